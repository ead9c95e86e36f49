'use client';
import { useMemo, useState } from 'react';
import { addDays } from '../../core/dates/calendar.ts';
import { type Minor, toMinor } from '../../core/money/minor.ts';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import type { BankTransactionFilter } from '../data/api.ts';
import { useBankTransactions } from '../data/queries.ts';
import { transactionName } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { withSign } from '../model/lineValues.ts';
import { matchTransaction } from '../model/matchInvoices.ts';
import { type MatchSubject, rankMatches } from '../model/rankMatches.ts';
import { ClosenessText } from './ClosenessText.tsx';
import { MatchRow, MatchRows } from './MatchRows.tsx';
import { MatchSearch } from './MatchSearch.tsx';
import { maxShown } from './matchFilters.ts';
import type { FindMatchProps } from './matchProps.ts';
import { useMatchSubject } from './useInvoiceCandidates.ts';

/** Transactions of other accounts in the other direction: the other side of a transfer. */
export function FindTransactions(props: FindMatchProps) {
  const { values, stored, edit, isReadOnly, texts } = props;
  const subject = useMatchSubject(props);
  const [search, setSearch] = useState('');
  const [isNear, setIsNear] = useState(true);
  const [isRecent, setIsRecent] = useState(true);
  const debounced = useDebouncedValue(search.trim(), 250);
  const signed = withSign(subject.amount, values.direction);
  const filter = useMemo(
    () => filterOf({ signed, date: isRecent ? subject.date : undefined, isNear, search: debounced }),
    [signed, isRecent, subject.date, isNear, debounced],
  );
  const query = useBankTransactions({ filter });
  const page = query.data?.pages[0];
  const isOther = ({ id, bankAccount, status, matchingBankTransaction }: BankTransaction) =>
    id !== stored?.id &&
    bankAccount?.id !== values.bankAccountId &&
    status !== 'INACTIVE' &&
    (!matchingBankTransaction || matchingBankTransaction.id === stored?.id);
  const ranked = page && rankMatches(page.rows.filter(isOther).map(toDocument), subject);
  const filters = [
    { label: texts.withinTenPercent, isOn: isNear, onChange: setIsNear },
    { label: texts.withinThirtyDays, isOn: isRecent, onChange: setIsRecent },
  ];
  const statusOf = (count: number) => {
    const more = count > maxShown || page?.next !== undefined ? ` ${texts.showingFirst({ count: maxShown })}` : '';
    return (count > 0 ? texts.foundTransactions({ count }) : texts.nothingFound) + more;
  };
  return (
    <MatchSearch
      label={texts.searchTransactions}
      text={search}
      onType={setSearch}
      status={ranked ? statusOf(ranked.length) : ''}
      filters={filters}
    >
      <QueryState
        query={{ ...query, data: ranked }}
        what={texts.whatTransactions}
        skeleton={<div className="daybook-match-loading" />}
      >
        {(found) => (
          <MatchRows label={texts.transfers}>
            {found.slice(0, maxShown).map(({ id, transaction, amount, date, days, difference }) => (
              <MatchRow
                key={id}
                title={transactionName(transaction, texts.unnamed)}
                name={transaction.bankAccount?.displayName || transaction.bankAccount?.name || ''}
                amount={amount}
                isChosen={values.matchingBankTransactionId === id}
                isReadOnly={isReadOnly}
                onToggle={() =>
                  edit((before, base) =>
                    matchTransaction(before, before.matchingBankTransactionId === id ? null : id, base),
                  )
                }
              >
                <ClosenessText difference={difference} date={date} days={days} isDue={false} texts={texts} />
              </MatchRow>
            ))}
          </MatchRows>
        )}
      </QueryState>
    </MatchSearch>
  );
}

interface FilterOptions {
  /** The transaction's amount, signed. */
  signed: Minor;
  date: MatchSubject['date'];
  isNear: boolean;
  search: string;
}

function filterOf({ signed, date, isNear, search }: FilterOptions): BankTransactionFilter {
  const other = -signed;
  const tenth = Math.floor(Math.abs(signed) / 10);
  const near = { greaterThanEqual: other - tenth, lessThanEqual: other + tenth };
  const ofSign = other > 0 ? { greaterThan: 0 } : { lessThan: 0 };
  return {
    amount: isNear ? near : ofSign,
    ...(date && { date: { greaterThanEqual: addDays(date, -30), lessThanEqual: addDays(date, 30) } }),
    ...(search && { search }),
  };
}

/** Without a name: words such as “transfer” say nothing about which one it is. */
function toDocument(transaction: BankTransaction) {
  const { id, amount, date } = transaction;
  return { id, amount: toMinor(Math.abs(amount)), date, customerId: undefined, name: '', transaction };
}
