'use client';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { GlAccount } from '../../reference-lists/data/glAccountSchema.ts';
import { useGlAccounts } from '../../reference-lists/data/queries.ts';
import { selectableItems, uniqueById } from '../../reference-lists/data/rules.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { focusedElement } from '../../ui/focusedElement.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { Notice } from '../../ui/root/Notice.tsx';
import type { journalEntryMessages } from '../messages.ts';
import type { PastedEntry } from '../model/addPasted.ts';
import { MemoChoice, type MemoTarget } from './MemoChoice.tsx';
import { PasteTable } from './PasteTable.tsx';
import type { PastedInto } from './parseCells.ts';
import { cellKinds, parseRows } from './parseRows.ts';
import { columnsOfLayout, guessLayout, type PasteLayout } from './pasteLayout.ts';
import { searchedText, suggestAccount } from './suggestAccount.ts';

/** What the user changed in the preview. */
export interface PasteChoices {
  layout?: PasteLayout;
  /** By the pasted text: rows with the same text have the same account. */
  accounts?: ReadonlyMap<string, string>;
  memoTarget?: MemoTarget;
}

export interface PastePreviewProps {
  rows: readonly string[][];
  into: PastedInto;
  choices: PasteChoices;
  /** Accounts named by the entry. */
  known: readonly GlAccount[];
  /** Whether memos can become custom data: not if the service hides what is saved. */
  hasCustomData: boolean;
  onChoose: (choices: PasteChoices) => void;
  onAdd: (pasted: PastedEntry) => void;
  onCancel: () => void;
  messages: typeof journalEntryMessages;
}

/** Shows pasted rows before they become lines: what each column is for, and the account of each row. */
export default function PastePreview({
  rows,
  into,
  choices,
  known,
  hasCustomData,
  onChoose,
  onAdd,
  onCancel,
  messages,
}: PastePreviewProps) {
  const { currency, locale } = useDaybookContext();
  const accounts = useGlAccounts();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const options = useMemo(
    () => ({ accounts: selectableItems(uniqueById(accounts.data, known), null), currency, locale }),
    [accounts.data, known, currency, locale],
  );
  const guessed = useMemo(() => {
    const words = { account: [messages.account], debit: [messages.debit], credit: [messages.credit], amount: [] };
    return guessLayout(rows, { into, words, ...cellKinds(options) });
  }, [rows, into, options, messages]);
  const { layout = guessed, accounts: chosen = noAccounts, memoTarget = 'description' } = choices;
  const changeLayout = (layout: PasteLayout) => onChoose({ layout });
  const body = useMemo(() => (layout.hasHeader ? rows.slice(1) : rows), [layout.hasHeader, rows]);
  const read = useMemo(() => parseRows(body, columnsOfLayout(layout), options), [body, layout, options]);
  const suggestions = useMemo(
    () =>
      read.map(({ account, line }) =>
        account === 'unknown' ? suggestAccount(line.accountText ?? '', options.accounts) : undefined,
      ),
    [read, options],
  );
  const searches = useMemo(
    () => read.map(({ line }, row) => (suggestions[row] ? '' : searchedText(line.accountText ?? '', options.accounts))),
    [read, suggestions, options],
  );
  /** The accounts that were chosen before the preview was shown, or shown again. */
  const [chosenBefore] = useState(chosen);
  const isLoading = accounts.data === undefined && accounts.isFetching;

  // Goes from one account that needs attention to the next, then to the button that adds the lines.
  useEffect(() => {
    const part = section.current;
    if (isLoading || !part) return;
    // While the accounts loaded, the user went on elsewhere, or came back from another entry.
    if (chosen === chosenBefore && focusedElement(part)) return;
    part.querySelector<HTMLElement>(`[data-attention] :is(input, button), ${addButton}`)?.focus();
  }, [chosen, chosenBefore, isLoading]);

  const lines = read.map(({ line }) => {
    const glAccountId = chosen.get(line.accountText ?? '');
    return line.accountText && glAccountId ? { ...line, glAccountId, accountText: '' } : line;
  });
  const memos = read.flatMap(({ memo }, row) => (memo === '' ? [] : [{ row, text: memo }]));
  const choose = (text: string, id: string) => onChoose({ accounts: new Map(chosen).set(text, id) });
  const open = suggestions.flatMap((account, index) => {
    const text = read[index]?.line.accountText ?? '';
    return account && !chosen.has(text) ? [[text, account.id] as const] : [];
  });
  const joined = joinMemos(memos.map(({ text }) => text));
  const isJoined = memoTarget === 'description';
  const add = () => {
    if (isLoading) return; // the rows have no accounts yet
    onAdd({
      lines,
      description: isJoined ? joined : '',
      customData: isJoined ? [] : memos,
      nameOf: (line) => messages.memoField({ number: line.toLocaleString(locale) }),
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter';
    if (event.nativeEvent.isComposing || !(isEnter || event.key === 'Escape')) return;
    if (isEnter && !(event.ctrlKey || event.metaKey) && !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault(); // would submit or leave the form
    event.stopPropagation();
    if (!isEnter) onCancel();
    else if (event.ctrlKey || event.metaKey) add();
  };

  return (
    <section ref={section} aria-labelledby={titleId} onKeyDown={onKeyDown} className="daybook-journal-paste">
      <div className="daybook-lines-header">
        <Heading isPart id={titleId}>
          {messages.pasteTitle({ count: body.length })}
        </Heading>
        <Checkbox
          label={messages.hasHeader}
          isChecked={layout.hasHeader}
          onChange={(hasHeader) => changeLayout({ ...layout, hasHeader })}
        />
      </div>
      {isLoading && <p role="status">{messages.pasting}</p>}
      {accounts.data === undefined && !isLoading && <Notice tone="warning">{messages.pastedLookupFailed}</Notice>}
      <PasteTable
        body={body}
        header={layout.hasHeader ? rows[0] : undefined}
        layout={layout}
        read={read}
        lines={lines}
        suggestions={suggestions}
        searches={searches}
        accounts={options.accounts}
        onLayout={changeLayout}
        onChoose={choose}
        messages={messages}
      />
      {memos.length > 0 && (
        <MemoChoice
          joined={joined}
          target={memoTarget}
          onChange={hasCustomData ? (memoTarget) => onChoose({ memoTarget }) : undefined}
          messages={messages}
        />
      )}
      <div className="daybook-lines-actions">
        <Button isPrimary isDisabled={isLoading} onPress={add}>
          {messages.addPasted({ count: body.length })}
        </Button>
        {open.length > 0 && (
          <Button onPress={() => onChoose({ accounts: new Map([...chosen, ...open]) })}>
            {messages.acceptSuggestions({ count: open.length })}
          </Button>
        )}
        <Button onPress={onCancel}>{messages.cancel}</Button>
      </div>
    </section>
  );
}

const noAccounts: ReadonlyMap<string, string> = new Map();

const addButton = '.daybook-lines-actions [data-primary]';

/** Without duplicates: a memo often repeats on every line. */
function joinMemos(memos: readonly string[]): string {
  return [...new Set(memos)].join('; ');
}
