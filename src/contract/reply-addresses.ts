/** The routes that are called from replies, or from a post's address in the box: they come with them. */
export const REPLY_ADDRESSES = {
  reviseReply: 'POST /api/revise',
  fetchPost: 'POST /api/post-by-address',
  markReply: 'POST /api/uptake',
} as const;
