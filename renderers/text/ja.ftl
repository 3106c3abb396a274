# すべてのゲームの絵と文章版で使う言葉。キーのドットはここではハイフンで書きます。

picture-seat = プレイヤー{ $number }
picture-comma = 、
picture-stop = 。
picture-with = { $thing }（{ $more }）
picture-labelled = { $thing }：{ $text }
picture-span = { $low }～{ $high }
picture-none = なし
