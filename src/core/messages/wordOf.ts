import type { Messages } from './messages.ts';

/**
 * What a value of the service is called, such as a type or a status. One that is not known is shown readably:
 * `PARTNER_REVIEW_REQUIRED` is “Partner review required”.
 * @param prefix what the keys of these words begin with, before the value.
 */
export function wordOf(messages: Messages, prefix: string, value: string): string {
  const key = prefix + value;
  const known = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (typeof known === 'string') return known;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
