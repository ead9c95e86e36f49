import { booksProxy } from '@/booksProxy';
import { signedInUser } from '@/session';

const handle = (request: Request) =>
  booksProxy(request, {
    path: '/books-api',
    serviceUrl: process.env.BOOKS_URL,
    isSignedIn: async () => (await signedInUser()) !== undefined,
  });

export { handle as DELETE, handle as GET, handle as POST };
