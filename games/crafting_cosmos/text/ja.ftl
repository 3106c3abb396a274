# クラフティング・ザ・コスモスの日本語。キーの点はハイフンで書きます。

crafting_cosmos-name = クラフティング・ザ・コスモス
crafting_cosmos-opponent = 目標点

## オプション

crafting_cosmos-option-target = 目標点
crafting_cosmos-option-target-calm = 穏やか：90点
crafting_cosmos-option-target-normal = ふつう：110点
crafting_cosmos-option-target-harsh = 厳しい：130点
crafting_cosmos-option-start = 開始時の得点
crafting_cosmos-option-start-official = ルールブックどおり
crafting_cosmos-option-start-even = 公平：手番による有利・不利を得点で補う

## フェーズ

crafting_cosmos-phase-energy = エネルギーフェーズ
crafting_cosmos-phase-craft = クラフトフェーズ
crafting_cosmos-phase-turn_end = 手番終了
crafting_cosmos-phase-over = ゲーム終了

## 質問

crafting_cosmos-ask-Shift = エネルギートークンを動かしてください（時計回りに合計1～3回、自分のトークンを1回以上）。
crafting_cosmos-ask-ChooseStack = どのサイズの星雲を獲得しますか？
crafting_cosmos-ask-TakeCard = どのエネルギーカードを取りますか？
crafting_cosmos-ask-Craft = 何をクラフトしますか？
crafting_cosmos-ask-AimPower = パワーカードの対象を選んでください。
crafting_cosmos-ask-SecondEvolution = 恒星進化：もう1個、どの星を進化させますか？
crafting_cosmos-ask-SecondRelocation = スイングバイ：もう1個、何を移動しますか？
crafting_cosmos-ask-KeepOneTile = 宇宙のインフレーション：どちらのタイルを残しますか？
crafting_cosmos-ask-ChoosePower = どのパワーカードを残しますか？
crafting_cosmos-ask-PlaceOmega = 獲得した星雲をどこに置きますか？ 置くとクラフトフェーズが終わります。
crafting_cosmos-ask-ChooseSurplus = 手札上限は10枚です。ラウンド終了時に捨てるカードを選んでください。

## 答え

crafting_cosmos-do-ShiftEnergy = { $first } › { $second } › { $third }
crafting_cosmos-do-ChooseNebulaStack = サイズ{ $size }
crafting_cosmos-do-TakeEnergyCard =
    { $position ->
        [0] 山札から
       *[other] { $position }番：{ $energy }
    }
crafting_cosmos-do-PlaceNebula = { $tile }を{ $space }へ
crafting_cosmos-do-PlaceStar = { $element }を{ $space }へ
crafting_cosmos-do-PlaceProtoLife = 原始生命体を{ $space }へ
crafting_cosmos-do-CompleteNebula =
    { $space }を完成{ $discard ->
        [none] （捨てない）
       *[other] （{ $discard }を捨てる）
    }
crafting_cosmos-do-ReleaseCrystal =
    解放：{ $space ->
        [none] 星なし
       *[other] { $element }を{ $space }へ
    }
crafting_cosmos-do-CreateAdvancedLife = { $space }に高度生命体
crafting_cosmos-do-AcquirePower = スロット{ $slot }：{ $energy }
crafting_cosmos-do-ChoosePowerCard = { $card }
crafting_cosmos-do-ActivatePower = パワー{ $slot }（{ $payment }）
crafting_cosmos-do-ScoreEnergySet = { $energy }のカード5枚で得点
crafting_cosmos-do-MakeSupernova = { $space }を超新星に
crafting_cosmos-do-StabilizeLife = { $space }を安定化
crafting_cosmos-do-MoveStar = 星 { $origin } → { $space }
crafting_cosmos-do-MoveLife = 生命体 { $origin } → { $space }
crafting_cosmos-do-EndCraft = 手番終了：{ $omega ->
    [nebula] サイズ{ $size }の星雲を獲得
    [stabilize] { $space }を安定化
   *[other] なし
}
crafting_cosmos-do-PlaceOmegaNebula = { $space }
crafting_cosmos-do-TargetStar = { $star }
crafting_cosmos-do-TargetElement = { $element }
crafting_cosmos-do-TargetEnergy = { $energy }
crafting_cosmos-do-TargetLife = { $life }
crafting_cosmos-do-TargetStack = サイズ{ $size }
crafting_cosmos-do-ChangeStar = { $star }を{ $element }に
crafting_cosmos-do-FeedLife = { $life }を捨てて{ $element }
crafting_cosmos-do-SendStar = 星 { $origin } → { $space }
crafting_cosmos-do-SendLife = 生命体 { $origin } → { $space }
crafting_cosmos-do-SwapStars = { $star } ⇄ { $other }
crafting_cosmos-do-ShiftNebula = 星雲 { $origin } → { $space }
crafting_cosmos-do-KeepTile = { $tile }
crafting_cosmos-do-Decline = ここまでにする
crafting_cosmos-do-DiscardToLimit = { $cards }を捨てる

## 答えの種類

