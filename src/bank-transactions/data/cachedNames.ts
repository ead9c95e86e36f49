import type { Daybook } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { bankAccountsOptions, categoriesOptions, glAccountsOptions } from '../../reference-lists/data/queries.ts';
import { findCategory } from '../../reference-lists/data/rules.ts';
import type { BankAccount, Category, Customer, GlAccount, Vendor } from '../../reference-lists/data/schema.ts';

/** What the loaded lists say of an id, to show what was chosen before the service answers. */
export interface ReferenceNames {
  category: (id: string) => Pick<Category, 'id' | 'name'>;
  vendor: (id: string) => Vendor;
  customer: (id: string) => Customer;
  glAccount: (id: string) => GlAccount;
  bankAccount: (id: string) => BankAccount;
}

/** Names from what is in the cache; what is not there has none for the moment. */
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
    glAccount: (id) => withId(queryClient.getQueryData(glAccountsOptions(daybook).queryKey), id),
    bankAccount: (id) => withId(queryClient.getQueryData(bankAccountsOptions(daybook).queryKey), id),
  };
}

function withId<Item extends { id: string }>(list: readonly Item[] | undefined, id: string): Item | { id: string } {
  return list?.find((item) => item.id === id) ?? { id };
}
