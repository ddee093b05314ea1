# The invitation over a table that others can come to

invite-title = Andere einladen
# $code: letters and digits to type
invite-code = Code: { $code }
