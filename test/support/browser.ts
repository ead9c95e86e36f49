import { cleanup, configure } from '@testing-library/react';
import axe from 'axe-core';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/styles.css';
import { collectConsoleMessages, unexpectedConsoleMessages } from './consoleMessages.ts';
import { sampleDay } from './sandbox/company.ts';

// Runs every effect of the provider and the components twice.
configure({ reactStrictMode: true });

// React captures a stack for every element, for console warnings, which takes a third of the test time.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as {
  [name: string]: unknown;
};
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} });

document.documentElement.lang = 'en';
document.title = 'Books';
document.body.style.fontFamily = 'sans-serif';

beforeEach(() => {
  // Tab starts at the top, not where the previous test stopped.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  vi.setSystemTime(`${sampleDay}T12:00:00Z`);
  collectConsoleMessages();
});

afterEach(async () => {
  try {
    expect(await accessibilityFindings(), 'axe findings').toEqual([]);
    expect(unexpectedConsoleMessages(), 'unexpected console messages').toEqual([]);
  } finally {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
    await page.viewport(1280, 800);
  }
});

/** Runs axe without the rules that measure pixels, which are slow and checked in the stories. */
async function accessibilityFindings(): Promise<string[]> {
  if (React.version.startsWith('18.')) return []; // renders the same elements as React 19
  const { violations } = await axe.run(
    { exclude: ['tr:nth-child(n + 4)'] }, // more rows of the same kind; stories check ten
    { resultTypes: ['violations'], preload: false, selectors: false, rules: withoutPixels },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html.slice(0, 200)}`));
}

const withoutPixels = {
  'color-contrast': { enabled: false },
  'scrollable-region-focusable': { enabled: false },
  'target-size': { enabled: false },
};
