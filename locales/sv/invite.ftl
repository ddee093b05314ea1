# The invitation over a table that others can come to

invite-title = Bjud in andra
# $code: letters and digits to type
invite-code = Kod: { $code }
