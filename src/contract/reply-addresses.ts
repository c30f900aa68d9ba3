/** The routes that are called from replies alone, as `ADDRESSES` has the others: they come with them. */
export const REPLY_ADDRESSES = {
  reviseReply: 'POST /api/revise',
  markReply: 'POST /api/uptake',
} as const;
