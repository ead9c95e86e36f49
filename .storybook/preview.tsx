import type { Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import '../src/styles.css';
import './page.css';
import { readyPath } from './books/addresses.ts';
import { answerFromWorker } from './books/workerFetch.ts';
import { inHostPage } from './HostPage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// The development server answers by itself. A built Storybook has no server: it brings the service along.
if (import.meta.env.PROD) answerFromWorker();

let reported: ReturnType<typeof spyOn> | undefined;

const preview: Preview = {
  decorators: [inHostPage],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // A time limit of the library must not run out while the books start.
  beforeAll: async () => {
    await fetch(readyPath);
  },
  beforeEach: () => {
    reported = spyOn(console, 'error');
  },
  afterEach: () => {
    // React reports what is wrong in a component this way, in words, and goes on. (Storybook reports a failed story as the
    // error that it is, which needs no second failure.)
    const complaints = reported?.mock.calls.filter(([first]) => typeof first === 'string' && !isOfTheTrial(first));
    expect(complaints).toEqual([]);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', context: { exclude: ['tr:nth-child(n + 11)'] } }, // rows like those above them
    backgrounds: { disable: true }, // the theme brings its own
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Guides',
          'Theming',
          'Ledger',
          'Bank transactions',
          'Invoices',
          'Journal entries',
          'Closing',
          'Notifications',
          'Hosts',
        ],
      },
    },
  },
};
export default preview;

/**
 * Whether only the trial is meant: a component that moves the focus by itself has the simulated person call React's `act` within
 * `act`, or too late.
 */
function isOfTheTrial(complaint: string): boolean {
  return /suspended inside an `act` scope|inside a test was not wrapped in act/.test(complaint);
}
