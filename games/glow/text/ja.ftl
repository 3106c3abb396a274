# グロウ（日本語）。キーのドットはここではハイフンで書きます。

glow-name = グロウ
glow-opponent = トム

## オプション

glow-option-board = 旅ボード
glow-option-board-province = 影の領域
glow-option-board-archipelago = 闇の群島
glow-option-board-random = ランダム
glow-option-adventurers = 冒険者
glow-option-adventurers-choose = 各自で選ぶ
glow-option-adventurers-random = ランダム
glow-option-difficulty = 難易度
glow-option-difficulty-ember = 残り火：トムは0点から
glow-option-difficulty-standard = 標準（公式）：トムは10点から
glow-option-difficulty-hard = 宵闇：トムは20点から
glow-option-difficulty-eclipse = 皆既：トムは30点から
glow-option-start = 開始時の光のカケラ
glow-option-start-official = ルールブックどおり
glow-option-start-even = 公平：手番による有利・不利を光のカケラで補う
glow-option-adventurer = 冒険者
glow-option-adventurer-braccio = { glow-adventurer-braccio }
glow-option-adventurer-taetyss = { glow-adventurer-taetyss }
glow-option-adventurer-eoles = { glow-adventurer-eoles }
glow-option-adventurer-pocana = { glow-adventurer-pocana }
glow-option-adventurer-moloch = { glow-adventurer-moloch }
glow-option-adventurer-noctiluca = { glow-adventurer-noctiluca }
glow-option-adventurer-orium = { glow-adventurer-orium }
glow-option-tom = トム用ダイスとトムの色
glow-option-tom-lot = トム用ダイスと色はランダム
glow-option-tom-choose = トム用ダイスと色を自分で選ぶ
glow-option-tom_dice = トム用ダイス
glow-option-tom_dice-fire_water = トム用ダイス：{ glow-colour-fire }と{ glow-colour-water }
glow-option-tom_dice-fire_mineral = トム用ダイス：{ glow-colour-fire }と{ glow-colour-mineral }
glow-option-tom_dice-fire_air = トム用ダイス：{ glow-colour-fire }と{ glow-colour-air }
glow-option-tom_dice-fire_nature = トム用ダイス：{ glow-colour-fire }と{ glow-colour-nature }
glow-option-tom_dice-fire_purple = トム用ダイス：{ glow-colour-fire }と{ glow-colour-purple }
glow-option-tom_dice-fire_yellow = トム用ダイス：{ glow-colour-fire }と{ glow-colour-yellow }
glow-option-tom_dice-water_mineral = トム用ダイス：{ glow-colour-water }と{ glow-colour-mineral }
glow-option-tom_dice-water_air = トム用ダイス：{ glow-colour-water }と{ glow-colour-air }
glow-option-tom_dice-water_nature = トム用ダイス：{ glow-colour-water }と{ glow-colour-nature }
glow-option-tom_dice-water_purple = トム用ダイス：{ glow-colour-water }と{ glow-colour-purple }
glow-option-tom_dice-water_yellow = トム用ダイス：{ glow-colour-water }と{ glow-colour-yellow }
glow-option-tom_dice-mineral_air = トム用ダイス：{ glow-colour-mineral }と{ glow-colour-air }
glow-option-tom_dice-mineral_nature = トム用ダイス：{ glow-colour-mineral }と{ glow-colour-nature }
glow-option-tom_dice-mineral_purple = トム用ダイス：{ glow-colour-mineral }と{ glow-colour-purple }
glow-option-tom_dice-mineral_yellow = トム用ダイス：{ glow-colour-mineral }と{ glow-colour-yellow }
glow-option-tom_dice-air_nature = トム用ダイス：{ glow-colour-air }と{ glow-colour-nature }
glow-option-tom_dice-air_purple = トム用ダイス：{ glow-colour-air }と{ glow-colour-purple }
glow-option-tom_dice-air_yellow = トム用ダイス：{ glow-colour-air }と{ glow-colour-yellow }
glow-option-tom_dice-nature_purple = トム用ダイス：{ glow-colour-nature }と{ glow-colour-purple }
glow-option-tom_dice-nature_yellow = トム用ダイス：{ glow-colour-nature }と{ glow-colour-yellow }

