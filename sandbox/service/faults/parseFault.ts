import { badParameter } from '../http/errors.ts';
import { bodies, bounds, losses } from './fault.ts';
import { type FaultRule, methods } from './rule.ts';

/**
 * Parses a fault in a URL: `status=500,retry-after=1,times=2,key=abc`.
 * @returns the fault, the requests that it applies to, and the key by which they are counted.
 * @throws {HttpError} 400 for an unknown name, so that a test with a typo fails.
 */
export function parseFault(spec: string): FaultRule & { key: string } {
  const words = new Map(
    spec.split(',').map((word) => {
      const [name = '', ...value] = word.split('=');
      return [name, value.join('=')] as const;
    }),
  );
  const unknown = [...words.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw badParameter(unknown, `Unknown fault "${unknown}".`);
  return {
    path: words.get('path'),
    method: oneOf(words, 'method', methods),
    status: wholeNumber(words, 'status', bounds.status),
    retryAfter: wholeNumber(words, 'retry-after', bounds.retryAfter),
    delay: wholeNumber(words, 'delay', bounds.delay),
    drop: words.has('drop'),
    lose: oneOf(words, 'lose', losses),
    body: oneOf(words, 'body', bodies),
    repeatCursor: words.has('repeat-cursor'),
    expireToken: words.has('expire-token'),
    after: wholeNumber(words, 'after', bounds.after),
    times: wholeNumber(words, 'times', bounds.times),
    key: words.get('key') ?? spec,
  };
}

const known = [
  'path',
  'method',
  'status',
  'retry-after',
  'delay',
  'drop',
  'lose',
  'body',
  'repeat-cursor',
  'expire-token',
  'after',
  'times',
  'key',
];

function oneOf<Word extends string>(words: ReadonlyMap<string, string>, name: string, allowed: readonly Word[]) {
  const word = allowed.find((each) => each === words.get(name));
  if (words.has(name) && !word) throw badParameter(name, `${name} must be one of ${allowed.join(', ')}.`);
  return word;
}

function wholeNumber(words: ReadonlyMap<string, string>, name: string, [min, max]: readonly [number, number]) {
  const text = words.get(name);
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) throw badParameter(name, `${name} must be a number from ${min} to ${max}.`);
  return value;
}
