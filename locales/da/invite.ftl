# The invitation over a table that others can come to

invite-title = Luk andre ind
# $code: letters and digits to type
invite-code = Kode: { $code }
