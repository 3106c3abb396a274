# ホシツクリの言葉。キーの点はここではダッシュで書きます。

hoshitsukuri-name = ホシツクリ
hoshitsukuri-opponent = 目標

## 設定

hoshitsukuri-option-celestials = 天体カード
hoshitsukuri-option-celestials-first_game = 初めてのゲーム
hoshitsukuri-option-celestials-cataclysm = 天変地異
hoshitsukuri-option-celestials-colourful_galaxy = 色とりどりの銀河
hoshitsukuri-option-celestials-recorded_game = 公開されている対戦の8種類
hoshitsukuri-option-celestials-random = ランダム
hoshitsukuri-option-celestials-custom = 1番手が選ぶ
hoshitsukuri-option-target = 目標
hoshitsukuri-option-target-easy = やさしい：18点
hoshitsukuri-option-target-normal = ふつう：24点
hoshitsukuri-option-target-hard = むずかしい：30点
hoshitsukuri-option-target-expert = 達人：36点
hoshitsukuri-option-target-legend = 伝説：42点
hoshitsukuri-advice = { $missing }のカードが1種類もないため、3色プレイができません。説明書では、赤・青・緑をそれぞれ1種類以上入れることをすすめています。

## フェイズ

hoshitsukuri-phase-setup = 天体カードを選択
hoshitsukuri-phase-strikes = 隕石に対応
hoshitsukuri-phase-card_play = カードをプレイ
hoshitsukuri-phase-generation = カードを生成
hoshitsukuri-phase-turn_end = 手番終了
hoshitsukuri-phase-over = 銀河の完成

## 問い

hoshitsukuri-ask-ChooseCelestial = ゲームに入れる天体カードを選んでください（赤・青・緑を1種類以上がおすすめです）。
hoshitsukuri-ask-MeteorDiscard = 隕石が落ちました。捨て札にするカードを選んでください。
hoshitsukuri-ask-PlayCards = どのカードをプレイしますか？
hoshitsukuri-ask-ResolveEffect = 次に実行するプレイ時効果を選んでください。
hoshitsukuri-ask-FlameTrash = 炎：廃棄するカードを選んでください。
hoshitsukuri-ask-LightningTrash = 雷：手札1枚を廃棄して、そのコスト+2以下のカードを獲得しますか？
hoshitsukuri-ask-LightningGain = 雷：手札に獲得するカードを選んでください。
hoshitsukuri-ask-FusionTrash = 核融合：廃棄するカードを選んでください（各色1枚まで）。
hoshitsukuri-ask-ForestAdd = 森林：無色カードをプレイに追加しますか？
hoshitsukuri-ask-MicrobeAdd = 微生物：生成（⟳）カードをプレイに追加しますか？
hoshitsukuri-ask-BlackHoleAdd = ブラックホール：生成（⟳）カードをプレイに追加しますか？
hoshitsukuri-ask-GrasslandGain = 草原：捨て札に獲得するカードを選んでください。
hoshitsukuri-ask-WaterDiscard = 水：カードを1枚捨てますか？
hoshitsukuri-ask-StormReturn = 嵐：前のプレイを捨て札に置きますか？
hoshitsukuri-ask-SpringKeep = 泉：山札の一番上のカードを手札に加えますか、捨て札に置きますか？
hoshitsukuri-ask-Generate = 生成するカードを選んでください。
hoshitsukuri-ask-DiscardDown = 手札が4枚になるように、捨て札に置くカードを選んでください。

## 答え

