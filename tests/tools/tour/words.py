"""What the tour says below its frames, in both languages."""

TITLE = {"en": "Planisphere", "ja": "Planisphere（プラニスフィア）"}

START = {
    "en": "Star-themed board games on Discord, played at your own pace.",
    "ja": "星をテーマにしたボードゲームを、Discord で自分のペースで。",
}

END = {
    "en": "make run: play now, in your browser.",
    "ja": "make run で、いますぐブラウザーで遊べます。",
}

TURN = {
    "en": (
        "Your turn: everything possible is a button, and only you see it.",
        "Whatever can't be done isn't offered.",
        "Suggestions say what they bring.",
        "New to a game? /learn teaches it while you play.",
        "Answer in ten seconds, or tomorrow evening.",
    ),
    "ja": (
        "自分の番。できることはすべてボタンになり、見えるのは自分だけ。",
        "できないことは、選択肢に出てきません。",
        "おすすめの手は、何が得られるかまで教えてくれます。",
        "初めてのゲームは、/learn で遊びながら覚えられます。",
        "答えるのは 10 秒後でも、あしたの夜でも。",
    ),
}

BOARD = {
    "en": (
        "After every turn the bot draws the table.",
        "One to four: people and computer players in any mixture.",
        "A challenge every day: the same luck for everyone.",
        "Undo, as long as nothing was revealed.",
        "English and Japanese, and every picture in words as well.",
    ),
    "ja": (
        "手番が終わるたびに、ボットが卓の様子を絵にします。",
        "1～4 人。人とコンピュータを自由に組み合わせて。",
        "毎日の挑戦は、全員が同じ運で競います。",
        "新しい情報が公開されるまでは、取り消しもできます。",
        "日本語と英語に対応。どの絵にも文章版があります。",
    ),
}
