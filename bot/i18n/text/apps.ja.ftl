## 人やメッセージの「アプリ」メニュー

bot-menu-profile = プロフィール
bot-menu-duel = 決闘を申し込む
bot-menu-proof = この結果を検証
bot-menu-table = この卓を表示

bot-challenge-which = ゲーム

bot-proof-holds = ✅ たった今、記録からこの対戦をもう一度再現しました。全{ $moves }手がルールどおりで、同じ結果になり、シードも指紋と一致します。
bot-proof-fails = ⚠️ この結果は検証できません。記録の手順が結果と一致しません。
bot-proof-rules = ⚠️ この結果はもう検証できません。対戦が始まったあとにルールが変わりました。すべての手は棋譜に残っています。
bot-proof-secret = 数字は、ここに公開されたもののほかは、挑戦が終わるまで表示されません。
bot-proof-listed = 🔏 この挑戦の結果は、どれも順位に入る前に記録から再現して検証しています。挑戦が終わると下にシードが表示され、「ベストプレイ」で最高の結果を1手ずつ見られます。

bot-refuse-nothing_behind = このボットのメッセージではないか、もう卓がありません。自分の卓は{ COMMAND("games") }で見られます。
bot-refuse-no_result = 検証できる結果がありません。最後まで遊んだ対戦か、順位に入った挑戦だけが検証できます。
