import type { Preview } from '@storybook/react-vite';
import '../src/styles.css';
import './page.css';
import { answerFromWorker } from './books/workerFetch.ts';
import { inHostPage } from './HostPage.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';

// The development server answers by itself. A built Storybook has no server: it brings the service along.
if (import.meta.env.PROD) answerFromWorker();

const preview: Preview = {
  decorators: [inHostPage],
  globalTypes,
  initialGlobals: { ...initialGlobals },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    backgrounds: { disable: true }, // the theme brings its own
    controls: { expanded: true },
    options: { storySort: { order: ['Theming', 'Ledger', 'Hosts'] } },
  },
};
export default preview;
