import { plural } from '../core/messages/plural.ts';

/** Texts of every list, spread into its messages. */
export const listMessages = {
  amountsIn: ({ currency }: { currency: string }) => `Amounts in ${currency}`,
  searching: 'Searching…',
};

/** Texts of lists whose rows can be checked. */
export const selectionMessages = {
  selected: plural({ other: '{count} selected' }),
  selectedAllLoaded: plural({ other: '{count} selected (all loaded)' }),
  clearSelection: 'Clear selection',
  exportSelected: 'Export selected',
  /** Shows the checkboxes of cards; in tables they are always shown. */
  select: 'Select',
};

/** Texts of lists that load or export all rows. @see ListActions */
export const listActionsMessages = {
  loadAll: 'Load all',
  /** In place of totals, before `loadAll`, until all rows are loaded. */
  loadedSoFar: ({ count }: { count: string }) => `${count} loaded`,
  /** In place of totals, before `loadAll`, after a change that may have affected rows out of view. */
  updating: 'Updating',
  refresh: 'Refresh',
  print: 'Print',
  exportCsv: 'Export CSV',
  exporting: 'Exporting…',
};
