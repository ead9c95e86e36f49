'use client';
import { useEffect, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { formatMoney } from '../../core/money/formatMoney.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { Select } from '../../ui/fields/Select.tsx';
import type { journalEntryMessages } from '../messages.ts';
import { emptyLine } from '../model/formValues.ts';
import type { PastedLine } from '../model/lines.ts';
import { totalsOf } from '../model/totals.ts';
import { isInvalid } from '../model/validate.ts';
import { PastedAccount } from './PastedAccount.tsx';
import type { PastedRow } from './parseRows.ts';
import { type ColumnRole, columnRoles, type PasteLayout, withRole } from './pasteLayout.ts';

interface PasteTableProps {
  body: readonly (readonly string[])[];
  header: readonly string[] | undefined;
  layout: PasteLayout;
  read: readonly PastedRow[];
  /** The rows as lines, with the accounts that the user chose. */
  lines: readonly PastedLine[];
  suggestions: readonly (GlAccount | undefined)[];
  /** What to search for the account of each row; empty for nothing. */
  searches: readonly string[];
  accounts: readonly GlAccount[];
  onLayout: (layout: PasteLayout) => void;
  /** Chooses the account of all rows with a text. */
  onChoose: (text: string, id: string) => void;
  messages: typeof journalEntryMessages;
}

/** Pasted cells under menus that say what each column is for. The account of each row stands beside its text. */
export function PasteTable(props: PasteTableProps) {
  const { body, header, layout, read, lines, suggestions, searches, accounts, onLayout, onChoose, messages } = props;
  const { currency, locale } = useDaybookContext();
  const [searched, setSearched] = useState<ReadonlySet<string>>(new Set());
  const table = useRef<HTMLTableElement>(null);
  const searchedIndex = useRef<number>(undefined);
  // The button that was pressed is gone: the field in its place gets the focus.
  useEffect(() => {
    const row = searched.size > 0 && table.current?.tBodies[0]?.rows[searchedIndex.current ?? -1];
    if (row) row.querySelector('input')?.focus();
  }, [searched]);
  const { roles } = layout;
  const lastAccount = roles.lastIndexOf('account');
  const before = roles.slice(0, lastAccount + 1);
  const after = roles.slice(lastAccount + 1);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const known = lines.filter(({ glAccountId }) => glAccountId).length;
  const { debits, credits } = totalsOf(lines.map((line) => ({ ...emptyLine(''), ...line })));
  const number = (index: number) => (index + 1).toLocaleString(locale);
  const isAmount = (role: ColumnRole | undefined) => role === 'debit' || role === 'credit' || role === 'amount';
  const total: Partial<Record<ColumnRole, typeof debits>> = { debit: debits, credit: credits };

  const heading = (role: ColumnRole, index: number) => (
    <th key={index} scope="col">
      <Select
        label={messages.columnRole({ number: number(index), name: header?.[index] ?? '' })}
        isLabelHidden
        value={role}
        options={columnRoles.map((value) => ({ value, label: messages[`role_${value}`] }))}
        onChange={(next) => onLayout(withRole(layout, index, next))}
      />
    </th>
  );
  const cell = (row: readonly string[], index: number, line: PastedLine | undefined) => {
    const money = roles[index] === 'credit' ? line?.crAmount : line?.drAmount;
    return (
      <td
        key={index}
        data-align={isAmount(roles[index]) ? 'end' : undefined}
        data-ignored={roles[index] === 'ignore' || undefined}
      >
        <bdi>{row[index]}</bdi>
        {isAmount(roles[index]) && money && isInvalid(money) && (
          <p className="daybook-field-error">{messages.amountInvalid}</p>
        )}
      </td>
    );
  };
  const sum = (role: ColumnRole, index: number) => {
    const amount = total[role];
    const text = amount === undefined ? '' : formatMoney(amount, { currency, locale, currencyDisplay: 'none' });
    return (
      <td key={index} data-align="end">
        <bdi>{text}</bdi>
      </td>
    );
  };

  return (
    // A scrollable region needs no tab stop: its controls scroll into view.
    <div className="daybook-journal-scroll">
      <table ref={table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="daybook-visually-hidden">{messages.rowNumber}</span>
            </th>
            {before.map(heading)}
            <th scope="col">{messages.matchedTo}</th>
            {after.map((role, index) => heading(role, index + before.length))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => {
            const text = read[index]?.line.accountText ?? '';
            return (
              <tr key={number(index)}>
                <td data-align="end">{number(index)}</td>
                {before.map((_role, column) => cell(row, column, lines[index]))}
                <PastedAccount
                  label={messages.accountOfRow({ number: number(index) })}
                  text={text}
                  account={byId.get(lines[index]?.glAccountId ?? '')}
                  suggestion={searched.has(text) ? undefined : suggestions[index]}
                  search={searches[index] ?? ''}
                  known={accounts}
                  onChoose={(id) => onChoose(text, id)}
                  onOther={() => {
                    searchedIndex.current = index;
                    setSearched((before) => new Set(before).add(text));
                  }}
                  messages={messages}
                />
                {after.map((_role, column) => cell(row, column + before.length, lines[index]))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            {before.map((role, index) => sum(role, index))}
            <td>{messages.matched({ count: body.length, known: known.toLocaleString(locale) })}</td>
            {after.map((role, index) => sum(role, index + before.length))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
