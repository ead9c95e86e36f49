import { readdirSync, readFileSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunchOptions } from './test/support/chromium.ts';
import { FlakyReporter } from './test/support/FlakyReporter.ts';
import { JobsReporter } from './test/support/jobs/JobsReporter.ts';

/** Vitest completes these objects: each project needs its own. */
const chromiumPage = () => ({ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } });

const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunchOptions() }),
  instances: [chromiumPage()],
});

/**
 * Test files share loaded modules, which take longer to load than most tests take to run. Modules of `test/support` must
 * therefore suit every test, and hooks belong in test files or in the functions that tests call.
 */
const shared = { isolate: false, unstubGlobals: true, expect: { poll: { timeout: 10_000 } } } as const;
const patient = { testTimeout: 60_000, hookTimeout: 60_000 };

/**
 * Thousands of tests click through real pages on machines that do other work, too. One that fails once runs again, and is
 * listed at the end of the run.
 */
const inBrowser = { retry: 1 } as const;

/** Tests in Node. Each property runs a few times, or up to thousands of times, as `LONG_PROPERTIES` says. */
const nodeTests = {
  environment: 'node' as const,
  ...shared,
  ...patient,
  setupFiles: ['test/support/propertyRuns.ts'],
};
const sandboxService = ['test/support/sandbox/globalSetup.ts'];
/** React's production build takes a third of the time. */
const production = { oxc: { jsx: { development: false } } } as const;
const productionEnv = { NODE_ENV: 'production' };

const pureTests = [
  'test/{core,list,form,locales,closing,journal-entries,ledger,bank-transactions,invoices,reference-lists,client,ui}/**/*.test.ts',
];
const serviceTests = ['test/{sandbox,server}/**/*.test.ts'];
/** Slow tests, and those that try every filter, fault or kind of user, or generate years of books. */
const exhaustiveComponentTests = [
  'test/accessibility/{announcements,zoom}.test.tsx',
  'test/bank-transactions/bulk/{closedPeriod,delete,edit,failures,fixedPostings,selection}.test.tsx',
  'test/bank-transactions/editor/{focus,rejections,savingInProgress,unknownOutcome}.test.tsx',
  'test/bank-transactions/match/{matchDifferences,matchOutcomes}.test.tsx',
  'test/bank-transactions/list/{actions,cells,filterKeyboard,filters,inlineCategoryErrors,manyTransactions,selection,states}.test.tsx',
  'test/closing/checklist/ClosingChecklist.test.tsx',
  'test/bank-transactions/review/{suggestions,undo,undoOfSaves}.test.tsx',
  'test/closing/form/rejections.test.tsx',
  'test/closing/notice/unknownMode.test.tsx',
  'test/invoices/aging/completeTotals.test.tsx',
  'test/invoices/{details,list}/states.test.tsx',
  'test/invoices/list/{filters,queries}.test.tsx',
  'test/jobs/{bankTransactions,categorizing,invoices,journalEntries,ledger,settings}.test.tsx',
  'test/journal-entries/form/{closedPeriod,outcomes,pasting,session}.test.tsx',
  'test/ledger/list/{exportCsv,failures,filters}.test.tsx',
  'test/ledger/pages/{loadAll,order,paging}.test.tsx',
  'test/list/{firstRow,slots}.test.tsx',
  'test/list/table/{cards,edges,outdatedLedger,outdatedPages,scrolling,unreadableRows}.test.tsx',
  'test/ui/theming/hostCss.test.tsx',
];
const exhaustiveServiceTests = [
  'test/bank-transactions/data/saveInBatches.test.ts',
  'test/sandbox/{partners,sample-company,companies}/**/*.test.ts',
  'test/sandbox/http/{anyRequest,batches,wrongTypes}.test.ts',
  'test/sandbox/bank-transactions/sampleBooks.test.ts',
  'test/sandbox/database/migrations.test.ts',
  'test/sandbox/invoices/pageCost.test.ts',
  'test/sandbox/ledger/{ledgerBalances,ledgerPageCost}.test.ts',
  'test/sandbox/posting/randomSaves.test.ts',
];
/** Properties that save thousands of documents, and run with the long ones. */
const exhaustiveProperties = ['test/{bank-transactions,journal-entries}/model/untouchedFields.test.ts'];
const postgresTests = ['test/sandbox/database/postgres{,Drops}.test.ts'];
const propertyTests = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .map((path) => `test/${path}`)
  .filter((path) => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes("from 'fast-check'"));

/** Tokens that live for two seconds expire on a machine that is busy with other tests. */
const shortTokens = 'test/provider/scenarios/shortTokens.test.tsx';