crafting_cosmos-kind-PlaceNebula = 星雲を置く
crafting_cosmos-kind-PlaceStar = 星を置く
crafting_cosmos-kind-PlaceProtoLife = 原始生命体を置く
crafting_cosmos-kind-CompleteNebula = 星雲を完成させる
crafting_cosmos-kind-ReleaseCrystal = クリスタルを解放
crafting_cosmos-kind-CreateAdvancedLife = 高度生命体を創造
crafting_cosmos-kind-AcquirePower = パワーカードを買う
crafting_cosmos-kind-ActivatePower = パワーカードを使う
crafting_cosmos-kind-ScoreEnergySet = 同種のカード5枚で得点
crafting_cosmos-kind-MakeSupernova = 超新星にする
crafting_cosmos-kind-StabilizeLife = 生命体を安定化
crafting_cosmos-kind-MoveStar = 星を移動
crafting_cosmos-kind-MoveLife = 生命体を移動
crafting_cosmos-kind-EndCraft = 手番を終える
crafting_cosmos-kind-SendStar = 星を移動
crafting_cosmos-kind-SendLife = 生命体を移動
crafting_cosmos-kind-TargetStar = 星を選ぶ
crafting_cosmos-kind-Decline = ここまでにする

## できごと

crafting_cosmos-event-RoundBegan = 第{ $round }ラウンドが始まります。最初は{ $who }です。
crafting_cosmos-event-EnergyShifted = { $who }は{ $moves }へ動かしました。
crafting_cosmos-event-Gained = { $who }は{ $what }を{ $count }個獲得しました。
crafting_cosmos-event-NothingLeft = { $what }が足りず、{ $who }は{ $count }個受け取れませんでした。
crafting_cosmos-event-CrystalAdvanced =
    { $who }のクリスタルは{ $steps }つ進んで{ $spot }番です{ $ready ->
        [0] 。
       *[other] 。{ $ready }個が解放待ちになりました。
    }
crafting_cosmos-event-CrystalWentBack = { $who }のクリスタルは{ $spot }番に戻りました。
crafting_cosmos-event-TileGained = { $who }は{ $tile }を獲得しました。
crafting_cosmos-event-EnergyCardTaken = { $who }はディスプレイから{ $energy }のカードを取りました。
crafting_cosmos-event-EnergyCardDrawn = { $who }は山札からエネルギーカードを1枚引きました。
crafting_cosmos-event-EnergyCardSeen = 引いたカード：{ $energy }
crafting_cosmos-event-EnergyShuffled = 捨て札をシャッフルして{ $count }枚の新しい山札にしました。
crafting_cosmos-event-DisplayRefilled = ディスプレイは{ $cards }になりました。
crafting_cosmos-event-NebulaPlaced = { $who }は{ $tile }を{ $space }に置きました。
crafting_cosmos-event-StarPlaced = { $who }は{ $element }を{ $space }に置きました。
crafting_cosmos-event-ProtoLifePlaced = { $who }は原始生命体を{ $space }に置きました。
crafting_cosmos-event-NebulaCompleted =
    { $who }は{ $space }の星雲を完成させて{ $points }点を得{ $discard ->
        [none] ました（星は捨てません）。
       *[other] 、{ $discard }の星を捨てました。
    }
crafting_cosmos-event-CrystalReleased = { $who }は{ $number }個目のクリスタルを解放して{ $points }点を得ました。
crafting_cosmos-event-AdvancedLifeCreated =
    { $who }は{ $space }に高度生命体を創造しました{ $proto ->
        [0] 。
       *[other] 。原始生命体{ $proto }個を捨てました。
    }
crafting_cosmos-event-AdvancedLifeSeen = { $space }の高度生命体は{ $points }点です。
crafting_cosmos-event-PowersDrawn =
    { $who }はスロット{ $slot }のために{ $energy }{ $slot ->
        [1] 2
        [4] 4
       *[other] 3
    }枚を支払い、パワーカードを{ $count }枚引きました。
crafting_cosmos-event-PowersSeen = 引いたカード：{ $powers }
crafting_cosmos-event-PowerAcquired = { $who }は「{ $power }」をスロット{ $slot }に置きました。
crafting_cosmos-event-PowerActivated = { $who }は「{ $power }」を使いました（支払い：{ $payment }）。
crafting_cosmos-event-Scored = { $who }は「{ $power }」で{ $points }点を得ました。
crafting_cosmos-event-FlagRaised = 「{ $power }」：{ $who }は手番終了までに1回使えます。
crafting_cosmos-event-SetScored = { $who }は{ $energy }5枚で{ $points }点を得ました。
crafting_cosmos-event-BecameSupernova = { $who }は{ $space }の星を超新星にしました。
crafting_cosmos-event-LifeStabilized = { $who }は{ $space }の生命体を安定化しました。
crafting_cosmos-event-TokenMoved = { $who }は{ $origin }のトークンを{ $space }へ動かしました。
crafting_cosmos-event-StarChanged = { $who }の{ $space }の星が{ $element }になりました。
crafting_cosmos-event-StarsSwapped = { $who }は{ $space }と{ $other }の星を入れ替えました。
crafting_cosmos-event-NebulaShifted = { $who }は星雲を{ $origin }から{ $space }に移しました。
crafting_cosmos-event-TokenDiscarded = { $who }は{ $space }のトークンを捨てました。
crafting_cosmos-event-EnergyCardReturned = { $who }は捨て札から{ $energy }のカードを取りました。
crafting_cosmos-event-TilesSeen = 見たタイル：{ $tiles }
crafting_cosmos-event-TileBuried = { $who }はタイルを1枚、サイズ{ $size }のスタックの下に戻しました。
crafting_cosmos-event-TurnEnded = { $who }は手番を終えました：{ $choice }
crafting_cosmos-event-Lost = { $who }は使わなかったものを失いました：{ $things }
crafting_cosmos-event-VoidMoved =
    虚空は{ $energy }をめくり、{ $control }に進みました。{ $dark_from ->
        [none] {""}
       *[other] ダークエネルギーが{ $dark_from }から{ $energy }へ移りました。
    }
