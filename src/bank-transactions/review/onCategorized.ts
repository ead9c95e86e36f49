import type { Categorization, ComponentEvent } from '../../core/events.ts';

/** A listener of a component's events that calls the host for each categorization. */
export function onCategorized(onCategorize: ((event: Categorization) => void) | undefined) {
  return (event: ComponentEvent) => {
    if (event.type !== 'bankTransactions.categorized') return;
    const { type: _type, ...categorization } = event;
    onCategorize?.(categorization);
  };
}
