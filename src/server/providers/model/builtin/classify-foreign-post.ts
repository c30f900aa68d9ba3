import type { PostKind } from './classify-post.ts';
import type { WrittenLanguage } from './detect-language.ts';

/** Kinds that the phrase banks beside the English one know. */
export const FOREIGN_KINDS = [
  'care',
  'question',
  'milestone',
  'complaint',
  'claim',
  'unclear',
] as const satisfies readonly PostKind[];

export type ForeignKind = (typeof FOREIGN_KINDS)[number];
type ForeignLanguage = Exclude<WrittenLanguage, 'en'>;

const CARE: Record<ForeignLanguage, RegExp> = {
  es: /(?<!\p{L})(falleció|ha fallecido|murió|ha muerto|se murió|funeral|velorio|suicid\p{L}*|quitarme la vida|no quiero vivir|cáncer|quimio\p{L}*|enterramos|víctimas|terremoto|luto)(?!\p{L})/u,
  pt: /(?<!\p{L})(faleceu|morreu|funeral|velório|suicíd\p{L}*|tirar (a )?minha vida|não quero (mais )?viver|câncer|cancro|quimio\p{L}*|enterramos|vítimas|terremoto|luto)(?!\p{L})/u,
  fr: /(?<!\p{L})(décédé\p{L}*|est mort\p{L}*|obsèques|enterrement|suicid\p{L}*|mettre fin à mes jours|envie de mourir|plus envie de vivre|(un|le|du|son|mon|d'un) cancer|chimio\p{L}*|victimes|séisme|deuil)(?!\p{L})/u,
  de: /(?<!\p{L})(gestorben|verstorben|beerdigung|suizid\p{L}*|selbstmord|das leben nehmen|will nicht mehr leben|krebs(diagnose)?|chemo\p{L}*|todesopfer|erdbeben|trauer\p{L}*)(?!\p{L})/u,
};

const MILESTONE: Record<ForeignLanguage, RegExp> = {
  es: /(?<!\p{L})(por fin|lo logr\p{L}+|lo consegu\p{L}+|me gradué|mi primer\p{L}*|aprobé|cumplo \d+|celebr\p{L}+|orgullos\p{L}+)(?!\p{L})/gu,
  pt: /(?<!\p{L})(finalmente|consegui\p{L}*|me formei|meu primeiro|minha primeira|passei|completo \d+|celebr\p{L}+|comemor\p{L}+|orgulh\p{L}+)(?!\p{L})/gu,
  fr: /(?<!\p{L})(enfin|j'ai réussi|diplômé\p{L}*|mon premier|ma première|j'ai fini|fêter|fier|fière|\d+ ans aujourd'hui)(?!\p{L})/gu,
  de: /(?<!\p{L})(endlich|geschafft|abschluss|mein erste\p{L}*|meine erste\p{L}*|bestanden|feier\p{L}*|stolz|seit heute)(?!\p{L})/gu,
};

const COMPLAINT: Record<ForeignLanguage, RegExp> = {
  es: /(?<!\p{L})(otra vez|hart[oa]s?|vergüenza|cancel\p{L}+|retras\p{L}+|reclam\p{L}+|atención al cliente|no funciona|horas esperando|estafa|inaceptable|siempre igual)(?!\p{L})/gu,
  pt: /(?<!\p{L})(de novo|cansad[oa]s?|vergonha|cancel\p{L}+|atras\p{L}+|reclam\p{L}+|atendimento|não funciona|horas esperando|golpe|inaceitável|sempre igual)(?!\p{L})/gu,
  fr: /(?<!\p{L})(encore une fois|marre|ras-le-bol|honte|annulé\p{L}*|retard|remboursement|service client|ne marche pas|heures d'attente|arnaque|inadmissible)(?!\p{L})/gu,
  de: /(?<!\p{L})(schon wieder|satt|unverschämt\p{L}*|storniert|verspätung|verspätet|erstattung|kundenservice|funktioniert nicht|warteschleife|abzocke|inakzeptabel)(?!\p{L})/gu,
};

/**
 * What a post in one of the other languages is. Fewer kinds than in English, and only by signals
 * that leave little doubt: a wrong kind reads worse than a general reply.
 */
export function classifyForeignPost(text: string, language: ForeignLanguage): ForeignKind {
  const post = text.toLowerCase().replaceAll('’', "'");
  if (isPainful(post)) return 'care';
  if (/\?\s*(\S*https?:\S+|[#@]\S+|\s)*$/u.test(post)) return 'question';
  if (count(post, COMPLAINT[language]) >= 2) return 'complaint';
  if (count(post, MILESTONE[language]) + (post.includes('!') ? 1 : 0) >= 2) return 'milestone';
  return (post.match(/\p{L}{2,}/gu) ?? []).length < 4 ? 'unclear' : 'claim';
}

/** True for grief, illness, self-harm or disaster in any of these languages, however short. */
export function isPainful(text: string): boolean {
  const post = text.toLowerCase().replaceAll('’', "'");
  return Object.values(CARE).some((words) => words.test(post));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
