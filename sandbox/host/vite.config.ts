import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Atelier's page, with Daybook from source. The server entry has no alias, because pages must not import it. */
export default defineConfig({
  root: inRepository('sandbox/host'),
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^@daybook\/react$/, replacement: inRepository('src/index.ts') },
      { find: /^@daybook\/react\/styles\.css$/, replacement: inRepository('src/styles.css') },
    ],
  },
  cacheDir: inRepository('node_modules/.vite/host'),
  server: { fs: { allow: ['sandbox/host', 'src', 'node_modules'].map(inRepository) } },
  build: {
    // Older targets would rewrite light-dark() and nesting. The page's CSP forbids inline assets.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
