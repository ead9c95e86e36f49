import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { descriptionOf } from '../data/descriptionOf.ts';
import type { GlEntry } from '../data/schema.ts';

/**
 * What an entry is booked against. Left out where it repeats the account or the description.
 * @param account the ledger's account.
 */
export function otherSide(entry: GlEntry, account: GlAccount | undefined): string | undefined {
  const { entity } = entry;
  const other = entity?.glAccount?.id === account?.id ? undefined : entity?.glAccount?.name;
  const own = [account?.name, account?.displayName];
  const isOwn = (name: string) => own.some((each) => each && name.startsWith(each));
  // For a bank transaction it can be its bank account, with the last digits of its number: the ledger of that account knows.
  return (
    [entity?.secondaryDisplayName, other].find((name) => name && !isOwn(name) && name !== descriptionOf(entry)) ??
    undefined
  );
}
