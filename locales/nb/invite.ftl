# The invitation over a table that others can come to

invite-title = Inviter andre
# $code: letters and digits to type
invite-code = Kode: { $code }
