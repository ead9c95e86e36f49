'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { loadedPages } from '../data/listCache.ts';
import type { BankTransaction } from '../data/schema.ts';
import { categoriesAtMerchant } from '../review/categoriesAtMerchant.ts';
import { useCategorySuggestions } from '../review/useCategorySuggestions.ts';
import type { suggestionMessages } from '../suggestionMessages.ts';

/** The suggested categories of a transaction, counted over the transactions that any list has loaded. */
export function useUsualCategories(stored: BankTransaction | undefined, messages: typeof suggestionMessages) {
  const daybook = useDaybookContext();
  const count = () => stored && categoriesAtMerchant(stored, loadedPages(daybook), new Map());
  return useCategorySuggestions(stored, count, messages);
}
