import { vi } from 'vitest';

/** Returns to the page a minute later, when what it shows is read again. */
export function returnToPage(): void {
  vi.setSystemTime(Date.now() + 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
}