## フェイズ

glow-phase-setup = 準備
glow-phase-early_morning = 早朝
glow-phase-late_morning = 午前
glow-phase-noon = 真昼
glow-phase-afternoon = 午後
glow-phase-waiting = 順番待ち
glow-phase-recruited = 仲間を獲得済み
glow-phase-done = このラウンドは終了
glow-phase-over = 旅の終わり

## 質問

glow-ask-ChooseAdventurer = どの冒険者でプレイしますか？
glow-ask-ChooseTomDice = トム用ダイスの2色と、そのうちトムの色にする1色を選んでください。
glow-ask-Recruit = 早朝：どの仲間を迎えますか？
glow-ask-MoveBlackDie = カールがいるので黒いダイスは受け取りません。どのスペースへ移しますか？
glow-ask-ChooseReserveDie = スケタルが連れてくるダイス（大）を予備プールから選んでください。
glow-ask-DismissCompanion = あなたがスタートプレイヤーです。墓所へ送る仲間を選んでください。
glow-ask-TomBoat = トムの船の動きは、あなたが選びます。どの船をどこへ進めますか？
glow-ask-RerollDice = 午前：ダイスをリロールしますか、このままにしますか？
glow-ask-Revive = クロマウグが去ります。墓所から復活させる仲間を選んでください。
glow-ask-Resolve = 真昼：次に発動するカードを選んでください（すべて必ず発動します）。
glow-ask-ReturnDie = スケタルが去りました。予備プールへ戻すダイスを選んでください。
glow-ask-Travel = 午後：どこへ旅をしますか？
glow-ask-Sail = 午後：どの船を進めますか？
glow-ask-DiscardForSkull = ドクロです！ 手放す仲間か呪文トークンを選んでください。

## 答え

glow-do-ChooseAdventurer = { $adventurer }
glow-do-ChooseTomDice = { $dice }・トムの色：{ $colour }
glow-do-Recruit = { $space }のスペースの仲間を迎える
glow-do-MoveBlackDie = { $space }のスペースへ移す
glow-do-ChooseReserveDie = { $colour }のダイス（大）
glow-do-DismissCompanion = { $space }のスペースの仲間を墓所へ送る
glow-do-TomBoat = トムの船：{ $origin }から{ $space }へ
glow-do-Reroll = { $dice }をリロールする（{ $source }）
glow-do-SetDie = { $die }を{ $symbol }の目にする（{ $pay }）
glow-do-KeepDice = このままにする
glow-do-Revive = { $companion }
glow-do-ReviveNobody = 復活させない
glow-do-Resolve = { $card }
glow-do-ResolveAll = すべて発動する（おすすめの順）
glow-do-ReturnDie = { $die }
glow-do-Move = { $space }へ進む
glow-do-PlaceCamp = キャンプを置く
glow-do-EndTravel = 旅を終える
glow-do-Sail = { $origin }から{ $space }へ
glow-do-Stay = 船を動かさない
glow-do-DiscardForSkull = { $card }

## 出来事

