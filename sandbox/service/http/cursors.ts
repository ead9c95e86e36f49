import * as v from 'valibot';
import { badParameter } from './errors.ts';

/**
 * Creates and reads cursors. A cursor is a position in a list, signed together with its binding: the reader, the list and the
 * filter. It survives token changes and restarts, and is valid for nothing else.
 */
export interface Cursors {
  /** @param binding signed, but not included in the cursor. */
  write(position: CursorPosition, binding: CursorBinding): Promise<string>;
  /** @throws {HttpError} 400 with `param: "cursor"` if it was tampered with or has another binding. */
  read(cursor: string, binding: CursorBinding): Promise<CursorPosition>;
}

export interface CursorPosition {
  /** Whether the page is `after` or `before` the row `at`. */
  direction: 'after' | 'before';
  /** The sort key of a row. */
  at: (string | number)[];
  /** State for the next page, such as the balance in minor units. */
  carried?: number;
}

/** Any JSON value that identifies the reader and the query. Equal queries must serialize to equal JSON. */
export type CursorBinding = readonly unknown[];

const positionSchema = v.object({
  direction: v.picklist(['after', 'before']),
  at: v.array(v.union([v.string(), v.number()])),
  carried: v.optional(v.number()),
});

/**
 * Cursors signed with HMAC-SHA-256.
 * @param secret hexadecimal, stored in the database so that cursors survive restarts.
 */
export async function createCursors(secret: string): Promise<Cursors> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign', 'verify']);
  const signed = (position: string, binding: CursorBinding) => encode(`${position}\n${JSON.stringify(binding)}`);
  return {
    async write(position, binding) {
      const text = JSON.stringify(position);
      const signature = await crypto.subtle.sign('HMAC', key, signed(text, binding));
      return `${toBase64Url(encode(text))}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async read(cursor, binding) {
      const [position, signature, ...rest] = cursor.split('.').map(fromBase64Url);
      if (!position || !signature || rest.length > 0) throw invalidCursor();
      const text = new TextDecoder().decode(position);
      if (!(await crypto.subtle.verify('HMAC', key, signature, signed(text, binding)))) throw invalidCursor();
      return v.parse(positionSchema, JSON.parse(text)); // trusted: the signature is valid
    },
  };
}

function invalidCursor() {
  return badParameter('cursor', 'This cursor is not valid for this list and filter. Start from the first page.');
}

const encode = (text: string) => new TextEncoder().encode(text);

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes the bytes, or returns null for a non-canonical encoding, so that each cursor has only one spelling. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
