'use client';
import { useEffect } from 'react';
import { formatDate, formatDateRange } from '../../core/dates/formatDate.ts';
import { useDaybookContext, useMessages } from '../../core/daybookContext.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { useLatest } from '../../core/state/useLatest.ts';
import { CellIcon } from '../../ui/fields/CellIcon.tsx';
import { checkPath } from '../../ui/fields/iconPaths.ts';
import { Heading } from '../../ui/root/Heading.tsx';
import { useCountText } from '../../ui/useCountText.ts';
import { checklistMessages } from '../checklistMessages.ts';
import type { ClosingShift } from '../model/closingShift.ts';
import { ChecklistRowView } from './ChecklistRowView.tsx';
import type { ChecklistSelection } from './checklistFilters.ts';
import { checklistState, openItems, useChecklist } from './useChecklist.ts';

/** What is open in a period, as far as it is counted. A transaction may be open in several ways. */
export interface OpenItems {
  /** Each document once. */
  count: number;
  /** The count as text. */
  number: string;
  /** Each kind with its count: “6 to review and 4 uncategorized”. */
  items: string;
}

interface ClosingChecklistProps {
  /** The days that are about to be closed. */
  period: ClosingShift;
  /** Whether the closed period can still be changed after a warning. */
  isWarned: boolean;
  onSelect: ((selection: ChecklistSelection) => void) | undefined;
  onOpenItemsChange: (open: OpenItems) => void;
  overrides: MessageOverrides<typeof checklistMessages> | undefined;
}

/** What is still open in a period, with a button for each list. */
export default function ClosingChecklist(props: ClosingChecklistProps) {
  const { period, isWarned, onSelect, onOpenItemsChange, overrides } = props;
  const { locale } = useDaybookContext();
  const messages = useMessages('closing', checklistMessages, overrides);
  const countText = useCountText();
  const rows = useChecklist(period);
  const states = rows.map(checklistState);
  const counts = openItems(rows).map(({ item, count, shared }) => ({
    item,
    count,
    shared,
    number: countText(count),
  }));
  const items = new Intl.ListFormat(locale).format(
    counts.map(({ item, count, number }) => messages[`${item}Count`]({ count: count.count, number })),
  );
  const sum = counts.reduce((total, each) => total + each.count.count - each.shared, 0);
  const count = Math.max(sum, ...counts.map((each) => each.count.count)); // the other item may not be counted yet
  const isComplete = rows.every((row, index) => states[index] !== 'failed' && row.count.data?.isComplete);
  const number = countText({ count, isComplete });
  const latest = useLatest(onOpenItemsChange);
  useEffect(() => {
    latest.current({ count, number, items });
  }, [count, number, items, latest]);

  const date = formatDate(period.end, { locale });
  if (states.every((state) => state === 'clear')) {
    return (
      <p className="daybook-card daybook-all-clear" role="status">
        <CellIcon path={checkPath} tone="good" /> {messages.allClear({ date })}
      </p>
    );
  }
  return (
    <section className="daybook-checklist">
      <Heading isPart>
        {messages.beforeClosing({
          period: period.begin ? formatDateRange(period.begin, period.end, { locale }) : date,
        })}
      </Heading>
      <ul className="daybook-card">
        {rows.map((row) => (
          <ChecklistRowView key={row.selection.item} row={row} onSelect={onSelect} messages={messages} />
        ))}
      </ul>
      <p className="daybook-visually-hidden" role="status">
        {!states.includes('counting') && counts.map(({ item, number }) => `${messages[item]}: ${number}. `)}
      </p>
      <p className="daybook-secondary">
        {count > 0 &&
          `${messages.openCount({ count, number })} ${messages[isWarned ? 'canCloseWarned' : 'canCloseLocked']}`}
      </p>
    </section>
  );
}
