# Marks that a language sets in its own way

# Between a label and what it says; a space follows by itself. French sets a no-break space before it
colon = :
