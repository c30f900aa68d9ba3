import { DEFAULT_CHOICES, NETWORKS, REPLY_LANGUAGES } from '#contract/choices.ts';
import { describeReplies } from '../home/describe-replies.ts';
import { useChoices } from './use-choices.ts';
import { tParts } from '../words/t-parts.tsx';
import { t } from '../words/t.ts';

const EMOJI = { yes: 'with emoji', no: 'no emoji' } as const;

/** What the replies should say, and what was chosen otherwise than it is by itself: both go on working folded away. */
export function ChosenWords({ steer }: { steer: string }) {
  const [{ count, network, emoji, language }] = useChoices();
  const place = NETWORKS.find(({ id }) => id === network)?.label ?? '';
  const tongue = REPLY_LANGUAGES.find(({ id }) => id === language)?.label ?? '';
  const chosen = [
    ...(count === DEFAULT_CHOICES.count ? [] : [describeReplies(count)]),
    ...(network === DEFAULT_CHOICES.network ? [] : [t(place)]),
    ...(emoji === 'post' ? [] : [t(EMOJI[emoji])]),
    ...(language === DEFAULT_CHOICES.language ? [] : [tongue]),
  ];
  return (
    <>
      {steer === '' ? t('More choices') : <SteerWords steer={steer} />}
      {chosen.map((words) => (
        <span key={words}> · {words}</span>
      ))}
    </>
  );
}

/** What a person wrote keeps its own direction in a sentence of another: its dots stay where they are. */
function SteerWords({ steer }: { steer: string }) {
  return tParts('More choices: “{steer}”', [() => <bdi>{steer}</bdi>], { steer: '<0></0>' });
}