glow-event-AdventurerChosen = { $who }の冒険者は{ $adventurer }です。
glow-event-TomDiceChosen = トムがライバルです。トムより多くの光のカケラを集めて終えれば勝ちです。トム用ダイスは{ $dice }、トムの色は{ $colour }です。
glow-event-RoundBegan = 第{ $round }ラウンドが始まりました。
glow-event-CompanionsDealt = 出会いトラックの新しい仲間：{ $companions }。
glow-event-SpellTurnedUp = { $who }の呪文トークンが表になりました：{ $spell }
glow-event-Recruited = { $who }は「{ $space }」の{ $companion }を迎えました{ $dice ->
    [0] { $footprints ->
        [0] 。
       *[other] （足跡{ $footprints }個）。
    }
   *[other] （ダイス（小）{ $dice }個{ $footprints ->
        [0] {""}
       *[other] 、足跡{ $footprints }個
    }）。
}
glow-event-DieGained = { $who }の{ $companion }が{ $die }を連れてきました。
glow-event-BlackDieEntered = 黒いダイスを振り、出会いトラックの「{ $space }」に置きました。
glow-event-BlackDieMoved = { $who }は黒いダイスを「{ $space }」へ移しました。
glow-event-CompanionDismissed = { $who }は{ $companion }を墓所へ送りました。
glow-event-LeftBehind = 残った仲間は墓所へ送られました：{ $companions }
glow-event-TomTileTaken = トム用タイル：パーティー・トークンは{ $steps ->
    [0] { $party }のまま
   *[other] { $steps }スペース進んで{ $party }へ
}。光のカケラを{ $party }{ $bonus ->
    [0] {""}
   *[other] ＋{ $bonus }
}個得て、合計{ $light }個です。
glow-event-TomCampMoved = トムのキャンプが{ $space }へ移りました。
glow-event-TomBoatSailed = トムの船が{ $origin }から{ $space }へ進みました。
glow-event-TilesShuffled = トム用タイルをシャッフルしました。これからの仲間はデッキBから現れます。
glow-event-LastRoundCame = トム用タイルが尽きました。これが最終ラウンドです。
glow-event-TomDieRolled = トムの{ $die }の出目：{ $symbol }
glow-event-DiceRolled = { $who }の出目：{ $symbols }
glow-event-DiceRerolled = { $who }は{ $dice }をリロールしました（{ $source }）：{ $symbols }
glow-event-DieSet = { $who }はリロール3回分で{ $die }を{ $symbol }の目にしました。
glow-event-DiceKept = { $who }はダイスをそのままにしました。
glow-event-Revived = { $who }は墓所から{ $companion }を復活させました。
glow-event-NobodyRevived = { $who }は誰も復活させませんでした。
glow-event-SpecialsCounted = { $who }の特殊シンボル：{ $gains }
glow-event-Triggered = { $who }の{ $card }が{ $times ->
    [1] {""}
   *[other] { $times }回
}発動{ $has_gains ->
    [yes] ：{ $gains }
   *[no] 。
}
glow-event-CompanionLeft = { $who }の{ $companion }は墓所へ去りました。
glow-event-SpellGivenUp = { $who }は呪文トークン（{ $spell }）を手放しました。
glow-event-DieReturned = { $who }の{ $die }は夕方に予備プールへ戻ります。
glow-event-SpellsCast = { $who }はほかの全員に呪文をかけました。呪文トークンは夕方に届きます。
glow-event-SpellReceived = { $who }に裏向きの呪文トークンが届きました。
glow-event-Moved = { $who }は{ $space }へ進みました{ $footprints ->
    [0] 。
   *[other] （足跡{ $footprints }個）。
}
glow-event-Gained = { $who }の道中：{ $gains }
glow-event-CampPlaced = { $who }は{ $space }にキャンプを置きました。
glow-event-TravelEnded = { $who }はこのラウンドの旅を終えました。
glow-event-Sailed = { $who }の船が{ $origin }から{ $space }へ進みました{ $footprints ->
    [0] 。
   *[other] （足跡{ $footprints }個）。
}
glow-event-Stayed = { $who }は船を動かしませんでした。
glow-event-EveningCame = 第{ $round }ラウンドの夕方：ダイス（小）が出会いトラックに戻りました。
glow-event-TomPushedOn = トムは足跡{ $footprints }個を払い、キャンプを{ $space }へ進めました。

## 得点

glow-score-light = 光のカケラ
glow-score-cards = 冒険者と仲間
glow-score-journey = 旅
glow-score-fireflies = ホタル
glow-score-footprints = 足跡
glow-score-total = 合計

## ボード、エレメント、シンボル、色

