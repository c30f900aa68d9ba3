import { hasOneVoice, type PostKind } from './post-kinds.ts';

/** Emoji that are fitting under kinds of post; where none is, none is added. */
const FITTING: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ['🎉 👏 🙌', 'milestone'],
    ['🏆 👏', 'small_win'],
    ['🚀 👏', 'launch'],
    ['👀 🤝', 'hiring'],
    ['😂 💀', 'joke'],
    ['👀 😅', 'moment aside'],
    ['😅 😄', 'wry'],
    ['😂 😄', 'funny kid said'],
    ['🎉 🙌', 'glad'],
    ['🙄 😤', 'sore gripe'],
    ['👀 🤔', 'remark opinion'],
    ['👀 🍿', 'story review'],
    ['🍿 👀', 'take'],
    ['👏 🎉', 'their_win'],
    ['🍿 ⚖️', 'comparison'],
    ['🔮 👀', 'prediction'],
    ['🤔 👀', 'question'],
    ['😤 🙄', 'complaint'],
    ['💸 😬', 'price_rise'],
    ['🙄 🍿', 'politics'],
    ['👀 📰', 'news'],
    ['📝 👀', 'advice maxim'],
    ['🍿 🧵', 'thread_hook'],
    ['🤞 ✨', 'wish'],
    ['🤞 👀', 'plan'],
    ['🥹 😊', 'joy'],
    ['🐾 😄', 'pet'],
    ['✨ 😍', 'awe'],
    ['🎉 👏', 'opening new_job'],
    ['🎂 🎉', 'birthday'],
    ['💛 🙏', 'gratitude'],
    ['👋 ☀️', 'greeting'],
    ['😮‍💨 🫠', 'mood'],
    ['🥲 📼', 'nostalgia'],
    ['☀️ 👀', 'weather'],
    ['🥶 ☔', 'weather_woe'],
    ['🏟️ 🙌', 'sports'],
    ['🏟️ 😮‍💨', 'sports_woe'],
  ].flatMap(([emoji = '', kinds = '']) => kinds.split(' ').map((kind) => [kind, emoji.split(' ')])),
);

/** Of a set this many bear one: on every line it would be a tic. */
const SHARE = 0.6;

/**
 * One emoji at the end of a reply where the person asked for emoji and one is fitting.
 * @param random from 0 up to 1, once for whether and once for which
 */
export function addEmoji(reply: string, kind: PostKind, random: () => number): string {
  const fitting = FITTING.get(kind.startsWith('question_') ? 'question' : kind);
  if (fitting === undefined || hasOneVoice(kind)) return reply;
  if (random() >= SHARE) return reply;
  return `${reply} ${fitting[Math.floor(random() * fitting.length)]}`;
}