crafting_cosmos-event-GoalScored = { $who }は目標「{ $goal }」（{ $metric }）で{ $points }点を得ました。
crafting_cosmos-event-GoalRemoved = 目標「{ $goal }」の得点計算が終わりました。
crafting_cosmos-event-GoalRevealed = 新しい目標は「{ $goal }」です。
crafting_cosmos-event-EndAnnounced = ゲームが終わります：{ $reason }
crafting_cosmos-event-CardsGivenUp = { $who }は{ $cards }を捨てました。
crafting_cosmos-event-LifeRevealed = { $who }の高度生命体は{ $count }個、合計{ $points }点です。

## 得点

crafting_cosmos-score-nebulae = 星雲
crafting_cosmos-score-crystals = タイムクリスタル
crafting_cosmos-score-energy_sets = エネルギーセット
crafting_cosmos-score-power_cards = パワーカード
crafting_cosmos-score-goals = ユニバーサル目標
crafting_cosmos-score-advanced_life = 高度生命体
crafting_cosmos-score-start = 開始時
crafting_cosmos-score-target = 目標点
crafting_cosmos-score-total = 合計
crafting_cosmos-score-tie = 同点時：手札のエネルギーカード

## ソロの称号

crafting_cosmos-title-cosmic_dust = 宇宙の塵
crafting_cosmos-title-protostar = 原始星
crafting_cosmos-title-main_sequence = 主系列星
crafting_cosmos-title-giant = 巨星
crafting_cosmos-title-supernova = 超新星
crafting_cosmos-title-architect = 銀河の設計者

## 用語

crafting_cosmos-control-light = 光
crafting_cosmos-control-time = 時間
crafting_cosmos-control-gravity = 重力
crafting_cosmos-control-chemistry = 化学
crafting_cosmos-energy-light = 光
crafting_cosmos-energy-time = 時間
crafting_cosmos-energy-gravity = 重力
crafting_cosmos-energy-chemistry = 化学
crafting_cosmos-energy-any = 任意
crafting_cosmos-payment-light = { crafting_cosmos-energy-light }
crafting_cosmos-payment-time = { crafting_cosmos-energy-time }
crafting_cosmos-payment-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-payment-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-cards-light = { crafting_cosmos-energy-light }
crafting_cosmos-cards-time = { crafting_cosmos-energy-time }
crafting_cosmos-cards-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-cards-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-dark_from-light = { crafting_cosmos-energy-light }
crafting_cosmos-dark_from-time = { crafting_cosmos-energy-time }
crafting_cosmos-dark_from-gravity = { crafting_cosmos-energy-gravity }
crafting_cosmos-dark_from-chemistry = { crafting_cosmos-energy-chemistry }
crafting_cosmos-first-own = 自分のトークン
crafting_cosmos-first-light = ダーク（光）
crafting_cosmos-first-time = ダーク（時間）
crafting_cosmos-first-gravity = ダーク（重力）
crafting_cosmos-first-chemistry = ダーク（化学）
crafting_cosmos-second-own = 自分のトークン
crafting_cosmos-second-none = –
crafting_cosmos-second-light = ダーク（光）
crafting_cosmos-second-time = ダーク（時間）
crafting_cosmos-second-gravity = ダーク（重力）
crafting_cosmos-second-chemistry = ダーク（化学）
crafting_cosmos-third-own = 自分のトークン
crafting_cosmos-third-none = –
crafting_cosmos-third-light = ダーク（光）
crafting_cosmos-third-time = ダーク（時間）
crafting_cosmos-third-gravity = ダーク（重力）
crafting_cosmos-third-chemistry = ダーク（化学）
crafting_cosmos-moved-own = 自分のトークンを{ $way }
crafting_cosmos-moved-dark = ダークエネルギーを{ $way }
crafting_cosmos-element-hydrogen = 水素
crafting_cosmos-element-helium = ヘリウム
crafting_cosmos-element-carbon = 炭素
crafting_cosmos-element-oxygen = 酸素
crafting_cosmos-symbol-hydrogen = H
crafting_cosmos-symbol-helium = He
crafting_cosmos-symbol-carbon = C
crafting_cosmos-symbol-oxygen = O
crafting_cosmos-what-hydrogen = { crafting_cosmos-element-hydrogen }
crafting_cosmos-what-helium = { crafting_cosmos-element-helium }
crafting_cosmos-what-carbon = { crafting_cosmos-element-carbon }
crafting_cosmos-what-oxygen = { crafting_cosmos-element-oxygen }
crafting_cosmos-what-life = 原始生命体
crafting_cosmos-what-card = エネルギーカード
crafting_cosmos-what-supernova = { crafting_cosmos-term-supernova_resource }
crafting_cosmos-what-dna = DNA
crafting_cosmos-what-graviton = グラビトン
crafting_cosmos-choice-nebula = 星雲の獲得
crafting_cosmos-choice-stabilize = 生命体の安定化
crafting_cosmos-choice-none = なし
crafting_cosmos-reason-crystals = タイムクリスタルがなくなりました
crafting_cosmos-reason-goals = 最後の目標の得点計算が終わりました
crafting_cosmos-term-control = コントロール
crafting_cosmos-term-energy_token = エネルギートークン
crafting_cosmos-term-dark_energy = ダークエネルギー
crafting_cosmos-term-full = 満杯
crafting_cosmos-term-active_reward = アクティブ報酬
crafting_cosmos-term-passive_reward = パッシブ報酬
crafting_cosmos-term-energy_card = エネルギーカード
crafting_cosmos-term-display = ディスプレイ
crafting_cosmos-term-deck = 山札
crafting_cosmos-term-discard = 捨て札
crafting_cosmos-term-power_card = パワーカード
crafting_cosmos-term-power_slot = スロット
crafting_cosmos-term-bonus_resource = ボーナスリソース
crafting_cosmos-term-nebula = 星雲
crafting_cosmos-term-star = 星
crafting_cosmos-term-supernova = 超新星
crafting_cosmos-term-supernova_resource = 超新星リソース
crafting_cosmos-term-dna = DNA
crafting_cosmos-term-proto_life = 原始生命体
crafting_cosmos-term-stable_life = 安定生命体
crafting_cosmos-term-advanced_life = 高度生命体
crafting_cosmos-term-time_crystal = タイムクリスタル
crafting_cosmos-term-time_chamber = タイムチャンバー
crafting_cosmos-term-crystal_step = クリスタルの前進
crafting_cosmos-term-universal_goal = ユニバーサル目標
crafting_cosmos-term-pool = 手元（未配置）
crafting_cosmos-term-graviton = グラビトン
crafting_cosmos-term-first_player = ファーストプレイヤー
crafting_cosmos-term-void = 虚空
crafting_cosmos-term-hand = 手札
crafting_cosmos-term-reserve = サプライ
crafting_cosmos-arm-I = 第I腕
crafting_cosmos-arm-II = 第II腕
crafting_cosmos-arm-III = 第III腕
crafting_cosmos-arm-centre = 中央
crafting_cosmos-colour-magenta = マゼンタ
crafting_cosmos-colour-cyan = シアン
crafting_cosmos-colour-violet = バイオレット
crafting_cosmos-colour-amber = アンバー

