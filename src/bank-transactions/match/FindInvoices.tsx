'use client';
import { useState } from 'react';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { isWithinTenPercent } from '../model/rankMatches.ts';
import { InvoiceRow } from './InvoiceRow.tsx';
import { MatchRows } from './MatchRows.tsx';
import { MatchSearch } from './MatchSearch.tsx';
import { includesWords, isWithinDays, maxShown } from './matchFilters.ts';
import type { FindMatchProps } from './matchProps.ts';
import { useInvoiceCandidates, useMatchSubject } from './useInvoiceCandidates.ts';

/** All open invoices, to search and choose several from. */
export function FindInvoices(props: FindMatchProps) {
  const { values, texts } = props;
  const subject = useMatchSubject(props);
  const [search, setSearch] = useState('');
  const [isOfCustomer, setIsOfCustomer] = useState(values.customerId !== null);
  const [isNear, setIsNear] = useState(false);
  const [isRecent, setIsRecent] = useState(false);
  const { query, isSearched } = useInvoiceCandidates(subject, search);
  const customer = query.data?.find(({ customerId }) => customerId === values.customerId)?.name;
  const found = query.data?.filter(
    (each) =>
      (isSearched || includesWords([each.invoice.invoiceNumber, each.name, each.invoice.notes], search)) &&
      (!customer || !isOfCustomer || each.customerId === values.customerId) &&
      (!isNear || isWithinTenPercent(each.difference, subject)) &&
      (!isRecent || isWithinDays(each.days, 30)),
  );
  const filters = [
    { label: texts.withinTenPercent, isOn: isNear, onChange: setIsNear },
    { label: texts.withinThirtyDays, isOn: isRecent, onChange: setIsRecent },
  ];
  if (customer)
    filters.unshift({ label: texts.ofCustomer({ customer }), isOn: isOfCustomer, onChange: setIsOfCustomer });
  const statusOf = (count: number) => {
    const more = count > maxShown ? ` ${texts.showingFirst({ count: maxShown })}` : '';
    return (count > 0 ? texts.found({ count }) : texts.nothingFound) + more;
  };
  return (
    <MatchSearch
      label={texts.searchInvoices}
      text={search}
      onType={setSearch}
      status={found ? statusOf(found.length) : ''}
      filters={filters}
    >
      <QueryState
        query={{ ...query, data: found }}
        what={texts.whatInvoices}
        skeleton={<div className="daybook-match-loading" />}
      >
        {(found) => (
          <MatchRows label={texts.invoices}>
            {found.slice(0, maxShown).map((candidate) => (
              <InvoiceRow key={candidate.id} {...props} invoiceId={candidate.id} candidate={candidate} />
            ))}
          </MatchRows>
        )}
      </QueryState>
    </MatchSearch>
  );
}
