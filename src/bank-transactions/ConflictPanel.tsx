'use client';
import { Choice } from '../ui/Choice.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useDraftTexts } from './DraftTexts.ts';
import type { transactionMessages } from './messages.ts';
import type { BankTransaction } from './schema.ts';
import type { Conflict } from './TransactionConflict.ts';
import type { DraftField } from './TransactionDraft.ts';

interface ConflictPanelProps {
  conflict: Conflict;
  stored: BankTransaction | undefined;
  onChoose: (field: DraftField, choice: 'mine' | 'stored') => void;
  messages: typeof transactionMessages;
}

/** What somebody else changed meanwhile, field by field, and whose is saved. */
export function ConflictPanel({ conflict, stored, onChoose, messages }: ConflictPanelProps) {
  const textOf = useDraftTexts(stored, messages);
  return (
    <section className="daybook-conflict" aria-label={messages.conflict}>
      <Notice tone="warning" isAnnounced={false}>
        {messages.conflict}
      </Notice>
      {conflict.choices.map(({ field, choice }) => (
        <div
          key={field}
          className="daybook-conflict-field"
          data-first-wrong={choice === undefined || undefined}
          tabIndex={-1}
        >
          <Choice
            legend={messages[field]}
            options={[
              { value: 'mine', label: `${messages.mine}: ${textOf(field, conflict.mine)}` },
              { value: 'stored', label: `${messages.storedNow}: ${textOf(field, conflict.stored)}` },
            ]}
            value={choice ?? null}
            onChange={(side) => onChoose(field, side)}
            errors={choice === undefined ? [messages.conflictOpen] : undefined}
          />
        </div>
      ))}
    </section>
  );
}