## パワーカード

crafting_cosmos-power-relativity_delta = 相対性理論Δ
crafting_cosmos-power-speed_of_light = 光速
crafting_cosmos-power-stellar_ignition = 恒星点火
crafting_cosmos-power-supernova_flash = 超新星閃光
crafting_cosmos-power-spectral_shift = スペクトル変移
crafting_cosmos-power-gamma_ray_burst = ガンマ線バースト
crafting_cosmos-power-cosmic_background = 宇宙背景放射
crafting_cosmos-power-white_light = 白色光
crafting_cosmos-power-special_relativity = 特殊相対性理論
crafting_cosmos-power-time_dilation = 時間の遅れ
crafting_cosmos-power-stellar_evolution = 恒星進化
crafting_cosmos-power-entropy = エントロピー
crafting_cosmos-power-cosmic_inflation = 宇宙のインフレーション
crafting_cosmos-power-causality = 因果律
crafting_cosmos-power-deep_time = 悠久の時
crafting_cosmos-power-stasis = 時間停止
crafting_cosmos-power-solar_wind = 太陽風
crafting_cosmos-power-gravity_assist = スイングバイ
crafting_cosmos-power-tidal_force = 潮汐力
crafting_cosmos-power-accretion = 降着
crafting_cosmos-power-gravitational_collapse = 重力崩壊
crafting_cosmos-power-orbital_shift = 軌道遷移
crafting_cosmos-power-black_hole = ブラックホール
crafting_cosmos-power-dark_matter = 暗黒物質
crafting_cosmos-power-ionizing_radiation = 電離放射線
crafting_cosmos-power-abiogenesis = 生命の起源
crafting_cosmos-power-panspermia = パンスペルミア
crafting_cosmos-power-carbon_cycle = 炭素循環
crafting_cosmos-power-catalysis = 触媒作用
crafting_cosmos-power-symbiosis = 共生
crafting_cosmos-power-molecular_cloud = 分子雲
crafting_cosmos-power-metabolism = 代謝
crafting_cosmos-card-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-card-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-card-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-card-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-card-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-card-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-card-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-card-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-card-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-card-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-card-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-card-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-card-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-card-causality = { crafting_cosmos-power-causality }
crafting_cosmos-card-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-card-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-card-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-card-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-card-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-card-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-card-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-card-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-card-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-card-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-card-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-card-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-card-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-card-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-card-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-card-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-card-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-card-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-under-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-under-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-under-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-under-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-under-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-under-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-under-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-under-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-under-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-under-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-under-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-under-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-under-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-under-causality = { crafting_cosmos-power-causality }
crafting_cosmos-under-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-under-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-under-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-under-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-under-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-under-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-under-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-under-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-under-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-under-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-under-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-under-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-under-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-under-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-under-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-under-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-under-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-under-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-powers-relativity_delta = { crafting_cosmos-power-relativity_delta }
crafting_cosmos-powers-speed_of_light = { crafting_cosmos-power-speed_of_light }
crafting_cosmos-powers-stellar_ignition = { crafting_cosmos-power-stellar_ignition }
crafting_cosmos-powers-supernova_flash = { crafting_cosmos-power-supernova_flash }
crafting_cosmos-powers-spectral_shift = { crafting_cosmos-power-spectral_shift }
crafting_cosmos-powers-gamma_ray_burst = { crafting_cosmos-power-gamma_ray_burst }
crafting_cosmos-powers-cosmic_background = { crafting_cosmos-power-cosmic_background }
crafting_cosmos-powers-white_light = { crafting_cosmos-power-white_light }
crafting_cosmos-powers-special_relativity = { crafting_cosmos-power-special_relativity }
crafting_cosmos-powers-time_dilation = { crafting_cosmos-power-time_dilation }
crafting_cosmos-powers-stellar_evolution = { crafting_cosmos-power-stellar_evolution }
crafting_cosmos-powers-entropy = { crafting_cosmos-power-entropy }
crafting_cosmos-powers-cosmic_inflation = { crafting_cosmos-power-cosmic_inflation }
crafting_cosmos-powers-causality = { crafting_cosmos-power-causality }
crafting_cosmos-powers-deep_time = { crafting_cosmos-power-deep_time }
crafting_cosmos-powers-stasis = { crafting_cosmos-power-stasis }
crafting_cosmos-powers-solar_wind = { crafting_cosmos-power-solar_wind }
crafting_cosmos-powers-gravity_assist = { crafting_cosmos-power-gravity_assist }
crafting_cosmos-powers-tidal_force = { crafting_cosmos-power-tidal_force }
crafting_cosmos-powers-accretion = { crafting_cosmos-power-accretion }
crafting_cosmos-powers-gravitational_collapse = { crafting_cosmos-power-gravitational_collapse }
crafting_cosmos-powers-orbital_shift = { crafting_cosmos-power-orbital_shift }
crafting_cosmos-powers-black_hole = { crafting_cosmos-power-black_hole }
crafting_cosmos-powers-dark_matter = { crafting_cosmos-power-dark_matter }
crafting_cosmos-powers-ionizing_radiation = { crafting_cosmos-power-ionizing_radiation }
crafting_cosmos-powers-abiogenesis = { crafting_cosmos-power-abiogenesis }
crafting_cosmos-powers-panspermia = { crafting_cosmos-power-panspermia }
crafting_cosmos-powers-carbon_cycle = { crafting_cosmos-power-carbon_cycle }
crafting_cosmos-powers-catalysis = { crafting_cosmos-power-catalysis }
crafting_cosmos-powers-symbiosis = { crafting_cosmos-power-symbiosis }
crafting_cosmos-powers-molecular_cloud = { crafting_cosmos-power-molecular_cloud }
crafting_cosmos-powers-metabolism = { crafting_cosmos-power-metabolism }
crafting_cosmos-text-relativity_delta = クリスタルを1つ進め、グラビトンを1個得る。
crafting_cosmos-text-speed_of_light = 自分の星1個（超新星以外）を、好きな空き星スペースへ移動する。
crafting_cosmos-text-speed_of_light_2 = 自分の星1個（超新星以外）を好きな空き星スペースへ移動し、さらに2点。
crafting_cosmos-text-stellar_ignition = 水素の星を1個得る。
crafting_cosmos-text-supernova_flash = 超新星リソースを1個得て、さらに1点。
crafting_cosmos-text-supernova_flash_2 = 超新星リソースを1個得て、さらに2点。
crafting_cosmos-text-spectral_shift = 自分の星1個（超新星以外）を、別の元素の星と取り替える。
crafting_cosmos-text-spectral_shift_3 = 自分の星1個（超新星以外）を別の元素の星と取り替え、さらに1点。
crafting_cosmos-text-spectral_shift_4 = 自分の星1個（超新星以外）を別の元素の星と取り替え、さらに2点。
crafting_cosmos-text-gamma_ray_burst = 自分の星1個（超新星以外）を捨てて3点。
crafting_cosmos-text-cosmic_background = 支払う前から捨て札にあったエネルギーカードを1枚取り、さらに2点。
crafting_cosmos-text-cosmic_background_3 = 支払う前から捨て札にあったエネルギーカードを1枚取り、さらに3点。
crafting_cosmos-text-white_light = 好きな元素の星を1個得て、さらに4点。
crafting_cosmos-text-white_light_2 = 好きな元素の星を1個得て、さらに3点。
crafting_cosmos-text-special_relativity = クリスタルを2つ進める。
crafting_cosmos-text-time_dilation = クリスタルを1つ進める。
crafting_cosmos-text-stellar_evolution = 自分の星1個（超新星以外）を次の元素にする（H → He → C → O）。続けて別の星1個も進化させてよい。
crafting_cosmos-text-stellar_evolution_2 = 自分の星1個（超新星以外）を次の元素にする（H → He → C → O）。続けて別の星1個も進化させてよい。さらに1点。
crafting_cosmos-text-entropy = 自分の原始生命体1個を捨てて3点。
crafting_cosmos-text-entropy_2 = 自分の原始生命体1個を捨てて4点。
crafting_cosmos-text-cosmic_inflation = 星雲スタック1つの上から2枚を見て、1枚を得る。残りはスタックの下に戻す。
crafting_cosmos-text-causality = DNAを2個得る。
crafting_cosmos-text-causality_2 = DNAを2個得て、さらに1点。
crafting_cosmos-text-deep_time = 1～5番にある自分のクリスタルを1つ戻し、好きな元素の星を1個得る。
crafting_cosmos-text-deep_time_2 = 1～5番にある自分のクリスタルを1つ戻し、好きな元素の星を1個得て、さらに1点。
crafting_cosmos-text-stasis = この手番で次に星雲を完成させるとき、星を捨てない。
crafting_cosmos-text-solar_wind = グラビトンを3個得る。
crafting_cosmos-text-solar_wind_2 = グラビトンを3個得て、さらに1点。
crafting_cosmos-text-gravity_assist = 自分の星（超新星以外）か生命体1個を、同種の空きスペースへ移動する。もう1個移動してよい。
crafting_cosmos-text-tidal_force = 自分の異なる星2個を入れ替え、グラビトンを1個得る。
crafting_cosmos-text-accretion = ヘリウムの星を1個、グラビトンを1個得る。
crafting_cosmos-text-accretion_2 = ヘリウムの星を1個、グラビトンを1個得て、さらに1点。
crafting_cosmos-text-gravitational_collapse = 超新星リソースを1個得る。
crafting_cosmos-text-gravitational_collapse_2 = 超新星リソースを1個、グラビトンを1個得る。
crafting_cosmos-text-orbital_shift = 自分の未完成の星雲1枚を空きスペースへ移すか、2枚を入れ替える。グラビトンを2個得て、さらに1点。
crafting_cosmos-text-black_hole = 自分の超新星1個を捨てて6点。
crafting_cosmos-text-black_hole_2 = 自分の超新星1個を捨てて5点。
crafting_cosmos-text-black_hole_3 = { crafting_cosmos-text-black_hole_2 }
crafting_cosmos-text-dark_matter = この手番で次に星雲を完成させるとき、好きな元素の星が1個多くあるものとする。
crafting_cosmos-text-ionizing_radiation = 原始生命体を1個、DNAを1個得る。
crafting_cosmos-text-abiogenesis = 原始生命体を2個得る。
crafting_cosmos-text-panspermia = 原始生命体を1個得る。この手番のあいだ、原始生命体を好きな空き生命体スペースに置ける。
crafting_cosmos-text-carbon_cycle = 炭素の星を1個得る。
crafting_cosmos-text-catalysis = DNAを3個得る。
crafting_cosmos-text-catalysis_2 = DNAを3個得て、さらに1点。
crafting_cosmos-text-symbiosis = この手番で次に高度生命体を創造するとき、原始生命体を捨てない。
crafting_cosmos-text-molecular_cloud = 星雲スタック1つの一番上のタイルと、水素の星を1個得る。
crafting_cosmos-text-metabolism = 自分の原始生命体1個を捨て、好きな元素の星を1個得る。

