# Words of all games inside pictures and in their text versions. Keys with dots are written with dashes here.

picture-seat = Player { $number }
picture-comma = {", "}
picture-stop = .
picture-with = { $thing } ({ $more })
picture-labelled = { $thing }: { $text }
picture-span = { $low }–{ $high }
picture-none = none
