import { LANGUAGES, type Language } from '#contract/language.ts';

/** The same in English, as the page has it. */
const ABOUT = 'Paste a post, pick a tone, and get replies worth posting within seconds.';
const NEEDS_SCRIPT = 'Riposte needs JavaScript to write replies. Please turn it on and reload.';

/** What the page says before its script, and to who only looks for it. */
const WORDS: Readonly<Record<Exclude<Language, 'en'>, { about: string; needsScript: string }>> = {
  es: {
    about:
      'Pega una publicación, elige un tono y recibe en segundos respuestas dignas de publicar.',
    needsScript:
      'Riposte necesita JavaScript para escribir respuestas. Actívalo y recarga la página.',
  },
  de: {
    about:
      'Post einfügen, Ton wählen und in Sekunden Antworten bekommen, die sich zu posten lohnen.',
    needsScript:
      'Riposte braucht JavaScript, um Antworten zu schreiben. Schalte es ein und lade neu.',
  },
  fr: {
    about:
      'Collez un post, choisissez un ton et recevez en quelques secondes des réponses dignes d’être publiées.',
    needsScript: 'Riposte a besoin de JavaScript pour écrire. Activez-le et rechargez la page.',
  },
  pt: {
    about: 'Cole um post, escolha um tom e receba em segundos respostas que valem a pena postar.',
    needsScript: 'O Riposte precisa de JavaScript para escrever respostas. Ative-o e recarregue.',
  },
  ja: {
    about: '投稿を貼り、トーンを選ぶだけ。投稿したくなる返信が数秒で届きます。',
    needsScript: 'Riposte には JavaScript が必要です。有効にして再読み込みしてください。',
  },
  ar: {
    about: 'الصق منشورًا، واختر نبرة، واحصل خلال ثوانٍ على ردود تستحق النشر.',
    needsScript: 'يحتاج Riposte إلى JavaScript لكتابة الردود. فعّله ثم أعد التحميل.',
  },
};

/**
 * The page in that language from its first paint on; its script brings the other words.
 * @param html as it is built, which is English
 */
export function putLanguage(html: string, language: Language): string {
  if (language === 'en') return html;
  const { about, needsScript } = WORDS[language];
  const direction = language === 'ar' ? ' dir="rtl"' : '';
  return html
    .replace('lang="en"', `lang="${language}"${direction}`)
    .replace(ABOUT, about)
    .replace(NEEDS_SCRIPT, needsScript);
}

/** @param html a page that `putLanguage` made */
export function readPutLanguage(html: string): Language {
  return LANGUAGES.find(({ id }) => html.includes(`lang="${id}"`))?.id ?? 'en';
}
