toy-pitch = 暗い夜が三つ、手札は1枚ずつ。灯すか、伏せるか。
toy-credits = 「ランタン」はこのボットのおもちゃです。
toy-rules-1 = 毎晩、全員が1枚引き、伏せるか灯します。灯したカードのうち、いちばん大きい数がそのまま得点になります。
bot-toy-sure = 得点できるのは、いちばん明るいランタンだけです。
bot-achievement-toy-lamplighter = 点灯夫
bot-achievement-toy-lamplighter-does = 1回勝つ。
