/** What `PAGE_ERRORS` say in Arabic. */
export const pageErrors: Readonly<Record<string, string>> = {
  'Please sign in with {signInName} to use this feature':
    'سجّل الدخول عبر {signInName} لاستخدام هذه الميزة',
  'An error occurred while generating responses': 'حدث خطأ أثناء إنشاء الردود',
  'Generation was stopped. {free} a day are free, then each takes a use.':
    'تم إيقاف الإنشاء. {free} في اليوم مجانية، ثم تُحسب كل مرة استخدامًا.',
  'This browser does not let Riposte keep anything, so there is no history.':
    'هذا المتصفح لا يسمح لـ Riposte بالاحتفاظ بشيء، لذا لا يوجد سجل.',
  'Failed to sign in with {signInName}. Please try again.':
    'فشل تسجيل الدخول عبر {signInName}. حاول مرة أخرى.',
  'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.':
    'حظر متصفحك نافذة تسجيل الدخول. اسمح بالنوافذ المنبثقة لهذا الموقع وحاول مرة أخرى.',
  'The sign-in window was closed before sign-in finished. Please try again.':
    'أُغلقت نافذة تسجيل الدخول قبل اكتماله. حاول مرة أخرى.',
  'Sign-in was cancelled. Please try again when you are ready.':
    'أُلغي تسجيل الدخول. حاول مرة أخرى متى شئت.',
  'This sign-in took too long or was already used. Please try again; if it comes back, allow cookies for this site.':
    'استغرق تسجيل الدخول وقتًا طويلًا أو استُخدم من قبل. حاول مرة أخرى، وإن تكرّر ذلك فاسمح بملفات تعريف الارتباط لهذا الموقع.',
  '{signInName} sign-in cannot be reached right now. Please try again in a minute.':
    'تعذّر الوصول إلى تسجيل الدخول عبر {signInName} الآن. حاول مرة أخرى بعد دقيقة.',
  'Your {signInName} account has no verified e-mail address. Verify it with {signInName}, or use another account.':
    'ليس لحسابك في {signInName} بريد إلكتروني موثّق. وثّقه لدى {signInName} أو استخدم حسابًا آخر.',
  'Your e-mail address has letters beyond plain A to Z, which look like those of other addresses. Please use another account.':
    'في بريدك الإلكتروني أحرف غير A إلى Z تشبه أحرف عناوين أخرى. استخدم حسابًا آخر.',
  'Failed to sign out': 'فشل تسجيل الخروج',
  'Failed to load premium status. Please try again.': 'تعذّر تحميل حالة Premium. حاول مرة أخرى.',
  'Your account cannot be checked right now. Shown is what this browser remembers; you can go on.':
    'لا يمكن التحقق من حسابك الآن. المعروض هو ما يتذكره هذا المتصفح؛ يمكنك المتابعة.',
  'Too many requests. Please wait a moment and try again.':
    'طلبات كثيرة جدًا. انتظر لحظة وحاول مرة أخرى.',
  'Our database cannot be reached right now. Nothing was lost. Please try again in a minute.':
    'تعذّر الوصول إلى قاعدة بياناتنا الآن. لم يضِع شيء. حاول مرة أخرى بعد دقيقة.',
  'Very many people are using this right now. Nothing was lost. Please try again in a few seconds.':
    'كثيرون يستخدمون هذا الآن. لم يضِع شيء. حاول مرة أخرى بعد ثوانٍ.',
};

