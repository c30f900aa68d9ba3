/**
 * Bugs that people made on purpose and that no test saw at the time, as exact replacements. The rules
 * make some of them too; these are asked about in every run.
 */
export const BY_HAND: readonly {
  area: string;
  file: string;
  /** Exactly once in the file. */
  code: string;
  instead: string;
  bug: string;
}[] = [
  {
    area: 'premium',
    file: 'src/server/premium/record-purchase.ts',
    code: '      setWhere: lt(payments.readTicket, readTicket),\n',
    instead: '',
    bug: 'a late answer about a payment undoes a newer one',
  },
  {
    area: 'premium',
    file: 'src/server/premium/record-purchase.ts',
    code: '      setWhere: lt(memberships.readTicket, readTicket),\n',
    instead: '',
    bug: 'a late answer about a membership undoes a newer one',
  },
  {
    area: 'premium',
    file: 'src/server/premium/checkout-routes.ts',
    code: "isSubscribed({ userId: '$1', now: NOW('$2') })",
    instead: "isSubscribed({ userId: '$1', now: `'-infinity'::timestamptz` })",
    bug: 'whoever ran out can never buy again',
  },
  {
    area: 'premium',
    file: 'src/server/premium/find-owner.ts',
    code: 'return isSomeoneElses ? null : order;',
    instead: 'return order;',
    bug: 'the owner that the metadata names counts for nothing',
  },
  {
    area: 'premium',
    file: 'src/server/premium/reconcile-premium.ts',
    code: 'judgeMembership(read, []).grants === own.grants &&',
    instead: '',
    bug: 'what we ended and the provider keeps open is charged on',
  },
  {
    area: 'premium',
    file: 'src/server/premium/judge-membership.ts',
    code: " || status === 'completed'",
    instead: '',
    bug: 'a completed membership lasts 48 hours too long',
  },
  {
    area: 'premium',
    file: 'src/server/premium/check-membership.ts',
    code: '      if (await isSomeoneElses(deps, membership, userId)) continue;\n',
    instead: '',
    bug: "another account's membership goes to who has its e-mail",
  },
  {
    area: 'premium',
    file: 'src/server/premium/follow-purchase.ts',
    code: "  if (!isOurs(deps, payment)) return { kind: 'foreign' };\n",
    instead: '',
    bug: 'a payment for another product makes premium',
  },
  {
    area: 'premium',
    file: 'src/server/premium/check-membership.ts',
    code: ' && state.userId === userId',
    instead: '',
    bug: "another account's membership is said to be found",
  },
  {
    area: 'premium',
    file: 'src/server/premium/find-owner.ts',
    code: 'membership?.id ?? payment?.membershipId ?? null',
    instead: 'membership?.id ?? null',
    bug: 'a renewal is nobody’s while the provider does not tell its membership',
  },
  {
    area: 'premium',
    file: 'src/server/premium/follow-purchase.ts',
    code: ", 'uncollectible'",
    instead: '',
    bug: 'a payment that the provider gave up on is waited for',
  },
  {
    area: 'premium',
    file: 'src/server/premium/record-purchase.ts',
    code: 'coalesce(${orders.fulfilledAt}, ${deps.clock.now().toISOString()}::timestamptz)',
    instead: '${deps.clock.now().toISOString()}::timestamptz',
    bug: 'an order was fulfilled when its purchase was last read',
  },
  {
    area: 'premium',
    file: 'src/server/premium/begin-checkout.ts',
    code: '    await requireUnpaid(deps, checkoutId);\n',
    instead: '',
    bug: 'who paid on a page of yesterday, unheard, is led to pay on another',
  },
  {
    area: 'premium',
    file: 'src/server/premium/judge-membership.ts',
    code: "  'auto_refunded',\n",
    instead: '',
    bug: 'what the provider gave back by itself leaves premium',
  },
  {
    area: 'premium',
    file: 'src/server/premium/second-memberships.ts',
    code: " and payments.status = 'paid'",
    instead: '',
    bug: 'what is to be given back of a second membership was never paid',
  },
  {
    area: 'operator',
    file: 'src/server/operator/second-factor.ts',
    code: 'delete from operator_recovery_codes where operator_email = $1 and',
    instead: 'delete from operator_recovery_codes where $1::text is not null and',
    bug: "one operator's recovery code opens another's account",
  },
  {
    area: 'operator',
    file: 'src/server/operator/operator-sessions.ts',
    code: "set proven_at = ${NOW('$2')} where token_hash = $1",
    instead: "set proven_at = ${NOW('$2')} where $1::text is not null",
    bug: 'a proof in one session is one in every session',
  },
  {
    area: 'operator',
    file: 'src/server/operator/operator-sessions.ts',
    code: 'where operator_email = $1 and not token_hash',
    instead: 'where $1::text is not null and not token_hash',
    bug: "a changed password ends everybody's sessions",
  },
  {
    area: 'operator',
    file: 'src/server/operator/limit-attempts.ts',
    code: 'known?.email === email',
    instead: 'known !== null',
    bug: "one operator's known browser counts for another",
  },
  {
    area: 'operator',
    file: 'src/server/operator/operator-sessions.ts',
    code: 'delete from operator_sessions where operator_email =',
    instead: "delete from operator_sessions where kind = 'session' and operator_email =",
    bug: 'signing out everywhere leaves the browsers known',
  },
  {
    area: 'operator',
    file: 'src/server/operator/gift-premium.ts',
    code: 'case when not former.is_lifetime and isfinite(former.premium_until)',
    instead: 'case when isfinite(former.premium_until)',
    bug: 'years given to who has it for life begin at a date that counts for nothing',
  },
  {
    area: 'quota',
    file: 'src/server/quota/offline-uses.ts',
    code: ' && dayOf(describeUsage(known)) === use.day',
    instead: '',
    bug: "a use taken before midnight and given back after it lowers today's count",
  },
  {
    area: 'quota',
    file: 'src/server/quota/reserve-use.ts',
    code: 'from gone where usage_logs.log_date = gone.log_date\n      and (',
    instead: 'from gone where (',
    bug: 'a failure of today changes the counts of other days',
  },
  {
    area: 'quota',
    file: 'src/server/http/visitor-address.ts',
    code: '    .toLowerCase()\n',
    instead: '',
    bug: 'an upper-case IPv6 address is another visitor',
  },
  {
    area: 'generation',
    file: 'src/server/generation/run-generation.ts',
    code: `        await keep(deps, use, request);
        delivery.onKept?.(use.id);
        if (arm !== null) placed = deps.uptake.place(deps, arm); // not in the way of the first reply
      }
      await deliver(reply, delivered);
`,
    instead: `        delivery.onKept?.(use.id);
        if (arm !== null) placed = deps.uptake.place(deps, arm);
      }
      await deliver(reply, delivered);
      if (delivered === 0) await keep(deps, use, request);
`,
    bug: 'the use is final only after the first reply left',
  },
  {
    area: 'generation',
    file: 'src/server/generation/run-generation.ts',
    code: "      if (signal.aborted) throw new AppError('generation_stopped');\n",
    instead: '',
    bug: 'a writer that finishes although it was stopped is paid for',
  },
  {
    area: 'generation',
    file: 'src/server/writers/builtin/create-builtin-writer.ts',
    code: " && (choices?.language ?? 'post') === 'post'",
    instead: '',
    bug: 'it is owned up to that a language cannot be read where another was picked',
  },
  {
    area: 'generation',
    file: 'src/server/generation/run-generation.ts',
    code: 'const person = use.userId ?? address;',
    instead: 'const person = asker.token ?? address;',
    bug: 'a person has a turn of their own in each browser',
  },
  {
    area: 'generation',
    file: 'src/server/generation/own-turns.ts',
    code: 'if (own.inside === 0) people.delete(person);',
    instead: 'people.delete(person);',
    bug: 'who was refused once is let on beside their first',
  },
  {
    area: 'generation',
    file: 'src/server/generation/revise-reply.ts',
    code: 'countCharacters(reply, network) < countCharacters(before, network)',
    instead: 'reply.length < before.length && network !== undefined',
    bug: 'shorter is not what its network counts',
  },
  {
    area: 'generation',
    file: 'src/server/generation/refine-replies.ts',
    code: 'heldBack.add(fine);',
    instead: 'heldBack.add(reply);',
    bug: 'what is shown again is as the writer numbered it',
  },
  {
    area: 'generation',
    file: 'src/server/generation/read-asked.ts',
    code: '...(!reading.needsCare && { needsCare, care })',
    instead: '...{ needsCare, care }',
    bug: 'pain counts for nothing under a post that is calm',
  },
  {
    area: 'operator',
    file: 'src/server/operator/writer-settings.ts',
    code: 'sealWriter(seal, isOfEnvironment ? { ...access, key: null } : access)',
    instead: 'sealWriter(seal, access)',
    bug: 'a key of the environment is stored',
  },
  {
    area: 'operator',
    file: 'src/server/operator/tell-audit-log.ts',
    code: 'while (told === BATCH)',
    instead: 'while (told > BATCH)',
    bug: 'of many deeds the first five hundred are told',
  },
  {
    area: 'hooks',
    file: 'src/web/home/generate.ts',
    code: 'if (delivered === 0) change({ set: former.set });',
    instead: 'if (delivered >= 0) change({ set: former.set });',
    bug: 'replies vanish when a stream breaks after the first',
  },
  {
    area: 'hooks',
    file: 'src/web/home/generate.ts',
    code: "change({ status: t('{replies} ready', { replies: describeReplies(countReplies()) }) });",
    instead: "change({ draft: '' });",
    bug: 'what was typed while it ran is lost',
  },
  {
    area: 'hooks',
    file: 'src/web/session/use-session.ts',
    code: 'data.date === today ? data.count : 0',
    instead: 'data.count',
    bug: "yesterday's count is shown today",
  },
  {
    area: 'hooks',
    file: 'src/web/home/limit-card.tsx',
    code: '{!usage.isPremium && (',
    instead: '{(',
    bug: 'premium people at their limit are told to upgrade',
  },
  {
    area: 'hooks',
    file: 'src/web/premium/use-confirmation.ts',
    code: 'return asks < ASKS && Math.min',
    instead: 'return Math.min',
    bug: 'a payment is asked about for ever',
  },
  {
    area: 'hooks',
    file: 'src/web/premium/active-card.tsx',
    code: ' && endsAt === null && !isLifetime;',
    instead: ';',
    bug: 'a cancelled subscription shows a price',
  },
  {
    area: 'hooks',
    file: 'src/web/operator/use-operator.ts',
    code: `      cache.removeQueries({
        queryKey: ['operator'],
        predicate: ({ queryKey }) => queryKey[1] !== SESSION_KEY[1],
      });
`,
    instead: '',
    bug: 'the next operator at a browser sees what the last one saw',
  },
];