glow-board-province = 影の領域
glow-board-archipelago = 闇の群島
glow-element-fire = 火
glow-element-water = 水
glow-element-mineral = 岩
glow-element-air = 雲
glow-element-nature = 木
glow-symbol-fire = { glow-element-fire }
glow-symbol-water = { glow-element-water }
glow-symbol-mineral = { glow-element-mineral }
glow-symbol-air = { glow-element-air }
glow-symbol-nature = { glow-element-nature }
glow-symbol-footprints2 = 足跡2
glow-symbol-light3 = 光3
glow-symbol-minus2 = 光−2
glow-symbols-fire = { glow-symbol-fire }
glow-symbols-water = { glow-symbol-water }
glow-symbols-mineral = { glow-symbol-mineral }
glow-symbols-air = { glow-symbol-air }
glow-symbols-nature = { glow-symbol-nature }
glow-symbols-footprints2 = { glow-symbol-footprints2 }
glow-symbols-light3 = { glow-symbol-light3 }
glow-symbols-minus2 = { glow-symbol-minus2 }
glow-colour-fire = 赤
glow-colour-water = 青
glow-colour-mineral = 橙
glow-colour-air = 水色
glow-colour-nature = 緑
glow-colour-purple = 紫
glow-colour-yellow = 黄
glow-colour-black = 黒
glow-source-companion = 仲間のリロール
glow-source-token = リロール・トークン
glow-source-score = 光のカケラ
glow-pay-companion = { glow-source-companion }
glow-pay-token = { glow-source-token }
glow-pay-score = { glow-source-score }

## 冒険者

glow-adventurer-braccio = ブラッチョ
glow-adventurer-taetyss = タエティス
glow-adventurer-eoles = エオレス
glow-adventurer-pocana = ポキャナ
glow-adventurer-moloch = モロク
glow-adventurer-noctiluca = ノクティルカ
glow-adventurer-orium = オリウム

## 仲間

