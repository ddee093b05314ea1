# The invitation over a table that others can come to

invite-title = Запросити інших
# $code: letters and digits to type
invite-code = Код: { $code }
