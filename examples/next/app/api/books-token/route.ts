import { createTokenRoute } from '@daybook/react/server';
import { signedInUser } from '@/session';

export const POST = createTokenRoute({
  baseUrl: process.env.BOOKS_URL,
  clientId: process.env.BOOKS_CLIENT_ID,
  clientSecret: process.env.BOOKS_CLIENT_SECRET,
  userId: signedInUser,
});
