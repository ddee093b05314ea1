own-rules = Свои правила
own-rules-hint = Вставь сюда файл правил. Он заменит игру, выбранную выше.
own-rules-file = Выбрать файл
own-rules-wrong = Эти правила использовать нельзя. { $reason }
