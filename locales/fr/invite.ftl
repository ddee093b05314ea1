# The invitation over a table that others can come to

invite-title = Inviter les autres
# $code: letters and digits to type
invite-code = Code : { $code }
