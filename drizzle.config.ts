/** For drizzle-kit, which `npm run db:generate` brings. */
export default {
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './src/server/database/migrations',
};
