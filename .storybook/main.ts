import type { StorybookConfig } from '@storybook/react-vite';
import { serveBooks } from './books/serveBooks.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  features: { sidebarOnboardingChecklist: false, changeDetection: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  // For the tables of props. (react-docgen-typescript needs the JavaScript API of older compilers.)
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), serveBooks()],
    worker: { format: 'es' }, // the database uses dynamic imports
    build: {
      ...vite.build,
      // For older targets the build rewrites light-dark() and nesting.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: 2000,
    },
  }),
};
export default config;
