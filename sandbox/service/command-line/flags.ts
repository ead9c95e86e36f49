import { parseArgs } from 'node:util';
import { isCalendarDate } from '../http/calendarDate.ts';
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
}

export const usage = `sandbox: the service of the interface, with a sample company

  --port N               port on 127.0.0.1, 6100 unless said; 0 for a free one
  --data DIR|memory      where the books are kept, .sandbox unless said (or the Postgres of DATABASE_URL)
  --seed studio|small|none   what a new database begins with: three years, half a year, nothing booked
  --entries N            makes the operating checking account of a new database N ledger lines large
  --today YYYY-MM-DD     the last day of the books of a new database, today unless said
  --token-life SECONDS   how long a new access token lives, 3600 unless said
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
  };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { port: text, data: text, seed: text, entries: text, today: text, 'token-life': text } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ args: [...args], options: { ...options, control: flag, help: flag } }).values;
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

/** The day it is where the person sits, not in Greenwich. */
function localDate(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}
