/** Changes that no test can see or needs to, by their key, and why. */
export const KNOWN_SURVIVORS: Readonly<Record<string, string>> = {
  'src/server/quota/check-usage.ts checkUsage: isUser ? subject.userId : null → true ? subject.userId : null':
    'the same: an address has no userId, and undefined goes to the database as null',
  'src/server/quota/offline-uses.ts createOfflineUses: if (owed.size === 0 && abandoned.size === 0 && findUntold().length === 0) return; → if (owed.size === 0 && abandoned.size === 0 && findUntold().length === 0) ;':
    'the same, a little later: where nothing is owed nothing is sent',
  'src/server/identity/routes.ts finishSignIn: browserId === undefined || state === undefined → browserId === undefined':
    'the same: no flow is stored under no state',
  'src/server/identity/sessions.ts renewSession: await deps.database.run(RENEW, [user.tokenHash, deps.clock.databaseNow(), SESSION_SECONDS]) → deps.database.run(RENEW, [user.tokenHash, deps.clock.databaseNow(), SESSION_SECONDS])':
    'the embedded database takes one statement after the other, so whatever comes next sees it',
};
