import { wordOf } from '../../core/messages/wordOf.ts';
import type { transactionMessages } from '../transactionMessages.ts';

/** The known, the selected and the stored value, each once, after “Not set”. */
export function serviceOptions(
  known: readonly string[],
  chosen: string | null,
  stored: string | null | undefined,
  prefix: string,
  messages: typeof transactionMessages,
): { value: string; label: string }[] {
  const values = new Set([...known, chosen, stored].filter((value) => value !== null && value !== undefined));
  values.delete('');
  return [
    { value: '', label: messages.notSet },
    ...[...values].map((value) => ({ value, label: wordOf(messages, prefix, value) })),
  ];
}
