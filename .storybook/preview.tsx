import type { Preview } from '@storybook/react-vite';
import { configure, expect, spyOn } from 'storybook/test';
import { viewsInPage } from '../src/list/views/useStoredViews.ts';
import '../src/styles.css';
import './page.css';
import { readyPath } from './books/addresses.ts';
import { fetchFromWorker } from './books/workerFetch.ts';
import { DocsPage } from './DocsPage.tsx';
import { inHostPage } from './HostPage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// The development server includes the service. A built Storybook has no server, so the service runs in a worker.
if (import.meta.env.PROD) fetchFromWorker();

// The books take a while to start, and so does code that loads on demand.
configure({ asyncUtilTimeout: 40_000 });

let reported: ReturnType<typeof spyOn> | undefined;

const preview: Preview = {
  decorators: [inHostPage],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // The books may take longer to start than the library's timeouts.
  beforeAll: async () => {
    await fetch(readyPath);
  },
  beforeEach: () => {
    viewsInPage.clear(); // a story starts as its host has it start
    reported = spyOn(console, 'error');
  },
  afterEach: () => {
    // React's warnings are strings. A failed story is logged as an Error, which needs no second failure.
    const warnings = reported?.mock.calls.filter(([first]) => typeof first === 'string' && !isActWarning(first));
    expect(warnings).toEqual([]);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      context: { exclude: ['tr:nth-child(n + 11)'] }, // like the rows above
      options: { resultTypes: ['violations', 'incomplete'] }, // what passed needs no list of its elements
    },
    backgrounds: { disable: true }, // themes set their own
    controls: { expanded: true },
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'States',
          'Theming',
          ['Theming', 'Designer', 'Presets'],
          'Languages',
          'Guides',
          'Ledger',
          'Bank transactions',
          'Invoices',
          'Journal entries',
          'Closing',
          'Notifications',
          'Lists',
          'Hosts',
        ],
      },
    },
  },
};
export default preview;

/** Whether a warning is about the test itself: simulated input nests React's `act` where a component moves the focus. */
function isActWarning(text: string): boolean {
  return /suspended inside an `act` scope|inside a test was not wrapped in act/.test(text);
}
