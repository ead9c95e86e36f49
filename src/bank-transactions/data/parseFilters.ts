import {
  amountsShape,
  choiceShape,
  datesShape,
  idsShape,
  periodShape,
  searchShape,
  textShape,
} from '../../core/http/filterShapes.ts';
import { type FilterShapes, parseFilters } from '../../core/http/parseFilters.ts';
import type { BankTransactionFilters } from './filters.ts';

const choice = choiceShape('EXPENSE');
const chosenIds = idsShape('ven_1');
const comparedText = textShape('rent');

/** The shape of each filter: a host may have stored something else. */
const bankTransactionFilterShapes: FilterShapes<BankTransactionFilters> = {
  period: periodShape,
  search: searchShape,
  date: datesShape,
  amount: amountsShape,
  description: comparedText,
  notes: comparedText,
  status: choice,
  reviewStatus: choice,
  type: choice,
  bankAccount: chosenIds,
  vendor: chosenIds,
  customer: chosenIds,
  category: chosenIds,
  glAccount: chosenIds,
  dimensionValues: chosenIds,
};

/** The host's filters, without invalid ones. */
export function parseBankTransactionFilters(given: unknown) {
  return parseFilters(given, bankTransactionFilterShapes);
}
