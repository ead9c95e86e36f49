import type { Page } from 'playwright';

/** The errors and warnings of a page, also of its content security policy, as they come. */
export function messagesOf(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  return messages;
}
