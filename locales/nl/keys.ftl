key-other-column = Een andere kolom
