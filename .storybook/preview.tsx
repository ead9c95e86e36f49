import type { Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import '../src/styles.css';
import './page.css';
import { readyPath } from './books/addresses.ts';
import { answerFromWorker } from './books/workerFetch.ts';
import { inHostPage } from './HostPage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// The development server serves the books. A static build has no server, so the page runs the service itself.
if (import.meta.env.PROD) answerFromWorker();

let reported: ReturnType<typeof spyOn> | undefined;

const preview: Preview = {
  decorators: [inHostPage],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  // Starting the books must not count toward the library's timeouts.
  beforeAll: async () => {
    await fetch(readyPath);
  },
  beforeEach: () => {
    reported = spyOn(console, 'error');
  },
  afterEach: () => {
    // React reports component problems as strings. (Storybook logs a failed story as an Error, which already fails it.)
    const warnings = reported?.mock.calls.filter(([first]) => typeof first === 'string' && !isActWarning(first));
    expect(warnings).toEqual([]);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error', context: { exclude: ['tr:nth-child(n + 11)'] } }, // rows that repeat the ones above
    backgrounds: { disable: true }, // set by the theme
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
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

/** A component that moves focus makes the simulated user call React's `act` inside `act`, or too late: not a bug in the component. */
function isActWarning(warning: string): boolean {
  return /suspended inside an `act` scope|inside a test was not wrapped in act/.test(warning);
}
