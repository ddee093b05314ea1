# The invitation over a table that others can come to

invite-title = Kutsu muut mukaan
# $code: letters and digits to type
invite-code = Koodi: { $code }
