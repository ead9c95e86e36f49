import { cleanup, configure } from '@testing-library/react';
import axe from 'axe-core';
import { version } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/styles.css';
import './withoutOwnerStacks.ts';
import { viewsInPage } from '../../src/list/views/useStoredViews.ts';
import { collectConsoleMessages, unexpectedConsoleMessages } from './consoleMessages.ts';
import { sampleDay } from './sandbox/company.ts';
import { furtherRows, structureOf } from './ui/structureOf.ts';

// Runs every effect of the provider and the components twice.
configure({ reactStrictMode: true });

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
    viewsInPage.clear();
    vi.restoreAllMocks();
    vi.useRealTimers();
    await page.viewport(1280, 800);
  }
});

const checked = new Set<string>();

/** Runs axe, without the rules that measure pixels, which are slow and checked in the stories; once for equal structures. */
async function accessibilityFindings(): Promise<string[]> {
  if (version.startsWith('18.')) return []; // renders the same elements as React 19
  const structure = structureOf(document.documentElement);
  if (checked.has(structure)) return [];
  const { violations } = await axe.run(
    { exclude: [furtherRows, { fromShadowDom: ['*', furtherRows] }] }, // stories check ten
    { resultTypes: ['violations'], preload: false, selectors: false, rules: withoutPixels },
  );
  if (violations.length === 0) checked.add(structure);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} ${html.slice(0, 200)}`));
}

const withoutPixels = {
  'avoid-inline-spacing': { enabled: false },
  'color-contrast': { enabled: false },
  'scrollable-region-focusable': { enabled: false },
  'target-size': { enabled: false },
};