## ユニバーサル目標

crafting_cosmos-goal-most_proto_life = 原始生命体最多
crafting_cosmos-goal-most_stable_life = 安定生命体最多
crafting_cosmos-goal-most_life = 生命体最多
crafting_cosmos-goal-most_hydrogen = 水素最多
crafting_cosmos-goal-most_helium = ヘリウム最多
crafting_cosmos-goal-most_carbon = 炭素最多
crafting_cosmos-goal-most_oxygen = 酸素最多
crafting_cosmos-goal-most_supernovae = 超新星最多
crafting_cosmos-goal-longest_star_stream = 最長の星の流れ
crafting_cosmos-goal-largest_life_web = 最大の生命の網
crafting_cosmos-goal-most_completed_nebulae = 完成星雲最多
crafting_cosmos-goal-largest_nebulae = 最大星雲群
crafting_cosmos-goal-most_uncompleted_nebulae = 未完成星雲最多
crafting_cosmos-goal-arm_1_stars = 第I腕の星
crafting_cosmos-goal-arm_2_stars = 第II腕の星
crafting_cosmos-goal-arm_3_stars = 第III腕の星
crafting_cosmos-goal-element_sets = 元素セット
crafting_cosmos-goal-most_advanced_life = 高度生命体最多
crafting_cosmos-goal-most_time_crystals = 解放クリスタル最多
crafting_cosmos-goal-most_energy_cards = エネルギーカード最多
crafting_cosmos-metric-most_proto_life = ボード上の原始生命体の数
crafting_cosmos-metric-most_stable_life = ボード上の安定生命体の数
crafting_cosmos-metric-most_life = ボード上の生命体の数
crafting_cosmos-metric-most_hydrogen = 水素の星の数
crafting_cosmos-metric-most_helium = ヘリウムの星の数
crafting_cosmos-metric-most_carbon = 炭素の星の数
crafting_cosmos-metric-most_oxygen = 酸素の星の数
crafting_cosmos-metric-most_supernovae = 超新星の数
crafting_cosmos-metric-longest_star_stream = つながった星の最大数
crafting_cosmos-metric-largest_life_web = つながった生命体の最大数
crafting_cosmos-metric-most_completed_nebulae = 完成した星雲の数
crafting_cosmos-metric-largest_nebulae = 完成した星雲のサイズの合計
crafting_cosmos-metric-most_uncompleted_nebulae = 未完成の星雲の数
crafting_cosmos-metric-arm_1_stars = 第I腕の星の数
crafting_cosmos-metric-arm_2_stars = 第II腕の星の数
crafting_cosmos-metric-arm_3_stars = 第III腕の星の数
crafting_cosmos-metric-element_sets = 水素・ヘリウム・炭素・酸素のセット数
crafting_cosmos-metric-most_advanced_life = 高度生命体の数
crafting_cosmos-metric-most_time_crystals = 解放したクリスタルの数
crafting_cosmos-metric-most_energy_cards = 手札のエネルギーカードの枚数