glow-companion-a01_likyar = リキャル
glow-companion-a02_thoape = トアペ
glow-companion-a03_torke = トルケ
glow-companion-a04_tamnuca = タムヌカ
glow-companion-a05_ladawa = ラダワ
glow-companion-a06_mindaroo = ミンダルー
glow-companion-a07_mindaroo = ミンダルー
glow-companion-a08_donillilu = ドニリル
glow-companion-a09_oshra = オシュラ
glow-companion-a10_xargok = ザルゴク
glow-companion-a11_briki = ブリキ
glow-companion-a12_briki = ブリキ
glow-companion-a13_sketal = スケタル
glow-companion-a14_sketal = スケタル
glow-companion-a15_sketal = スケタル
glow-companion-a16_sketal = スケタル
glow-companion-a17_sketal = スケタル
glow-companion-a18_lumipili = ルミピリ
glow-companion-a19_snarexe = スナレクス
glow-companion-a20_kaar = カール
glow-companion-a21_hymoros = ヒュモロス
glow-companion-a22_dvol = ドヴォル
glow-companion-a23_okans = オカンス
glow-companion-b01_brikix = ブリキクス
glow-companion-b02_zzibelu = ジベル
glow-companion-b03_torke = トルケ
glow-companion-b04_torkos = トルコス
glow-companion-b05_wapoki = ワポキ
glow-companion-b06_tamnuca = タムヌカ
glow-companion-b07_zellyf = ゼリフ
glow-companion-b08_zellyf = ゼリフ
glow-companion-b09_biraii = ビライ
glow-companion-b10_biraii = ビライ
glow-companion-b11_dvol = ドヴォル
glow-companion-b12_dvol = ドヴォル
glow-companion-b13_okanios = オカニオス
glow-companion-b14_gluach = グルアク
glow-companion-b15_drel = ドレル
glow-companion-b16_oshra = オシュラ
glow-companion-b17_drel = ドレル
glow-companion-b18_cromaug = クロマウグ
glow-companion-b19_kapaoro = カパオロ
glow-companion-b20_kapao = カパオ
glow-companion-b21_sketal = スケタル
glow-companion-b22_lumipili = ルミピリ
glow-companion-b23_kapao = カパオ
glow-companions-a01_likyar = { glow-companion-a01_likyar }
glow-companions-a02_thoape = { glow-companion-a02_thoape }
glow-companions-a03_torke = { glow-companion-a03_torke }
glow-companions-a04_tamnuca = { glow-companion-a04_tamnuca }
glow-companions-a05_ladawa = { glow-companion-a05_ladawa }
glow-companions-a06_mindaroo = { glow-companion-a06_mindaroo }
glow-companions-a07_mindaroo = { glow-companion-a07_mindaroo }
glow-companions-a08_donillilu = { glow-companion-a08_donillilu }
glow-companions-a09_oshra = { glow-companion-a09_oshra }
glow-companions-a10_xargok = { glow-companion-a10_xargok }
glow-companions-a11_briki = { glow-companion-a11_briki }
glow-companions-a12_briki = { glow-companion-a12_briki }
glow-companions-a13_sketal = { glow-companion-a13_sketal }
glow-companions-a14_sketal = { glow-companion-a14_sketal }
glow-companions-a15_sketal = { glow-companion-a15_sketal }
glow-companions-a16_sketal = { glow-companion-a16_sketal }
glow-companions-a17_sketal = { glow-companion-a17_sketal }
glow-companions-a18_lumipili = { glow-companion-a18_lumipili }
glow-companions-a19_snarexe = { glow-companion-a19_snarexe }
glow-companions-a20_kaar = { glow-companion-a20_kaar }
glow-companions-a21_hymoros = { glow-companion-a21_hymoros }
glow-companions-a22_dvol = { glow-companion-a22_dvol }
glow-companions-a23_okans = { glow-companion-a23_okans }
glow-companions-b01_brikix = { glow-companion-b01_brikix }
glow-companions-b02_zzibelu = { glow-companion-b02_zzibelu }
glow-companions-b03_torke = { glow-companion-b03_torke }
glow-companions-b04_torkos = { glow-companion-b04_torkos }
glow-companions-b05_wapoki = { glow-companion-b05_wapoki }
glow-companions-b06_tamnuca = { glow-companion-b06_tamnuca }
glow-companions-b07_zellyf = { glow-companion-b07_zellyf }
glow-companions-b08_zellyf = { glow-companion-b08_zellyf }
glow-companions-b09_biraii = { glow-companion-b09_biraii }
glow-companions-b10_biraii = { glow-companion-b10_biraii }
glow-companions-b11_dvol = { glow-companion-b11_dvol }
glow-companions-b12_dvol = { glow-companion-b12_dvol }
glow-companions-b13_okanios = { glow-companion-b13_okanios }
glow-companions-b14_gluach = { glow-companion-b14_gluach }
glow-companions-b15_drel = { glow-companion-b15_drel }
glow-companions-b16_oshra = { glow-companion-b16_oshra }
glow-companions-b17_drel = { glow-companion-b17_drel }
glow-companions-b18_cromaug = { glow-companion-b18_cromaug }
glow-companions-b19_kapaoro = { glow-companion-b19_kapaoro }
glow-companions-b20_kapao = { glow-companion-b20_kapao }
glow-companions-b21_sketal = { glow-companion-b21_sketal }
glow-companions-b22_lumipili = { glow-companion-b22_lumipili }
glow-companions-b23_kapao = { glow-companion-b23_kapao }

## 呪文

glow-spell-spell_nature = 木の呪文
glow-spell-spell_water = 水の呪文
glow-spell-spell_air = 雲の呪文
glow-spell-spell_fire = 火の呪文
glow-spell-spell_mineral = 岩の呪文
glow-spell-spell_same_1 = 同じ目の呪文
glow-spell-spell_same_2 = 同じ目の呪文

## 発動するもの

