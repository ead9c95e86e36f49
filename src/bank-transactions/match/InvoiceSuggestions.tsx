'use client';
import { useRef } from 'react';
import { QueryState } from '../../ui/feedback/QueryState.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { removeMatch } from '../model/matchInvoices.ts';
import { invoiceLines } from '../model/matchLines.ts';
import { isLikelyMatch, type MatchSubject } from '../model/rankMatches.ts';
import { InvoiceRow, type InvoiceRowsProps, PaidInvoiceRow } from './InvoiceRow.tsx';
import { MatchDifference } from './MatchDifference.tsx';
import { MatchRows } from './MatchRows.tsx';
import type { MatchProps } from './matchProps.ts';
import { useInvoiceCandidates, useMatchSubject } from './useInvoiceCandidates.ts';

interface InvoiceSuggestionsProps extends MatchProps, InvoiceRowsProps {
  /** Whether the transaction is matched with another one, so that no invoice is suggested. */
  hasTransaction: boolean;
}

/** The invoices that the transaction pays, and until then the three that fit best. */
export function InvoiceSuggestions({ hasTransaction, ...props }: InvoiceSuggestionsProps) {
  const { values, stored, edit, errors, isReadOnly, texts } = props;
  const subject = useMatchSubject(props);
  const end = useRef<HTMLDivElement>(null);
  /** Its button goes, and the category comes back, or the lines. */
  const endMatch = () => {
    const form = end.current?.closest('form');
    edit(removeMatch);
    queueMicrotask(() => form?.querySelector<HTMLElement>('.daybook-split input')?.focus());
  };
  const lines = invoiceLines(values);
  const isStored = lines.length > 0 && lines.every(({ id }) => id !== null);
  if (lines.length === 0 && hasTransaction) return null;
  return (
    <>
      {isStored || isReadOnly ? (
        <MatchRows label={texts.invoices}>
          {lines.map(({ invoiceId }) => (
            <PaidInvoiceRow key={invoiceId} {...props} invoiceId={invoiceId} subject={subject} />
          ))}
        </MatchRows>
      ) : (
        <BestInvoices {...props} subject={subject} />
      )}
      <MatchDifference
        values={values}
        stored={stored}
        edit={edit}
        errors={errors}
        isReadOnly={isReadOnly}
        texts={texts}
      />
      {lines.length > 0 && !isReadOnly && (
        <div ref={end}>
          <Button isQuiet onPress={endMatch}>
            {props.messages.noInvoice}
          </Button>
        </div>
      )}
      {lines.length > 0 && <p className="daybook-secondary">{texts.matchHint}</p>}
    </>
  );
}

const suggestionCount = 3;

function BestInvoices({ subject, ...props }: InvoiceRowsProps & { subject: MatchSubject }) {
  const { values, texts } = props;
  const { query } = useInvoiceCandidates(subject);
  const chosen = new Set(invoiceLines(values).map(({ invoiceId }) => invoiceId));
  return (
    <QueryState query={query} what={texts.whatInvoices} skeleton={<div className="daybook-match-loading" />}>
      {(ranked) => {
        const best = ranked.filter((each) => isLikelyMatch(each, subject)).slice(0, suggestionCount);
        const shown = ranked.filter((each) => best.includes(each) || chosen.has(each.id));
        const others = [...chosen].filter((id) => shown.every((each) => each.id !== id));
        if (shown.length + others.length === 0) return <p className="daybook-secondary">{texts.noSuggestions}</p>;
        return (
          <MatchRows label={texts.invoices}>
            {others.map((id) => (
              <PaidInvoiceRow key={id} {...props} invoiceId={id} subject={subject} />
            ))}
            {shown.map((candidate) => (
              <InvoiceRow key={candidate.id} {...props} invoiceId={candidate.id} candidate={candidate} />
            ))}
          </MatchRows>
        );
      }}
    </QueryState>
  );
}
