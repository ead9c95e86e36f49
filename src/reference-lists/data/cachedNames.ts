import type { Daybook } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import type { GlAccount } from './glAccountSchema.ts';
import { bankAccountsOptions, categoriesOptions, glAccountsOptions } from './options.ts';
import { findCategory } from './rules.ts';
import type { BankAccount, Category, Customer, Vendor } from './schema.ts';

/** Records by id from loaded lists, for optimistic updates. */
export interface ReferenceNames {
  category: (id: string) => Pick<Category, 'id' | 'name'>;
  vendor: (id: string) => Vendor;
  customer: (id: string) => Customer;
  glAccount: (id: string) => GlAccount;
  bankAccount: (id: string) => BankAccount;
}

/** Records from the cache; without a name if they aren't loaded. */
export function cachedNames(daybook: Daybook): ReferenceNames {
  const { session, queryClient } = daybook;
  const partyIn = (list: 'vendors' | 'customers') => (id: string) => {
    const lists = queryClient.getQueriesData<{ rows?: readonly Customer[] }>({ queryKey: keyOf(session, list) });
    return lists.flatMap(([, data]) => data?.rows ?? []).find((party) => party.id === id) ?? { id };
  };
  return {
    category: (id) => {
      const trees = queryClient.getQueryData(categoriesOptions(daybook).queryKey);
      return (trees && findCategory(trees, id)) ?? { id, name: '' };
    },
    vendor: partyIn('vendors'),
    customer: partyIn('customers'),
    glAccount: (id) => findById(queryClient.getQueryData(glAccountsOptions(daybook).queryKey), id),
    bankAccount: (id) => findById(queryClient.getQueryData(bankAccountsOptions(daybook).queryKey), id),
  };
}

function findById<Item extends { id: string }>(list: readonly Item[] | undefined, id: string): Item | { id: string } {
  return list?.find((item) => item.id === id) ?? { id };
}
