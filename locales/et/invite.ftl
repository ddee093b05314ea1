# The invitation over a table that others can come to

invite-title = Kutsu teised mängu
# $code: letters and digits to type
invite-code = Kood: { $code }
