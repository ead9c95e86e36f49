import { createTokenRoute } from '@daybook/react/server';
import { service } from '../service.server.ts';
import { signedInUser } from '../session.server.ts';
import type { Route } from './+types/booksToken';

const booksToken = createTokenRoute({ ...service(), userId: signedInUser });

export const action = ({ request }: Route.ActionArgs) => booksToken(request);
