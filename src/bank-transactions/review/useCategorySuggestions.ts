'use client';
import { useMemo, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { suggestionMessages } from '../suggestionMessages.ts';
import type { categoriesAtMerchant } from './categoriesAtMerchant.ts';

/** How many categories of the merchant's other transactions are suggested. */
const maxOfMerchant = 3;

/**
 * The ids of the service's suggestions and of the merchant's usual categories, with the latter's frequency.
 * @param count counts the categories once, as options must not move while they are read.
 */
export function useCategorySuggestions(
  row: BankTransaction | undefined,
  count: () => ReturnType<typeof categoriesAtMerchant>,
  messages: typeof suggestionMessages,
) {
  const { locale } = useDaybookContext();
  const [used] = useState(count);
  return useMemo(() => {
    const counts = [...(used?.counts ?? [])];
    const ofMerchant = counts.slice(0, maxOfMerchant).map(([id]) => id);
    const suggested = [...new Set([...(row?.suggestedCategories ?? []).map(({ id }) => id), ...ofMerchant])];
    const total = (used?.total ?? 0).toLocaleString(locale);
    const merchant = row ? transactionName(row, '') : '';
    const notes = new Map(
      counts
        .filter(([id]) => suggested.includes(id))
        .map(([id, count]) => [id, messages.usedAt({ count: count.toLocaleString(locale), total, merchant })] as const),
    );
    return { suggested, notes };
  }, [row, used, locale, messages]);
}
