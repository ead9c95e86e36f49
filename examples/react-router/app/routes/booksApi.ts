import { booksProxy } from '../booksProxy.ts';
import { service } from '../service.server.ts';
import { signedInUser } from '../session.server.ts';
import type { Route } from './+types/booksApi';

const handle = ({ request }: Route.ActionArgs | Route.LoaderArgs) =>
  booksProxy(request, {
    path: '/books-api',
    serviceUrl: service().baseUrl,
    isSignedIn: async () => (await signedInUser(request)) !== undefined,
  });

export { handle as action, handle as loader };
