import { eq } from 'drizzle-orm';
import { auth } from 'hono/utils/basic-auth';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Database } from '../database/database.ts';
import { HttpError } from '../http/errors.ts';
import { sha256 } from '../tokens/sha256.ts';
import { partners } from './tables.ts';

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/**
 * Authenticates a partner by HTTP Basic credentials, plain or form-encoded (RFC 6749, section 2.3.1), or by credentials in
 * the form body, the default of some OAuth clients.
 * @returns the partner's id.
 * @throws {HttpError} 401 if the credentials are missing or invalid, without saying which part.
 */
export async function authenticatePartner(database: Database, request: Request): Promise<string> {
  for (const credentials of await credentialsOf(request)) {
    const partnerId = await partnerOf(database, credentials);
    if (partnerId !== undefined) return partnerId;
  }
  throw new HttpError(401, [{ type: 'INVALID_TOKEN', message: 'The client id or client secret is invalid.' }], {
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

/** Returns the text unchanged if it isn't form-encoded. */
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
  // Compare for unknown clients too, so that the timing doesn't reveal which clients exist.
  const isRight = await timingSafeEqual(await sha256(clientSecret), partner?.clientSecretHash ?? '');
  return isRight ? partner?.id : undefined;
}
