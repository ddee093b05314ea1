# The invitation over a table that others can come to

invite-title = Uzaicināt citus
# $code: letters and digits to type
invite-code = Kods: { $code }
