import { createTokenRoute } from '@daybook/react/server';
import { service } from '@/service';
import { signedInUser } from '@/session';

export const POST = createTokenRoute({ ...service(), userId: signedInUser });
