import { readFilters } from '../core/http/givenFilters.ts';
import { bankTransactionFilterShapes } from './schema.ts';

/** The filters that a host gives, without what is none. @param given as JSON has it. */
export function readBankTransactionFilters(given: unknown) {
  return readFilters(given, bankTransactionFilterShapes);
}
