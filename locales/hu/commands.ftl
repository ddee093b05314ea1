help-log-file = A jegyzőkönyv; a „-” a szabványos bemenetről olvassa
