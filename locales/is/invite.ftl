# The invitation over a table that others can come to

invite-title = Bjóða öðrum
# $code: letters and digits to type
invite-code = Kóði: { $code }
