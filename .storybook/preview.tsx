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
    expect(reported?.mock.calls.filter(([first]) => typeof first === 'string')).toEqual([]);
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true }, // the theme brings its own
    controls: { expanded: true },
    options: { storySort: { order: ['Theming', 'Ledger', 'Notifications', 'Hosts'] } },
  },
};
export default preview;
