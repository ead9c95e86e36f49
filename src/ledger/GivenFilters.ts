import { readFilters } from '../core/http/givenFilters.ts';
import { ledgerFilterShapes } from './schema.ts';

/** The filters that a host gives, without what is none. @param given as JSON has it. */
export function readLedgerFilters(given: unknown) {
  return readFilters(given, ledgerFilterShapes);
}
