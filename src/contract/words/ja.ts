/** What `PAGE_ERRORS` say in Japanese. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'この機能を使うには {signInName} でログインしてください',
  'An error occurred while generating responses': '返信の作成中にエラーが発生しました',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    '作成を停止しました。1 日 {free} 回まで無料で、その後は 1 回分を使います。',
  'This browser does not let Riposte keep anything, so there is no history.':
    'このブラウザでは Riposte が何も保存できないため、履歴はありません。',
  'Failed to sign in with {signInName}. Please try again.':
    '{signInName} でログインできませんでした。もう一度お試しください。',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'ブラウザがログイン画面をブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'ログインが終わる前に画面が閉じられました。もう一度お試しください。',
  'Sign-in was cancelled. Please try again when you are ready.':
    'ログインを中止しました。準備ができたらもう一度お試しください。',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    '時間がかかりすぎたか、すでに使われたログインです。もう一度お試しください。繰り返す場合は、このサイトのCookieを許可してください。',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    '{signInName} のログインに今は接続できません。1 分後にもう一度お試しください。',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    '{signInName} アカウントに確認済みのメールアドレスがありません。{signInName} で確認するか、別のアカウントを使ってください。',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'メールアドレスに A〜Z 以外の、他のアドレスと見分けにくい文字があります。別のアカウントを使ってください。',
  'Failed to sign out': 'ログアウトできませんでした',
  'Failed to load premium status. Please try again.':
    'プレミアムの状態を読み込めませんでした。もう一度お試しください。',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    '今はアカウントを確認できません。このブラウザが覚えている内容を表示しています。このまま続けられます。',
  'Too many requests. Please wait a moment and try again.':
    'リクエストが多すぎます。少し待ってからもう一度お試しください。',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    '今はデータベースに接続できません。失われたものはありません。1 分後にもう一度お試しください。',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'とても混み合っています。失われたものはありません。数秒後にもう一度お試しください。',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    '1 日の上限 {freeLimit} 回に達しました。プレミアムなら 1 日 {premiumLimit} 回使えます。',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    '1 日の上限 {premiumLimit} 回に達しました。明日もう一度お試しください。',
  'The tweet is empty. Paste the text you want to reply to.':
    'ツイートが空です。返信したい文章を貼り付けてください。',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'ツイートが 1080 文字を超えています。短くしてもう一度お試しください。',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'ツイートに正しい文字でないものが含まれています。プレーンテキストで貼り付け直してください。',
  'Who wrote the tweet is text of up to 80 characters.': 'ツイートを書いた人は 80 文字までです。',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'ツイートの返信先は 1080 文字までです。短くしてもう一度お試しください。',
  'Unknown tone. Pick Rage Bait, Nice or Informal.':
    '不明なトーンです。煽り、やさしい、くだけた、から選んでください。',
  'API configuration error. Please contact support.':
    'API の設定エラーです。サポートにご連絡ください。',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    '今はライターに接続できません。1 回分はお返ししました。1 分後にもう一度お試しください。',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    '今はライターが混み合っています。1 回分はお返ししました。1 分後にもう一度お試しください。',
  'The reply writer took too long. Your use was given back. Please try again.':
    'ライターに時間がかかりすぎました。1 回分はお返ししました。もう一度お試しください。',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'ライターはこのツイートへの返信を断りました。1 回分はお返ししました。別のトーンか文章をお試しください。',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'ライターはこのツイートへの返信を断りました。結果のないものは 1 日 {free} 回を超えると 1 回分を使います。別のトーンか文章をお試しください。',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'このツイートへの返信が見つかりませんでした。1 回分はお返ししました。別のトーンか文章をお試しください。',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'このツイートへの返信が見つかりませんでした。結果のないものは 1 日 {free} 回を超えると 1 回分を使います。別のトーンか文章をお試しください。',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    '今日あなたのためにライターができることは終わりました。回数は使っていません。明日もう一度お試しください。',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    '今日ライターができることは終わりました。回数は使っていません。明日もう一度お試しください。',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'ほかの返信を作成中です。届くのを待ってからもう一度お試しください。回数は使っていません。',
  'This reply can no longer be changed here. Generate new replies instead.':
    'この返信はここではもう変更できません。新しく返信を作成してください。',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'この返信に代わるものが見つかりませんでした。これでこの組の変更を 1 回使い、残りは {revisionsLeft} 回です。別の方向を試すか、新しく返信を作成してください。',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'この方向にこれ以上進む返信はありません。変更には数えません。別の方向をお試しください。',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'この組の返信を 10 回変更しました。1 回の作成で変更できるのはここまでです。新しく返信を作成してください。',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'X、Bluesky、Mastodon、Reddit、YouTube、TikTok の投稿のアドレスではありません。本文を貼り付けてください。',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'この投稿を取得できませんでした。削除されたか非公開か、ネットワークが応答していません。本文を貼り付けてください。',
  'Posts are not fetched here. Paste the text instead.':
    'ここでは投稿を取得しません。本文を貼り付けてください。',
  "Verify You're Human first: solve the challenge above.":
    '先に人間であることを確認してください。上の問題を解いてください。',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    '確認が解けていないか、古すぎるか、すでに使われています。もう一度お試しください。',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    '今は確認サービスに接続できません。1 分後にもう一度お試しください。',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    '先にもう一度ログインしてください。取り消せない操作なので、ご本人か確認します。',
  'Write a message of 1 to 2000 characters.': '1〜2000 文字のメッセージを書いてください。',
  'Enter a valid e-mail address.': '正しいメールアドレスを入力してください。',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    '今は決済サービスに接続できません。請求はされていません。1 分後にもう一度お試しください。',
  'The checkout provider refused our request. Please contact support.':
    '決済サービスがリクエストを拒否しました。サポートにご連絡ください。',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    '決済サービスの応答を読み取れませんでした。1 分後にもう一度お試しください。',
  'You have an active subscription already. You can manage it on the premium page.':
    'すでに有効な購入があります。プレミアムのページで管理できます。',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    '今は決済サービスに問い合わせできないため、支払いをまだ確認できません。1 分後にもう一度お試しください。',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'この決済はあなたのアカウントのものではありません。プレミアムを購入したアカウントでログインするか、サポートにご連絡ください。',
  'The payment was declined and nothing was charged. Please try again.':
    '支払いは拒否され、請求はされていません。もう一度お試しください。',
  'This payment was refunded, so it gives no premium any more.':
    'この支払いは返金されたため、プレミアムは使えません。',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'この支払いは銀行が取り消したため、プレミアムは使えません。サポートにご連絡ください。',
  'This payment belongs to another account or to something else.':
    'この支払いは別のアカウントか別のもののためです。',
  'The membership of this payment is over.': 'この支払いの会員期間は終わりました。',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'これはプレミアムの機能です。使うにはプレミアムにアップグレードしてください。以前に保存したものは残っています。',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'この返信は保存できません。空か、長すぎるか、文字ではありません。',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    '1000 件の返信を保存しました。これが上限です。さらに保存するにはいくつか削除してください。',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'このトーンは保存できません。名前は 40 文字、各ルールは 300 文字、例は 280 文字で 3 つまでです。',
  'Give the tone a name.': 'トーンに名前を付けてください。',
  'Two of your tones have the same name. Give each its own.':
    '同じ名前のトーンが 2 つあります。別々の名前を付けてください。',
  'One of the built-in tones has this name. Give yours another.':
    '内蔵トーンと同じ名前です。別の名前を付けてください。',
  'You can have up to 10 tones of your own.': '自分のトーンは 10 個まで作れます。',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    '先に返信を 3 件以上保存してください。まだ学べるだけの数がありません。',
  'This request came from another site and was refused. Reload the page and try again.':
    'このリクエストは別のサイトから来たため拒否されました。ページを再読み込みしてもう一度お試しください。',
  'There is nothing at this address.': 'このアドレスには何もありません。',
  'Something went wrong on our side. Please try again.':
    'こちらで問題が発生しました。もう一度お試しください。',
  'No session ID found': 'セッション ID が見つかりません',
};
