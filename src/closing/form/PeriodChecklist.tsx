'use client';
import type { PlainDate } from '../../core/dates/plainDate.ts';
import type { MessageOverrides } from '../../core/messages/messages.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import type { OpenItems } from '../checklist/ClosingChecklist.tsx';
import type { ChecklistSelection } from '../checklist/checklistFilters.ts';
import type { checklistMessages } from '../checklistMessages.ts';
import type { ClosingShift } from '../model/closingShift.ts';

interface PeriodChecklistProps {
  /** What saving changes; undefined if nothing. */
  shift: ClosingShift | undefined;
  isWarned: boolean;
  onSelect: ((selection: ChecklistSelection) => void) | undefined;
  onOpenItemsChange: (open: OpenItems & { through: PlainDate }) => void;
  overrides: MessageOverrides<typeof checklistMessages> | undefined;
}

const load = () => import('../checklist/ClosingChecklist.tsx');

/** The checklist of a period that is about to be closed, once the user stops typing its date. */
export function PeriodChecklist({ shift, onOpenItemsChange, ...props }: PeriodChecklistProps) {
  const end = useDebouncedValue(shift?.end ?? '', 400);
  if (shift?.kind !== 'close' || end !== shift.end) return null;
  const onItemsChange = (open: OpenItems) => onOpenItemsChange({ ...open, through: shift.end });
  return <LazyPart key={end} load={load} props={{ ...props, period: shift, onOpenItemsChange: onItemsChange }} />;
}
