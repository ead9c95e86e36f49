'use client';
import { useContext } from 'react';
import { useJournalEntry } from '../../journal-entries/data/queries.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { MoneyText } from '../../ui/fields/MoneyText.tsx';
import type { DocumentProps } from './documentProps.ts';
import { Facts } from './Facts.tsx';
import { LedgerAccountContext } from './LedgerAccountContext.ts';
import { LoadedSource } from './LoadedSource.tsx';

/** The journal entry of an entry, with its lines. */
export function JournalEntryLines({ entry, detail, id, onAccountSelect, messages }: DocumentProps) {
  const account = useContext(LedgerAccountContext);
  const query = useJournalEntry(id);
  return (
    <LoadedSource query={query} entry={entry} messages={messages}>
      {({ children, description }) => (
        <>
          <Facts
            first={detail}
            facts={[
              [messages.description, description],
              [messages.reference, id],
            ]}
          />
          <table className="daybook-ledger-lines">
            <thead>
              <tr>
                <th scope="col">{messages.account}</th>
                <th scope="col">{messages.debit}</th>
                <th scope="col">{messages.credit}</th>
              </tr>
            </thead>
            <tbody>
              {children?.map(({ glAccount, drAmount, crAmount }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids
                <tr key={index} data-marked={glAccount.id === account?.id || undefined}>
                  <td>
                    <AccountName account={glAccount} own={account} onSelect={onAccountSelect} />
                  </td>
                  <td>{drAmount ? <MoneyText amount={drAmount} /> : null}</td>
                  <td>{crAmount ? <MoneyText amount={crAmount} /> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </LoadedSource>
  );
}

interface AccountNameProps {
  account: GlAccount;
  /** The ledger's account. */
  own: GlAccount | undefined;
  onSelect: ((glAccountId: string) => void) | undefined;
}

/** The account of a line, which leads to its ledger where the user can choose the account. */
function AccountName({ account, own, onSelect }: AccountNameProps) {
  const name = [account.accountNo, account.name].filter(Boolean).join(' ');
  if (account.id === own?.id) return <strong aria-current="true">{name}</strong>;
  if (!onSelect) return name;
  return (
    <button type="button" className="daybook-plain-button daybook-ledger-link" onClick={() => onSelect(account.id)}>
      {name}
    </button>
  );
}