hoshitsukuri-do-ChooseCelestial = { $card }
hoshitsukuri-do-Play = { $cards }
hoshitsukuri-do-Resolve = { $card }
hoshitsukuri-do-ResolveAll = おすすめの順にすべて実行
hoshitsukuri-do-Trash = { $card }を廃棄
hoshitsukuri-do-Fuse = { $cards }を廃棄
hoshitsukuri-do-Gain = { $card }
hoshitsukuri-do-Add = { $cards }を追加
hoshitsukuri-do-Discard = { $cards }を捨てる
hoshitsukuri-do-TakeIntoHand = 手札に加える
hoshitsukuri-do-PutAway = 捨て札に置く
hoshitsukuri-do-BlowAway = { $play }番目のプレイ
hoshitsukuri-do-Decline = しない
hoshitsukuri-do-Generate = { $card }
hoshitsukuri-do-Pass = 生成しない
hoshitsukuri-kind-Trash = カードを廃棄する
hoshitsukuri-kind-Fuse = カードを廃棄する
hoshitsukuri-kind-Gain = カードを獲得する
hoshitsukuri-kind-Add = プレイに追加する
hoshitsukuri-kind-Discard = カードを捨てる
hoshitsukuri-kind-Resolve = 効果を1つ選ぶ
hoshitsukuri-kind-BlowAway = 前のプレイを捨てる
hoshitsukuri-kind-Generate = カードを生成する

## 出来事

hoshitsukuri-event-CelestialChosen = { $who }は{ $card }をゲームに入れました。
hoshitsukuri-event-CelestialsSet = 今回の天体カード：{ $cards }
hoshitsukuri-event-ColoursMissing = 天体カードに{ $missing }のカードがないため、3色プレイができません。
hoshitsukuri-event-TurnBegan = { $number }手番目：{ $who }の手番です（軌道{ $space }）。
hoshitsukuri-event-Played = { $who }は{ $cards }をプレイしました。
hoshitsukuri-event-OnlyPlay = プレイできるカードが{ $card }だけのため、自動でプレイします。
hoshitsukuri-event-NoEffect = { $who }は{ $card }の効果を使いませんでした。
hoshitsukuri-event-Added = { $who }は{ $cards }をプレイに追加しました。
hoshitsukuri-event-Revealed = { $who }は山札から{ $card }を表にしてプレイに追加しました。
hoshitsukuri-event-Trashed = { $who }は{ $cards }を廃棄しました。
hoshitsukuri-event-Fused = { $who }の核融合は★{ $fragments }になりました。
hoshitsukuri-event-GainedToHand = { $who }は{ $card }を手札に獲得しました。
hoshitsukuri-event-GainedToDiscard = { $who }は{ $card }を捨て札に獲得しました。
hoshitsukuri-event-Discarded = { $who }は{ $cards }を捨て札に置きました。
hoshitsukuri-event-Drew = { $who }はカードを{ $count }枚引きました。
hoshitsukuri-event-Drawn = 引いたカード：{ $cards }
hoshitsukuri-event-Shuffled = { $who }は捨て札{ $count }枚をシャッフルして山札にしました。
hoshitsukuri-event-LookedAt = 山札の一番上：{ $card }
hoshitsukuri-event-TakenIntoHand = { $who }は泉で見たカードを手札に加えました。
hoshitsukuri-event-PutOnDiscard = { $who }は泉で見た{ $card }を捨て札に置きました。
hoshitsukuri-event-BlownAway = { $who }は{ $play }番目のプレイの{ $card }を捨て札に置きました。
hoshitsukuri-event-Struck = { $who }の隕石：ほかの全員は{ $colours }の手札を1枚捨てます。
hoshitsukuri-event-HandShown = { $who }は捨てられるカードがないため、手札を見せました：{ $cards }
hoshitsukuri-event-StrikeWaits = { $who }は次の手番の初めに隕石に対応します。
hoshitsukuri-event-Moved = { $who }の軌道が{ $origin }から{ $space }へ進みました。
hoshitsukuri-event-Stayed = { $who }の軌道は{ $space }のままです。
hoshitsukuri-event-Pushed = { $who }の軌道が1進行して{ $space }になりました。
hoshitsukuri-event-Drifted = { $who }は進行も生成もしなかったため、独自ルールにより軌道が{ $space }へ流されました。
hoshitsukuri-event-LeftGalaxy = { $who }は{ $place }番目に銀河を通過しました。
hoshitsukuri-event-Generated = { $who }は{ $card }を生成しました（★{ $fragments }）。
hoshitsukuri-event-Passed = { $who }は生成をパスしました（★{ $fragments }）。

## 得点

