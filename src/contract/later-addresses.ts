/** The routes that nobody calls before a generation or on the main page: what calls them brings them. */
export const LATER_ADDRESSES = {
  generate: 'POST /api/quick-action', // the described address of a generation
  reviseReply: 'POST /api/revise',
  fetchPost: 'POST /api/post-by-address',
  markReply: 'POST /api/uptake',
  readPremium: 'GET /api/premium',
  readPrice: 'GET /api/premium/price',
  confirmOrder: 'POST /api/premium/confirm',
  findMembership: 'POST /api/premium/find',
  beginCheckout: 'POST /api/checkout',
  listFavourites: 'GET /api/favourites',
  downloadFavourites: 'GET /api/favourites.csv',
  saveFavourite: 'POST /api/favourites',
  deleteFavourite: 'DELETE /api/favourites/:id',
  savePreferences: 'PUT /api/preferences',
  learnTone: 'GET /api/preferences/learned',
  downloadAccount: 'GET /api/account',
  deleteAccount: 'DELETE /api/account',
  sendMessage: 'POST /api/messages',
  listSessions: 'GET /api/sessions',
  endSession: 'DELETE /api/sessions/:id',
  endOtherSessions: 'DELETE /api/sessions',
} as const;
