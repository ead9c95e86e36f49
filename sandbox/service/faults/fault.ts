import { badParameter } from '../http/errors.ts';

/** What goes wrong on purpose with a request, read from the address: `status=500,retry-after=1,times=2,key=abc`. */
export interface Fault {
  /** Answers this status. */
  status: number | undefined;
  /** Milliseconds to wait first. */
  delay: number;
  /** `html`: answers a page of HTML. `shape`: the true answer with one value of a wrong type. */
  body: 'html' | 'shape' | undefined;
  /** Whether the connection breaks without an answer. */
  drop: boolean;
  /** Seconds for the `Retry-After` header. */
  retryAfter: number | undefined;
  /** So many requests of this key pass first: a list loads, and then its update fails. */
  after: number;
  /** Only so many requests of this key fail; Infinity for all. */
  times: number;
  key: string;
}

/** Thrown where the client shall see a broken connection. Inside a page it is what `fetch` rejects with. */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';
  constructor() {
    super('Failed to fetch');
  }
}

/** @throws {Refusal} 400 if a word in it is not known, so that a test with a typing error does not pass. */
export function parseFault(spec: string): Fault {
  const words = new Map(
    spec.split(',').map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  const known = ['status', 'delay', 'body', 'drop', 'retry-after', 'after', 'times', 'key'];
  const unknown = [...words.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw badParameter(unknown, `"${unknown}" is not a fault.`);
  const body = words.get('body');
  if (body !== undefined && body !== 'html' && body !== 'shape') throw badParameter('body', 'body is html or shape.');
  return {
    status: wholeNumber(words, 'status', 200, 599),
    delay: wholeNumber(words, 'delay', 0, 600_000) ?? 0,
    body,
    drop: words.has('drop'),
    retryAfter: wholeNumber(words, 'retry-after', 0, 86_400),
    after: wholeNumber(words, 'after', 0, 1_000_000) ?? 0,
    times: wholeNumber(words, 'times', 0, 1_000_000) ?? Number.POSITIVE_INFINITY,
    key: words.get('key') ?? spec,
  };
}

function wholeNumber(words: ReadonlyMap<string, string>, name: string, least: number, most: number) {
  const text = words.get(name);
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw badParameter(name, `${name} is a number from ${least} to ${most}.`);
  return value;
}