hoshitsukuri-score-satellite = 衛星
hoshitsukuri-score-planet = 惑星
hoshitsukuri-score-sun = 恒星
hoshitsukuri-score-fruit_tree = 果物の木
hoshitsukuri-score-constellation = 星座
hoshitsukuri-score-target = 目標
hoshitsukuri-score-total = 合計
hoshitsukuri-rank-dust = 塵
hoshitsukuri-rank-stardust = 星屑
hoshitsukuri-rank-satellite = 衛星
hoshitsukuri-rank-planet = 惑星
hoshitsukuri-rank-sun = 恒星
hoshitsukuri-rank-constellation = 星座
hoshitsukuri-rank-galaxy = 銀河

## 色と彗星

hoshitsukuri-colour-red = 赤
hoshitsukuri-colour-green = 緑
hoshitsukuri-colour-blue = 青
hoshitsukuri-colour-colourless = 無色
hoshitsukuri-neither = { $some }と{ $last }
hoshitsukuri-either = { $some }または{ $last }
hoshitsukuri-colours-red = { hoshitsukuri-colour-red }
hoshitsukuri-colours-green = { hoshitsukuri-colour-green }
hoshitsukuri-colours-blue = { hoshitsukuri-colour-blue }
hoshitsukuri-missing-red = { hoshitsukuri-colour-red }
hoshitsukuri-missing-green = { hoshitsukuri-colour-green }
hoshitsukuri-missing-blue = { hoshitsukuri-colour-blue }
hoshitsukuri-comet-yellow = 黄
hoshitsukuri-comet-pink = 桃
hoshitsukuri-comet-purple = 紫
hoshitsukuri-comet-grey = 灰

## カード

hoshitsukuri-card-stardust = 星屑
hoshitsukuri-card-rock = 岩石
hoshitsukuri-card-satellite = 衛星
hoshitsukuri-card-planet = 惑星
hoshitsukuri-card-sun = 恒星
hoshitsukuri-card-nebula = 星雲
hoshitsukuri-card-protostar = 原始星
hoshitsukuri-card-flame = 炎
hoshitsukuri-card-lightning = 雷
hoshitsukuri-card-eruption = 噴火
hoshitsukuri-card-fusion = 核融合
hoshitsukuri-card-forest = 森林
hoshitsukuri-card-microbe = 微生物
hoshitsukuri-card-earth = 大地
hoshitsukuri-card-grassland = 草原
hoshitsukuri-card-fruit_tree = 果物の木
hoshitsukuri-card-water = 水
hoshitsukuri-card-ice = 氷
hoshitsukuri-card-crystal = 水晶
hoshitsukuri-card-storm = 嵐
hoshitsukuri-card-geyser = 間欠泉
hoshitsukuri-card-spring = 泉
hoshitsukuri-card-black_hole = ブラックホール
hoshitsukuri-card-meteorite = 隕石
hoshitsukuri-card-constellation = 星座
hoshitsukuri-cards-stardust = { hoshitsukuri-card-stardust }
hoshitsukuri-cards-rock = { hoshitsukuri-card-rock }
hoshitsukuri-cards-satellite = { hoshitsukuri-card-satellite }
hoshitsukuri-cards-planet = { hoshitsukuri-card-planet }
hoshitsukuri-cards-sun = { hoshitsukuri-card-sun }
hoshitsukuri-cards-nebula = { hoshitsukuri-card-nebula }
hoshitsukuri-cards-protostar = { hoshitsukuri-card-protostar }
hoshitsukuri-cards-flame = { hoshitsukuri-card-flame }
hoshitsukuri-cards-lightning = { hoshitsukuri-card-lightning }
hoshitsukuri-cards-eruption = { hoshitsukuri-card-eruption }
hoshitsukuri-cards-fusion = { hoshitsukuri-card-fusion }
hoshitsukuri-cards-forest = { hoshitsukuri-card-forest }
hoshitsukuri-cards-microbe = { hoshitsukuri-card-microbe }
hoshitsukuri-cards-earth = { hoshitsukuri-card-earth }
hoshitsukuri-cards-grassland = { hoshitsukuri-card-grassland }
hoshitsukuri-cards-fruit_tree = { hoshitsukuri-card-fruit_tree }
hoshitsukuri-cards-water = { hoshitsukuri-card-water }
hoshitsukuri-cards-ice = { hoshitsukuri-card-ice }
hoshitsukuri-cards-crystal = { hoshitsukuri-card-crystal }
hoshitsukuri-cards-storm = { hoshitsukuri-card-storm }
hoshitsukuri-cards-geyser = { hoshitsukuri-card-geyser }
hoshitsukuri-cards-spring = { hoshitsukuri-card-spring }
hoshitsukuri-cards-black_hole = { hoshitsukuri-card-black_hole }
hoshitsukuri-cards-meteorite = { hoshitsukuri-card-meteorite }
hoshitsukuri-cards-constellation = { hoshitsukuri-card-constellation }

