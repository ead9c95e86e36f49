import { parseArgs } from 'node:util';
import { isCalendarDate } from '../http/calendarDate.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import { type Seed, sampleDays } from '../seeding/sampleCompanies.ts';

export interface Flags {
  port: number;
  /** A folder, or `memory`; undefined to use `DATABASE_URL` or the default folder. */
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
  /** The initial fault rules: an empty list enables `/sandbox/faults`; undefined disables it. */
  faults: [] | undefined;
  /** Undefined for any local origin. */
  allowedOrigins: string[] | undefined;
  rateLimit: RateLimit;
}

export const usage = `sandbox: a local bookkeeping service with a sample company

  --port N               port on 127.0.0.1 (default: 6100; 0 picks a free port)
  --data DIR|memory      where to store the books (default: Postgres at DATABASE_URL if set, else .sandbox)
  --seed studio|small|none   contents of a new database: three years, six months, or no transactions (default: studio)
  --entries N            minimum ledger lines in the operating checking account of a new database
  --today YYYY-MM-DD     last day of the books of a new database (default: today)
  --token-life SECONDS   lifetime of a new access token (default: 3600)
  --introspection-flags  return custom data as introspection flags
  --replace-updates      updates replace a bank transaction: omitted members are cleared
  --rate-limit N         requests per token in five minutes (default: 1000)
  --allow-origin URL     origin allowed by CORS, such as https://app.example; repeatable (default: local origins)
  --faults               enable /sandbox/faults, which makes requests fail on purpose
  --control              enable /sandbox/…: create companies on demand, and faults
`;

/** An invalid command line. The message is shown to the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses the command line.
 * @returns undefined for `--help`.
 * @throws {UsageError}
 */
export function readFlags(args: readonly string[], now: Date): Flags | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const seed = values.seed ?? 'studio';
  if (seed !== 'studio' && seed !== 'small' && seed !== 'none') {
    throw new UsageError(`--seed must be studio, small or none, not "${seed}".`);
  }
  const today = values.today ?? localDate(now);
  if (!isCalendarDate(today)) throw new UsageError(`--today must be a date in the format YYYY-MM-DD, not "${today}".`);
  if (today < sampleDays.first || today > sampleDays.last) {
    throw new UsageError(`--today must be from ${sampleDays.first} to ${sampleDays.last}, not "${today}".`);
  }
  if (values.data === '') throw new UsageError('--data must be a folder or memory.');
  const entries = wholeNumber('entries', values.entries ?? '0', 0, 2_000_000);
  if (entries > 0 && seed === 'none')
    throw new UsageError('--entries needs sample transactions, so it can’t be used with --seed none.');
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

function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max)) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

/** Requires the exact spelling of a browser's `Origin` header. */
function origin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:\/\/[^*]+$/.test(text) && url.origin === text) return text;
  throw new UsageError(`--allow-origin must be an origin without a path, such as https://app.example, not "${text}".`);
}

/** Today in the local time zone. */
function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
