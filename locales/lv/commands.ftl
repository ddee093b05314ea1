help-log-file = Protokols; “-” lasa to no standarta ievades
