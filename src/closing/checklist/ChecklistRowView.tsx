'use client';
import { useId } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { useRetry } from '../../ui/feedback/useRetry.ts';
import { Button } from '../../ui/fields/Button.tsx';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { checkPath, warningPath } from '../../ui/fields/iconPaths.ts';
import { uiMessages } from '../../ui/messages.ts';
import { useCountText } from '../../ui/useCountText.ts';
import type { checklistMessages } from '../checklistMessages.ts';
import type { ChecklistItem, ChecklistSelection } from './checklistFilters.ts';
import { type ChecklistRow, checklistState } from './useChecklist.ts';

interface ChecklistRowViewProps {
  row: ChecklistRow;
  onSelect: ((selection: ChecklistSelection) => void) | undefined;
  messages: typeof checklistMessages;
}

/** An item of the checklist: its count, and the button that opens its list. */
export function ChecklistRowView({ row, onSelect, messages }: ChecklistRowViewProps) {
  const id = useId();
  const { selection, count } = row;
  const { item } = selection;
  const state = checklistState(row);
  const isUnknown = state === 'open' && count.data?.count === 0;
  const countText = useCountText();
  const number = count.data ? countText(count.data) : '';
  return (
    <li data-state={state}>
      {state === 'counting' ? (
        <span className="daybook-skeleton" />
      ) : (
        <CellIcon path={state === 'clear' ? checkPath : warningPath} tone={tones[state]} />
      )}
      <div>
        <span id={id}>{messages[item]}</span>
        <p className="daybook-secondary">{descriptionOf(item, isUnknown ? 'unknown' : state, messages)}</p>
      </div>
      <div>
        {state === 'counting' && <span className="daybook-skeleton" />}
        {state === 'clear' && <span className="daybook-secondary">{messages.noneOpen}</span>}
        {state === 'failed' && <RetryButton count={count} describedBy={id} />}
        {state === 'open' &&
          (onSelect ? (
            <Button onPress={() => onSelect(selection)} describedBy={id}>
              {isUnknown ? messages.openList : messages[`${item}Action`]({ count: number })}
            </Button>
          ) : (
            !isUnknown && number
          ))}
      </div>
    </li>
  );
}

function descriptionOf(
  item: ChecklistItem,
  state: ReturnType<typeof checklistState> | 'unknown',
  messages: typeof checklistMessages,
): string {
  if (state === 'failed') return messages.notCounted;
  if (state === 'unknown') return messages.incomplete;
  if (state === 'clear' && item === 'draftInvoices') return messages.draftInvoicesNone;
  return messages[`${item}Description`];
}

const tones = { clear: 'good', open: 'warning', failed: undefined } as const;

function RetryButton({ count, describedBy }: { count: ChecklistRow['count']; describedBy: string }) {
  const { retry } = useMessages('ui', uiMessages);
  const onPress = useRetry(count);
  return (
    <Button onPress={onPress} isDisabled={count.isFetching} describedBy={describedBy}>
      {retry}
    </Button>
  );
}
