import { vi } from 'vitest';

let messages: string[] = [];
let expected: RegExp[] = [];

/** Starts collecting `console.error` and `console.warn` messages. */
export function collectConsoleMessages(): void {
  messages = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '));
    });
  }
}

/** Expects a console message in this test, such as React's for each error caught by a boundary. */
export function expectConsoleMessage(pattern: RegExp): void {
  expected.push(pattern);
}

/** All messages of this test until now. */
export function consoleMessages(): readonly string[] {
  return messages;
}

/** React 18 logs a second message for each error. */
const secondMessage = /^The above error occurred in /;

/** Messages that weren't expected, and expected ones that are missing. */
export function unexpectedConsoleMessages(): string[] {
  const patterns = expected.length > 0 ? [...expected, secondMessage] : [];
  return [
    ...messages.filter((message) => !patterns.some((pattern) => pattern.test(message))),
    ...expected.filter((pattern) => !messages.some((message) => pattern.test(message))).map(String),
  ];
}