/** What the other errors say that a person can meet who is no operator. */
export const serverErrors: Readonly<Record<string, string>> = {
  'You have reached your daily limit of {freeLimit} replies. Please upgrade to premium for {premiumLimit} replies per day.':
    'بلغت حدك اليومي وهو {freeLimit}. رقِّ إلى Premium لتحصل على {premiumLimit} في اليوم.',
  'You have reached your daily limit of {premiumLimit} replies. Please try again tomorrow.':
    'بلغت حدك اليومي وهو {premiumLimit}. حاول مرة أخرى غدًا.',
  'The tweet is empty. Paste the text you want to reply to.':
    'التغريدة فارغة. الصق النص الذي تريد الرد عليه.',
  'The tweet is longer than 1080 characters. Shorten it and try again.':
    'التغريدة أطول من 1080 حرفًا. اختصرها وحاول مرة أخرى.',
  'The tweet contains characters that are not valid text. Paste it again as plain text.':
    'تحتوي التغريدة على رموز ليست نصًا صالحًا. الصقها مرة أخرى كنص عادي.',
  'Who wrote the tweet is text of up to 80 characters.': 'كاتب التغريدة نص لا يتجاوز 80 حرفًا.',
  'What the tweet answers is text of up to 1080 characters. Shorten it and try again.':
    'ما تردّ عليه التغريدة نص لا يتجاوز 1080 حرفًا. اختصره وحاول مرة أخرى.',
  'Unknown tone. Pick Rage Bait, Nice or Informal.': 'نبرة غير معروفة. اختر مستفز أو لطيف أو عفوي.',
  'API configuration error. Please contact support.':
    'خطأ في إعداد الواجهة البرمجية. تواصل مع الدعم.',
  'The reply writer cannot be reached right now. Your use was given back. Please try again in a minute.':
    'تعذّر الوصول إلى الكاتب الآن. أُعيد إليك استخدامك. حاول مرة أخرى بعد دقيقة.',
  'The reply writer is busy right now. Your use was given back. Please try again in a minute.':
    'الكاتب مشغول الآن. أُعيد إليك استخدامك. حاول مرة أخرى بعد دقيقة.',
  'The reply writer took too long. Your use was given back. Please try again.':
    'استغرق الكاتب وقتًا طويلًا. أُعيد إليك استخدامك. حاول مرة أخرى.',
  'The reply writer declined to answer this tweet. Your use was given back. Try another tone or text.':
    'امتنع الكاتب عن الرد على هذه التغريدة. أُعيد إليك استخدامك. جرّب نبرة أخرى أو نصًا آخر.',
  'The reply writer declined to answer this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'امتنع الكاتب عن الرد على هذه التغريدة. بعد {free} في اليوم بلا نتيجة تُحسب كل مرة استخدامًا. جرّب نبرة أخرى أو نصًا آخر.',
  'The reply writer found no replies to this tweet. Your use was given back. Try another tone or text.':
    'لم يجد الكاتب ردودًا على هذه التغريدة. أُعيد إليك استخدامك. جرّب نبرة أخرى أو نصًا آخر.',
  'The reply writer found no replies to this tweet. After {free} a day that bring nothing, each takes a use. Try another tone or text.':
    'لم يجد الكاتب ردودًا على هذه التغريدة. بعد {free} في اليوم بلا نتيجة تُحسب كل مرة استخدامًا. جرّب نبرة أخرى أو نصًا آخر.',
  'The reply writer has done all that it may do for you today. No use was taken. Please try again tomorrow.':
    'أنجز الكاتب كل ما يمكنه لك اليوم. لم يُحسب أي استخدام. حاول مرة أخرى غدًا.',
  'The reply writer has done all that it may do today. No use was taken. Please try again tomorrow.':
    'أنجز الكاتب كل ما يمكنه اليوم. لم يُحسب أي استخدام. حاول مرة أخرى غدًا.',
  'Your other replies are still being written. Wait until they are there, then try again. No use was taken.':
    'ما زالت ردودك الأخرى قيد الكتابة. انتظر وصولها ثم حاول مرة أخرى. لم يُحسب أي استخدام.',
  'This reply can no longer be changed here. Generate new replies instead.':
    'لم يعد بالإمكان تغيير هذا الرد هنا. أنشئ ردودًا جديدة.',
  'The reply writer found nothing fitting in place of this reply. That took one of the changes of this set: {revisionsLeft} left. Try another direction, or generate new replies.':
    'لم يجد الكاتب بديلًا مناسبًا لهذا الرد. استهلك ذلك تغييرًا من تغييرات هذه المجموعة، والمتبقي: {revisionsLeft}. جرّب اتجاهًا آخر أو أنشئ ردودًا جديدة.',
  'There is no reply that goes further this way. That was not counted as a change. Try another direction.':
    'لا يوجد رد يذهب أبعد في هذا الاتجاه. لم يُحسب ذلك تغييرًا. جرّب اتجاهًا آخر.',
  'You have changed single replies of this set 10 times, which is all that one generation pays for. Generate new replies instead.':
    'غيّرت ردود هذه المجموعة 10 مرات، وهو كل ما تشمله عملية الإنشاء. أنشئ ردودًا جديدة.',
  'This is not the address of a post on X, Bluesky, Mastodon, Reddit, YouTube or TikTok that is known here. Paste the text instead.':
    'هذا ليس عنوانًا معروفًا لمنشور على X أو Bluesky أو Mastodon أو Reddit أو YouTube أو TikTok. الصق النص بدلًا منه.',
  'This post could not be fetched: it may be gone or private, or its network does not answer. Paste the text instead.':
    'تعذّر جلب هذا المنشور: ربما حُذف أو كان خاصًا، أو لا تستجيب شبكته. الصق النص بدلًا منه.',
  'Posts are not fetched here. Paste the text instead.':
    'لا تُجلب المنشورات هنا. الصق النص بدلًا منها.',
  "Verify You're Human first: solve the challenge above.": 'أثبت أولًا أنك إنسان: حُلّ الاختبار أعلاه.',
  'The challenge was not solved, is too old, or was used before. Please try again.':
    'لم يُحل الاختبار أو أنه قديم أو استُخدم من قبل. حاول مرة أخرى.',
  'The human-verification service cannot be reached right now. Please try again in a minute.':
    'تعذّر الوصول إلى خدمة التحقق الآن. حاول مرة أخرى بعد دقيقة.',
  'Please sign in again first: this cannot be undone, so we ask who is here.':
    'سجّل الدخول مرة أخرى أولًا: لا يمكن التراجع عن هذا، لذا نسأل من هنا.',
  'Write a message of 1 to 2000 characters.': 'اكتب رسالة من 1 إلى 2000 حرف.',
  'Enter a valid e-mail address.': 'أدخل بريدًا إلكترونيًا صالحًا.',
  'The checkout provider cannot be reached right now. Nothing was charged. Please try again in a minute.':
    'تعذّر الوصول إلى مزوّد الدفع الآن. لم يُخصم شيء. حاول مرة أخرى بعد دقيقة.',
  'The checkout provider refused our request. Please contact support.':
    'رفض مزوّد الدفع طلبنا. تواصل مع الدعم.',
  'The checkout provider gave an answer that we could not read. Please try again in a minute.':
    'أعطى مزوّد الدفع جوابًا لم نتمكن من قراءته. حاول مرة أخرى بعد دقيقة.',
  'You have an active subscription already. You can manage it on the premium page.':
    'لديك اشتراك نشط بالفعل. يمكنك إدارته في صفحة Premium.',
  'The checkout provider cannot be asked right now, so what you paid is not known here yet. Please try again in a minute.':
    'لا يمكن سؤال مزوّد الدفع الآن، لذا لا نعرف هنا بعد ما دفعته. حاول مرة أخرى بعد دقيقة.',
  'This checkout is not one of your account. Sign in with the account that you bought premium for, or contact support.':
    'عملية الدفع هذه ليست لحسابك. سجّل الدخول بالحساب الذي اشتريت له Premium، أو تواصل مع الدعم.',
  'The payment was declined and nothing was charged. Please try again.':
    'رُفضت الدفعة ولم يُخصم شيء. حاول مرة أخرى.',
  'This payment was refunded, so it gives no premium any more.':
    'أُعيدت هذه الدفعة، فلم تعد تمنح Premium.',
  'The bank took this payment back, so it gives no premium any more. Please contact support.':
    'استرد البنك هذه الدفعة، فلم تعد تمنح Premium. تواصل مع الدعم.',
  'This payment belongs to another account or to something else.':
    'هذه الدفعة تخص حسابًا آخر أو شيئًا آخر.',
  'The membership of this payment is over.': 'انتهى اشتراك هذه الدفعة.',
  'This is part of premium. Upgrade to Premium to use it; what you saved before is kept.':
    'هذا جزء من Premium. رقِّ إلى Premium لاستخدامه؛ ما حفظته سابقًا باقٍ.',
  'This reply cannot be saved: it is empty, too long, or not text.':
    'لا يمكن حفظ هذا الرد: إنه فارغ أو طويل جدًا أو ليس نصًا.',
  'You have saved 1000 replies, which is all that fits. Delete some to save more.':
    'حفظت 1000 رد، وهذا كل ما يتسع. احذف بعضها لتحفظ المزيد.',
  'This tone cannot be kept. A name has up to 40 characters, each rule up to 300, and there are up to 3 examples of up to 280.':
    'لا يمكن حفظ هذه النبرة. الاسم حتى 40 حرفًا، وكل قاعدة حتى 300، وحتى 3 أمثلة كل منها حتى 280.',
  'Give the tone a name.': 'أعطِ النبرة اسمًا.',
  'Two of your tones have the same name. Give each its own.':
    'لاثنتين من نبراتك الاسم نفسه. أعطِ كلًّا منهما اسمًا.',
  'One of the built-in tones has this name. Give yours another.':
    'لإحدى النبرات المدمجة هذا الاسم. أعطِ نبرتك اسمًا آخر.',
  'You can have up to 10 tones of your own.': 'يمكنك امتلاك حتى 10 نبرات خاصة.',
  'Save at least 3 replies first; there is not enough to learn from yet.':
    'احفظ 3 ردود على الأقل أولًا؛ لا يوجد ما يكفي للتعلّم منه بعد.',
  'This request came from another site and was refused. Reload the page and try again.':
    'جاء هذا الطلب من موقع آخر ورُفض. أعد تحميل الصفحة وحاول مرة أخرى.',
  'There is nothing at this address.': 'لا يوجد شيء في هذا العنوان.',
  'Something went wrong on our side. Please try again.': 'حدث خطأ من جانبنا. حاول مرة أخرى.',
  'No session ID found': 'لم يُعثر على معرّف الجلسة',
};
