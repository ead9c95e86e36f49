'use client';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { isFocusLost } from '../../ui/focusedElement.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { directionOf } from '../data/rules.ts';
import type { BankTransaction } from '../data/schema.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { BulkPatch } from './bulkPatch.ts';
import type { BulkJob } from './useBulkJob.ts';

const loadForm = () => import('./BulkEditForm.tsx');

interface BulkActionsProps {
  selected: readonly BankTransaction[];
  /** The suggested categories, by the ids of those selected transactions that have one. */
  suggestions: ReadonlyMap<string, string>;
  /** The review status of reviewed transactions. */
  reviewedStatus: string;
  bulk: BulkJob;
  /** Whether all that a stopped job didn’t send is among them. */
  isRest: boolean;
  /** The list, in which C and R press the buttons that show them. */
  part: RefObject<HTMLElement | null>;
  overrides: MessageOverrides<typeof bulkMessages> | undefined;
}

/** What can be done with the selected transactions. Each change goes through a preview. */
export function BulkActions(props: BulkActionsProps) {
  const { selected, suggestions, reviewedStatus, overrides } = props;
  const { values, setValues, isReadOnly, isChecking, start, retry } = props.bulk;
  const messages = useMessages('bankTransactionList', bulkMessages, overrides);
  const [opened, setOpened] = useState<'category' | 'more'>();
  const bar = useRef<HTMLSpanElement>(null);
  const pressedIn = useRef<HTMLElement>(undefined);
  const category = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    const page = opened === 'more' && bar.current?.getRootNode();
    if (!page) return;
    const onPress = ({ target }: Event) => {
      // The preview and the question may be canceled, so that the form is still of use.
      if (!(target instanceof Element) || bar.current?.contains(target)) return;
      const dialog = target.closest('dialog, [role$=dialog]');
      if (!dialog || dialog.contains(bar.current)) setOpened(undefined);
    };
    page.addEventListener('pointerdown', onPress);
    return () => page.removeEventListener('pointerdown', onPress);
  }, [opened]);
  useEffect(() => {
    if (opened !== 'category') return;
    category.current?.focus();
    category.current?.click(); // opens it
  }, [opened]);
  const close = () => {
    setOpened(undefined);
    // After the next render: until then, the field is in the place of the button.
    queueMicrotask(() => {
      if (!bar.current || !isFocusLost(bar.current)) return;
      const button = opened === 'more' ? '[aria-expanded]' : '[aria-keyshortcuts=C]';
      const from = (opened === 'category' && pressedIn.current) || bar.current.querySelector<HTMLElement>(button);
      from?.focus({ preventScroll: true });
    });
  };
  const chooseCategory = (from?: HTMLElement) => {
    pressedIn.current = from;
    setOpened('category');
  };
  const edit = (patch: BulkPatch, transactions = selected) => start({ kind: 'edit', patch }, transactions);
  const markReviewed = () => edit({ reviewStatus: reviewedStatus });
  useShortcut(props.part, 'cr', (key, from) => {
    if (isReadOnly) return;
    if (key === 'c') chooseCategory(from);
    else markReviewed();
  });
  if (isReadOnly) return <span className="daybook-secondary">{messages.bulkForbidden}</span>;
  return (
    <span ref={bar} className="daybook-selection-actions">
      {isChecking && (
        <span role="status" className="daybook-secondary">
          {messages.bulkReading}
        </span>
      )}
      {props.isRest && <Button onPress={retry}>{messages.bulkSendRest}</Button>}
      {suggestions.size > 0 && (
        <Button
          onPress={() =>
            edit(
              { categoryIds: suggestions },
              selected.filter((row) => suggestions.has(row.id)),
            )
          }
        >
          {messages.bulkAccept({ count: suggestions.size })}
        </Button>
      )}
      {opened === 'category' ? (
        <span className="daybook-bulk-category">
          <CategoryPicker
            label={messages.bulkNewCategory}
            isLabelHidden
            value={null}
            direction={selected.every((row) => directionOf(row) === 'in') ? 'in' : 'out'}
            inputRef={category}
            onClose={close}
            onChange={(chosen) => chosen && edit({ categoryId: chosen.id })}
          />
        </span>
      ) : (
        <Button onPress={() => chooseCategory()} shortcut="C" isKeyShown>
          {messages.bulkSetCategory}
        </Button>
      )}
      <Button onPress={markReviewed} shortcut="R" isKeyShown>
        {messages.bulkReviewed}
      </Button>
      <Button
        isExpanded={opened === 'more'}
        controls={`${id}-more`}
        onPress={() => setOpened(opened === 'more' ? undefined : 'more')}
      >
        {messages.bulkMore}
      </Button>
      {opened === 'more' && (
        <Popover anchor={bar} onDismiss={close}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside */}
          <div
            id={`${id}-more`}
            className="daybook-bulk-panel"
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.defaultPrevented) return;
              event.preventDefault();
              event.stopPropagation(); // a host's dialog stays open
              close();
            }}
          >
            <Button onPress={() => start({ kind: 'delete' }, selected)}>
              {messages.bulkDelete({ count: selected.length })}
            </Button>
            <LazyPart
              load={loadForm}
              fallback={<div className="daybook-bulk-panel-loading" aria-busy="true" />}
              props={{ selected, values, onValuesChange: setValues, onPreview: edit, onClose: close, messages }}
            />
          </div>
        </Popover>
      )}
    </span>
  );
}