glow-card-braccio = { glow-adventurer-braccio }
glow-card-taetyss = { glow-adventurer-taetyss }
glow-card-eoles = { glow-adventurer-eoles }
glow-card-pocana = { glow-adventurer-pocana }
glow-card-moloch = { glow-adventurer-moloch }
glow-card-noctiluca = { glow-adventurer-noctiluca }
glow-card-orium = { glow-adventurer-orium }
glow-card-a01_likyar = { glow-companion-a01_likyar }
glow-card-a02_thoape = { glow-companion-a02_thoape }
glow-card-a03_torke = { glow-companion-a03_torke }
glow-card-a04_tamnuca = { glow-companion-a04_tamnuca }
glow-card-a05_ladawa = { glow-companion-a05_ladawa }
glow-card-a06_mindaroo = { glow-companion-a06_mindaroo }
glow-card-a07_mindaroo = { glow-companion-a07_mindaroo }
glow-card-a08_donillilu = { glow-companion-a08_donillilu }
glow-card-a09_oshra = { glow-companion-a09_oshra }
glow-card-a10_xargok = { glow-companion-a10_xargok }
glow-card-a11_briki = { glow-companion-a11_briki }
glow-card-a12_briki = { glow-companion-a12_briki }
glow-card-a13_sketal = { glow-companion-a13_sketal }
glow-card-a14_sketal = { glow-companion-a14_sketal }
glow-card-a15_sketal = { glow-companion-a15_sketal }
glow-card-a16_sketal = { glow-companion-a16_sketal }
glow-card-a17_sketal = { glow-companion-a17_sketal }
glow-card-a18_lumipili = { glow-companion-a18_lumipili }
glow-card-a19_snarexe = { glow-companion-a19_snarexe }
glow-card-a20_kaar = { glow-companion-a20_kaar }
glow-card-a21_hymoros = { glow-companion-a21_hymoros }
glow-card-a22_dvol = { glow-companion-a22_dvol }
glow-card-a23_okans = { glow-companion-a23_okans }
glow-card-b01_brikix = { glow-companion-b01_brikix }
glow-card-b02_zzibelu = { glow-companion-b02_zzibelu }
glow-card-b03_torke = { glow-companion-b03_torke }
glow-card-b04_torkos = { glow-companion-b04_torkos }
glow-card-b05_wapoki = { glow-companion-b05_wapoki }
glow-card-b06_tamnuca = { glow-companion-b06_tamnuca }
glow-card-b07_zellyf = { glow-companion-b07_zellyf }
glow-card-b08_zellyf = { glow-companion-b08_zellyf }
glow-card-b09_biraii = { glow-companion-b09_biraii }
glow-card-b10_biraii = { glow-companion-b10_biraii }
glow-card-b11_dvol = { glow-companion-b11_dvol }
glow-card-b12_dvol = { glow-companion-b12_dvol }
glow-card-b13_okanios = { glow-companion-b13_okanios }
glow-card-b14_gluach = { glow-companion-b14_gluach }
glow-card-b15_drel = { glow-companion-b15_drel }
glow-card-b16_oshra = { glow-companion-b16_oshra }
glow-card-b17_drel = { glow-companion-b17_drel }
glow-card-b18_cromaug = { glow-companion-b18_cromaug }
glow-card-b19_kapaoro = { glow-companion-b19_kapaoro }
glow-card-b20_kapao = { glow-companion-b20_kapao }
glow-card-b21_sketal = { glow-companion-b21_sketal }
glow-card-b22_lumipili = { glow-companion-b22_lumipili }
glow-card-b23_kapao = { glow-companion-b23_kapao }
glow-card-spell_nature = { glow-spell-spell_nature }
glow-card-spell_water = { glow-spell-spell_water }
glow-card-spell_air = { glow-spell-spell_air }
glow-card-spell_fire = { glow-spell-spell_fire }
glow-card-spell_mineral = { glow-spell-spell_mineral }
glow-card-spell_same_1 = { glow-spell-spell_same_1 }
glow-card-spell_same_2 = { glow-spell-spell_same_2 }

## ダイス

