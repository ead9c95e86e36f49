import { type Calendar, calendarUpTo } from './calendar.ts';
import type { CompanyProfile, CustomerRow } from './profile.ts';
import { type Random, randomFor } from './random.ts';

/** The inputs of every part of the generator. */
export interface SampleContext {
  profile: CompanyProfile;
  calendar: Calendar;
  /** `gla_1010` for ('gla', '1010'), with the company's prefix in between. */
  id(kind: IdKind, key: string): string;
  /** A new random sequence for a topic. */
  random(topic: string): Random;
}

type IdKind =
  | 'co'
  | 'gla'
  | 'ctg'
  | 'vnd'
  | 'cus'
  | 'bka'
  | 'dim'
  | 'dv'
  | 'btxn'
  | 'inv'
  | 'ili'
  | 'ptxn'
  | 'mje'
  | 'att'
  | 'cnv'
  | 'rul';

/** @throws {Error} if `today` is not a date. */
export function sampleContext(profile: CompanyProfile, today: string, seed: number, idPrefix: string): SampleContext {
  return {
    profile,
    calendar: calendarUpTo(today, profile.span),
    id: (kind, key) => `${kind}_${idPrefix}${key}`,
    random: (topic) => randomFor(seed, topic),
  };
}

/** A zero-padded number that starts at 1: `00042`. */
export function runningNumber(index: number, width: number): string {
  return String(index + 1).padStart(width, '0');
}

/** The customers by id. */
export function customersById({ profile, id }: SampleContext): Map<string, CustomerRow> {
  return new Map(profile.customers.map((customer, index) => [id('cus', runningNumber(index, 3)), customer]));
}

/** The optional segments of documents: the leaves of each optional dimension. */
export function projectSegments({ dimensions }: CompanyProfile): string[] {
  return dimensions
    .filter(({ requiredness }) => requiredness === 'NOT_REQUIRED')
    .flatMap(({ segments }) => segments.flatMap(({ key, children }) => children?.map((child) => child.key) ?? [key]));
}
