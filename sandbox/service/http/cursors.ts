import * as v from 'valibot';
import { badParameter } from './errors.ts';

/**
 * Makes and reads cursors. A cursor holds a place in a list, signed together with what it belongs to: who reads, what list,
 * which filter. It outlives tokens and restarts, and fits nothing else.
 */
export interface Cursors {
  /** @param binding what the cursor belongs to; not in the cursor, the reader has to know it. */
  write(place: CursorPlace, binding: CursorBinding): Promise<string>;
  /** @throws {Refusal} 400 with `param: "cursor"` if it was changed, or was made for another binding. */
  read(cursor: string, binding: CursorBinding): Promise<CursorPlace>;
}

export interface CursorPlace {
  /** `after` goes on below `at`, `before` goes back from it. */
  direction: 'after' | 'before';
  /** The sort key of the row at the place. */
  at: (string | number)[];
  /** What a page carries to the next, such as the balance there in minor units. */
  carried?: number;
}

/** Any JSON value that identifies the reader and the query. Equal queries must give equal JSON. */
export type CursorBinding = readonly unknown[];

const placeSchema = v.object({
  direction: v.picklist(['after', 'before']),
  at: v.array(v.union([v.string(), v.number()])),
  carried: v.optional(v.number()),
});

/**
 * Cursors signed with HMAC-SHA-256.
 * @param secret hexadecimal, kept in the database so that cursors outlive a restart.
 */
export async function createCursors(secret: string): Promise<Cursors> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign', 'verify']);
  const signed = (place: string, binding: CursorBinding) => encode(`${place}\n${JSON.stringify(binding)}`);
  return {
    async write(place, binding) {
      const text = JSON.stringify(place);
      const signature = await crypto.subtle.sign('HMAC', key, signed(text, binding));
      return `${toBase64Url(encode(text))}.${toBase64Url(new Uint8Array(signature))}`;
    },
    async read(cursor, binding) {
      const [place, signature, ...rest] = cursor.split('.').map(fromBase64Url);
      if (!place || !signature || rest.length > 0) throw foreign();
      const text = new TextDecoder().decode(place);
      if (!(await crypto.subtle.verify('HMAC', key, signature, signed(text, binding)))) throw foreign();
      return v.parse(placeSchema, JSON.parse(text)); // ours: the signature says so
    },
  };
}

function foreign() {
  return badParameter(
    'cursor',
    'This cursor does not belong to this list with this filter. Start from the first page.',
  );
}

const encode = (text: string) => new TextEncoder().encode(text);

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The bytes, or null if this is not how {@link toBase64Url} writes them: each cursor has one spelling only. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return toBase64Url(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}
