import { TokenError } from '../errors.ts';

/** A parsed token. */
export interface ParsedToken {
  text: string;
  /** Lifetime in seconds from the request for it, if the host returned it. */
  expiresIn: number | undefined;
}

const expected =
  'Return the access token as a string, or as { access_token, expires_in }. If fetchToken calls your own route, check that ' +
  'the route returned 200 and JSON: throw an error unless `response.ok`.';

/**
 * Reads the result of `fetchToken`. Accepts spaces around the token, a leading `Bearer `, and `expires_in` as a numeric string.
 * @throws {TokenError} `TOKEN_INVALID_RESPONSE` with the kind of value (never its text) and the names in an object, and how to fix it.
 */
export function readTokenResponse(response: unknown): ParsedToken {
  if (typeof response === 'string') return { text: tokenText(response), expiresIn: undefined };
  if (typeof Response !== 'undefined' && response instanceof Response) {
    throw invalid('a Response', 'Return its JSON: `(response) => response.json()`.');
  }
  if (typeof response !== 'object' || response === null || !('access_token' in response)) {
    throw invalid(
      `${kindOf(response)}${keysOf(response)}`,
      response === undefined ? 'An arrow function with braces needs `return`.' : expected,
    );
  }
  if ('token_type' in response && !isBearer(response.token_type)) {
    throw invalid(`a token of ${typeName(response.token_type)}`, 'Only bearer tokens are supported.');
  }
  if (typeof response.access_token !== 'string') {
    throw invalid(`an access_token that is ${kindOf(response.access_token)}`);
  }
  return {
    text: tokenText(response.access_token),
    expiresIn: 'expires_in' in response ? seconds(response.expires_in) : undefined,
  };
}

function tokenText(token: string): string {
  const text = token.trim().replace(/^bearer(\s+|$)/i, '');
  if (text === '') throw invalid('an empty string');
  if (['null', 'undefined', '[object Object]'].includes(text)) throw invalid(`the string "${text}"`);
  if (/^[[{"]/.test(text)) throw invalid('JSON text', 'Parse it first: `(response) => response.json()`.');
  if (text.startsWith('<')) throw invalid('HTML', 'Your route may have returned a sign-in or error page.');
  if (!/^[\x21-\x7e]+$/.test(text)) throw invalid('a string with invalid characters');
  return text;
}

function seconds(expiresIn: unknown): number | undefined {
  const number = typeof expiresIn === 'string' ? Number(expiresIn) : expiresIn;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

function isBearer(type: unknown): boolean {
  return type === undefined || type === null || (typeof type === 'string' && type.toLowerCase() === 'bearer');
}

/** Names a type only if it is a short word: anything else could be a token. */
function typeName(type: unknown): string {
  return typeof type === 'string' && /^[a-z]{1,8}$/i.test(type) ? `type ${type}` : 'another type';
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

/** What an object has in place of `access_token`: plain names only, as a token could be a key. */
function keysOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const names = Object.keys(value).filter((key) => /^[a-z_]{1,20}$/i.test(key));
  return ` ${names.length > 0 ? `with ${names.slice(0, 5).join(' and ')}, ` : ''}without access_token`;
}

function invalid(found: string, hint = expected): TokenError {
  return new TokenError('TOKEN_INVALID_RESPONSE', `fetchToken returned ${found}. ${hint}`);
}
