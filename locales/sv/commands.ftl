help-log-file = Spelloggen; ”-” läser den från standard in
