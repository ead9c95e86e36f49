'use client';
import { useState } from 'react';
import { Button } from '../../ui/fields/Button.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { FindInvoices } from './FindInvoices.tsx';
import { FindTransactions } from './FindTransactions.tsx';
import { MatchDifference } from './MatchDifference.tsx';
import type { FindMatchProps } from './matchProps.ts';

/** The search for a match: open invoices for money in, and transactions of other accounts. Escape ends it. */
export function FindMatch(props: FindMatchProps) {
  const { values, onDone, texts } = props;
  const [kind, setKind] = useState<'invoices' | 'transfers'>(
    values.matchingBankTransactionId === null ? 'invoices' : 'transfers',
  );
  const findsInvoices = values.direction === 'in' && kind === 'invoices';
  return (
    <fieldset
      className="daybook-field daybook-match"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        onDone();
      }}
    >
      <legend className="daybook-visually-hidden">{props.messages.findMatch}</legend>
      {values.direction === 'in' && (
        <SegmentedControl
          legend={texts.findWhat}
          isLegendHidden
          options={[
            { value: 'invoices', label: texts.invoices },
            { value: 'transfers', label: texts.transfers },
          ]}
          value={kind}
          onChange={setKind}
        />
      )}
      {findsInvoices ? <FindInvoices {...props} /> : <FindTransactions {...props} />}
      {findsInvoices && <MatchDifference {...props} />}
      <div>
        <Button onPress={onDone}>{texts.done}</Button>
      </div>
    </fieldset>
  );
}
