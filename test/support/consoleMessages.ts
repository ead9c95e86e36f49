import { vi } from 'vitest';

let messages: string[] = [];
let expected: RegExp[] = [];

/** Begins to collect what is written to `console.error` and `console.warn`. */
export function collectConsoleMessages(): void {
  messages = [];
  expected = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      messages.push(parts.map(String).join(' '));
    });
  }
}

/** Says that this test makes somebody complain so, as React does of each crash that a boundary catches. */
export function expectConsoleMessage(pattern: RegExp): void {
  expected.push(pattern);
}

/** React 18 writes a second complaint, without the message, to the one about a crash. */
const secondComplaint = /^The above error occurred in /;

/** What nobody expected, and what was expected and did not come. */
export function unexpectedConsoleMessages(): string[] {
  const patterns = expected.length > 0 ? [...expected, secondComplaint] : [];
  return [
    ...messages.filter((complaint) => !patterns.some((pattern) => pattern.test(complaint))),
    ...expected.filter((pattern) => !messages.some((complaint) => pattern.test(complaint))).map(String),
  ];
}