## 効果：全文と小さなカード用

hoshitsukuri-text-flame = 手札1枚を廃棄する。
hoshitsukuri-text-lightning = 手札1枚を廃棄してもよい。廃棄したら、そのコスト+2以下のカード1枚を手札に獲得する。
hoshitsukuri-text-eruption = 手札をすべて捨て札に置く。
hoshitsukuri-text-fusion = 手札から赤・青・緑・無色を各1枚まで廃棄する。0/1/2/3/4枚で★は1/2/4/7/10。
hoshitsukuri-text-forest = 手札から、⟳のない無色カード1枚をこのプレイに追加してもよい。
hoshitsukuri-text-microbe = 手札から、⟳のあるカード1枚をこのプレイに追加してもよい（その⟳は無視する）。
hoshitsukuri-text-earth = 惑星を捨て札に獲得する。5枚以上のプレイなら、代わりに恒星を獲得し、このカードを廃棄する。
hoshitsukuri-text-grassland = コストがこのプレイの枚数+2以下の、草原以外のカード1枚を捨て札に獲得してもよい。
hoshitsukuri-text-water = 手札1枚を捨て札に置いてもよい。
hoshitsukuri-text-ice = このプレイでは軌道が進まない。
hoshitsukuri-text-crystal = 山札の一番上を表にして、このプレイに追加する（その⟳は無視する）。
hoshitsukuri-text-storm = この手番で先に行った1枚だけのプレイ1つを、捨て札に置いてもよい。
hoshitsukuri-text-geyser = カードを3枚引く。
hoshitsukuri-text-spring = 山札の一番上を見て、手札に加えるか捨て札に置く。
hoshitsukuri-text-black_hole = 手札から、⟳のあるカードを好きな枚数このプレイに追加してもよい（その⟳は無視する）。
hoshitsukuri-text-meteorite = ほかの全員は、あなたの場にある色の手札1枚を捨てて1枚引く。捨てられない人は手札を見せる。
hoshitsukuri-text-constellation = ゲーム終了時：持っている赤・青・緑の組1つにつき3点。
hoshitsukuri-short-flame = 手札1枚を廃棄
hoshitsukuri-short-ice = 軌道が進まない
hoshitsukuri-short-lightning = 1枚廃棄→コスト+2まで獲得
hoshitsukuri-short-crystal = 山札の上を追加（⟳無効）
hoshitsukuri-short-eruption = 手札をすべて捨てる
hoshitsukuri-short-storm = 前の1枚プレイを捨てる
hoshitsukuri-short-fusion = 廃棄0～4色 1/2/4/7/10★
hoshitsukuri-short-geyser = 3枚引く
hoshitsukuri-short-forest = ⟳なし無色1枚を追加
hoshitsukuri-short-spring = 山札の上を手札か捨て札
hoshitsukuri-short-microbe = ⟳1枚を追加（⟳無効）
hoshitsukuri-short-black_hole = ⟳を何枚でも追加（⟳無効）
hoshitsukuri-short-earth = 惑星獲得 5枚～恒星・これを廃棄
hoshitsukuri-short-meteorite = ほかの人は場の色1枚捨て1枚引く
hoshitsukuri-short-grassland = 枚数+2まで1枚獲得
hoshitsukuri-short-constellation = 終了時 3色1組で3点
hoshitsukuri-short-water = 1枚捨ててもよい
