import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/ledger.tsx'),
  route('sign-in', 'routes/signIn.tsx'),
  route('api/books-token', 'routes/booksToken.ts'),
  route('books-api/*', 'routes/booksApi.ts'),
] satisfies RouteConfig;
