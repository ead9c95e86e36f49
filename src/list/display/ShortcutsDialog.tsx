'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { KeysDialog } from '../../ui/overlay/KeysDialog.tsx';
import { displayMessages } from './displayMessages.ts';

/** The keys that not all lists have. */
type OptionalKey =
  | 'accept'
  | 'account'
  | 'actions'
  | 'buckets'
  | 'category'
  | 'chart'
  | 'details'
  | 'match'
  | 'nextToReview'
  | 'open'
  | 'others'
  | 'review'
  | 'select'
  | 'split'
  | 'tabs'
  | 'undo';

/** Which of them a list has. */
export type ListKeys = { [Key in OptionalKey]?: boolean };

/** The keys of lists, by group and by the names of their texts, each with the optional key that it comes with. */
const groups = {
  move: {
    rows: ['↓ ↑ J K'],
    pages: ['PgDn PgUp'],
    ends: ['Home End'],
    nextToReview: ['N', 'nextToReview'],
    open: ['Enter O', 'open'],
    details: ['→ ←', 'details'],
    actions: ['Tab', 'actions'],
    chart: ['→ ←', 'chart'],
    chartMonths: ['PgUp PgDn', 'chart'],
    chartEnds: ['Home End', 'chart'],
    chartRange: ['Shift+→ Shift+←', 'chart'],
    chartOpen: ['Enter', 'chart'],
  },
  decide: {
    accept: ['A', 'accept'],
    category: ['C F2', 'category'],
    setAndStay: ['Alt+Enter', 'category'],
    review: ['R', 'review'],
    split: ['S', 'split'],
    match: ['M', 'match'],
    others: ['Shift+A', 'others'],
    showOthers: ['Shift+S', 'others'],
    undo: ['Ctrl+Z ⌘Z', 'undo'],
  },
  select: {
    select: ['Space X', 'select'],
    range: ['Shift+↓ Shift+↑', 'select'],
    selectAll: ['Ctrl+A ⌘A', 'select'],
    clearSelection: ['Esc', 'select'],
  },
  find: {
    search: ['/'],
    searchRows: ['↓ Enter'],
    filter: ['F'],
    removeFilter: ['Backspace Delete'],
    account: ['G', 'account'],
    tabs: ['1 2 3 …', 'tabs'],
    buckets: ['→ ←', 'buckets'],
    addBucket: ['Space Ctrl+Enter', 'buckets'],
    clearBuckets: ['Esc', 'buckets'],
    shortcuts: ['?'],
  },
  display: {
    moveColumn: ['Alt+↓ Alt+↑'],
    resizeColumn: ['Alt+→ Alt+←'],
    fitColumn: ['Alt+Enter'],
  },
} satisfies Record<string, Record<string, [keys: string, comesWith?: OptionalKey]>>;
type Group = keyof typeof groups;
type KeysOf<Each> = Each extends object ? keyof Each : never;
type Shortcut = KeysOf<(typeof groups)[Group]>;

export interface ShortcutsDialogProps {
  keys: ListKeys;
  onClose: () => void;
}

/** The keys of a list. */
export default function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const messages = useMessages('ui', displayMessages);
  const { display, shortcuts } = useMessages('ui', uiMessages);
  const texts = { ...messages, keys_display: display, key_shortcuts: shortcuts };
  const linesOf = (group: Group) =>
    (Object.entries(groups[group]) as [Shortcut, [string, OptionalKey?]][]) // it has no other keys
      .filter(([, [, comesWith]]) => !comesWith || keys[comesWith])
      .map(([name, [shown]]) => ({ label: texts[`key_${name}`], keys: shown }));
  return (
    <KeysDialog
      groups={(Object.keys(groups) as Group[]) // as above
        .map((group) => ({ title: texts[`keys_${group}`], lines: linesOf(group) }))
        .filter(({ lines }) => lines.length > 0)}
      onClose={onClose}
    />
  );
}
