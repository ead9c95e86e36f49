import { eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { Refusal } from '../http/errors.ts';
import { sha256 } from '../tokens/sha256.ts';
import { partners } from './tables.ts';

/**
 * Checks a partner's credentials.
 * @param authorization the `Authorization` header, HTTP Basic.
 * @returns the partner's id.
 * @throws {Refusal} 401 if they are missing or wrong; it does not say which part.
 */
export async function authenticatePartner(database: Database, authorization: string | undefined): Promise<string> {
  const [, encoded = ''] = /^Basic +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, clientId = '', clientSecret = ''] = /^([^:]*):(.*)$/s.exec(decodeBasic(encoded)) ?? [];
  const given = await sha256(clientSecret);
  const [partner] = clientId.includes('\0')
    ? []
    : await database.select().from(partners).where(eq(partners.clientId, clientId));
  // Compared for an unknown client too, so that the time it takes does not tell which clients there are.
  const isRight = isSame(given, partner?.clientSecretHash ?? nobodysHash);
  if (partner && isRight) return partner.id;
  throw new Refusal(401, [{ type: 'INVALID_TOKEN', message: 'The client id or the client secret is wrong.' }], {
    'WWW-Authenticate': 'Basic realm="token"',
  });
}

const nobodysHash = '0'.repeat(64);

function decodeBasic(encoded: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** Compares hashes of one length in a time that does not depend on where they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}
