# The invitation over a table that others can come to

invite-title = Invita altri
# $code: letters and digits to type
invite-code = Codice: { $code }
