# The invitation over a table that others can come to

invite-title = Pakviesti kitus
# $code: letters and digits to type
invite-code = Kodas: { $code }
