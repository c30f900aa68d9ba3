import { pageErrors } from '#contract/words/ar.ts';
import type { Catalogue } from '../t.ts';

/** The page in Arabic. */
export const catalogue: Catalogue = {
  ...pageErrors,
  'Your account': 'حسابك',
  'Loading your account...': 'جارٍ تحميل حسابك...',
  'Your account is deleted.': 'تم حذف حسابك.',
  'Sign in to see what is kept about you.': 'سجّل الدخول لترى ما نحتفظ به عنك.',
  'Download my data': 'تنزيل بياناتي',
  'Everything that is kept about {email}, as a JSON file.':
    'كل ما نحتفظ به عن {email} في ملف JSON.',
  'Delete my account': 'حذف حسابي',
  'Deletes everything that is kept about you, what you saved included. Only this stays:':
    'يحذف كل ما نحتفظ به عنك، بما في ذلك ما حفظته. يبقى هذا فقط:',
  'A subscription at the checkout provider goes on and is charged until you cancel it: do that first, by the link on <0>the premium page</0>.':
    'الاشتراك لدى مزوّد الدفع يستمر ويُحصَّل ثمنه حتى تلغيه: ألغه أولًا من الرابط في <0>صفحة Premium</0>.',
  'Delete your account?': 'هل تريد حذف حسابك؟',
  'This cannot be undone.': 'لا يمكن التراجع عن هذا.',
  'Keep it': 'الإبقاء عليه',
  'Delete for good': 'حذف نهائي',
  'Where you are signed in': 'أين سجّلت الدخول',
  '{device} (this one), since {since}, last used {last}':
    '{device} (هذا الجهاز)، منذ {since}، آخر استخدام {last}',
  '{device}, since {since}, last used {last}': '{device}، منذ {since}، آخر استخدام {last}',
  'A browser': 'متصفح',
  'End the session of {device}': 'إنهاء جلسة {device}',
  'a browser': 'متصفح',
  End: 'إنهاء',
  'End all others': 'إنهاء كل الجلسات الأخرى',
  'Riposte cannot be reached. Check your connection and try again; your text is still here.':
    'تعذّر الوصول إلى Riposte. تحقّق من اتصالك وحاول مرة أخرى؛ نصّك ما زال هنا.',
  'Edge function error: {status} {message}': 'خطأ من الخادم: {status} {message}',
  'Unknown error': 'خطأ غير معروف',
  'Loading...': 'جارٍ التحميل...',
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.':
    'من دون نموذج، بالإنجليزية: «\u2066agree\u2069»، «\u2066disagree about the price\u2069»، «\u2066ask about …\u2069»، «\u2066thank them for …\u2069»، «\u2066mention that I …\u2069».',
  'As in the post': 'كما في المنشور',
  Yes: 'نعم',
  No: 'لا',
  'What the replies should say': 'ما ينبغي أن تقوله الردود',
  'disagree about the price': 'الاعتراض على السعر',
  'Who wrote the tweet': 'من كتب التغريدة',
  'What the tweet answers': 'على ماذا تردّ التغريدة',
  Replies: 'عدد الردود',
  'Posted on': 'مكان النشر',
  Emoji: 'الرموز التعبيرية',
  Language: 'اللغة',
  'More choices': 'خيارات أخرى',
  'More choices: “{steer}”': 'خيارات أخرى: «{steer}»',
  'Something went wrong': 'حدث خطأ ما',
  'The page stopped working. Nothing you were charged a use for is lost.':
    'توقفت الصفحة عن العمل. لم يضِع شيء مما حُسب عليك.',
  'Refresh Page': 'إعادة تحميل الصفحة',
  'Favorite replies': 'الردود المفضلة',
  'Sign in to see the replies you saved.': 'سجّل الدخول لترى الردود التي حفظتها.',
  'Saving replies is part of premium. What you saved before is kept.':
    'حفظ الردود جزء من Premium. ما حفظته سابقًا باقٍ.',
  'Upgrade to Premium': 'الترقية إلى Premium',
  Search: 'بحث',
  'Export to CSV': 'تصدير إلى CSV',
  'Show more': 'عرض المزيد',
  'Deleted.': 'تم الحذف.',
  Delete: 'حذف',
  'Nothing saved yet. Press Save below a reply that you like.':
    'لا شيء محفوظ بعد. اضغط «حفظ» أسفل ردّ يعجبك.',
  'No saved reply has these words.': 'لا يوجد ردّ محفوظ بهذه الكلمات.',
  History: 'السجل',
  'Your last {n} sets of replies, on this device only. Signing out clears them.':
    'آخر {n} مجموعة من ردودك، على هذا الجهاز فقط. تسجيل الخروج يمحوها.',
  'Keep my sets on this device': 'الاحتفاظ بمجموعاتي على هذا الجهاز',
  'Your history is removed.': 'تم مسح سجلك.',
  'Remove all': 'إزالة الكل',
  '{replies} removed.': 'تمت إزالة {replies}.',
  'Brought back': 'تمت الاستعادة',
  Remove: 'إزالة',
  'Take up again': 'استئناف',
  'Nothing yet. Each set of replies comes here by itself.':
    'لا شيء بعد. كل مجموعة ردود تصل إلى هنا تلقائيًا.',
  'Nothing is kept.': 'لا يُحتفظ بشيء.',
  'No set has these words.': 'لا توجد مجموعة بهذه الكلمات.',
  '{n} sets': {
    zero: 'لا مجموعات',
    one: 'مجموعة واحدة',
    two: 'مجموعتان',
    few: '{n} مجموعات',
    many: '{n} مجموعة',
    other: '{n} مجموعة',
  },
  Change: 'تغيير',
  'Write replies': 'كتابة ردود',
  'Enter the tweet you want to reply to': 'أدخل التغريدة التي تريد الرد عليها',
  'Only the first {n} characters were kept.': 'لم يبقَ سوى أول {n} حرف.',
  'Paste the tweet here...': 'الصق التغريدة هنا...',
  Paste: 'لصق',
  Tone: 'النبرة',
  'Change your tones': 'تعديل نبراتك',
  'Make a tone of your own': 'أنشئ نبرة خاصة بك',
  'Generating Replies...': 'جارٍ إنشاء الردود...',
  'Generate Replies': 'إنشاء الردود',
  Stop: 'إيقاف',
  'Your browser refused to copy. Select the text and copy it by hand.':
    'رفض متصفحك النسخ. حدّد النص وانسخه يدويًا.',
  'Copied!': 'تم النسخ!',
  Copy: 'نسخ',
  '{n} replies': {
    zero: 'لا ردود',
    one: 'ردّ واحد',
    two: 'ردّان',
    few: '{n} ردود',
    many: '{n} ردًّا',
    other: '{n} ردّ',
  },
  'Resets now': 'يتجدّد العدد الآن',
  '{n} h': '{n} س',
  '{n} min': '{n} د',
  'Resets in {time}': 'يتجدّد العدد بعد {time}',
  'What was in the box is taken out.': 'تم إخراج ما كان في المربع.',
  'Unpopular opinion: a meeting with more than six people in it is a podcast.':
    'رأي غير شائع: الاجتماع الذي يضم أكثر من ستة أشخاص هو بودكاست.',
  'Six? Four of those are already the audience.': 'ستة؟ أربعة منهم جمهور أصلًا.',
  'Spoken like somebody who was seventh on the invite.': 'كلام من كان السابع في الدعوة.',
  'Podcasts at least get edited.': 'البودكاست على الأقل يخضع للمونتاج.',
  'Stealing this for the next invite I decline. Thank you.': 'سأسرق هذه لأول دعوة أعتذر عنها. شكرًا.',
  'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.':
    'اجتماعنا فيه أحد عشر شخصًا ومقدّمان، والآن عرفت لماذا أتركه يعمل في المطبخ.',
  'In fairness, the seventh person is usually the one taking the good notes.':
    'للإنصاف، الشخص السابع هو عادةً من يدوّن أفضل الملاحظات.',
  'ours even has a sponsor break, it’s when dave shares his screen':
    'حتى إن عندنا فاصلًا إعلانيًا، حين يشارك خالد شاشته',
  'so that’s why i listen at 1.5x': 'لهذا إذن أسمعه بسرعة 1.5',
  'five stars, would mute again': 'خمس نجوم، سأكتم الصوت مرة أخرى',
  'An example, in the tone {tone}. Pick another tone above to see it change.':
    'مثال، بنبرة {tone}. اختر نبرة أخرى أعلاه لترى كيف يتغيّر.',
  'Writing replies': 'جارٍ كتابة الردود',
  '{replies} ready': 'جاهز: {replies}',
  'Stopped. {replies} ready': 'تم الإيقاف. جاهز: {replies}',
  'The post that was not answered can be put back into the box.':
    'يمكن إعادة المنشور الذي لم يُرَدّ عليه إلى المربع.',
  'Paste a post, pick a tone, and get five replies worth posting.':
    'الصق منشورًا، واختر نبرة، واحصل على خمسة ردود تستحق النشر.',
  'The reply you wish you had thought of': 'الرد الذي تمنيت لو خطر لك',
  'Sandbox: sign-in here is a stand-in for Google, so anyone can be anyone. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET for the real one.':
    'بيئة تجريبية: تسجيل الدخول هنا بديل عن Google، فيمكن لأي شخص أن يكون أي شخص. اضبط GOOGLE_CLIENT_ID وGOOGLE_CLIENT_SECRET للدخول الحقيقي.',
  'copy that reply': 'نسخ ذلك الرد',
  'replies to the same post again (one use)': 'ردود على المنشور نفسه مرة أخرى (استخدام واحد)',
  'edit the reply you are at, else the last copied': 'تعديل الرد الذي أنت عنده، وإلا فآخر ما نُسخ',
  'save that reply': 'حفظ ذلك الرد',
  'stop writing': 'إيقاف الكتابة',
  'into the box': 'إلى المربع',
  'this list': 'هذه القائمة',
  Keys: 'المفاتيح',
  'Use these keys': 'استخدام هذه المفاتيح',
  Close: 'إغلاق',
  'Daily Usage Limit Reached': 'بلغت الحد اليومي',
  "You've used all your {n} replies for today.": 'استخدمت كل ردودك لليوم وعددها {n}.',
  'Upgrade to Premium for {n} replies per day!': 'رقِّ إلى Premium لتحصل على {n} ردًا في اليوم!',
  '{resets}, at {time} your time.': '{resets}، الساعة {time} بتوقيتك.',
  'Fetching the post from {network}...': 'جارٍ جلب المنشور من {network}...',
  'Sign in to have this post fetched from {network}, or paste its text.':
    'سجّل الدخول لجلب هذا المنشور من {network}، أو الصق نصه.',
  'Fetch the post': 'جلب المنشور',
  'Fetching the post': 'جارٍ جلب المنشور',
  'The post is in the box': 'المنشور في المربع',
  'The post is fetched from {network}. It goes on: this is its beginning.':
    'تم جلب المنشور من {network}. له بقية: هذه بدايته.',
  'The post is fetched from {network}.': 'تم جلب المنشور من {network}.',
  'Account menu': 'قائمة الحساب',
  Favorites: 'المفضلة',
  Account: 'الحساب',
  'Sign Out': 'تسجيل الخروج',
  'Signing out...': 'جارٍ تسجيل الخروج...',
  'Signed out': 'تم تسجيل الخروج',
  'Loading your uses...': 'جارٍ تحميل استخداماتك...',
  Premium: 'Premium',
  'of {n} daily uses': 'من {n} في اليوم',
  '(Premium: {n}/day)': '(Premium: {n} في اليوم)',
  'reply {n}': 'الرد {n}',
  'Copied {reply}': 'تم نسخ {reply}',
  'Edit the reply': 'تعديل الرد',
  'Reply {n}': 'الرد {n}',
  Saved: 'محفوظ',
  Save: 'حفظ',
  Done: 'تم',
  Edit: 'تعديل',
  Refine: 'تحسين',
  'Refine reply {n}': 'تحسين الرد {n}',
  '{n} left in this set': 'المتبقي في هذه المجموعة: {n}',
  'See what premium is': 'تعرّف على Premium',
  'Three more': 'ثلاثة أخرى',
  'Five more': 'خمسة أخرى',
  'Eight more': 'ثمانية أخرى',
  '{replies} cleared.': 'تم مسح {replies}.',
  'Crafted Replies': 'ردود مصوغة بعناية',
  '{n} of {all}': '{n} من {all}',
  'Clear All': 'مسح الكل',
  '(one use)': '(استخدام واحد)',
  'or in another tone, one use each:': 'أو بنبرة أخرى، استخدام واحد لكل مرة:',
  'Stopped: {n} of {all} replies came. They took one use.': {
    zero: 'تم الإيقاف: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    one: 'تم الإيقاف: وصل ردّ واحد من {all} من الردود. حُسب استخدام واحد.',
    two: 'تم الإيقاف: وصل ردّان من {all} من الردود. حُسب استخدام واحد.',
    few: 'تم الإيقاف: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    many: 'تم الإيقاف: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    other: 'تم الإيقاف: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
  },
  'The writing broke off: {n} of {all} replies came. They took one use.': {
    zero: 'انقطعت الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    one: 'انقطعت الكتابة: وصل ردّ واحد من {all} من الردود. حُسب استخدام واحد.',
    two: 'انقطعت الكتابة: وصل ردّان من {all} من الردود. حُسب استخدام واحد.',
    few: 'انقطعت الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    many: 'انقطعت الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    other: 'انقطعت الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
  },
  'The page was left while these were being written: {n} of {all} replies came. They took one use.':
    {
      zero: 'غادرت الصفحة أثناء الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
      one: 'غادرت الصفحة أثناء الكتابة: وصل ردّ واحد من {all} من الردود. حُسب استخدام واحد.',
      two: 'غادرت الصفحة أثناء الكتابة: وصل ردّان من {all} من الردود. حُسب استخدام واحد.',
      few: 'غادرت الصفحة أثناء الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
      many: 'غادرت الصفحة أثناء الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
      other: 'غادرت الصفحة أثناء الكتابة: وصل {n} من {all} من الردود. حُسب استخدام واحد.',
    },
  'The writer had nothing particular to say this time, so these replies are generic.':
    'لم يكن لدى الكاتب ما يخصّ هذا المنشور، فهذه ردود عامة.',
  'This post sounds painful, so these replies are gentle, whatever the tone.':
    'يبدو هذا المنشور مؤلمًا، لذا فهذه الردود لطيفة أيًّا كانت النبرة.',
  'The built-in writer does not know this language, so these replies are in English.':
    'الكاتب المدمج لا يعرف هذه اللغة، لذا فهذه الردود بالإنجليزية.',
  "This browser's own model is ready on this device. Use it: nobody but this service and this device sees the post.":
    'النموذج الخاص بهذا المتصفح جاهز على هذا الجهاز. استخدمه: لا يرى المنشور سوى هذه الخدمة وهذا الجهاز.',
  "This browser's own model is not there any more: it is turned off, and the built-in writer wrote what was missing.":
    'لم يعد النموذج الخاص بهذا المتصفح موجودًا: تم إيقافه، وكتب الكاتب المدمج ما نقص.',
  "This browser's own model has to be downloaded first, so the built-in writer wrote what was missing. Chrome shows how far it is at chrome://on-device-internals.":
    'يجب تنزيل النموذج الخاص بهذا المتصفح أولًا، لذا كتب الكاتب المدمج ما نقص. يعرض Chrome مدى التقدم في chrome://on-device-internals.',
  "This browser's own model does not write this language, so the built-in writer wrote what was missing. Pick another language under More choices.":
    'النموذج الخاص بهذا المتصفح لا يكتب بهذه اللغة، لذا كتب الكاتب المدمج ما نقص. اختر لغة أخرى ضمن «خيارات أخرى».',
  "This browser's own model declined this post, so the built-in writer wrote what was missing. Try another tone or text.":
    'رفض النموذج الخاص بهذا المتصفح هذا المنشور، لذا كتب الكاتب المدمج ما نقص. جرّب نبرة أخرى أو نصًا آخر.',
  "This is too much text for this browser's own model, so the built-in writer wrote what was missing. Shorten the post, or what it answers.":
    'هذا نص أطول مما يحتمله النموذج الخاص بهذا المتصفح، لذا كتب الكاتب المدمج ما نقص. اختصر المنشور أو ما يرد عليه.',
  "This browser's own model failed or took too long, so the built-in writer wrote what was missing. Try again, or turn the model off below.":
    'فشل النموذج الخاص بهذا المتصفح أو استغرق وقتًا طويلًا، لذا كتب الكاتب المدمج ما نقص. حاول مرة أخرى أو أوقف النموذج في الأسفل.',
  'The built-in writer could not follow what the replies should say: that takes a model.':
    'لم يستطع الكاتب المدمج اتباع ما ينبغي أن تقوله الردود: هذا يتطلب نموذجًا.',
  'The built-in writer could not follow this tone of yours, so these replies are in the one nearest to it: more takes a model.':
    'لم يستطع الكاتب المدمج اتباع نبرتك هذه، فهذه الردود بأقرب نبرة إليها: وما زاد يحتاج إلى نموذج.',
  'The writer stopped early. These are the replies that were ready.':
    'توقف الكاتب مبكرًا. هذه هي الردود التي كانت جاهزة.',
  'The writer is busy. You are next. Premium goes first.':
    'الكاتب مشغول. أنت التالي. الأولوية لـ Premium.',
  'The writer is busy. {n} others go before you. Premium goes first.': {
    zero: 'الكاتب مشغول. أنت التالي. الأولوية لـ Premium.',
    one: 'الكاتب مشغول. قبلك شخص واحد. الأولوية لـ Premium.',
    two: 'الكاتب مشغول. قبلك شخصان. الأولوية لـ Premium.',
    few: 'الكاتب مشغول. قبلك {n} أشخاص. الأولوية لـ Premium.',
    many: 'الكاتب مشغول. قبلك {n} شخصًا. الأولوية لـ Premium.',
    other: 'الكاتب مشغول. قبلك {n} شخص. الأولوية لـ Premium.',
  },
  'Reply {n} is changed.': 'تغيّر الرد {n}.',
  'Reply {number} is new; {n} changes left.': {
    zero: 'الرد {number} جديد؛ لم يبقَ أي تغيير.',
    one: 'الرد {number} جديد؛ بقي تغيير واحد.',
    two: 'الرد {number} جديد؛ بقي تغييران.',
    few: 'الرد {number} جديد؛ بقيت {n} تغييرات.',
    many: 'الرد {number} جديد؛ بقي {n} تغييرًا.',
    other: 'الرد {number} جديد؛ بقي {n} تغيير.',
  },
  Reply: 'رد',
  'on X with reply {n}': 'على X باستخدام الرد {n}',
  Share: 'مشاركة',
  'reply {n} on {network}': 'الرد {n} على {network}',
  'Sign in to track your usage and purchase premium features':
    'سجّل الدخول لمتابعة استخدامك وشراء Premium',
  'The connection broke off before all replies arrived. Please try again.':
    'انقطع الاتصال قبل وصول كل الردود. حاول مرة أخرى.',
  // Isolated: an id that begins with a sign would end with it in a line from right to left.
  'User ID: {id}': 'معرّف المستخدم: \u2066{id}\u2069',
  'Debug: show this page with or without premium. Changes nothing on the server.':
    'تصحيح: يعرض هذه الصفحة مع Premium أو بدونه. لا يغيّر شيئًا على الخادم.',
  'Built-in writer: connect a model for sharper replies': 'الكاتب المدمج: صِل نموذجًا لردود أكثر حدّة',
  'Operators can also paste a key in the dashboard, tab Writer, without a restart.':
    'يمكن للمشغّل أيضًا لصق مفتاح في لوحة التحكم، تبويب Writer، دون إعادة تشغيل.',
  'Put a key into the file <0>.env</0> and start again: <0>OPENAI_API_KEY</0>, <0>ANTHROPIC_API_KEY</0> or <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. Without one: <0>npm run model</0> gets a model for this machine, and one that Ollama has is found at the start.':
    'ضع مفتاحًا في الملف <0>.env</0> وأعد التشغيل: <0>OPENAI_API_KEY</0> أو <0>ANTHROPIC_API_KEY</0> أو <0>GOOGLE_GENERATIVE_AI_API_KEY</0>. من دون مفتاح: <0>npm run model</0> يجلب نموذجًا لهذا الجهاز، ويُعثر عند البدء على نموذج لدى Ollama.',
  'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.':
    'فشل تجديدك الأخير: {problem} يستمر Premium بضعة أيام. حدّث طريقة الدفع في صفحة الإدارة للاحتفاظ به.',
  'Return to Dashboard': 'العودة إلى الرئيسية',
  'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.':
    'اشتريت Premium مرتين. نرى ذلك أيضًا وسنعيد ثمن الشراء الثاني؛ ويستمر Premium لديك.',
  'You had bought premium twice. The second purchase was given back to you.':
    'كنت قد اشتريت Premium مرتين. أُعيد إليك ثمن الشراء الثاني.',
  'How you have it': 'كيف حصلت عليه',
  'A gift from us': 'هدية منّا',
  Ends: 'ينتهي',
  'Never: it is for life': 'لا ينتهي: مدى الحياة',
  Renews: 'يتجدد',
  Price: 'السعر',
  Payment: 'الدفع',
  Manage: 'إدارة',
  'Manage or cancel': 'إدارة أو إلغاء',
  '(opens the checkout provider in a new tab)': '(يفتح مزوّد الدفع في علامة تبويب جديدة)',
  'After you pay': 'بعد الدفع',
  "You pay on the checkout provider's page, and come back here.":
    'تدفع في صفحة مزوّد الدفع ثم تعود إلى هنا.',
  'Premium begins by itself as soon as the payment settles, on every page you have open.':
    'يبدأ Premium تلقائيًا فور تأكيد الدفع، في كل صفحة مفتوحة لديك.',
  'This page then says when it renews, and where to manage or cancel it.':
    'ثم تخبرك هذه الصفحة بموعد التجديد وأين تديره أو تلغيه.',
  // Isolated: the $ of 'US$' would stand on its other side.
  '{money} a week': '\u2066{money}\u2069 في الأسبوع',
  '{money} a month': '\u2066{money}\u2069 في الشهر',
  '{money} a year': '\u2066{money}\u2069 في السنة',
  '{money}, once': '\u2066{money}\u2069، مرة واحدة',
  '{money} every {n} days': {
    zero: '\u2066{money}\u2069 كل يوم',
    one: '\u2066{money}\u2069 كل يوم',
    two: '\u2066{money}\u2069 كل يومين',
    few: '\u2066{money}\u2069 كل {n} أيام',
    many: '\u2066{money}\u2069 كل {n} يومًا',
    other: '\u2066{money}\u2069 كل {n} يوم',
  },
  'Unlimited AI-generated tweet replies': 'ردود غير محدودة على التغريدات بالذكاء الاصطناعي',
  'Priority response generation': 'أولوية في إنشاء الردود',
  'Advanced tone customization': 'تخصيص متقدم للنبرة',
  'Save and manage favorite replies': 'حفظ الردود المفضلة وإدارتها',
  'Export replies to CSV': 'تصدير الردود إلى CSV',
  'What you get': 'ما الذي تحصل عليه',
  Free: 'مجاني',
  '{n} a day': '{n} في اليوم',
  '* Fair use: {n} generations a day.': '* الاستخدام العادل: {n} في اليوم.',
  'No AI is connected here: the built-in writer answers with lines written beforehand.':
    'لا يوجد ذكاء اصطناعي متصل هنا: الكاتب المدمج يرد بجمل مكتوبة مسبقًا.',
  'Asking the checkout provider...': 'جارٍ سؤال مزوّد الدفع...',
  'I have paid already': 'لقد دفعت بالفعل',
  'No membership was found for {email}. If you paid with another e-mail address, sign in with that one, or contact support.':
    'لم يُعثر على اشتراك لـ {email}. إن دفعت ببريد آخر فسجّل الدخول به، أو تواصل مع الدعم.',
  'Premium Active!': 'Premium مفعّل!',
  'Thank you for your support. Everything below is yours.': 'شكرًا لدعمك. كل ما يلي لك.',
  '{n} sets of replies a day, in your own tones, and a place to keep the best of them.':
    '{n} مجموعة ردود في اليوم، بنبراتك الخاصة، ومكان لحفظ أفضل الردود.',
  'Sandbox: the checkout here is a stand-in for Whop, and no money moves. Set the COMMERCE_ settings for the real one.':
    'بيئة تجريبية: الدفع هنا بديل عن Whop ولا تنتقل أموال. اضبط إعدادات COMMERCE_\u200e للدفع الحقيقي.',
  'Please sign in with {signInName} to upgrade to premium.':
    'سجّل الدخول عبر {signInName} للترقية إلى Premium.',
  'Cancel anytime. No refunds for partial months.':
    'يمكنك الإلغاء في أي وقت. لا استرداد عن الأشهر الجزئية.',
  'No session ID found': 'لم يُعثر على معرّف الجلسة',
  'Try again': 'حاول مرة أخرى',
  'No user found': 'لم يُعثر على مستخدم',
  'Sign in with the account that you bought premium for, and the payment is looked up.':
    'سجّل الدخول بالحساب الذي اشتريت له Premium، وسيُبحث عن الدفعة.',
  'Your payment has not arrived yet.': 'لم تصل دفعتك بعد.',
  'If you paid, premium begins by itself as soon as the payment settles. You can close this page.':
    'إن كنت قد دفعت فسيبدأ Premium تلقائيًا فور تأكيد الدفع. يمكنك إغلاق هذه الصفحة.',
  'Check again': 'تحقّق مرة أخرى',
  'Processing your payment': 'جارٍ معالجة دفعتك',
  'Processing your payment...': 'جارٍ معالجة دفعتك...',
  'Your payment is still settling. This can take up to a minute; please keep this page open.':
    'دفعتك قيد التأكيد. قد يستغرق ذلك دقيقة؛ أبقِ هذه الصفحة مفتوحة.',
  'One moment, we are asking the checkout for your payment.': 'لحظة، نسأل عن دفعتك.',
  'Welcome to Premium!': 'مرحبًا بك في Premium!',
  'Your payment is confirmed and premium is active. Thank you.':
    'تم تأكيد دفعتك وتفعيل Premium. شكرًا لك.',
  'Start Using Premium Features': 'ابدأ استخدام ميزات Premium',
  'What changed': 'ما الذي تغيّر',
  'Something Went Wrong': 'حدث خطأ ما',
  'Return to Premium Page': 'العودة إلى صفحة Premium',
  'Opening checkout...': 'جارٍ فتح الدفع...',
  'Upgrade to Premium with Whop': 'الترقية إلى Premium عبر Whop',
  'Please log in first': 'سجّل الدخول أولًا',
  'Failed to start checkout process: {reason}. Please try again or contact support.':
    'تعذّر بدء الدفع: {reason}. حاول مرة أخرى أو تواصل مع الدعم.',
  'Trying again...': 'جارٍ المحاولة مجددًا...',
  'Signing in...': 'جارٍ تسجيل الدخول...',
  'Sign in with {signInName}': 'تسجيل الدخول عبر {signInName}',
  More: 'المزيد',
  Terms: 'الشروط',
  Privacy: 'الخصوصية',
  Newsletter: 'النشرة البريدية',
  Feedback: 'ملاحظات',
  'Skip to content': 'انتقل إلى المحتوى',
  Site: 'الموقع',
  Home: 'الرئيسية',
  'Contact Us': 'اتصل بنا',
  Tools: 'الأدوات',
  Shop: 'المتجر',
  Blog: 'المدونة',
  'A question, a problem, an idea: it reaches the person who runs this service.':
    'سؤال أو مشكلة أو فكرة: تصل إلى من يدير هذه الخدمة.',
  'Your e-mail, for the answer': 'بريدك الإلكتروني، للرد عليك',
  Message: 'الرسالة',
  'Send Message': 'إرسال الرسالة',
  'Sent. Thank you, you will be answered by e-mail.':
    'تم الإرسال. شكرًا، سيصلك الرد بالبريد الإلكتروني.',
  'What works, what does not, what is missing?': 'ما الذي يعمل، وما الذي لا يعمل، وما الذي ينقص؟',
  'Your e-mail, if you want an answer': 'بريدك الإلكتروني، إن أردت ردًا',
  'Send Feedback': 'إرسال الملاحظات',
  'Sent. Thank you for telling us.': 'تم الإرسال. شكرًا لإخبارنا.',
  'News of Riposte by e-mail, now and then.': 'أخبار Riposte بالبريد الإلكتروني من حين إلى آخر.',
  'Your e-mail': 'بريدك الإلكتروني',
  Subscribe: 'اشتراك',
  'You are on the list. Thank you.': 'أنت الآن في القائمة. شكرًا لك.',
  'Page not found': 'الصفحة غير موجودة',
  'There is no page here': 'لا توجد صفحة هنا',
  'The address may be mistyped, or the page has moved.': 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
  'Write a reply': 'اكتب ردًا',
  'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.':
    'المنشورات التي تلصقها والردود التي تحصل عليها لا تُخزَّن ولا تُسجَّل، إلا ما تحفظه بنفسك.',
  'Replies are written on this server; your post goes nowhere else.':
    'تُكتب الردود على هذا الخادم؛ ولا يذهب منشورك إلى أي مكان آخر.',
  'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.':
    'يُرسَل منشورك وما تقوله عنه إلى نموذج اللغة الذي تستخدمه هذه الخدمة لكتابة الردود.',
  'Where you ask for others, so are the replies that you have.':
    'وحين تطلب غيرها تُرسَل إليه الردود التي لديك أيضًا.',
  'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.':
    'يسأل هذا الخادم شبكة المنشور عن العنوان الذي تلصقه، ولا يذكر عنك شيئًا هناك.',
  'What is kept': 'ما الذي يُحتفظ به',
  Why: 'لماذا',
  'How long': 'المدة',
  "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.":
    'من صفحة <0>حسابك</0> يمكنك تنزيل ما يخصك وحذف كل شيء عدا الهدايا والسجل. بعد ذلك يبقى عدّاد اليوم باسم مموّه حتى منتصف الليل بتوقيت UTC، كي لا يكون الحذف طريقًا للالتفاف على الحد اليومي.',
  "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.":
    'يتذكر متصفحك أيضًا عدّاد اليوم وبريدك الإلكتروني ليعرض الصفحة فورًا، والمنشور في المربع وردودك الأخيرة كي لا تضيع عند إعادة التحميل أو إغلاق التبويب. آخر {n} مجموعة من ردودك في <0>السجل</0>، حيث يمكن إزالتها وإيقاف حفظها. يبقى كل ذلك على هذا الجهاز، وتسجيل الخروج يمحوه. المظهر واللغة اللذان تختارهما في الأسفل محفوظان لمدة سنة في ملفات تعريف ارتباط لا تقول شيئًا آخر.',
  "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.":
    'إذا شغّلت النموذج الخاص بهذا المتصفح، يصل المنشور إلى هذه الخدمة وإلى ذلك النموذج على هذا الجهاز، ولا يصل إلى أحد آخر. يتذكر هذا الجهاز أنك شغّلته إلى أن توقفه.',
  'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.':
    'يقترح Riposte ردودًا. ما تنشره يخصك: اقرأه أولًا، وغيّره كما تشاء، وتحمّل مسؤوليته باسمك.',
  'Do not use it to harass, threaten or deceive anybody, or to break the law.':
    'لا تستخدمه لمضايقة أحد أو تهديده أو خداعه، ولا لمخالفة القانون.',
  'Follow the rules of the network where you post.': 'اتبع قواعد الشبكة التي تنشر فيها.',
  'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.':
    'للحسابات المجانية {freeLimit} عمليات إنشاء في اليوم ولحسابات Premium {premiumLimit}. تُحسب الأيام بتوقيت UTC. العملية التي تفشل لا تُحسب. والتي توقفها، أو التي لا يستطيع الكاتب الرد على منشورها، مجانية {n} مرات في اليوم.',
  'Suggestions can be wrong. They are offered as they are, without a warranty.':
    'قد تكون الاقتراحات خاطئة. تُقدَّم كما هي، من دون ضمان.',
  'Accounts that are used to harm others may be closed.':
    'قد تُغلق الحسابات المستخدمة لإيذاء الآخرين.',
  Theme: 'المظهر',
  'Read in': 'القراءة بـ',
  Name: 'الاسم',
  'Learn from my favorites': 'التعلّم من مفضلتي',
  'Fills the fields below with what your saved replies have in common.':
    'يملأ الحقول أدناه بما تشترك فيه ردودك المحفوظة.',
  'Read off {n} favorites. Change what is not you.': 'استُخلص من {n} من المفضلة. غيّر ما لا يشبهك.',
  'Nearest to': 'الأقرب إلى',
  'It should': 'ينبغي أن',
  'sound like a tired engineer, name the trade-off': 'تبدو كمهندس متعب، وتذكر الثمن',
  'It should not': 'لا ينبغي أن',
  'use exclamation marks, praise anyone': 'تستخدم علامات التعجب، وتمدح أحدًا',
  'Example {n}': 'مثال {n}',
  'Save tone': 'حفظ النبرة',
  Cancel: 'إلغاء',
  'Your tones': 'نبراتك',
  'A tone is a manner of replying: what it does, what it never does, and how it sounds.':
    'النبرة طريقة في الرد: ما تفعله، وما لا تفعله أبدًا، وكيف تبدو.',
  'Sign in to make tones of your own.': 'سجّل الدخول لإنشاء نبرات خاصة بك.',
  'Tones of your own are part of premium. Those you made before are kept.':
    'النبرات الخاصة جزء من Premium. ما أنشأته سابقًا باقٍ.',
  'The built-in writer uses the nearest of its own tones. With a model connected, replies follow everything you write here.':
    'يستخدم الكاتب المدمج أقرب نبراته. ومع نموذج متصل تتبع الردود كل ما تكتبه هنا.',
  'Like {tone}.': 'مثل {tone}.',
  'Edit {tone}': 'تعديل {tone}',
  'Delete {tone}': 'حذف {tone}',
  'New tone': 'نبرة جديدة',
  '{count}, page {page} of {pages}': '{count}، الصفحة {page} من {pages}',
  Previous: 'السابق',
  Next: 'التالي',
  Undo: 'تراجع',
  "Verify You're Human": 'أثبت أنك إنسان',
  'This enables the Generate Replies button.': 'هذا يفعّل زر إنشاء الردود.',
  'Loading the challenge...': 'جارٍ تحميل الاختبار...',
  'Verifying...': 'جارٍ التحقق...',
  "I'm human": 'أنا إنسان',
  'It is tried again in 10 seconds.': 'ستُعاد المحاولة بعد 10 ثوانٍ.',
  'Rage Bait': 'مستفز',
  Nice: 'لطيف',
  Informal: 'عفوي',
  System: 'النظام',
  Light: 'فاتح',
  Dark: 'داكن',
  Another: 'ردّ آخر',
  Shorter: 'أقصر',
  Softer: 'ألطف',
  Sharper: 'أحدّ',
  Anywhere: 'أي مكان',
  "The post's": 'لغة المنشور',
  'Your name, e-mail address and photo, from {signInName}, and when you came first and last':
    'اسمك وبريدك الإلكتروني وصورتك من {signInName}، ومتى جئت أول مرة وآخر مرة',
  'To show who is signed in, and to recognise premium': 'لإظهار من سجّل الدخول والتعرّف إلى Premium',
  'As long as you have an account': 'ما دام لديك حساب',
  'A session, as a cookie and as a hash in our database: with which browser it was begun, when, and when it was last used':
    'جلسة، كملف تعريف ارتباط وكبصمة في قاعدة بياناتنا: بأي متصفح بدأت، ومتى، ومتى استُخدمت آخر مرة',
  'To keep you signed in, and to show you where you are': 'لإبقائك مسجّل الدخول وإظهار أين أنت مسجّل',
  '30 days after your last visit, 180 days at most, or until you end it':
    '30 يومًا بعد آخر زيارة، و180 يومًا على الأكثر، أو حتى تنهيها',
  'How many generations you used on which day, how many came to nothing, and the tokens that models took for them; of a visitor who is not signed in, by IP address':
    'كم عملية إنشاء استخدمت في أي يوم، وكم منها لم يُثمر، والرموز التي استهلكتها النماذج؛ وللزائر غير المسجّل بحسب عنوان IP',
  'To apply the daily limit': 'لتطبيق الحد اليومي',
  '90 days': '90 يومًا',
  'The count of the day on which you delete your account, under a scrambled name':
    'عدّاد اليوم الذي تحذف فيه حسابك، باسم مموّه',
  'So that deleting is not a way around the daily limit':
    'كي لا يكون الحذف طريقًا للالتفاف على الحد اليومي',
  'Until midnight UTC': 'حتى منتصف الليل بتوقيت UTC',
  'A scrambled fingerprint of a post you generated replies for': 'بصمة مموّهة لمنشور أنشأت له ردودًا',
  'So that single replies to it can be changed without a use':
    'كي يمكن تغيير ردود منفردة من دون استهلاك استخدام',
  'One day': 'يوم واحد',
  'That replies of a set were copied, saved, edited, posted or refined, without a word of them, under a random number that only your browser knows to be yours':
    'أن ردودًا من مجموعة نُسخت أو حُفظت أو عُدّلت أو نُشرت أو حُسّنت، من دون كلمة منها، تحت رقم عشوائي لا يعرف أنه لك إلا متصفحك',
  'To see which tones and writers bring replies that people take, counting each once':
    'لمعرفة أي النبرات والكتّاب يقدّم ردودًا يأخذها الناس، مع عدّ كل منها مرة واحدة',
  'The day of the set and the next; after that only in totals, which name nobody':
    'يوم المجموعة واليوم التالي؛ ثم في مجاميع لا يظهر فيها أحد',
  'Replies you save as favorites, with the post they answer':
    'الردود التي تحفظها في المفضلة، مع المنشور الذي ترد عليه',
  'To show them to you again': 'لإظهارها لك مرة أخرى',
  'Until you delete them': 'حتى تحذفها',
  'Tones of your own, with their examples': 'نبراتك الخاصة مع أمثلتها',
  'To write in them': 'للكتابة بها',
  'Whether you are premium and since when; your orders; the ids and states of payments and memberships, never a card':
    'هل لديك Premium ومنذ متى؛ طلباتك؛ معرّفات المدفوعات والاشتراكات وحالاتها، ولا بطاقة أبدًا',
  'To know that premium is paid, and to end it when it is not':
    'لمعرفة أن Premium مدفوع، وإنهائه حين لا يكون كذلك',
  'As long as you have an account; orders that were not paid 60 days':
    'ما دام لديك حساب؛ والطلبات غير المدفوعة 60 يومًا',
  'Premium that we gave to your e-mail address, with our notes':
    'ما أهديناه من Premium إلى بريدك الإلكتروني، مع ملاحظاتنا',
  'To give it to you when you sign in': 'لمنحك إياه عند تسجيل الدخول',
  'Until we take it back, whether or not you have an account':
    'حتى نسترده، سواء كان لديك حساب أم لا',
  'Each time we gave premium to your e-mail address':
    'كل مرة أهدينا فيها Premium إلى بريدك الإلكتروني',
  'So that a gift that is sent twice by mistake is given once':
    'كي لا تُمنح هدية تكررت خطأً إلا مرة واحدة',
  '30 days': '30 يومًا',
  'What we did about your premium: what, when and who of us':
    'ما فعلناه بشأن Premium لديك: ماذا ومتى ومن منّا',
  'So that nobody here can give or take anything in secret':
    'كي لا يستطيع أحد هنا أن يمنح أو يأخذ شيئًا سرًّا',
  'For good: this log cannot be changed': 'إلى الأبد: لا يمكن تغيير هذا السجل',
  'Your IP address, when you prove that you are human without signing in':
    'عنوان IP الخاص بك، حين تثبت أنك إنسان من دون تسجيل الدخول',
  'To not ask you again': 'كي لا نسألك مرة أخرى',
  '12 hours': '12 ساعة',
  'Your IP address, when you sign in, send us a message or prove that you are human':
    'عنوان IP الخاص بك، حين تسجّل الدخول أو ترسل إلينا رسالة أو تثبت أنك إنسان',
  'To keep out floods': 'لصدّ الفيضانات',
  'Two hours at most; in our log, where something was refused, 90 days at most':
    'ساعتان على الأكثر؛ وفي سجلنا، حيث رُفض شيء، 90 يومًا على الأكثر',
  'What you write in Contact Us, Feedback or Newsletter':
    'ما تكتبه في اتصل بنا أو الملاحظات أو النشرة البريدية',
  'To read it and answer': 'لقراءته والرد عليه',
  'Until we delete it': 'حتى نحذفه',
  Accessibility: 'إمكانية الوصول',
  'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.':
    'صُمّم Riposte ليستخدمه الجميع: بلوحة المفاتيح وحدها، وبالتكبير، وفي الظلام، وبألوان نظامك، وبقارئ الشاشة. يستهدف WCAG 2.2 بالمستوى AA. لم يدققه أحد من الخارج، لذا لا نزعم المطابقة له ولا لمعيار EN 301 549.',
  'How it is checked': 'كيف يُفحص',
  'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.':
    'عند كل تغيير يبحث axe عن العيوب في الفاتح والداكن، ولا يجوز أن يتحرك شيء أفقيًا على شاشة عرضها 360 بكسل.',
  'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.':
    'في الألوان المفروضة، حيث لا يرى axe، تسأل الاختبارات هل يُعرف ما هو مختار.',
  'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.':
    'كل ما يُضغط لا يقل عن 24 بكسل في كل اتجاه، و44 على الشاشات الضيقة، عدا الروابط داخل الجمل.',
  'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.':
    'تكتب الاختبارات الردود وتنسخها وتعدّلها بلوحة المفاتيح وحدها، وتراقب أين يذهب التركيز.',
  'What has not been tried': 'ما لم يُجرَّب',
  'A real screen reader, and people who depend on one.': 'قارئ شاشة حقيقي، وأشخاص يعتمدون عليه.',
  'Safari and Firefox: the tests run in Chromium.': 'Safari و Firefox: تعمل الاختبارات في Chromium.',
  'Known limits': 'حدود معروفة',
  'The language of a post that you paste is left for your browser to find out.':
    'لغة المنشور الذي تلصقه متروكة لمتصفحك ليكتشفها.',
  'Signing in, paying and the networks where you post have pages of their own, which are not covered here.':
    'لتسجيل الدخول والدفع والشبكات التي تنشر فيها صفحاتها الخاصة، ولا تشملها هذه الصفحة.',
  'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.':
    'مخططات لوحة المشغّلين صور. أرقامها في الجدول أسفلها.',
  'If something is in your way': 'إن واجهك عائق',
  'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.':
    'اكتب إلى من يدير هذا الموقع: <0>اتصل بنا</0>. اذكر في أي صفحة كان ذلك وما الذي تستخدمه. يصلك الرد بالبريد الإلكتروني؛ أما متى، فلا يستطيع هذا البرنامج أن يعد به نيابةً عنهم.',
  'Last gone through on November 23, 2026.': 'آخر مراجعة: 23 نوفمبر 2026.',
  'This is a translation. The English text is the one that counts.':
    'هذه ترجمة. النص المعتمد هو الإنجليزي.',
  'What you had for this post before': 'ما حصلت عليه لهذا المنشور من قبل',
  'Your post is kept, and is in the box again when there are uses:':
    'منشورك محفوظ وسيعود إلى المربع عندما تتوفر الاستخدامات:',
  'Debug: shown as it is with premium, or without. The server counts as before.':
    'تصحيح: معروض كما مع Premium أو بدونه. يحسب الخادم كما من قبل.',
  'How long it lasts, and where to manage it': 'مدة سريانه، وأين تديره',
  'This is only the address of a post. Paste its text into the box.':
    'هذا عنوان منشور فقط. الصق نصه في المربع.',
  'This is part of premium.': 'هذا جزء من Premium.',
  'with emoji': 'مع رموز تعبيرية',
  'no emoji': 'بلا رموز تعبيرية',
};
