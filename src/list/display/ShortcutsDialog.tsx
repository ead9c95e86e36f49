'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { KeysDialog } from '../../ui/overlay/KeysDialog.tsx';
import { displayMessages } from './displayMessages.ts';

/** The keys of every list, and of some, by the names of their texts. */
const shortcuts = {
  search: '/',
  filter: 'F',
  removeFilter: 'Backspace Delete',
  account: 'G',
  tabs: '1 2 3 …',
  rows: '↓ ↑ J K',
  pages: 'PgDn PgUp',
  ends: 'Home End',
  open: 'Enter O',
  select: 'Space X',
  range: 'Shift+↓ Shift+↑',
  selectAll: 'Ctrl+A ⌘A',
  clearSelection: 'Esc',
  accept: 'A Enter',
  acceptOrOpen: 'Enter',
  category: 'C F2',
  setAndStay: 'Alt+Enter',
  review: 'R',
  nextToReview: 'N',
  split: 'S',
  match: 'M',
  others: 'Shift+A',
  showOthers: 'Shift+S',
  undo: 'Ctrl+Z ⌘Z',
  details: '→ ←',
  chart: '→ ←',
  chartMonths: 'PgUp PgDn',
  chartEnds: 'Home End',
  chartRange: 'Shift+→ Shift+←',
  chartOpen: 'Enter',
  buckets: '→ ←',
  addBucket: 'Space Ctrl+Enter',
  clearBuckets: 'Esc',
  actions: 'Tab',
  moveColumn: 'Alt+↓ Alt+↑',
  resizeColumn: 'Alt+→ Alt+←',
  fitColumn: 'Alt+Enter',
  shortcuts: '?',
};

/** In a list with both, Enter has its own line. */
const withoutEnter: { [Name in keyof typeof shortcuts]?: string } = { open: 'O', accept: 'A' };

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
  const names = Object.keys(shortcuts) as (keyof typeof shortcuts)[];
  const isBoth = keys.accept && keys.open;
  return (
    <KeysDialog
      lines={names
        .filter((name) => (isOptional(name) ? keys[isImplied(name) ? implied[name] : name] : true))
        .filter((name) => name !== 'acceptOrOpen' || isBoth)
        .map((name) => ({ label: messages[`key_${name}`], keys: (isBoth && withoutEnter[name]) || shortcuts[name] }))}
      onClose={onClose}
    />
  );
}

function isImplied(name: OptionalKey): name is ImpliedKey {
  return Object.hasOwn(implied, name);
}

function isOptional(name: string): name is OptionalKey {
  return optional.some((each) => each === name);
}
