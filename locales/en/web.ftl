# The web pages.

# Two players of the same name are told apart by their seats
web-twin = { $name } ({ $seat })
