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

export default defineConfig({
  plugins: [react()],
  test: {
    projects: [
      { test: { name: 'structure', environment: 'node', include: ['test/*.test.ts'] } },
      { test: { name: 'node', environment: 'node', include: ['test/core/**/*.test.ts'], testTimeout: 30_000 } },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'service',
          environment: 'node',
          include: ['test/{sandbox,server,client,packaging}/**/*.test.ts'],
          globalSetup: ['test/support/sandboxService.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/**/*.test.tsx'],
          setupFiles: ['test/support/browser.ts'],
          globalSetup: ['test/support/sandboxService.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          browser: chromium(),
        },
      },
      {
        extends: true,
        plugins: [storybookTest()],
        test: { name: 'stories', testTimeout: 60_000, hookTimeout: 60_000, browser: chromium() },
      },
    ],
  },
});