glow-die-l_fire_1 = ダイス（大）赤1
glow-die-l_fire_2 = ダイス（大）赤2
glow-die-l_fire_3 = ダイス（大）赤3
glow-die-l_fire_4 = ダイス（大）赤4
glow-die-l_water_1 = ダイス（大）青1
glow-die-l_water_2 = ダイス（大）青2
glow-die-l_water_3 = ダイス（大）青3
glow-die-l_mineral_1 = ダイス（大）橙1
glow-die-l_mineral_2 = ダイス（大）橙2
glow-die-l_mineral_3 = ダイス（大）橙3
glow-die-l_air_1 = ダイス（大）水色1
glow-die-l_air_2 = ダイス（大）水色2
glow-die-l_air_3 = ダイス（大）水色3
glow-die-l_nature_1 = ダイス（大）緑1
glow-die-l_nature_2 = ダイス（大）緑2
glow-die-l_nature_3 = ダイス（大）緑3
glow-die-l_purple_1 = ダイス（大）紫1
glow-die-l_purple_2 = ダイス（大）紫2
glow-die-l_yellow_1 = ダイス（大）黄1
glow-die-l_yellow_2 = ダイス（大）黄2
glow-die-s_fire_1 = ダイス（小）赤1
glow-die-s_water_1 = ダイス（小）青1
glow-die-s_water_2 = ダイス（小）青2
glow-die-s_mineral_1 = ダイス（小）橙1
glow-die-s_air_1 = ダイス（小）水色1
glow-die-s_air_2 = ダイス（小）水色2
glow-die-s_nature_1 = ダイス（小）緑1
glow-die-s_nature_2 = ダイス（小）緑2
glow-die-s_purple_1 = ダイス（小）紫1
glow-die-s_black_1 = ダイス（小）黒1
glow-dice-l_fire_1 = { glow-die-l_fire_1 }
glow-dice-l_fire_2 = { glow-die-l_fire_2 }
glow-dice-l_fire_3 = { glow-die-l_fire_3 }
glow-dice-l_fire_4 = { glow-die-l_fire_4 }
glow-dice-l_water_1 = { glow-die-l_water_1 }
glow-dice-l_water_2 = { glow-die-l_water_2 }
glow-dice-l_water_3 = { glow-die-l_water_3 }
glow-dice-l_mineral_1 = { glow-die-l_mineral_1 }
glow-dice-l_mineral_2 = { glow-die-l_mineral_2 }
glow-dice-l_mineral_3 = { glow-die-l_mineral_3 }
glow-dice-l_air_1 = { glow-die-l_air_1 }
glow-dice-l_air_2 = { glow-die-l_air_2 }
glow-dice-l_air_3 = { glow-die-l_air_3 }
glow-dice-l_nature_1 = { glow-die-l_nature_1 }
glow-dice-l_nature_2 = { glow-die-l_nature_2 }
glow-dice-l_nature_3 = { glow-die-l_nature_3 }
glow-dice-l_purple_1 = { glow-die-l_purple_1 }
glow-dice-l_purple_2 = { glow-die-l_purple_2 }
glow-dice-l_yellow_1 = { glow-die-l_yellow_1 }
glow-dice-l_yellow_2 = { glow-die-l_yellow_2 }
glow-dice-s_fire_1 = { glow-die-s_fire_1 }
glow-dice-s_water_1 = { glow-die-s_water_1 }
glow-dice-s_water_2 = { glow-die-s_water_2 }
glow-dice-s_mineral_1 = { glow-die-s_mineral_1 }
glow-dice-s_air_1 = { glow-die-s_air_1 }
glow-dice-s_air_2 = { glow-die-s_air_2 }
glow-dice-s_nature_1 = { glow-die-s_nature_1 }
glow-dice-s_nature_2 = { glow-die-s_nature_2 }
glow-dice-s_purple_1 = { glow-die-s_purple_1 }
glow-dice-s_black_1 = { glow-die-s_black_1 }
glow-dice-fire = { glow-colour-fire }
glow-dice-water = { glow-colour-water }
glow-dice-mineral = { glow-colour-mineral }
glow-dice-air = { glow-colour-air }
glow-dice-nature = { glow-colour-nature }
glow-dice-purple = { glow-colour-purple }
glow-dice-yellow = { glow-colour-yellow }

## 場所：出会いトラック、影の領域、闇の群島

