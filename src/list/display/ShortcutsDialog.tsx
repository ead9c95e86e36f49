'use client';
import { useMessages } from '../../core/daybookContext.ts';
import { KeysDialog } from '../../ui/overlay/KeysDialog.tsx';
import { displayMessages } from './displayMessages.ts';

/** The keys of every list, and of some, by the names of their texts. */
const shortcuts = {
  search: '/',
  filter: 'F',
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
  category: 'C F2',
  setAndStay: 'Alt+Enter',
  review: 'R',
  nextToReview: 'N',
  split: 'S',
  match: 'M',
  others: 'Shift+A',
  undo: 'Ctrl+Z ⌘Z',
  details: '→ ←',
  actions: 'Tab',
  shortcuts: '?',
};

const optional = [
  'account',
  'tabs',
  'open',
  'select',
  'range',
  'selectAll',
  'clearSelection',
  'accept',
  'category',
  'setAndStay',
  'review',
  'nextToReview',
  'split',
  'match',
  'others',
  'undo',
  'details',
  'actions',
] as const;
type OptionalKey = (typeof optional)[number];
/** Those that follow from others. */
type ImpliedKey = 'range' | 'selectAll' | 'clearSelection' | 'setAndStay';

/** Which keys a list has that not all lists have. */
export type ListKeys = { [Key in Exclude<OptionalKey, ImpliedKey>]?: boolean };

export interface ShortcutsDialogProps {
  keys: ListKeys;
  onClose: () => void;
}

/** The keys of a list. */
export default function ShortcutsDialog({ keys, onClose }: ShortcutsDialogProps) {
  const messages = useMessages('ui', displayMessages);
  const { select, category } = keys;
  const given = { ...keys, range: select, selectAll: select, clearSelection: select, setAndStay: category };
  const names = Object.keys(shortcuts) as (keyof typeof shortcuts)[];
  return (
    <KeysDialog
      lines={names
        .filter((name) => (isOptional(name) ? given[name] : true))
        .map((name) => ({ label: messages[`key_${name}`], keys: shortcuts[name] }))}
      onClose={onClose}
    />
  );
}

function isOptional(name: string): name is OptionalKey {
  return optional.some((each) => each === name);
}
