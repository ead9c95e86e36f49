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

/** React 18 logs it where a test renders as a server in a browser. On a real one, which has no window, Daybook uses no layout effects. */
const layoutEffect = /^Warning: useLayoutEffect does nothing on the server/;

/** Messages that weren't expected, and expected ones that are missing. */
export function unexpectedConsoleMessages(): string[] {
  const patterns = [layoutEffect, ...expected, ...(expected.length > 0 ? [secondMessage] : [])];
  return [
    ...messages.filter((message) => !patterns.some((pattern) => pattern.test(message))),
    ...expected.filter((pattern) => !messages.some((message) => pattern.test(message))).map(String),
  ];
}
