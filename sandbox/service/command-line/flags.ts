import { parseArgs } from 'node:util';
import { isCalendarDate } from '../http/calendarDate.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import { type Seed, sampleDays } from '../seeding/sampleCompanies.ts';

export interface Flags {
  port: number;
  /** A folder, or `memory`; undefined when not said, which leaves it to `DATABASE_URL`. */
  data: string | undefined;
  seed: Seed;
  entries: number;
  /** A calendar date. */
  today: string;
  /** Seconds. */
  tokenLife: number;
  control: boolean;
  introspectionFlags: boolean;
  replacesOnUpdate: boolean;
  /** What fails from the beginning: nothing, but rules can be added. Undefined where nothing shall. */
  faults: [] | undefined;
  /** Undefined for the pages of this machine. */
  allowedOrigins: string[] | undefined;
  rateLimit: RateLimit;
}

export const usage = `sandbox: the service of the interface, with a sample company

  --port N               port on 127.0.0.1, 6100 unless said; 0 for a free one
  --data DIR|memory      where the books are kept, .sandbox unless said (or the Postgres of DATABASE_URL)
  --seed studio|small|none   what a new database begins with: three years, half a year, nothing booked
  --entries N            makes the operating checking account of a new database N ledger lines large
  --today YYYY-MM-DD     the last day of the books of a new database, today unless said
  --token-life SECONDS   how long a new access token lives, 3600 unless said
  --introspection-flags  answers custom data as flags that say what it is
  --replace-updates      an update of a bank transaction replaces it: what it leaves out becomes none
  --rate-limit N         requests that a token may send in five minutes, 1000 unless said
  --allow-origin URL     whose pages may call from a browser, such as https://app.example; may be given several times;
                         the pages of this machine unless said
  --faults               serves /sandbox/faults: requests that fail on purpose
  --control              serves /sandbox/…: companies made on demand, and faults
`;

/** A command line that cannot be obeyed. The message is for a person. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Reads the command line.
 * @returns undefined when it only asks for help.
 * @throws {UsageError}
 */
export function readFlags(args: readonly string[], now: Date): Flags | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const seed = values.seed ?? 'studio';
  if (seed !== 'studio' && seed !== 'small' && seed !== 'none') {
    throw new UsageError(`--seed is studio, small or none, not "${seed}".`);
  }
  const today = values.today ?? localDate(now);
  if (!isCalendarDate(today)) throw new UsageError(`--today is a date as YYYY-MM-DD, not "${today}".`);
  if (today < sampleDays.first || today > sampleDays.last) {
    throw new UsageError(`--today is from ${sampleDays.first} to ${sampleDays.last}, not "${today}".`);
  }
  if (values.data === '') throw new UsageError('--data is a folder, or memory.');
  const entries = wholeNumber('entries', values.entries ?? '0', 0, 2_000_000);
  if (entries > 0 && seed === 'none')
    throw new UsageError('--entries repeats sample transactions; --seed none has none.');
  return {
    port: wholeNumber('port', values.port ?? '6100', 0, 65_535),
    data: values.data,
    seed,
    entries,
    today,
    tokenLife: wholeNumber('token-life', values['token-life'] ?? '3600', 1, 31_536_000),
    control: values.control ?? false,
    introspectionFlags: values['introspection-flags'] ?? false,
    replacesOnUpdate: values['replace-updates'] ?? false,
    faults: values.faults ? [] : undefined,
    allowedOrigins: values['allow-origin']?.map(origin),
    rateLimit: { requests: wholeNumber('rate-limit', values['rate-limit'] ?? '1000', 1, 1_000_000_000), window: 300 },
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { port: text, data: text, seed: text, entries: text, today: text, 'token-life': text } as const;
  const limits = { 'rate-limit': text, 'allow-origin': { ...text, multiple: true } } as const;
  const flag = { type: 'boolean' } as const;
  const flags = { control: flag, 'introspection-flags': flag, 'replace-updates': flag, faults: flag, help: flag };
  try {
    return parseArgs({ args: [...args], options: { ...options, ...limits, ...flags } }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error));
  }
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new UsageError(`--${name} is a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/** As a browser names it in its `Origin` header: another spelling would match nothing. */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:\/\/[^*]+$/.test(text) && url.origin === text) return text;
  throw new UsageError(`--allow-origin is an origin such as https://app.example, without a path, not "${text}".`);
}

/** The day it is where the person sits, not in Greenwich. */
function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