## 星雲タイル

crafting_cosmos-tile-n1_01 = リング星雲（サイズ1：H H H→3点）
crafting_cosmos-tile-n1_02 = バタフライ星雲 1（H H He：4点）
crafting_cosmos-tile-n1_03 = 馬頭星雲 1（H H He：4点）
crafting_cosmos-tile-n1_04 = かに星雲 1（H H C：4点）
crafting_cosmos-tile-n1_05 = わし星雲 1（H H O：4点）
crafting_cosmos-tile-n1_06 = キャッツアイ星雲 1（H He He：4点）
crafting_cosmos-tile-n1_07 = 砂時計星雲 1（H He He：4点）
crafting_cosmos-tile-n1_08 = ハート星雲 1（H He C：5点）
crafting_cosmos-tile-n1_09 = ふくろう星雲 1（H He C：5点）
crafting_cosmos-tile-n1_10 = ばら星雲 1（H He O：5点）
crafting_cosmos-tile-n1_11 = 三日月星雲 1（H He O：5点）
crafting_cosmos-tile-n1_12 = さかな星雲 1（H C C：5点）
crafting_cosmos-tile-n1_13 = はくちょう星雲 1（H C O：5点）
crafting_cosmos-tile-n1_14 = 巻き貝星雲 1（H C O：5点）
crafting_cosmos-tile-n1_15 = かぎ星雲 1（H O O：5点）
crafting_cosmos-tile-n1_16 = バブル星雲 1（He He He：5点）
crafting_cosmos-tile-n1_17 = 羽根星雲 1（He He C：5点）
crafting_cosmos-tile-n1_18 = きのこ星雲 1（He He O：5点）
crafting_cosmos-tile-n1_19 = こうもり星雲 1（He C O：6点）
crafting_cosmos-tile-n1_20 = いかり星雲 1（He C O：6点）
crafting_cosmos-tile-n2_01 = たつのおとしご星雲 2（H H H He：5点）
crafting_cosmos-tile-n2_02 = 大樹星雲 2（H H H C：5点）
crafting_cosmos-tile-n2_03 = 帆船星雲 2（H H H O：5点）
crafting_cosmos-tile-n2_04 = とんぼ星雲 2（H H He He：5点）
crafting_cosmos-tile-n2_05 = ほのお星雲 2（H H He C：6点）
crafting_cosmos-tile-n2_06 = くらげ星雲 2（H H He C：6点）
crafting_cosmos-tile-n2_07 = 大波星雲 2（H H He O：6点）
crafting_cosmos-tile-n2_08 = たて琴星雲 2（H H He O：6点）
crafting_cosmos-tile-n2_09 = ぞう星雲 2（H H C O：6点）
crafting_cosmos-tile-n2_10 = 三本柱星雲 2（H H C O：6点）
crafting_cosmos-tile-n2_11 = 王冠星雲 2（H He He He：6点）
crafting_cosmos-tile-n2_12 = タランチュラ星雲 2（H He He C：6点）
crafting_cosmos-tile-n2_13 = ランタン星雲 2（H He He O：6点）
crafting_cosmos-tile-n2_14 = へび星雲 2（H He C C：7点）
crafting_cosmos-tile-n2_15 = くじら星雲 2（H He C O：7点）
crafting_cosmos-tile-n2_16 = てのひら星雲 2（H He C O：7点）
crafting_cosmos-tile-n2_17 = つりがね星雲 2（H He O O：7点）
crafting_cosmos-tile-n2_18 = はす星雲 2（H C C O：7点）
crafting_cosmos-tile-n2_19 = さそり星雲 2（He He C O：7点）
crafting_cosmos-tile-n2_20 = どくろ星雲 2（He C O O：8点）
crafting_cosmos-tile-n3_01 = かざぐるま星雲 3（H H H He He C：8点）
crafting_cosmos-tile-n3_02 = フェニックス星雲 3（H H H He He O：8点）
crafting_cosmos-tile-n3_03 = お城星雲 3（H H H He C O：9点）
crafting_cosmos-tile-n3_04 = おじか星雲 3（H H H C C O：9点）
crafting_cosmos-tile-n3_05 = うさぎ星雲 3（H H H C O O：9点）
crafting_cosmos-tile-n3_06 = バイオリン星雲 3（H H He He He C：9点）
crafting_cosmos-tile-n3_07 = 魔女の帽子星雲 3（H H He He He O：9点）
crafting_cosmos-tile-n3_08 = おうし星雲 3（H H He He C C：9点）
crafting_cosmos-tile-n3_09 = 二重らせん星雲 3（H H He He C O：9点）
crafting_cosmos-tile-n3_10 = 火山星雲 3（H H He He C O：9点）
crafting_cosmos-tile-n3_11 = アーチ星雲 3（H H He He O O：9点）
crafting_cosmos-tile-n3_12 = くじゃく星雲 3（H H He C C O：10点）
crafting_cosmos-tile-n3_13 = てんし星雲 3（H H He C O O：10点）
crafting_cosmos-tile-n3_14 = ティーポット星雲 3（H H C C O O：10点）
crafting_cosmos-tile-n3_15 = つるぎ星雲 3（H He He He C O：10点）
crafting_cosmos-tile-n3_16 = 弓矢星雲 3（H He He C C O：10点）
crafting_cosmos-tile-n3_17 = 風車星雲 3（H He He C O O：10点）
crafting_cosmos-tile-n3_18 = さかずき星雲 3（H He C C O O：11点）
crafting_cosmos-tile-n3_19 = 雨傘星雲 3（He He He C C O：11点）
crafting_cosmos-tile-n3_20 = ひまわり星雲 3（He He C C O O：11点）
crafting_cosmos-tiles-n1_01 = { crafting_cosmos-tile-n1_01 }
crafting_cosmos-tiles-n1_02 = { crafting_cosmos-tile-n1_02 }
crafting_cosmos-tiles-n1_03 = { crafting_cosmos-tile-n1_03 }
crafting_cosmos-tiles-n1_04 = { crafting_cosmos-tile-n1_04 }
crafting_cosmos-tiles-n1_05 = { crafting_cosmos-tile-n1_05 }
crafting_cosmos-tiles-n1_06 = { crafting_cosmos-tile-n1_06 }
crafting_cosmos-tiles-n1_07 = { crafting_cosmos-tile-n1_07 }
crafting_cosmos-tiles-n1_08 = { crafting_cosmos-tile-n1_08 }
crafting_cosmos-tiles-n1_09 = { crafting_cosmos-tile-n1_09 }
crafting_cosmos-tiles-n1_10 = { crafting_cosmos-tile-n1_10 }
crafting_cosmos-tiles-n1_11 = { crafting_cosmos-tile-n1_11 }
crafting_cosmos-tiles-n1_12 = { crafting_cosmos-tile-n1_12 }
crafting_cosmos-tiles-n1_13 = { crafting_cosmos-tile-n1_13 }
crafting_cosmos-tiles-n1_14 = { crafting_cosmos-tile-n1_14 }
crafting_cosmos-tiles-n1_15 = { crafting_cosmos-tile-n1_15 }
crafting_cosmos-tiles-n1_16 = { crafting_cosmos-tile-n1_16 }
crafting_cosmos-tiles-n1_17 = { crafting_cosmos-tile-n1_17 }
crafting_cosmos-tiles-n1_18 = { crafting_cosmos-tile-n1_18 }
crafting_cosmos-tiles-n1_19 = { crafting_cosmos-tile-n1_19 }
crafting_cosmos-tiles-n1_20 = { crafting_cosmos-tile-n1_20 }
crafting_cosmos-tiles-n2_01 = { crafting_cosmos-tile-n2_01 }
crafting_cosmos-tiles-n2_02 = { crafting_cosmos-tile-n2_02 }
crafting_cosmos-tiles-n2_03 = { crafting_cosmos-tile-n2_03 }
crafting_cosmos-tiles-n2_04 = { crafting_cosmos-tile-n2_04 }
crafting_cosmos-tiles-n2_05 = { crafting_cosmos-tile-n2_05 }
crafting_cosmos-tiles-n2_06 = { crafting_cosmos-tile-n2_06 }
crafting_cosmos-tiles-n2_07 = { crafting_cosmos-tile-n2_07 }
crafting_cosmos-tiles-n2_08 = { crafting_cosmos-tile-n2_08 }
crafting_cosmos-tiles-n2_09 = { crafting_cosmos-tile-n2_09 }
crafting_cosmos-tiles-n2_10 = { crafting_cosmos-tile-n2_10 }
crafting_cosmos-tiles-n2_11 = { crafting_cosmos-tile-n2_11 }
crafting_cosmos-tiles-n2_12 = { crafting_cosmos-tile-n2_12 }
crafting_cosmos-tiles-n2_13 = { crafting_cosmos-tile-n2_13 }
crafting_cosmos-tiles-n2_14 = { crafting_cosmos-tile-n2_14 }
crafting_cosmos-tiles-n2_15 = { crafting_cosmos-tile-n2_15 }
crafting_cosmos-tiles-n2_16 = { crafting_cosmos-tile-n2_16 }
crafting_cosmos-tiles-n2_17 = { crafting_cosmos-tile-n2_17 }
crafting_cosmos-tiles-n2_18 = { crafting_cosmos-tile-n2_18 }
crafting_cosmos-tiles-n2_19 = { crafting_cosmos-tile-n2_19 }
crafting_cosmos-tiles-n2_20 = { crafting_cosmos-tile-n2_20 }
crafting_cosmos-tiles-n3_01 = { crafting_cosmos-tile-n3_01 }
crafting_cosmos-tiles-n3_02 = { crafting_cosmos-tile-n3_02 }
crafting_cosmos-tiles-n3_03 = { crafting_cosmos-tile-n3_03 }
crafting_cosmos-tiles-n3_04 = { crafting_cosmos-tile-n3_04 }
crafting_cosmos-tiles-n3_05 = { crafting_cosmos-tile-n3_05 }
crafting_cosmos-tiles-n3_06 = { crafting_cosmos-tile-n3_06 }
crafting_cosmos-tiles-n3_07 = { crafting_cosmos-tile-n3_07 }
crafting_cosmos-tiles-n3_08 = { crafting_cosmos-tile-n3_08 }
crafting_cosmos-tiles-n3_09 = { crafting_cosmos-tile-n3_09 }
crafting_cosmos-tiles-n3_10 = { crafting_cosmos-tile-n3_10 }
crafting_cosmos-tiles-n3_11 = { crafting_cosmos-tile-n3_11 }
crafting_cosmos-tiles-n3_12 = { crafting_cosmos-tile-n3_12 }
crafting_cosmos-tiles-n3_13 = { crafting_cosmos-tile-n3_13 }
crafting_cosmos-tiles-n3_14 = { crafting_cosmos-tile-n3_14 }
crafting_cosmos-tiles-n3_15 = { crafting_cosmos-tile-n3_15 }
crafting_cosmos-tiles-n3_16 = { crafting_cosmos-tile-n3_16 }
crafting_cosmos-tiles-n3_17 = { crafting_cosmos-tile-n3_17 }
crafting_cosmos-tiles-n3_18 = { crafting_cosmos-tile-n3_18 }
crafting_cosmos-tiles-n3_19 = { crafting_cosmos-tile-n3_19 }
crafting_cosmos-tiles-n3_20 = { crafting_cosmos-tile-n3_20 }
