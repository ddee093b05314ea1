# The invitation over a table that others can come to

invite-title = Zaproś innych
# $code: letters and digits to type
invite-code = Kod: { $code }
