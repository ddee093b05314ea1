# The invitation over a table that others can come to

invite-title = Anderen uitnodigen
# $code: letters and digits to type
invite-code = Code: { $code }
