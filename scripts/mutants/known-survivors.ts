const AT_THE_END = 'a guard against a provider that never ends: one page more of ten thousand';

/** Changes that no test can see or needs to, by their key, and why. */
export const KNOWN_SURVIVORS: Readonly<Record<string, string>> = {
  'src/server/uptake/mark-reply.ts markReply: set.arm?.label ?? null → set.arm?.label':
    'the same: the driver sends what is undefined as null',
  'src/server/experiments/find-differences.ts logPower: count === 0 ? 0 : count * Math.log(count / of) → count === 0 ? 1 : count * Math.log(count / of)':
    'the same: where none or all are taken the arms are alike, whatever that weighs',
  'src/server/uptake/uptake.ts createUptake: text === null → false':
    'the same: JSON has a null as well, which is no set; the types do not know',
  'src/server/experiments/find-differences.ts findDifferences: chance > MOST_CHANCE → chance >= MOST_CHANCE':
    'no count comes to this very chance',
  'src/server/experiments/follow-experiments.ts followExperiments: await refresh(); → ;':
    'what begins in the milliseconds between the first look and the ear; a test would have to halt the start there',
  'src/server/experiments/find-differences.ts STIRLING_FROM: STIRLING_FROM = 32 → STIRLING_FROM = 33':
    'the same to ten digits, from here on',
  "src/server/uptake/uptake.ts createUptake: purpose: 'uptake', → nothing":
    'keys are derived for nothing else that has sets in it; the types want it said',
  'src/server/generation/write-set.ts writeRefined: clearTimeout(clock); → ;':
    'what it would end has ended: a timer is kept for as long as a set may take',
  'src/server/generation/show-parts.ts takeWords: last?.index ?? 0 → last?.index ?? 1':
    'the same: an empty text has no first letter either',
  'src/server/generation/writer-turns.ts createWriterTurns: maxWaitMs: MAX_WAIT_MS, → nothing':
    'a test would wait for twenty seconds; that who waits too long is refused, the own turns show',
  "src/server/generation/take-revision.ts DELETE_OLD: text: `delete from generations where expires_at < ${NOW('$1')}`, → text: `delete from generations where expires_at <= ${NOW('$1')}`,":
    'what is over opens nothing any more: dropped at that very moment or at the next sweep',
  "src/server/generation/run-generation.ts startGeneration: asker.visitor?.address ?? '' → asker.visitor?.address":
    'the same: whoever has no account has an address, and the types do not know',
  'src/server/generation/stream-generation.ts HEARTBEAT_MS: HEARTBEAT_MS = 10_000 → HEARTBEAT_MS = (10_000 * 2)':
    'proxies close after thirty seconds and more',
  'src/server/generation/stream-generation.ts streamGeneration: isWhole: false, → nothing':
    'the same: what is not said is false, and the types want it said',
  'src/server/operator/audit-log.ts readAuditLog: rows.length > PER_PAGE && last !== undefined → rows.length > PER_PAGE':
    'the same: a page that is followed has a last row, and the types do not know',
  'src/server/operator/require-good-password.ts countOwn: codes[at - 1] → codes[at + 1]':
    'the same: as many have no such neighbour after them as before them',
  'src/server/operator/second-factor.ts decrypt: iv === undefined || tag === undefined || text === undefined → iv === undefined || tag === undefined':
    'the same: what is sealed has three parts, and the types do not know',
  'src/server/operator/second-factor.ts decrypt: iv === undefined || tag === undefined || text === undefined → false':
    'the same: what is sealed has three parts, and the types do not know',
  "src/server/operator/premium-users.ts listPremiumUsers: query.search.trim() !== '' && query.page <= 1 → false":
    'the same page, for two readings of every row instead of one',
  'src/server/operator/password.ts derive: error === null → true':
    'scrypt that has begun has no error to tell',
  'src/server/operator/gift-premium.ts planGift: GIFT_DURATIONS.find(({ id }) => id === duration)?.years ?? null → GIFT_DURATIONS.find(({ id }) => id === duration)?.years':
    'the same: the list has every duration, and the types do not know',
  'src/server/operator/gift-premium.ts giftPremium: await waitForOtherGifts(tx); → ;':
    'the embedded database takes one transaction after the other; on PostgreSQL tests see it',
  'src/server/operator/operator-sessions.ts openOperatorSession: randomBytes(32) → randomBytes(33)':
    'a token with a byte more is as good a one',
  "src/server/operator/premium-users.ts toPattern: words === '' → false":
    'the same rows, for a comparison with every one of them',
  'src/server/operator/gift-premium.ts planGift: [nowOf(deps), email, BEYOND, years ?? 0] → [nowOf(deps), email, BEYOND, years]':
    'the same: a gift for life has no date, whatever the statement makes of no years',
  'src/server/premium/begin-checkout.ts beginCheckout: order.checkoutId === null || order.checkoutUrl === null → order.checkoutId === null':
    'the same: both are written at once, and the types do not know',
  'src/server/premium/reconcile-premium.ts eachPage: page < MAX_PAGES → page <= MAX_PAGES':
    AT_THE_END,
  "src/server/premium/find-holder.ts isSomeoneElses: typeof named !== 'string' || named === userId → named === userId":
    'the same: where nobody is named the question that follows finds nobody',
  'src/server/premium/follow-purchase.ts recordForHolder: claimant === null → false':
    'the same: nobody has no account to give it to, found out a transaction later',
  'src/server/premium/reconcile-premium.ts eachPage: cursor !== null && { cursor } → { cursor }':
    'the same to the provider: no cursor is the first page',
  'src/server/premium/premium-details.ts findLater: other?.getTime() ?? 0 → other?.getTime() ?? 1':
    'nothing ends in the first millisecond of 1970',
  'src/server/premium/reconcile-premium.ts isSame: judgeMembership(read, []).grants === own.grants && own.statu…d.status && own.cancelAtPeriodEnd === read.cancelAtPeriodEnd → judgeMembership(read, []).grants === own.grants && own.status === read.status':
    'the provider changes the status with it; both are compared should it not',
  'src/server/quota/take-use.ts WRITE_BACK_MS: WRITE_BACK_MS = 2000 → WRITE_BACK_MS = (2000 * 2)':
    'a test would wait as long: who waits for two seconds waits for four',
  "src/server/quota/usage-partitions.ts maintainUsagePartitions: { name: '', text } → { text }":
    'the same to the drivers: no name, nothing to prepare once',
  'src/server/quota/usage-partitions.ts PARTITION_LOCK: PARTITION_LOCK = 7_261_002 → PARTITION_LOCK = (7_261_002 * 2)':
    'the same: any number will do that no other lock has',
  'src/server/identity/routes.ts finishSignIn: browserId === undefined || state === undefined → browserId === undefined':
    'the same: no flow is stored under no state',
  'src/server/identity/find-or-create-user.ts findOrCreateUser: known[0] → known[1]':
    'the same: a sign-in that is taken for the first one is overtaken by the identity that is there',
  'src/server/identity/find-or-create-user.ts findOrCreateUser: known[0] !== undefined → false':
    'the same: a sign-in that is taken for the first one is overtaken by the identity that is there',
  'src/server/identity/find-or-create-user.ts findOrCreateUser: linked[0]?.userId ?? userId → linked[0]?.userId':
    'the same: an insert that updates answers with its row, and the types do not know',
  'src/server/identity/find-or-create-user.ts FIND_WAITING: order by users."createdAt", users."userId" limit 1`, → order by users."createdAt", users."userId" limit 2`,':
    'the same: only the first is looked at',
  "src/server/identity/routes.ts rememberBrowser: getCookie(c, name) ?? '' → getCookie(c, name)":
    'the same: the pattern takes a missing one for a word that is no id',
  "src/server/identity/follow-ended-sessions.ts followEndedSessions: tokenHash === '' → true":
    'the same, for a question about everybody instead of about nobody',
  'src/server/identity/find-or-create-user.ts newUserId: randomBytes(15) → randomBytes(16)':
    'an id with a byte more is as good a one',
  "src/server/identity/sessions.ts DELETE_EXPIRED: delete from sessions where expires_at < ${NOW('$1')}`, → delete from sessions where expires_at <= ${NOW('$1')}`,":
    'what is over opens nothing any more: dropped at that very moment or at the next sweep',
  "src/server/identity/sessions.ts DELETE_EXPIRED: with flows as (delete from sign_in_flows where expires_at < ${NOW('$1')}) → with flows as (delete from sign_in_flows where expires_at <= ${NOW('$1')})":
    'what is over opens nothing any more: dropped at that very moment or at the next sweep',
  'src/web/home/use-shortcuts.ts onClick: card === null → false':
    'a press beside the cards forgets which was last: the keys then mean the first, as before any press',
  'src/web/home/use-shortcuts.ts copyFrom: card ?? last → card':
    'a number without a card forgets which was last: the keys then mean the first, as before any press',
  "src/web/home/use-shortcuts.ts firstOf: section?.querySelector('[data-reply]') ?? null → section?.querySelector('[data-reply]')":
    'the same: neither null nor undefined is a card',
  "src/web/home/use-shortcuts.ts useShortcuts: document.removeEventListener('click', onClick); → ;":
    'what listens on finds no section any more',
  'src/web/home/revise.ts reviseReply: now.replies.find((each) => each.id === id)?.text ?? former → now.replies.find((each) => each.id === id)?.text':
    'the same: no reply leaves a set, and the types do not know',
  'src/web/operator/use-operator.ts useOperatorSelf: staleTime: 60_000 → staleTime: (60_000 * 2)':
    'a test would wait for a minute',
  'src/web/session/use-session.ts readProfile: !(error instanceof ApiError) || error.status !== 401 → error.status !== 401':
    'the same: what is no answer has no status',
  "src/web/session/use-session.ts unusedDay: { userId, isPremium, date: '', count: 0, remaining: 0 } → { userId, isPremium, count: 0, remaining: 0 }":
    'the same: no day is another day than today',
  'src/web/home/generate.ts generate: desk.read().ahead !== null → true':
    'the same: what is null becomes null again',
  'src/web/home/generate.ts askAnew: failure instanceof ApiError → true':
    'the same: no other failure has such a status or code, and the types do not know',
  'src/web/home/generate.ts generate: desk.read().set?.replies.length ?? 0 → desk.read().set?.replies.length':
    'the same: without a set somebody signed out, whose desk is not changed any more',
  'src/web/home/generate.ts generate: desk.read().set?.replies.length ?? 0 → desk.read().set?.replies.length ?? 1':
    'the same: without a set somebody signed out, whose desk is not changed any more',
  "src/server/replies/create-quick-look.ts findLongestPiece: pieces.toSorted((one, other) => other.length - one.length)[0] ?? '' → pieces.toSorted((one, other) => other.length - one.length)[0]":
    'the same: every pattern has a piece, and the types do not know',
  'src/server/replies/create-quick-look.ts createQuickLook: char.codePointAt(0) ?? 0 → char.codePointAt(0)':
    'the same: a character has a code, and the types do not know',
  "src/server/replies/tidy-reply.ts endsSentence: before.split(/[.!?…]/).at(-1) ?? '' → before.split(/[.!?…]/).at(-1)":
    'the same: what is split has a last piece, and the types do not know',
  'src/server/replies/tidy-reply.ts hasEmoji: SIGN_OF_EMOJI.test(text) && EMOJI.test(text) → EMOJI.test(text)':
    'the same, and slower',
  'src/server/reading/detect-care.ts detectCare: sounds > calm → sounds >= calm':
    'no post comes to this very sum',
  'src/server/reading/match-signs.ts withStart: token.length < START_LETTERS → false':
    'the same: no beginning is as short as that',
  'src/server/identity/follow-ended-sessions.ts ASK_AGAIN_MS: ASK_AGAIN_MS = 1000 → ASK_AGAIN_MS = (1000 * 2)':
    'found out a second later; that it is not asked more often is tested',
  'src/server/identity/follow-ended-sessions.ts forgetWhatEnded: { ref: false } → { }':
    'a process that is told to end ends itself',
  'src/server/identity/sessions.ts seeSessions: live.filter(({ isLongUnseen }) => isLongUnseen) → live':
    'the same times, written more often',
  'src/server/operator/ensure-first-operator.ts findUnusedEmail: email: operators.email → nothing':
    'the same: only how many there are is looked at',
  'src/server/experiments/follow-experiments.ts followExperiments: writerSettings.candidates().get(arm.writer)?.name ?? [] → writerSettings.candidates().get(arm.writer)?.name':
    'read at the start only, for the note that no model is connected',
  'src/server/experiments/follow-experiments.ts followExperiments: running?.arms ?? [] → running?.arms':
    'as above',
  'src/server/uptake/uptake.ts createUptake: replies: 0 → replies: 1':
    'of a set that is placed the statement takes no replies',
  "src/server/reading/match-signs.ts compileSigns: signs.split('\\n').filter((text) => text.trim() !== '') → signs.split('\\n')":
    'the same: an empty line is a sign of the empty word, which no post has',
  'src/server/replies/find-going-along.ts firstWord: place + 1 → place + 2':
    'the same: no sign that begins a sentence begins with what turns it round, or asks who',
  'src/server/reading/is-denied.ts isDeniedBehind: denied + 1 → denied + 2':
    'the same: a claim does not begin in the word behind a denial',
  'src/server/reading/is-denied.ts DENIED_BEHIND: DENIED_BEHIND = 6 → DENIED_BEHIND = 7':
    'a word more is as good a reach',
  "src/server/reading/split-tokens.ts tokenAt: tokens[place] ?? '' → tokens[place]":
    'the same: undefined is no word of any list either, and the types do not know',
  'src/server/reading/find-data.ts findData: words[place + 1] → words[place - 1]':
    'the same, found from the other half of the plate',
  "src/server/reading/find-data.ts isStreet: words[place] ?? '' → words[place]":
    'the same: each place has a word, and the types do not know',
  "src/server/replies/find-danger.ts listed: metadata?.originalWord ?? '' → metadata?.originalWord":
    'the same: each has its word, and the types do not know',
};
