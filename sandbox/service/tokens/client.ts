import { Refusal } from '../http/errors.ts';
import { sha256 } from './sha256.ts';

/** The partner that the sandbox knows. */
const partner = { clientId: 'demo_client', clientSecret: 'demo_secret' };

/**
 * Checks a partner's credentials.
 * @param authorization the `Authorization` header, HTTP Basic.
 * @throws {Refusal} 401 if they are missing or wrong; it does not say which part.
 */
export async function authenticateClient(authorization: string | undefined): Promise<void> {
  const [, encoded = ''] = /^Basic +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const credentials = decodeBasic(encoded);
  const expected = `${partner.clientId}:${partner.clientSecret}`;
  if (!isSame(await sha256(credentials), await sha256(expected))) {
    throw new Refusal(401, [{ type: 'INVALID_TOKEN', message: 'The client id or the client secret is wrong.' }], {
      'WWW-Authenticate': 'Basic realm="token"',
    });
  }
}

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
