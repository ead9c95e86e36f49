import type { Messages } from './messages.ts';

/**
 * The text for a value of the service, such as a type or a status. Unknown values are made readable:
 * `PARTNER_REVIEW_REQUIRED` becomes “Partner review required”.
 * @param prefix of the keys in `messages`, before the value.
 */
export function wordOf(messages: Messages, prefix: string, value: string): string {
  const key = prefix + value;
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (typeof message === 'string') return message;
  const words = value.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
