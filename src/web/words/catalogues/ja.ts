import { pageErrors } from '#contract/words/ja.ts';
import type { Catalogue } from '../t.ts';

/** The page in Japanese. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'アカウント',
  'Loading your account...': 'アカウントを読み込んでいます…',
  'Your account is deleted.': 'アカウントを削除しました。',
  'Sign in to see what is kept about you.': 'ログインすると、保存されているデータを確認できます。',
  'Download my data': 'データをダウンロード',
  'Everything that is kept about {email}, as a JSON file.':
    '{email} について保存されているすべてを JSON ファイルで。',
  'Delete my account': 'アカウントを削除',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    '自分で保存したものも含め、あなたについて保存されているすべてを削除します。残るのはこれだけです:',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    '決済サービスでの定期購入は、解約するまで続き、請求されます。先に<0>プレミアムのページ</0>のリンクから解約してください。',
  'Delete your account?': 'アカウントを削除しますか?',
  'This cannot be undone.': 'この操作は取り消せません。',
  'Keep it': '残す',
  'Delete for good': '完全に削除',
  'Where you are signed in': 'ログイン中の端末',
  '{device} (this one), since {since}, last used {last}':
    '{device}(この端末)、{since} から、最終利用 {last}',
  '{device}, since {since}, last used {last}': '{device}、{since} から、最終利用 {last}',
  'A browser': 'ブラウザ',
  'End the session of {device}': '{device} のセッションを終了',
  'a browser': 'ブラウザ',
  End: '終了',
  'End all others': 'ほかをすべて終了',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'Riposte に接続できません。通信を確認してもう一度お試しください。入力した文章は残っています。',
  'Edge function error: {status} {message}': 'サーバーエラー: {status} {message}',
  'Unknown error': '不明なエラー',
  'Loading...': '読み込み中…',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'モデルなしで使えるのは英語だけです: “agree”、“disagree about the price”、“ask about …”、“thank them for …”、“mention that I …”。',
  'As in the post': '投稿に合わせる',
  Yes: 'はい',
  No: 'いいえ',
  'What the replies should say': '返信で言いたいこと',
  'disagree about the price': '値段には反対する',
  'Who wrote the tweet': 'ツイートを書いた人',
  'What the tweet answers': 'ツイートの返信先',
  Replies: '返信数',
  'Posted on': '投稿先',
  Emoji: '絵文字',
  Language: '言語',
  'More choices': 'その他の設定',
  'More choices: “{steer}”': 'その他の設定: 「{steer}」',
  'Something went wrong': '問題が発生しました',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'ページが止まりました。回数を使った返信は失われていません。',
  'Refresh Page': 'ページを再読み込み',
  'Favorite replies': 'お気に入りの返信',
  'Sign in to see the replies you saved.': 'ログインすると、保存した返信を表示できます。',
  'Saving replies is part of premium. What you saved before is kept.':
    '返信の保存はプレミアムの機能です。以前に保存したものは残っています。',
  'Upgrade to Premium': 'プレミアムにアップグレード',
  Search: '検索',
  'Export to CSV': 'CSV に書き出す',
  'Show more': 'もっと見る',
  'Deleted.': '削除しました。',
  Delete: '削除',
  'Nothing saved yet. Press Save below a reply that you like.':
    'まだ何もありません。気に入った返信の下の「保存」を押してください。',
  'No saved reply has these words.': 'この言葉を含む保存済みの返信はありません。',
  History: '履歴',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    '最近の返信 {n} 組を、この端末にだけ保存します。ログアウトすると消えます。',
  'Keep my sets on this device': 'この端末に返信を残す',
  'Your history is removed.': '履歴を削除しました。',
  'Remove all': 'すべて削除',
  '{replies} removed.': '{replies}を削除しました。',
  'Brought back': '元に戻しました',
  Remove: '削除',
  'Take up again': 'もう一度開く',
  'Nothing yet. Each set of replies comes here by itself.':
    'まだ何もありません。返信を作ると自動でここに入ります。',
  'Nothing is kept.': '何も保存されていません。',
  'No set has these words.': 'この言葉を含む組はありません。',
  '{n} sets': { other: '{n} 組' },
  Change: '変更',
  'Write replies': '返信を書く',
  'Enter the tweet you want to reply to': '返信したいツイートを入力',
  'Only the first {n} characters were kept.': '最初の{n}文字だけが残りました。',
  'Paste the tweet here...': 'ここにツイートを貼り付け…',
  Paste: '貼り付け',
  Tone: 'トーン',
  'Change your tones': 'トーンを編集',
  'Make a tone of your own': '自分のトーンを作る',
  'Generating Replies...': '返信を作成中…',
  'Generate Replies': '返信を作成',
  Stop: '停止',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'ブラウザがコピーを許可しませんでした。文章を選択してコピーしてください。',
  'Copied!': 'コピーしました!',
  Copy: 'コピー',
  '{n} replies': { other: '返信 {n} 件' },
  'Resets now': 'まもなくリセット',
  '{n} h': '{n} 時間',
  '{n} min': '{n} 分',
  'Resets in {time}': '{time}後にリセット',
  'What was in the box is taken out.': '入力欄の内容を外しました。',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    '異論は認める:6人を超える会議は、もはやポッドキャスト。',
  'Six? Four of those are already the audience.': '6人? うち4人はもう聴衆でしょう。',
  'Spoken like somebody who was seventh on the invite.':
    '招待リストの7番目だった人の言い方ですね。',
  'Podcasts at least get edited.': 'ポッドキャストは編集されるだけましです。',
  'Stealing this for the next invite I decline. Thank you.':
    '次に断る招待でこれ使わせてもらいます。ありがとう。',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'うちは11人で司会が2人。台所で流している理由が今わかりました。',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'まあ、7人目がたいてい一番いいメモを取っているんですけどね。',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'うちのはCM休憩まであるよ、部長が画面共有するとき',
  'so that’s why i listen at 1.5x': 'だから1.5倍速で聞いてるのか',
  'five stars, would mute again': '星5つ、またミュートします',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    '「{tone}」の例です。上で別のトーンを選ぶと変わります。',
  'Writing replies': '返信を書いています',
  '{replies} ready': '{replies}ができました',
  'Stopped. {replies} ready': '停止しました。{replies}ができました',
  'The post that was not answered can be put back into the box.':
    '返信できなかった投稿を入力欄に戻せます。',
  'Paste a post, pick a tone, and get five replies worth posting.':
    '投稿を貼り、トーンを選ぶだけ。投稿したくなる返信が5つ届きます。',
  'The reply you wish you had thought of': '思いつきたかった、その返信を',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'サンドボックス: ここのログインは Google の代わりで、誰にでもなれます。本物を使うには GOOGLE_CLIENT_ID と GOOGLE_CLIENT_SECRET を設定してください。',
  'copy that reply': 'その返信をコピー',
  'replies to the same post again (one use)': '同じ投稿にもう一度返信(1 回分)',
  'edit the reply you are at, else the last copied': '今の返信、または最後にコピーした返信を編集',
  'save that reply': 'その返信を保存',
  'stop writing': '作成を停止',
  'into the box': '入力欄へ',
  'this list': 'この一覧',
  Keys: 'キー操作',
  'Use these keys': 'これらのキーを使う',
  Close: '閉じる',
  'Daily Usage Limit Reached': '今日の上限に達しました',
  "You've used all your {n} replies for today.": '今日の {n} 回分を使い切りました。',
  'Upgrade to Premium for {n} replies per day!': 'プレミアムなら 1 日 {n} 回使えます!',
  '{resets}, at {time} your time.': '{resets}(現地時間 {time})',
  'Fetching the post from {network}...': '{network} から投稿を取得中…',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'ログインすると {network} からこの投稿を取得できます。本文を貼り付けることもできます。',
  'Fetch the post': '投稿を取得',
  'Fetching the post': '投稿を取得中',
  'The post is in the box': '投稿を入力欄に入れました',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    '{network} から投稿を取得しました。続きがあり、これは冒頭です。',
  'The post is fetched from {network}.': '{network} から投稿を取得しました。',
  'Account menu': 'アカウントメニュー',
  Favorites: 'お気に入り',
  Account: 'アカウント',
  'Sign Out': 'ログアウト',
  'Signing out...': 'ログアウト中…',
  'Signed out': 'ログアウトしました',
  'Loading your uses...': '残り回数を読み込み中…',
  Premium: 'プレミアム',
  'of {n} daily uses': '回(1 日 {n} 回中)',
  '(Premium: {n}/day)': '(プレミアム: 1 日 {n} 回)',
  'reply {n}': '返信 {n}',
  'Copied {reply}': '{reply}をコピーしました',
  'Edit the reply': '返信を編集',
  'Reply {n}': '返信 {n}',
  Saved: '保存済み',
  Save: '保存',
  Done: '完了',
  Edit: '編集',
  Refine: '調整',
  'Refine reply {n}': '返信 {n} を調整',
  '{n} left in this set': 'この組であと {n} 回',
  'See what premium is': 'プレミアムについて',
  'Three more': 'あと 3 つ',
  'Five more': 'あと 5 つ',
  'Eight more': 'あと 8 つ',
  '{replies} cleared.': '{replies}を消しました。',
  'Crafted Replies': 'できあがった返信',
  '{n} of {all}': '{n} / {all}',
  'Clear All': 'すべて消す',
  '(one use)': '(1 回分)',
  'or in another tone, one use each:': 'または別のトーンで(それぞれ 1 回分):',
  'Stopped: {n} of {all} replies came. They took one use.': {
    other: '停止: {all} 件中 {n} 件の返信が届きました。1 回分を使いました。',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    other: '作成が途切れました: {all} 件中 {n} 件の返信が届きました。1 回分を使いました。',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      other:
        '作成中にページを離れました: {all} 件中 {n} 件の返信が届きました。1 回分を使いました。',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    '今回は特に言えることがなかったため、一般的な返信です。',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'つらい内容の投稿のようなので、トーンにかかわらずやさしい返信にしました。',
  'The built-in writer does not know this language, so these replies are in English.':
    '内蔵ライターはこの言語を知らないため、返信は英語です。',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'このブラウザ自身のモデルがこの端末で使えます。使う場合、投稿を見るのはこのサービスとこの端末だけです。',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'このブラウザ自身のモデルがなくなったためオフにし、足りない分は内蔵ライターが書きました。',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'このブラウザ自身のモデルはまずダウンロードが必要なため、足りない分は内蔵ライターが書きました。進み具合は Chrome の chrome://on-device-internals で見られます。',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'このブラウザ自身のモデルはこの言語を書けないため、足りない分は内蔵ライターが書きました。「その他の設定」で別の言語を選んでください。',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'このブラウザ自身のモデルがこの投稿を断ったため、足りない分は内蔵ライターが書きました。別のトーンか文で試してください。',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'このブラウザ自身のモデルには文が長すぎるため、足りない分は内蔵ライターが書きました。投稿か、その返信先の文を短くしてください。',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'このブラウザ自身のモデルが失敗したか時間がかかりすぎたため、足りない分は内蔵ライターが書きました。もう一度試すか、下でモデルをオフにしてください。',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    '内蔵ライターは返信で言いたいことに沿えませんでした。モデルが必要です。',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    '内蔵ライターはこのトーンに沿えなかったため、最も近いトーンで返信しました。それ以上はモデルが必要です。',
  'The writer stopped early. These are the replies that were ready.':
    'ライターが早く止まりました。できていた返信はこちらです。',
  'The writer is busy. You are next. Premium goes first.':
    '混み合っています。次があなたの番です。プレミアムが優先されます。',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    other: '混み合っています。あと {n} 人が先です。プレミアムが優先されます。',
  },
  'Reply {n} is changed.': '返信 {n} を変更しました。',
  'Reply {number} is new; {n} changes left.': {
    other: '返信 {number} を新しくしました。残り {n} 回。',
  },
  Reply: '返信する',
  'on X with reply {n}': 'X で返信 {n} を使って',
  Share: '共有',
  'reply {n} on {network}': '{network} で返信 {n} を',
  'Sign in to track your usage and purchase premium features':
    'ログインすると残り回数の確認とプレミアムの購入ができます',
  'The connection broke off before all replies arrived. Please try again.':
    'すべての返信が届く前に接続が切れました。もう一度お試しください。',
  'User ID: {id}': 'ユーザー ID: {id}',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'デバッグ: このページをプレミアムあり・なしで表示します。サーバーでは何も変わりません。',
  'Built-in writer: connect a model for sharper replies':
    '内蔵ライター: モデルをつなぐと返信がもっと鋭くなります',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    '運営者はダッシュボードの「Writer」タブにキーを貼り付けることもできます。再起動は不要です。',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    '<0>.env</0> にキーを入れて再起動してください: <0>OPENAI_API_KEY</0>、<0>ANTHROPIC_API_KEY</0>、<0>GOOGLE_GENERATIVE_AI_API_KEY</0>。キーがなくても <0>npm run model</0> でこのマシン用のモデルを入手でき、Ollama のモデルは起動時に見つかります。',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    '前回の更新に失敗しました: {problem} プレミアムはあと数日続きます。続けるには管理ページで支払い方法を更新してください。',
  'Return to Dashboard': 'ホームに戻る',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'プレミアムを 2 回購入されています。こちらでも確認しており、2 回目は返金します。プレミアムは続きます。',
  'You had bought premium twice. The second purchase was given back to you.':
    'プレミアムを 2 回購入されていました。2 回目は返金済みです。',
  'How you have it': '利用の種類',
  'A gift from us': '運営からの贈り物',
  Ends: '終了',
  'Never: it is for life': 'なし: 生涯有効です',
  Renews: '更新',
  Price: '価格',
  Payment: '支払い',
  Manage: '管理',
  'Manage or cancel': '管理・解約',
  '(opens the checkout provider in a new tab)': '(決済サービスを新しいタブで開きます)',
  'After you pay': '支払いのあと',
  "You pay on the checkout provider's page, and come back here.":
    '決済サービスのページで支払い、ここに戻ります。',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    '支払いが確定すると、開いているすべてのページでプレミアムが自動で始まります。',
  'This page then says when it renews, and where to manage or cancel it.':
    'その後、このページに更新日と管理・解約の方法が表示されます。',
  '{money} a week': '週 {money}',
  '{money} a month': '月 {money}',
  '{money} a year': '年 {money}',
  '{money}, once': '{money}(1 回のみ)',
  '{money} every {n} days': { other: '{money} / {n} 日' },
  'Unlimited AI-generated tweet replies': 'AI によるツイート返信が無制限',
  'Priority response generation': '優先的に返信を作成',
  'Advanced tone customization': 'トーンの細かな設定',
  'Save and manage favorite replies': 'お気に入りの返信を保存・管理',
  'Export replies to CSV': '返信を CSV に書き出し',
  'What you get': 'できること',
  Free: '無料',
  '{n} a day': '1 日 {n} 回',
  '* Fair use: {n} generations a day.': '* 公正な利用の範囲: 1 日 {n} 回。',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'AI は接続されていません。内蔵ライターがあらかじめ書かれた文で返信します。',
  'Asking the checkout provider...': '決済サービスに確認中…',
  'I have paid already': '支払い済みです',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    '{email} の購入は見つかりませんでした。別のメールアドレスで支払った場合はそちらでログインするか、サポートにご連絡ください。',
  'Premium Active!': 'プレミアム利用中!',
  'Thank you for your support. Everything below is yours.':
    'ご支援ありがとうございます。以下のすべてが使えます。',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '1 日 {n} 回、自分のトーンで。お気に入りを残す場所も。',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'サンドボックス: ここの決済は Whop の代わりで、お金は動きません。本物を使うには COMMERCE_ の設定をしてください。',
  'Please sign in with {signInName} to upgrade to premium.':
    'プレミアムにするには {signInName} でログインしてください。',
  'Cancel anytime. No refunds for partial months.':
    'いつでも解約できます。月途中の返金はありません。',
  'No session ID found': 'セッション ID が見つかりません',
  'Try again': 'もう一度試す',
  'No user found': 'ユーザーが見つかりません',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'プレミアムを購入したアカウントでログインすると、支払いを確認します。',
  'Your payment has not arrived yet.': '支払いがまだ届いていません。',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    '支払い済みなら、確定しだいプレミアムが自動で始まります。このページは閉じてかまいません。',
  'Check again': 'もう一度確認',
  'Processing your payment': '支払いを処理しています',
  'Processing your payment...': '支払いを処理しています…',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    '支払いの確定を待っています。最大 1 分かかります。このページを開いたままにしてください。',
  'One moment, we are asking the checkout for your payment.':
    '支払いを確認しています。少々お待ちください。',
  'Welcome to Premium!': 'プレミアムへようこそ!',
  'Your payment is confirmed and premium is active. Thank you.':
    '支払いが確認され、プレミアムが有効になりました。ありがとうございます。',
  'Start Using Premium Features': 'プレミアム機能を使い始める',
  'What changed': '変わったこと',
  'Something Went Wrong': '問題が発生しました',
  'Return to Premium Page': 'プレミアムのページに戻る',
  'Opening checkout...': '決済ページを開いています…',
  'Upgrade to Premium with Whop': 'Whop でプレミアムにアップグレード',
  'Please log in first': '先にログインしてください',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    '決済を始められませんでした: {reason}。もう一度試すか、サポートにご連絡ください。',
  'Trying again...': '再試行中…',
  'Signing in...': 'ログイン中…',
  'Sign in with {signInName}': '{signInName} でログイン',
  More: 'その他',
  Terms: '利用規約',
  Privacy: 'プライバシー',
  Newsletter: 'ニュースレター',
  Feedback: 'ご意見',
  'Skip to content': '本文へ移動',
  Site: 'サイト',
  Home: 'ホーム',
  'Contact Us': 'お問い合わせ',
  Tools: 'ツール',
  Shop: 'ショップ',
  Blog: 'ブログ',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    '質問、不具合、アイデア。このサービスの運営者に届きます。',
  'Your e-mail, for the answer': '返信先のメールアドレス',
  Message: 'メッセージ',
  'Send Message': 'メッセージを送る',
  'Sent. Thank you, you will be answered by e-mail.':
    '送信しました。ありがとうございます。メールでお返事します。',
  'What works, what does not, what is missing?': 'よい点、困る点、足りない点は?',
  'Your e-mail, if you want an answer': 'メールアドレス(返信が必要な場合)',
  'Send Feedback': 'ご意見を送る',
  'Sent. Thank you for telling us.': '送信しました。教えてくださってありがとうございます。',
  'News of Riposte by e-mail, now and then.': 'Riposte のお知らせをときどきメールでお届けします。',
  'Your e-mail': 'メールアドレス',
  Subscribe: '登録する',
  'You are on the list. Thank you.': '登録しました。ありがとうございます。',
  'Page not found': 'ページが見つかりません',
  'There is no page here': 'ここにページはありません',
  'The address may be mistyped, or the page has moved.':
    'アドレスの間違いか、ページが移動した可能性があります。',
  'Write a reply': '返信を書く',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    '貼り付けた投稿と受け取った返信は、自分で保存したものを除いて、保存も記録もされません。',
  'Replies are written on this server; your post goes nowhere else.':
    '返信はこのサーバーで書かれ、投稿はほかのどこにも送られません。',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    '投稿とそれについて書いたことは、返信を書くため、このサービスが使う言語モデルに送られます。',
  'Where you ask for others, so are the replies that you have.':
    '別の返信を求めるときは、すでにある返信も送られます。',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    '貼り付けた投稿のアドレスは、このサーバーがそのネットワークに問い合わせます。あなたのことは伝えません。',
  'What is kept': '保存するもの',
  Why: '目的',
  'How long': '期間',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    '<0>アカウント</0>のページで自分のデータをダウンロードでき、贈り物と記録を除くすべてを削除できます。その後は今日の回数だけが UTC の午前 0 時まで匿名化した名前で残ります。削除で 1 日の上限を避けられないようにするためです。',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'ブラウザは、すぐに表示するために今日の回数とメールアドレスを、再読み込みやタブを閉じても失わないように入力欄の投稿と最近の返信を覚えています。最近の返信 {n} 組は<0>履歴</0>にあり、そこで削除したり保存をやめたりできます。すべてこの端末に残り、ログアウトで消えます。下で選ぶテーマと言語は 1 年間 Cookie に入り、それ以外の情報はありません。',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'このブラウザ自身のモデルをオンにすると、投稿はこのサービスとこの端末上のモデルだけに渡り、ほかの誰にも渡りません。オンにしたことは、オフにするまでこの端末が覚えています。',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'Riposte は返信を提案します。投稿するものはあなたのものです。先に読み、自由に直し、自分の名前で責任を持ってください。',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    '嫌がらせ、脅し、だますこと、法律に反することには使わないでください。',
  'Follow the rules of the network where you post.': '投稿先のネットワークの規則を守ってください。',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    '無料アカウントは 1 日 {freeLimit} 回、プレミアムは {premiumLimit} 回です。日付は UTC で数えます。失敗した作成は数えません。自分で止めた場合や、投稿に返信できなかった場合は、1 日 {n} 回まで無料です。',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    '提案は間違うことがあります。現状のまま、保証なしで提供します。',
  'Accounts that are used to harm others may be closed.':
    '人を傷つけるために使われたアカウントは停止されることがあります。',
  Theme: 'テーマ',
  'Read in': '表示言語',
  Name: '名前',
  'Learn from my favorites': 'お気に入りから学ぶ',
  'Fills the fields below with what your saved replies have in common.':
    '保存した返信に共通する点を下の欄に入れます。',
  'Read off {n} favorites. Change what is not you.':
    'お気に入り {n} 件から読み取りました。自分らしくないところは直してください。',
  'Nearest to': '最も近いトーン',
  'It should': 'すること',
  'sound like a tired engineer, name the trade-off': '疲れたエンジニアのように、代償を指摘する',
  'It should not': 'しないこと',
  'use exclamation marks, praise anyone': '感嘆符を使う、誰かをほめる',
  'Example {n}': '例 {n}',
  'Save tone': 'トーンを保存',
  Cancel: 'キャンセル',
  'Your tones': '自分のトーン',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'トーンとは返信の仕方です。すること、決してしないこと、そして響き。',
  'Sign in to make tones of your own.': 'ログインすると自分のトーンを作れます。',
  'Tones of your own are part of premium. Those you made before are kept.':
    '自分のトーンはプレミアムの機能です。以前に作ったものは残っています。',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    '内蔵ライターは最も近い内蔵トーンを使います。モデルをつなぐと、ここに書いたすべてに沿って返信します。',
  'Like {tone}.': '「{tone}」に近い。',
  'Edit {tone}': '{tone} を編集',
  'Delete {tone}': '{tone} を削除',
  'New tone': '新しいトーン',
  '{count}, page {page} of {pages}': '{count}、{page} / {pages} ページ',
  Previous: '前へ',
  Next: '次へ',
  Undo: '元に戻す',
  "Verify You're Human": '人間であることの確認',
  'This enables the Generate Replies button.': '「返信を作成」ボタンが使えるようになります。',
  'Loading the challenge...': '確認を読み込み中…',
  'Verifying...': '確認中…',
  "I'm human": '私は人間です',
  'It is tried again in 10 seconds.': '10 秒後にもう一度試します。',
  'Rage Bait': '煽り',
  Nice: 'やさしい',
  Informal: 'くだけた',
  System: 'システム',
  Light: 'ライト',
  Dark: 'ダーク',
  Another: '別の案',
  Shorter: '短く',
  Softer: 'やわらかく',
  Sharper: '鋭く',
  Anywhere: 'どこでも',
  "The post's": '投稿と同じ',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    '{signInName} からの名前、メールアドレス、写真と、最初と最後に来た日時',
  'To show who is signed in, and to recognise premium':
    'ログイン中の人を表示し、プレミアムを判別するため',
  'As long as you have an account': 'アカウントがある間',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'セッション(Cookie と、データベース内のハッシュ): 始めたブラウザ、開始日時、最終利用日時',
  'To keep you signed in, and to show you where you are':
    'ログインを保ち、どこでログイン中かを示すため',
  '30 days after your last visit, 180 days at most, or until you end it':
    '最後の訪問から 30 日、最長 180 日、または終了するまで',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'どの日に何回作成したか、何回が無駄になったか、モデルが使ったトークン数。ログインしていない訪問者は IP アドレスごと',
  'To apply the daily limit': '1 日の上限を適用するため',
  '90 days': '90 日',
  'The count of the day on which you delete your account, under a scrambled name':
    'アカウントを削除した日の回数(匿名化した名前で)',
  'So that deleting is not a way around the daily limit':
    '削除で 1 日の上限を避けられないようにするため',
  'Until midnight UTC': 'UTC の午前 0 時まで',
  'A scrambled fingerprint of a post you generated replies for':
    '返信を作成した投稿の、匿名化した指紋',
  'So that single replies to it can be changed without a use':
    '1 回分を使わずに個々の返信を変更できるようにするため',
  'One day': '1 日',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    '返信がコピー・保存・編集・投稿・調整されたこと。本文は含まず、あなたのブラウザだけが知る乱数で記録',
  'To see which tones and writers bring replies that people take, counting each once':
    'どのトーンとライターの返信が使われるかを、1 件ずつ 1 回数えて知るため',
  'The day of the set and the next; after that only in totals, which name nobody':
    'その日と翌日。その後は個人の残らない合計',
  'Replies you save as favorites, with the post they answer':
    'お気に入りに保存した返信と、元の投稿',
  'To show them to you again': 'もう一度表示するため',
  'Until you delete them': '削除するまで',
  'Tones of your own, with their examples': '自分のトーンとその例',
  'To write in them': 'そのトーンで書くため',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'プレミアムかどうかと開始日、注文、支払いと会員の ID と状態。カード情報は保存しません',
  'To know that premium is paid, and to end it when it is not':
    'プレミアムの支払いを確認し、未払いなら終了するため',
  'As long as you have an account; orders that were not paid 60 days':
    'アカウントがある間。未払いの注文は 60 日',
  'Premium that we gave to your e-mail address, with our notes':
    'メールアドレスに贈ったプレミアムと、運営のメモ',
  'To give it to you when you sign in': 'ログインしたときに渡すため',
  'Until we take it back, whether or not you have an account':
    '運営が取り消すまで(アカウントの有無を問わず)',
  'Each time we gave premium to your e-mail address': 'メールアドレスにプレミアムを贈った記録',
  'So that a gift that is sent twice by mistake is given once':
    '誤って重複した贈り物を 1 回だけにするため',
  '30 days': '30 日',
  'What we did about your premium: what, when and who of us':
    'プレミアムについて運営が行ったこと: 内容、日時、担当者',
  'So that nobody here can give or take anything in secret':
    '運営の誰も秘密に与えたり取り上げたりできないように',
  'For good: this log cannot be changed': '永久: この記録は変更できません',
  'Your IP address, when you prove that you are human without signing in':
    'ログインせずに人間であることを確認したときの IP アドレス',
  'To not ask you again': 'もう一度尋ねないため',
  '12 hours': '12 時間',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'ログイン、メッセージ送信、人間の確認をしたときの IP アドレス',
  'To keep out floods': '大量アクセスを防ぐため',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    '最長 2 時間。拒否があった場合の記録は最長 90 日',
  'What you write in Contact Us, Feedback or Newsletter':
    'お問い合わせ、ご意見、ニュースレターに書いた内容',
  'To read it and answer': '読んで返事をするため',
  'Until we delete it': '運営が削除するまで',
  Accessibility: 'アクセシビリティ',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'Riposte は誰でも使えるように作られています。キーボードだけ、拡大表示、暗い画面、システムの配色、スクリーンリーダーで。目標は WCAG 2.2 のレベル AA です。外部の監査は受けていないため、WCAG や EN 301 549 への適合は主張しません。',
  'How it is checked': '確認のしかた',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    '変更のたびに axe がライトとダークの両方で問題を探し、360 ピクセルの画面で横スクロールが起きないことを確認します。',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'axe では見えない強制カラーでは、選択中のものが分かるかをテストで確認します。',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    '押せるものは縦横 24 ピクセル以上、狭い画面では 44 以上です(文中のリンクを除く)。',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'キーボードだけで返信の作成・コピー・編集ができること、フォーカスの移動先をテストで確認します。',
  'What has not been tried': '試していないこと',
  'A real screen reader, and people who depend on one.':
    '実際のスクリーンリーダーと、それに頼る人。',
  'Safari and Firefox: the tests run in Chromium.':
    'Safari と Firefox。テストは Chromium で行います。',
  'Known limits': 'わかっている限界',
  'The language of a post that you paste is left for your browser to find out.':
    '貼り付けた投稿の言語の判別はブラウザに任せています。',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'ログイン、決済、投稿先のネットワークにはそれぞれのページがあり、ここでは扱いません。',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    '運営者用ダッシュボードのグラフは画像です。数値は下の表にあります。',
  'If something is in your way': '困ったことがあれば',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'このサイトの運営者に<0>お問い合わせ</0>ください。どのページで何をお使いだったかを書いてください。メールで返信しますが、いつになるかはこのソフトウェアからは約束できません。',
  'Last gone through on November 23, 2026.': '最終確認: 2026 年 11 月 23 日。',
  'This is a translation. The English text is the one that counts.':
    'これは翻訳です。正文は英語です。',
  'What you had for this post before': 'この投稿について前に出た返信',
  'Your post is kept, and is in the box again when there are uses:':
    '投稿は保存されています。回数が戻ると、また入力欄に表示されます:',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'デバッグ: プレミアムあり・なしの表示です。サーバーの回数はそのままです。',
  'How long it lasts, and where to manage it': '有効期間と管理の方法',
  'This is only the address of a post. Paste its text into the box.':
    '投稿のアドレスしか入っていません。本文を入力欄に貼り付けてください。',
  'This is part of premium.': 'これはプレミアムの機能です。',
  'with emoji': '絵文字あり',
  'no emoji': '絵文字なし',
};
