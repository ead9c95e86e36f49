import { eq } from 'drizzle-orm';
import { auth } from 'hono/utils/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/errors.ts';
import { sha256 } from '../tokens/sha256.ts';
import { partners } from './tables.ts';

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/**
 * Checks a partner's credentials: of HTTP Basic, as they are or form-encoded (RFC 6749, section 2.3.1), or without that header of the
 * form, where some OAuth clients put them unless told otherwise.
 * @returns the partner's id.
 * @throws {Refusal} 401 if they are missing or wrong; it does not say which part.
 */
export async function authenticatePartner(database: Database, request: Request): Promise<string> {
  for (const credentials of await credentialsOf(request)) {
    const partnerId = await partnerOf(database, credentials);
    if (partnerId !== undefined) return partnerId;
  }
  throw new Refusal(401, [{ type: 'INVALID_TOKEN', message: 'The client id or the client secret is wrong.' }], {
    'WWW-Authenticate': 'Basic realm="token"',
  });
}

async function credentialsOf(request: Request): Promise<Credentials[]> {
  if (!request.headers.has('Authorization')) {
    const form = new URLSearchParams(await request.clone().text());
    return [{ clientId: form.get('client_id') ?? '', clientSecret: form.get('client_secret') ?? '' }];
  }
  const { username = '', password = '' } = auth(request) ?? {};
  const plain = { clientId: username, clientSecret: password };
  return [plain, { clientId: formDecoded(username), clientSecret: formDecoded(password) }];
}

/** As it is where it is not form-encoded. */
function formDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

async function partnerOf(database: Database, { clientId, clientSecret }: Credentials): Promise<string | undefined> {
  const [partner] = clientId.includes('\0')
    ? []
    : await database.select().from(partners).where(eq(partners.clientId, clientId));
  // Compared for an unknown client too, so that the time it takes does not tell which clients there are.
  const isRight = await timingSafeEqual(await sha256(clientSecret), partner?.clientSecretHash ?? '');
  return isRight ? partner?.id : undefined;
}
