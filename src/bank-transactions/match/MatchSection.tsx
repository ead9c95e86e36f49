'use client';
import { useId, useRef, useState } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { Heading } from '../../ui/root/Heading.tsx';
import { isMatched, isMatchedByItem, isMatchedWithTransaction, suggestsInvoices } from '../model/matchLines.ts';
import type { MatchProps } from './matchProps.ts';

const loadPanel = () => import('./MatchPanel.tsx');

/** What the transaction is matched with: invoices for money in, or a transaction of another account. What it shows loads later. */
export function MatchSection(props: MatchProps) {
  const { values, stored, errors, isReadOnly, messages } = props;
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [isFinding, setIsFinding] = useState(false);
  /** Moves the focus to the selected match once it is rendered. */
  const focusPicked = () => {
    if (section.current?.matches(':focus')) section.current.querySelector<HTMLElement>(':checked')?.focus();
  };
  const hasMatch = isMatched(values) || isMatchedWithTransaction(values, stored);
  const isFixed = isMatchedByItem(stored);
  // A split stays as it is until its lines are removed.
  const canFind = !isReadOnly && !isFixed && Boolean(values.amount.amount) && (hasMatch || values.lines.length <= 1);
  const isSuggesting = canFind && suggestsInvoices(values, stored);
  const isShown = hasMatch || isFixed || isSuggesting || (canFind && isFinding);
  if (!isShown && !canFind) return null;
  return (
    <section
      ref={section}
      className="daybook-match"
      aria-labelledby={titleId}
      tabIndex={isMatched(values) || isFixed ? -1 : undefined}
      onFocus={focusPicked}
    >
      <div className="daybook-lines-header">
        <Heading isPart id={titleId}>
          {messages.match}
        </Heading>
        {canFind && !isFinding && (
          <Button isQuiet onPress={() => setIsFinding(true)} shortcut="Alt+M" isKeyShown>
            {messages.findMatch}
          </Button>
        )}
      </div>
      {errors.has('match') && (
        <p className="daybook-field-error" data-first-invalid="" tabIndex={-1}>
          {errors.get('match')?.join(' ')}
        </p>
      )}
      {isShown && (
        <LazyPart
          load={loadPanel}
          fallback={isSuggesting && <div className="daybook-match-loading" aria-busy="true" />}
          props={{
            ...props,
            isFinding: canFind && isFinding,
            onShow: focusPicked,
            onFindingEnd: () => {
              setIsFinding(false);
              // The pressed button is gone; the one that opened it is back after the next render.
              queueMicrotask(() => section.current?.querySelector('button')?.focus());
            },
          }}
        />
      )}
    </section>
  );
}
