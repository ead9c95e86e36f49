/** The bookkeeping service and your credentials for it. */
export const service = () => ({
  baseUrl: process.env.BOOKS_URL,
  clientId: process.env.BOOKS_CLIENT_ID,
  clientSecret: process.env.BOOKS_CLIENT_SECRET,
});
