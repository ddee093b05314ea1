# The invitation over a table that others can come to

invite-title = Let others in
# $code: letters and digits to type
invite-code = Code: { $code }
