import { DEFAULT_TONE } from '#contract/tones.ts';
import styles from './example.module.css';
import { useDesk } from './use-desk.ts';
import { useTones } from './use-tones.ts';
import { t } from '../words/t.ts';

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
  const picked = useDesk((state) => state.tone);
  // One of their own, which an ended session left behind, has no example.
  const tone = picked in REPLIES ? picked : DEFAULT_TONE;
  const label = useTones().find(({ id }) => id === tone)?.label ?? tone;
  return (
    <figure className={styles['example']} data-tone={tone}>
      <figcaption className="soft small">
        {t('An example, in the tone {tone}. Pick another tone above to see it change.', {
          tone: label,
        })}
      </figcaption>
      <blockquote className={styles['post']}>{t(POST)}</blockquote>
      {REPLIES[tone]?.map((reply) => (
        <p key={reply} className={styles['reply']}>
          {t(reply)}
        </p>
      ))}
    </figure>
  );
}
