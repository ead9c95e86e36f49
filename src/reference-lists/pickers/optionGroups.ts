import { wordOf } from '../../core/messages/wordOf.ts';
import type { ComboboxGroup, ComboboxOption } from '../../ui/picker/filterOptions.ts';
import type { GlAccount } from '../data/glAccountSchema.ts';
import { accountName, accountsByType } from '../data/rules.ts';
import type { referenceMessages } from '../messages.ts';

/** Accounts as options, in the order of `accountsByType`. */
export function accountGroups(
  accounts: readonly GlAccount[],
  messages: typeof referenceMessages,
  locale: string,
): ComboboxGroup[] {
  return accountsByType(accounts, locale).map(({ type, accounts }) => ({
    id: type,
    heading: type ? wordOf(messages, 'group', type) : messages.noType,
    options: accounts.map((account) => ({
      id: account.id,
      text: accountName(account),
      detail: account.accountNo ?? undefined,
    })),
  }));
}

/**
 * Moves options from their groups to a first group, such as recent choices, so that a search finds each once.
 * @param chosen in their order. Those that no group contains are ignored.
 */
export function groupFirst(
  groups: readonly ComboboxGroup[],
  chosen: readonly { id: string }[],
  { id, heading }: Pick<ComboboxGroup, 'id' | 'heading'>,
): ComboboxGroup[] {
  const ids = chosen.map((option) => option.id);
  const isChosen = ({ id }: ComboboxOption) => ids.includes(id);
  const options = groups.flatMap((group) => group.options.filter(isChosen));
  return [
    { id, heading, options: options.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) },
    ...groups.map((group) => ({ ...group, options: group.options.filter((option) => !isChosen(option)) })),
  ];
}
