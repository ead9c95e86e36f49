'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import type { JournalEntry } from '../data/schema.ts';
import type { journalEntryMessages } from '../messages.ts';

interface FormHeaderProps {
  /** Undefined for a new entry. */
  stored: JournalEntry | undefined;
  messages: typeof journalEntryMessages;
}

/** The saved entry's name, date and status. */
export function FormHeader({ stored, messages }: FormHeaderProps) {
  const { locale } = useDaybookContext();
  return (
    <header className="daybook-editor-header">
      <div className="daybook-editor-name">
        <Heading>
          <bdi>{stored ? stored.description || messages.title : messages.newTitle}</bdi>
        </Heading>
        {stored && (
          <p className="daybook-secondary">
            <bdi>{formatDate(stored.date, { locale })}</bdi>
            {stored.status && stored.status !== 'ACTIVE' && <> · {wordOf(messages, 'status', stored.status)}</>}
          </p>
        )}
      </div>
    </header>
  );
}
