'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import { KeysDialog } from '../../ui/overlay/KeysDialog.tsx';
import { displayMessages } from './displayMessages.ts';

/** The keys of every list, and of some, by group and by the names of their texts. */
const groups = {
  move: {
    rows: '↓ ↑ J K',
    pages: 'PgDn PgUp',
    ends: 'Home End',
    nextToReview: 'N',
    open: 'Enter O',
    details: '→ ←',
    actions: 'Tab',
    chart: '→ ←',
    chartMonths: 'PgUp PgDn',
    chartEnds: 'Home End',
    chartRange: 'Shift+→ Shift+←',
    chartOpen: 'Enter',
  },
  decide: {
    accept: 'A Enter',
    acceptOrOpen: 'Enter',
    category: 'C F2',
    setAndStay: 'Alt+Enter',
    review: 'R',
    split: 'S',
    match: 'M',
    others: 'Shift+A',
    showOthers: 'Shift+S',
    undo: 'Ctrl+Z ⌘Z',
  },
  select: {
    select: 'Space X',
    range: 'Shift+↓ Shift+↑',
    selectAll: 'Ctrl+A ⌘A',
    clearSelection: 'Esc',
  },
  find: {
    search: '/',
    searchRows: '↓ Enter',
    filter: 'F',
    removeFilter: 'Backspace Delete',
    account: 'G',
    tabs: '1 2 3 …',
    buckets: '→ ←',
    addBucket: 'Space Ctrl+Enter',
    clearBuckets: 'Esc',
    shortcuts: '?',
  },
  display: {
    moveColumn: 'Alt+↓ Alt+↑',
    resizeColumn: 'Alt+→ Alt+←',
    fitColumn: 'Alt+Enter',
  },
};
type Group = keyof typeof groups;
type KeysOf<Each> = Each extends object ? keyof Each : never;
type Shortcut = KeysOf<(typeof groups)[Group]>;

/** In a list with both, Enter has its own line. */
const withoutEnter: { [Name in Shortcut]?: string } = { open: 'O', accept: 'A' };

const optional = [
  'account',
  'tabs',
  'open',
  'select',
  'range',
  'selectAll',
  'clearSelection',
  'accept',
  'acceptOrOpen',
  'category',
  'setAndStay',
  'review',
  'nextToReview',
  'split',
  'match',
  'others',
  'showOthers',
  'undo',
  'details',
  'chart',
  'chartMonths',
  'chartEnds',
  'chartRange',
  'chartOpen',
  'buckets',
  'addBucket',
  'clearBuckets',
  'actions',
] as const;
type OptionalKey = (typeof optional)[number];
/** Those that follow from others. */
const implied = {
  range: 'select',
  selectAll: 'select',
  clearSelection: 'select',
  acceptOrOpen: 'accept',
  setAndStay: 'category',
  showOthers: 'others',
  chartMonths: 'chart',
  chartEnds: 'chart',
  chartRange: 'chart',
  chartOpen: 'chart',
  addBucket: 'buckets',
  clearBuckets: 'buckets',
} as const;
type ImpliedKey = keyof typeof implied;

/** Which keys a list has that not all lists have. */
export type ListKeys = { [Key in Exclude<OptionalKey, ImpliedKey>]?: boolean };

export interface ShortcutsDialogProps {
  keys: ListKeys;
  onClose: () => void;
}

/** The keys of a list. */
export default function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const messages = useMessages('ui', displayMessages);
  const { display } = useMessages('ui', uiMessages);
  const isBoth = keys.accept && keys.open;
  const isShown = (name: Shortcut) =>
    isOptional(name) ? keys[isImplied(name) ? implied[name] : name] && (name !== 'acceptOrOpen' || isBoth) : true;
  const linesOf = (group: Group) =>
    (Object.entries(groups[group]) as [Shortcut, string][]) // it has no other keys
      .filter(([name]) => isShown(name))
      .map(([name, shown]) => ({ label: messages[`key_${name}`], keys: (isBoth && withoutEnter[name]) || shown }));
  return (
    <KeysDialog
      groups={(Object.keys(groups) as Group[]) // as above
        .map((group) => ({
          title: group === 'display' ? display : messages[`keys_${group}`],
          lines: linesOf(group),
        }))
        .filter(({ lines }) => lines.length > 0)}
      onClose={onClose}
    />
  );
}

function isImplied(name: OptionalKey): name is ImpliedKey {
  return Object.hasOwn(implied, name);
}

function isOptional(name: Shortcut): name is OptionalKey {
  return optional.some((each) => each === name);
}
