import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Atelier's page, with Daybook from its source. The server entry is not among the aliases: no page may import it. */
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
    // Older targets would have light-dark() and nesting rewritten; nothing is put inline, as the page's CSP forbids it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
  },
});
