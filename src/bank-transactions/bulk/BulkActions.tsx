'use client';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import type { BankTransaction } from '../data/schema.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { BulkPatch } from './bulkPatch.ts';
import type { BulkJob } from './useBulkJob.ts';

const loadForm = () => import('./BulkEditForm.tsx');

interface BulkActionsProps {
  selected: readonly BankTransaction[];
  bulk: BulkJob;
  overrides: MessageOverrides<typeof bulkMessages> | undefined;
}

/** Edit and delete, for the selected transactions. */
export function BulkActions({
  selected,
  bulk: { values, setValues, isReadOnly, isChecking, start },
  overrides,
}: BulkActionsProps) {
  const messages = useMessages('bankTransactionList', bulkMessages, overrides);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const bar = useRef<HTMLSpanElement>(null);
  const id = useId();
  const closePanel = () => {
    setIsPanelOpen(false);
    bar.current?.querySelector('button')?.focus();
  };

  return (
    <>
      <span ref={bar} className="daybook-bulk-bar">
        {isReadOnly ? (
          <Button isDisabled describedBy={`${id}-forbidden`} onPress={() => {}}>
            {messages.bulkEdit}
          </Button>
        ) : (
          <Button isExpanded={isPanelOpen} controls={`${id}-panel`} onPress={() => setIsPanelOpen(!isPanelOpen)}>
            {messages.bulkEdit}
          </Button>
        )}
        <Button
          isDangerous
          isDisabled={isReadOnly}
          describedBy={isReadOnly ? `${id}-forbidden` : undefined}
          onPress={() => start({ kind: 'delete' }, selected)}
        >
          {messages.bulkDelete({ count: selected.length })}
        </Button>
        {isChecking && (
          <span role="status" className="daybook-secondary">
            {messages.bulkReading}
          </span>
        )}
        {isReadOnly && (
          <span id={`${id}-forbidden`} className="daybook-secondary">
            {messages.bulkForbidden}
          </span>
        )}
      </span>
      {isPanelOpen && !isReadOnly && (
        <div id={`${id}-panel`} className="daybook-card daybook-bulk-panel">
          <LazyPart
            load={loadForm}
            fallback={<div className="daybook-bulk-panel-loading" aria-busy="true" />}
            props={{
              selected,
              values,
              onValuesChange: setValues,
              onPreview: (patch: BulkPatch) => start({ kind: 'edit', patch }, selected),
              onClose: closePanel,
              messages,
            }}
          />
        </div>
      )}
    </>
  );
}
