import { TokenError } from '../errors.ts';

/** A token as the session keeps it. */
export interface Token {
  text: string;
  /** Seconds from the request for it to its end, as the host says; undefined if it does not. */
  expiresIn: number | undefined;
}

const remedy =
  'fetchToken must give the access token: a string, or the object that the token endpoint answered, ' +
  '{ access_token, expires_in }. Where it calls a route of yours, check that the route answered 200 with JSON.';

const forgottenReturn = 'Return the token. In an arrow function with braces, that takes `return`.';

/**
 * Reads what `fetchToken` gave. Takes blanks around the token, a leading `Bearer `, and `expires_in` as a numeric string.
 * @throws {TokenError} `TOKEN_INVALID_RESPONSE`, telling what kind of thing came (never its text) and how to mend it.
 */
export function readTokenResponse(response: unknown): Token {
  if (typeof response === 'string') return { text: tokenText(response), expiresIn: undefined };
  if (typeof Response !== 'undefined' && response instanceof Response) {
    throw invalid('a Response', 'Return its JSON: `(response) => response.json()`.');
  }
  if (typeof response !== 'object' || response === null || !('access_token' in response)) {
    throw invalid(kindOf(response), response === undefined ? forgottenReturn : '');
  }
  if ('token_type' in response && !isBearer(response.token_type)) {
    throw invalid('a token of another type than Bearer', 'Only bearer tokens can be sent.');
  }
  if (typeof response.access_token !== 'string') {
    throw invalid(`an access_token that is ${kindOf(response.access_token)}`);
  }
  return {
    text: tokenText(response.access_token),
    expiresIn: 'expires_in' in response ? seconds(response.expires_in) : undefined,
  };
}

function tokenText(given: string): string {
  const text = given.trim().replace(/^bearer(\s+|$)/i, '');
  if (text === '') throw invalid('an empty text');
  if (['null', 'undefined', '[object Object]'].includes(text)) throw invalid(`the text "${text}"`);
  if (/^[[{"]/.test(text)) throw invalid('JSON text', 'Parse it first: `(response) => response.json()`.');
  if (text.startsWith('<')) throw invalid('HTML', 'The route may have answered with a sign-in or an error page.');
  if (!/^[\x21-\x7e]+$/.test(text)) throw invalid('a text with blanks or characters that no token has');
  return text;
}

function seconds(given: unknown): number | undefined {
  const number = typeof given === 'string' ? Number(given) : given;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? number : undefined;
}

function isBearer(type: unknown): boolean {
  return type === undefined || type === null || (typeof type === 'string' && type.toLowerCase() === 'bearer');
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `a ${typeof value}`;
}

function invalid(came: string, hint = ''): TokenError {
  return new TokenError('TOKEN_INVALID_RESPONSE', `fetchToken gave ${came}. ${hint || remedy}`);
}
