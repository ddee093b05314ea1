own-rules = Власні правила
own-rules-hint = Встав сюди файл правил. Він замінить гру, вибрану вище.
own-rules-file = Вибрати файл
own-rules-wrong = Ці правила використати не можна. { $reason }
