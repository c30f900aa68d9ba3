import type { KindRule, PostKind } from './post-kinds.ts';

/**
 * The forms of an English question, in the order in which doubt is settled: what answers a "why"
 * is nonsense under "which", and someone who asks leave wants no recommendation.
 */
const FORMS: readonly KindRule[] = [
  {
    kind: 'question_me_too',
    sure: [
      /^(do )?(you|y'all) ever\b|^(do|does) (you|y'all|anyone|everyone|people)( guys| all)? (also|secretly|too|all just)\b|\bwho else (is|has|was|loves|hates|thinks)\b|\b(any(one|body) else|(is it )?just me|am i (the )?(only|alone)|do(es)? any(one|body) (ever|also|else))\b/,
    ],
  },
  {
    kind: 'question_how_much',
    sure: [
      /\bhow (long|often|many|much|late|early|far|soon|old) (\w+ )?(is|are|should|do|does|did|can|would|will|was|were|until|has|have|before|should)\b/,
    ],
  },
  {
    kind: 'question_who_knows',
    sure: [
      /\b(any(one|body)|someone|somebody|who) (here )?(remembers?|knows? (the name|what|where|who|when|if|how|why|which))\b|\bwhat('s| is| was) the name of\b|\b(when|what time) (is|does|do|did|are) (the|this|it|they)\b/,
    ],
  },
  {
    kind: 'question_recommendation',
    sure: [
      /\bany(one|body)( here)? (got|have|has) (any )?(good )?(tips|advice|ideas|tricks|suggestions)\b/,
      /\bwhat (\w+ ){0,3}(would|should|do) you (give|tell|get|buy|recommend|suggest|use|bring|wear|cook|order)\b/,
      /\bany(one|body) (\w+ ){0,4}(know|have|got|use|used|tried|been to|worked with) (\w+ ){0,3}(a|an|any|good|decent|where|someone|experience|luck)\b/,
      /\b(recommend\w*|recs?|suggestions?|suggest|what should i (watch|read|play|cook|eat|order|buy|get|listen|make|wear|see|try|do (in|this))|where (should|can|do) (i|we|you) (eat|go|stay|buy|get|find)|(best|good|favou?rite|decent|cheap) (place|spot|app|site|brand|book|restaurant|coffee|tool|resource)s? (to|for|in|near)|looking for (a|an|some|good|recs|tips)|any (good|tips|advice|ideas)|what('s| is| are) (a|an|some) (?![^?]*\byou\b)(good |great |nice |cheap )?[^?]*\b(that|which|for|under|to|without|near)\b(?![^?]*\byou('ve|r)?\b)|give me your best|(i'm )?out of ideas|need (ideas|inspiration|inspo))\b/,
    ],
  },
  {
    kind: 'question_poll',
    sure: [
      /\b(yes or no|yay or nay|thumbs up or down)\b/,
      /\bpoll\b|\bwhich (one(?! of you)|of(?! you)|is|do|are|would|was|\w+ (is|do|are|has|have|makes?|does|would|was|should))\b|\brank (these|them|the)\b|\bwho (would win|wins|you got|ya got)\b/,
      /\?\s*\n+\S.{0,40}\n+\S.{0,40}(\n|$)/,
    ],
  },
  {
    kind: 'question_opinion',
    sure: [
      /\b(thoughts( on| about|\?)|opinions?( on|\?| about)|what (do|does) (you|y'all|everyone|people|we) (\w+ ){0,2}(think|make of|feel)|how do (you|we|people|y'all) (\w+ )?feel about|what's your (take|view|opinion|stance)|where do you stand|agree or disagree|agree\?)/,
    ],
  },
  {
    kind: 'question_rhetorical',
    sure: [
      /^(ok |okay |so )?which (one )?of you (told|let|did|said|ate|took|put|left|bought|finished|drank)\b/,
      /\bhow did (we|this|everyone|people|it) (all |ever )?(collectively )?(agree|decide|let|end up|become|get here|happen)\b/,
      /\b(who (keeps|is still|still|on earth|in their right mind|decided|taught|told|put|left|ate|gave|invited|approved|asked for|thought|allowed|let|is buying|actually)|when did|since when|what happened to|what kind of|how is (it|this|that) (\w+ )?(legal|allowed|possible|already|still|even|ok|okay|acceptable)|how (is|are) .{2,40} (already|still|legal)|remember when|why (is|are) (every|everything|everyone|all|we still|\w+ so)|why (do|does) (every|everything|everyone|all|we still|it always)|(at|is there any|what's the) (point|what point)|who (even )?(does|wants|needs|buys|likes))\b/,
    ],
  },
  {
    kind: 'question_permission',
    sure: [
      /\b(is it|would it be|is that) (\w+ )?(?!\w+ for (a|an|my|the|your) )(weird|wrong|rude|ok|okay|bad|normal|acceptable|too (late|early|much|soon|old)|crazy|dumb|stupid|fine|cringe|selfish|worth|possible to just|socially)\b/,
      /\b(aita|am i (wrong|crazy|being|overreacting|a bad|the (asshole|bad|problem))|(?<!\b(how|what|which|where|when|who|why|much|many|long|often) )should (i|we)|can i (just|please|still|wear|bring|ask|tell|say)|do i (have to|need to|tell|really)|talk me (out of|into)|is it (just )?me or)\b/,
    ],
  },
  {
    kind: 'question_about_you',
    sure: [
      /\b(what|who|where|which|when)('s| is| was| were| are)? (\w+ ){0,4}(your|you've|you guys|y'all)\b|\bwhat (\w+ ){0,5}(do|did|have|would|will|are|were) (you|y'all|you guys)\b|\b(tell me|name|share|drop|give me) (a|an|one|the|your|something)\b|\bwhat (\w+ ){1,3}(changed|made|shaped|ruined|taught|scared|hooked|inspired) you|\bwhat (book|film|movie|song|album|show|game|teacher|advice|meal|habit) \w+|\bwhat (do|does|did) (everyone|everybody|people|y'all)\b|\bhow (are|is|was|were|'s) (you|your|everyone|y'all|the)\b|\b(if|when) you (could|had|were)\b|\bwhat('s| is| are) (everyone|everybody|y'all|people) \w+ing\b|\bhow did (you|y'all|any of you)\b|\bwho (was|is|inspired|taught|made) (your|you)\b|\bwhat (was|is) the (\w+est|most|last|first|one|best|worst) (?!way)\w+\b|\bwhat('s| is| was)? (a|an|one|the|your|some) [^?]*\byour?\b/,
    ],
  },
  {
    kind: 'question_do_you',
    sure: [
      /(^|[.:,!]\s*|\b(so|ok|honestly) )do (you|y'all|people|any of you)\b (?!(think|know|believe|want|have any)\b)/,
    ],
  },
  { kind: 'question_why', sure: [/\b(why|how come|what makes|what's with)\b/] },
  {
    kind: 'question_how',
    sure: [
      /\bhow (much|many|do|does|did|can|could|would|should|to|long|often|much|many|on earth|are you)\b|\b(best|easiest|fastest|right|cheapest) way to\b/,
    ],
  },
  {
    kind: 'question_yes_no',
    sure: [
      /(^|[.!,:;\n]\s*|\b(so|ok|okay|wait|and|but|question|honestly|hey|guys),? )(is|are|am|was|were|do|does|did|has|have|had|can|could|will|would|should|any(one|body)|some(one|body)|isn't|aren't|don't|doesn't|didn't|won't|can't)\b[^.!?]*\?/,
    ],
  },
];

/**
 * The form of a question that is known to be one.
 * @param post in lower case with plain apostrophes
 * @returns 'question' for a form that is none of the known
 */
export function nameQuestion(post: string): PostKind {
  // The last one asked is the one to answer; what comes before leads up to it.
  const asked = /[^.!?\n]*\?(?=[^?]*$)/.exec(post)?.[0] ?? post;
  const match = (text: string) =>
    FORMS.find(({ sure }) => sure.some((signal) => signal.test(text.trim())))?.kind;
  return (/\n.*\n/.test(post) ? match(post) : match(asked)) ?? match(post) ?? 'question';
}

/** Who asks readers for what they know or would do. */
const FOR_HELP =
  /\b(recommend\w*|recs?|suggestions?|any (tips|advice|ideas|luck)|advice|thoughts|opinions|should (i|we)|what (do|should|would|can) (i|we|you) do|how (do|can|should) (i|we|you)|any(one|body) (know|else|have|got|tried|used|here|want|up for|recommend)|does any(one|body)|has any(one|body)|who (here|else|knows|wants)|what('s| is| are| was| were) (your|you)|which (one|is|of)|do you|have you|did you|are you|would you|what would you|am i (wrong|crazy|the only|overreacting)|is it (normal|weird|rude|ok|okay|wrong|just me))\b/;

/** Who speaks to readers at all. */
const FOR_READERS = /\b(you|your|you've|you'd|y'all|anyone|anybody|someone|folks|guys|everyone)\b/;

/** Little questions at the end of an opinion, and questions nobody is meant to answer. */
const TAG =
  /^\W*(so )?(agree|right|no|yes|ok|okay|yeah|know what i mean|you know|am i right|isn't it|make sense|what (even )?is this|who raised you|why|how|really|seriously|what are we doing|are you (kidding|serious)( me)?|what did (i|you) expect|who does that|is there any(one|body) (human|there|alive|awake|competent)\b.*)\W*$/;

/**
 * What a post asks and what it says besides.
 * @param post in lower case with plain apostrophes
 * @returns `isFirst` where it opens with its question, `isLast` where it closes with one; `rest` is what is no question
 */
export function findQuestion(post: string): {
  isFirst: boolean;
  isLast: boolean;
  isForHelp: boolean;
  isForReaders: boolean;
  rest: string;
} {
  const sentences = post
    .split(/(?<=[.!?…])["'”’)]*\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
  const isAsked = (sentence: string) => /\?[^\p{L}]*$/u.test(sentence);
  const asked = post.includes('?')
    ? sentences.filter((sentence) => isAsked(sentence) && !TAG.test(sentence)).join(' ')
    : post;
  // Without a question mark nothing tells the question from the rest.
  const rest = post.includes('?') ? sentences.filter((sentence) => !isAsked(sentence)) : [];
  return {
    isFirst: asked !== '' && isAsked(sentences[0] ?? ''),
    isLast: isAsked(sentences.at(-1) ?? ''),
    isForHelp: FOR_HELP.test(asked),
    isForReaders: FOR_READERS.test(asked),
    rest: rest.join(' '),
  };
}
