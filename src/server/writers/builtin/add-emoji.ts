import { hasOneVoice, type PostKind } from './post-kinds.ts';

/** An emoji that is fitting under each kind of post; where none is, none is added. */
const FITTING: Partial<Record<PostKind, readonly string[]>> = {
  milestone: ['🎉', '👏', '🙌'],
  small_win: ['🏆', '👏'],
  launch: ['🚀', '👏'],
  hiring: ['👀', '🤝'],
  joke: ['😂', '💀'],
  observation: ['😅', '👀'],
  moment: ['👀', '😅'],
  wry: ['😅', '😄'],
  aside: ['👀', '😅'],
  funny: ['😂', '😄'],
  glad: ['🎉', '🙌'],
  sore: ['🙄', '😤'],
  remark: ['👀', '🤔'],
  story: ['👀', '🍿'],
  take: ['🍿', '👀'],
  opinion: ['👀', '🤔'],
  their_win: ['👏', '🎉'],
  comparison: ['🍿', '⚖️'],
  prediction: ['🔮', '👀'],
  question: ['🤔', '👀'],
  complaint: ['😤', '🙄'],
  gripe: ['🙄', '😤'],
  price_rise: ['💸', '😬'],
  politics: ['🙄', '🍿'],
  news: ['👀', '📰'],
  advice: ['📝', '👀'],
  maxim: ['📝', '👀'],
  thread_hook: ['🍿', '🧵'],
  wish: ['🤞', '✨'],
  plan: ['🤞', '👀'],
  joy: ['🥹', '😊'],
  kid: ['😂', '😄'],
  said: ['😂', '😄'],
  pet: ['🐾', '😄'],
  awe: ['✨', '😍'],
  opening: ['🎉', '👏'],
  new_job: ['🎉', '👏'],
  birthday: ['🎂', '🎉'],
  gratitude: ['💛', '🙏'],
  greeting: ['👋', '☀️'],
  mood: ['😮‍💨', '🫠'],
  nostalgia: ['🥲', '📼'],
  weather: ['☀️', '👀'],
  weather_woe: ['🥶', '☔'],
  sports: ['🏟️', '🙌'],
  sports_woe: ['🏟️', '😮‍💨'],
  review: ['👀', '🍿'],
};

/** Of a set this many bear one: on every line it would be a tic. */
const SHARE = 0.6;

/**
 * One emoji at the end of a reply where the person asked for emoji and one is fitting.
 * @param random from 0 up to 1, once for whether and once for which
 */
export function addEmoji(reply: string, kind: PostKind, random: () => number): string {
  const fitting = FITTING[kind] ?? (kind.startsWith('question_') ? FITTING.question : undefined);
  if (fitting === undefined || hasOneVoice(kind)) return reply;
  if (random() >= SHARE) return reply;
  return `${reply} ${fitting[Math.floor(random() * fitting.length)]}`;
}
