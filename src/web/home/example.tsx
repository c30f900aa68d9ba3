import { DEFAULT_TONE } from '#contract/tones.ts';
import styles from './example.module.css';
import { useDesk } from './use-desk.ts';
import { useTones } from './use-tones.ts';
import { locale, t } from '../words/t.ts';

const POST = 'Unpopular opinion: a meeting with more than six people in it is a podcast.';

/** Written by hand: what a model makes of a post, in each of the three tones. */
const REPLIES: Record<string, readonly string[]> = {
  rage: [
    'Six? Four of those are already the audience.',
    'Spoken like somebody who was seventh on the invite.',
    'Podcasts at least get edited.',
  ],
  nice: [
    'Stealing this for the next invite I decline. Thank you.',
    'Ours has eleven people and two hosts, and now I know why I keep it on in the kitchen.',
    'In fairness, the seventh person is usually the one taking the good notes.',
  ],
  informal: [
    'ours even has a sponsor break, it’s when dave shares his screen',
    'so that’s why i listen at 1.5x',
    'five stars, would mute again',
  ],
};

/** One post with replies in the picked tone, for who has not seen any yet. */
export function Example() {
  const tone = useDesk((state) => state.tone);
  const label = useTones().find(({ id }) => id === tone)?.label;
  return (
    <figure className={styles['example']} data-tone={tone}>
      <figcaption className="soft small">
        {label === undefined
          ? t('An example. Pick another tone above to see it change.')
          : t('An example, in the tone {tone}. Pick another tone above to see it change.', {
              tone: label,
            })}
      </figcaption>
      <blockquote className={styles['post']} lang={locale ?? 'en'}>
        {t(POST)}
      </blockquote>
      {(REPLIES[tone] ?? REPLIES[DEFAULT_TONE] ?? []).map((reply) => (
        <p key={reply} className={styles['reply']} lang={locale ?? 'en'}>
          {t(reply)}
        </p>
      ))}
    </figure>
  );
}