/** The provider, and one file a component: what depends on the version of React. */
const reactTests = [
  'test/provider/*.test.tsx',
  'test/provider/scenarios/{cachedTokens,identity,mounting}.test.tsx',
  'test/ui/**/{Calendar,ConfirmDialog,DateField,LazyPart,Combobox,fields}.test.tsx',
  'test/notifications/form/{autoSave,lostResponse,saving}.test.tsx',
  'test/closing/form/ClosingForm.test.tsx',
  'test/ledger/list/{keyboard,lifecycle,rows}.test.tsx',
  'test/bank-transactions/editor/editing.test.tsx',
  'test/bank-transactions/list/selection.test.tsx',
  'test/invoices/list/InvoiceList.test.tsx',
  'test/invoices/details/InvoiceDetails.test.tsx',
  'test/journal-entries/form/entering.test.tsx',
  'test/reference-lists/pickers/DimensionTree.test.tsx',
];

const allComponentTests = ['test/**/*.test.tsx'];
/** About half of the components' tests. */
const bookTests = ['test/{bank-transactions,journal-entries,ledger}/**/*.test.tsx'];

/** Tests of components in two pages: while one waits, the other renders. */
const twoPages = (name: string, exclude: string[] = []) => ({
  ...chromium(),
  instances: [
    { ...chromiumPage(), name: `${name}-books`, include: bookTests, exclude },
    {
      ...chromiumPage(),
      name: `${name}-rest`,
      include: allComponentTests,
      exclude: [shortTokens, ...bookTests, ...exclude],
    },
  ],
});

/** Components in Chromium against the sandbox service. */
const componentTests = (include: string[], exclude: string[] = []) => ({
  include,
  exclude,
  setupFiles: ['test/support/browser.ts'],
  ...shared,
  ...inBrowser,
  globalSetup: sandboxService,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  browser: chromium(),
});

const storyTests = () => ({
  isolate: false,
  ...inBrowser,
  ...patient,
  testTimeout: 120_000, // a story waits for several parts
  setupFiles: ['test/support/withoutOwnerStacks.ts'],
  browser: chromium(),
});

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default', new JobsReporter(), new FlakyReporter()],
    projects: [
      // npm test
      { test: { name: 'structure', environment: 'node', ...patient, include: ['test/*.test.ts'] } },
      {
        ...production,
        test: {
          name: 'pure',
          ...nodeTests,
          env: productionEnv,
          include: pureTests,
          exclude: [...exhaustiveServiceTests, ...exhaustiveProperties],
          globalSetup: sandboxService,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'service',
          ...nodeTests,
          include: serviceTests,
          exclude: process.env.DATABASE_URL ? [] : [...postgresTests, ...exhaustiveServiceTests],
          globalSetup: sandboxService,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          ...componentTests(allComponentTests), // Vite looks here for the dependencies to bundle
          browser: twoPages('components', exhaustiveComponentTests),
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ tags: { exclude: ['slow'] } })],
        test: { name: 'stories', ...storyTests() },
      },

      // npm run test:all adds:
      ...[
        { name: 'properties', share: 0.2 },
        { name: 'long-properties', share: 1 }, // npm run test:properties
      ].map(({ name, share }) => ({
        ...production,
        test: {
          name,
          ...nodeTests,
          testTimeout: 600_000,
          env: { ...productionEnv, LONG_PROPERTIES: String(share) },
          include: propertyTests,
          globalSetup: sandboxService,
        },
      })),
      {
        extends: true,
        // The oldest peers that a host may have.
        resolve: {
          alias: { react: 'react-18', 'react-dom': 'react-dom-18', '@tanstack/react-query': 'react-query-5.80' },
        },
        cacheDir: 'node_modules/.vite-react-18',
        test: { name: 'components-react-18', ...componentTests(reactTests) },
      },
      {
        extends: true,
        test: {
          name: 'components-replaced-parts',
          ...componentTests(allComponentTests),
          browser: twoPages('components-replaced-parts'),
          provide: { replacesParts: true },
        },
      },
      { extends: true, test: { name: 'components-exhaustive', ...componentTests(exhaustiveComponentTests) } },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'service-exhaustive',
          ...nodeTests,
          include: exhaustiveServiceTests,
          globalSetup: sandboxService,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'packaging',
          ...nodeTests,
          include: ['test/packaging/**/*.test.ts'],
          globalSetup: sandboxService,
        },
      },
      { extends: true, test: { name: 'short-tokens', ...componentTests([shortTokens]) } },
      {
        extends: true,
        plugins: [storybookTest({ tags: { include: ['slow'] } })],
        test: { name: 'slow-stories', ...storyTests() },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'page-events',
          ...nodeTests,
          include: ['test/page-events/**/*.test.ts'],
          globalSetup: sandboxService,
        },
      },
      {
        test: {
          name: 'processes',
          ...nodeTests,
          include: ['test/processes/**/*.test.ts'],
          globalSetup: sandboxService,
        },
      },
      {
        resolve: { tsconfigPaths: true },
        test: {
          name: 'browsers',
          environment: 'node',
          ...shared,
          ...patient,
          hookTimeout: 300_000,
          fileParallelism: false,
          include: ['test/browsers/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'hosts',
          environment: 'node',
          expect: shared.expect,
          include: ['test/hosts/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'examples',
          environment: 'node',
          expect: shared.expect,
          include: ['test/examples/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
