# Marks that a language sets in its own way

colon = :
