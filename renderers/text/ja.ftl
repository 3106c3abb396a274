# Words inside pictures and their text versions.

picture-seat = プレイヤー{ $number }

picture-glow-title = グロウ
picture-glow-province = 影の領域
picture-glow-archipelago = 闇の群島
picture-glow-round = 第{ $round }ラウンド / 8 · { $phase }
picture-glow-over = 旅の終わり
picture-glow-tom = トム
picture-glow-last = 最新
picture-glow-several = { $count }人が行動中
picture-glow-until_b = →B
picture-glow-until_end = →終了
picture-glow-phase_setup = 準備
picture-glow-phase_early_morning = 早朝
picture-glow-phase_late_morning = 午前
picture-glow-phase_noon = 真昼
picture-glow-phase_afternoon = 午後
picture-glow-phase_evening = 夕方
picture-glow-verb_acts = 行動中
picture-glow-verb_adventurer = 冒険者を選択
picture-glow-verb_tom_dice = トムのダイスを選択
picture-glow-verb_recruit = 仲間を選択
picture-glow-verb_move_black = 黒ダイスを移動
picture-glow-verb_reserve = 予備ダイスを選択
picture-glow-verb_dismiss = 仲間を墓所へ
picture-glow-verb_tom_boat = トムの船を移動
picture-glow-verb_reroll = リロール
picture-glow-verb_revive = 仲間を復活
picture-glow-verb_resolve = 効果を解決
picture-glow-verb_return_die = ダイスを返却
picture-glow-verb_skull = 手放す仲間を選択
picture-glow-verb_travel = 旅をする
picture-glow-verb_sail = 航海する
