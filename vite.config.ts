import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './test/support/chromium.ts';

/** Each browser project needs a `browser` object of its own. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

/** What needs a core to itself runs first, with what is content with the other. */
const later = { sequence: { groupOrder: 1 } };

/**
 * Files share the modules that they load, which takes longer than most of them: what a module of `test/support` keeps must
 * suit all, and hooks belong in test files or in what these call.
 */
const shared = { isolate: false, unstubGlobals: true, expect: { poll: { timeout: 10_000 } } } as const;

/** Tokens of two seconds end on the way where everything waits its turn. */
const shortTokens = 'test/provider/scenarios/shortTokens.test.tsx';

/** What a version of React has a part in: how components are drawn, focused and taken away, and when effects run. */
const reactTests = [
  'test/provider/*.test.tsx',
  'test/provider/scenarios/{cachedTokens,identity,mounting}.test.tsx',
  'test/ui/{overlay/ConfirmDialog,dates/DateField,dates/DateRangeField,feedback/LazyPart,picker/Combobox,fields/fields}.test.tsx',
  'test/notifications/form/{autoSave,saving}.test.tsx',
  'test/ledger/list/{keyboard,lifecycle,rows,selection}.test.tsx',
  'test/bank-transactions/editor/{editing,unsavedChanges}.test.tsx',
  'test/invoices/aging/completeTotals.test.tsx',
  'test/journal-entries/form/entering.test.tsx',
  'test/reference-lists/pickers/DimensionTree.test.tsx',
];

/** Components against the real service. */
const componentTests = (include = ['test/**/*.test.tsx']) => ({
  include,
  exclude: [shortTokens],
  setupFiles: ['test/support/browser.ts'],
  ...shared,
  globalSetup: ['test/support/sandbox/globalSetup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  browser: chromium(),
});

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      { test: { name: 'structure', environment: 'node', include: ['test/*.test.ts'] } },
      {
        oxc: { jsx: { development: false } },
        test: {
          name: 'node',
          environment: 'node',
          env: { NODE_ENV: 'production' }, // React as people run it, in a third of the time
          ...shared,
          include: [
            'test/{core,closing,journal-entries,ledger,bank-transactions,invoices,reference-lists,client}/**/*.test.ts',
          ],
          globalSetup: ['test/support/sandbox/globalSetup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1, // leaves a core to the page whose tokens are short
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'service',
          environment: 'node',
          ...shared,
          include: ['test/{sandbox,server,packaging,page-events}/**/*.test.ts'],
          globalSetup: ['test/support/sandbox/globalSetup.ts'],
          exclude: process.env.DATABASE_URL ? [] : ['test/sandbox/postgres{,Drops}.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...later,
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          include: ['test/hosts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: { ...componentTests(), name: 'short-tokens', include: [shortTokens], exclude: [], maxWorkers: 1 },
      },
      {
        extends: true,
        test: { name: 'browser', ...componentTests(), ...later },
      },
      {
        extends: true,
        // The oldest React that a host may have.
        resolve: { alias: { react: 'react-18', 'react-dom': 'react-dom-18' } },
        cacheDir: 'node_modules/.vite-react-18',
        test: { name: 'browser-react-18', ...componentTests(reactTests), ...later },
      },
      {
        extends: true,
        plugins: [storybookTest()],
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          browser: chromium(),
          ...later,
        },
      },
    ],
  },
});