glow-space-fire = { glow-element-fire }
glow-space-water = { glow-element-water }
glow-space-mineral = { glow-element-mineral }
glow-space-air = { glow-element-air }
glow-space-nature = { glow-element-nature }
glow-space-start = スタート
glow-space-p01 = スペース1
glow-space-p02 = スペース2
glow-space-p03 = スペース3
glow-space-p04 = スペース4
glow-space-village_5 = 村5
glow-space-p06 = スペース6
glow-space-p07 = スペース7
glow-space-p08 = スペース8
glow-space-p09 = スペース9
glow-space-p10 = スペース10
glow-space-p11 = スペース11
glow-space-p12 = スペース12
glow-space-p13 = スペース13
glow-space-village_20 = 村20
glow-space-p15 = スペース15
glow-space-p16 = スペース16
glow-space-village_12 = 村12
glow-space-p18 = スペース18
glow-space-p19 = スペース19
glow-space-p20 = スペース20
glow-space-p21 = スペース21
glow-space-p22 = スペース22
glow-space-p23 = スペース23
glow-space-p24 = スペース24
glow-space-p25 = スペース25
glow-space-p26 = スペース26
glow-space-p27 = スペース27
glow-space-p28 = スペース28
glow-space-p29 = スペース29
glow-space-p30 = スペース30
glow-space-p31 = スペース31
glow-space-p32 = スペース32
glow-space-village_8 = 村8
glow-space-p34 = スペース34
glow-space-p35 = スペース35
glow-space-p36 = スペース36
glow-space-p37 = スペース37
glow-space-village_10 = 村10
glow-space-p39 = スペース39
glow-space-p40 = スペース40
glow-space-p41 = スペース41
glow-space-p42 = スペース42
glow-space-village_15 = 村15
glow-space-p44 = スペース44
glow-space-p45 = スペース45
glow-space-p46 = スペース46
glow-space-p47 = スペース47
glow-space-p48 = スペース48
glow-space-p49 = スペース49
glow-space-p50 = スペース50
glow-space-p51 = スペース51
glow-space-p52 = スペース52
glow-space-p53 = スペース53
glow-space-p54 = スペース54
glow-space-p55 = スペース55
glow-space-p56 = スペース56
glow-space-p57 = スペース57
glow-space-p58 = スペース58
glow-space-village_3 = 村3
glow-space-p60 = スペース60
glow-space-center = 中央の島
glow-space-isle_e = 島1
glow-space-isle_ne = 島2
glow-space-isle_se = 島3
glow-space-isle_far_se = 島4
glow-space-isle_s = 島5
glow-space-isle_sw = 島6
glow-space-isle_far_sw = 島7
glow-space-isle_w = 島8
glow-space-isle_far_nw = 島9
glow-space-isle_n = 島10
glow-space-isle_far_n = 島11
glow-origin-center = { glow-space-center }
glow-origin-isle_e = { glow-space-isle_e }
glow-origin-isle_ne = { glow-space-isle_ne }
glow-origin-isle_se = { glow-space-isle_se }
glow-origin-isle_far_se = { glow-space-isle_far_se }
glow-origin-isle_s = { glow-space-isle_s }
glow-origin-isle_sw = { glow-space-isle_sw }
glow-origin-isle_far_sw = { glow-space-isle_far_sw }
glow-origin-isle_w = { glow-space-isle_w }
glow-origin-isle_far_nw = { glow-space-isle_far_nw }
glow-origin-isle_n = { glow-space-isle_n }
glow-origin-isle_far_n = { glow-space-isle_far_n }

## トム用タイル

glow-tile-tom_1 = タイル1
glow-tile-tom_2 = タイル2
glow-tile-tom_3 = タイル3
glow-tile-tom_4 = タイル4
glow-tile-tom_5 = タイル5
glow-tile-tom_6 = タイル6
glow-tile-tom_7 = タイル7
glow-tile-tom_8 = タイル8

## 難易度

glow-difficulty-ember = 残り火
glow-difficulty-standard = 標準（公式）
glow-difficulty-hard = 宵闇
glow-difficulty-eclipse = 皆既
