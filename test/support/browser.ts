import { cleanup, configure } from '@testing-library/react';
import axe from 'axe-core';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/styles.css';
import { collectConsoleMessages, unexpectedConsoleMessages } from './consoleMessages.ts';
import { sampleDay } from './sandbox/company.ts';

// At the root, so that every effect of the provider and of each component runs twice.
configure({ reactStrictMode: true });

// React captures a stack for every element, for warnings that someone reads at a console. It takes a third of the time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as {
  [name: string]: unknown;
};
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });

document.documentElement.lang = 'en';
document.title = 'Books';
document.body.style.fontFamily = 'sans-serif';

beforeEach(() => {
  // The Tab key begins at the top, not where the test before left off.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  vi.setSystemTime(`${sampleDay}T12:00:00Z`);
  collectConsoleMessages();
});

afterEach(async () => {
  try {
    expect(await accessibilityFindings(), 'what axe finds on the page').toEqual([]);
    expect(unexpectedConsoleMessages(), 'what React or Daybook complains of on the console').toEqual([]);
  } finally {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    await page.viewport(1280, 800);
  }
});

/** What axe finds, but for colours, which each story has looked at: they cost as much as the rest of a test. */
async function accessibilityFindings(): Promise<string[]> {
  if (React.version.startsWith('18.')) return []; // the same elements as with the newer one
  const { violations } = await axe.run(
    { exclude: ['tr:nth-child(n + 4)'] }, // rows like those above them; stories check ten
    { resultTypes: ['violations'], preload: false, selectors: false, rules: { 'color-contrast': { enabled: false } } },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html.slice(0, 200)}`));
}
