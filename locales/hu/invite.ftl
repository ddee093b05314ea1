# The invitation over a table that others can come to

invite-title = Mások meghívása
# $code: letters and digits to type
invite-code = Kód: { $code }
