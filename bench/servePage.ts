import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/**
 * Builds a page as a host's bundler would, and serves it on a free port.
 * @param root the folder of its `index.html`.
 * @param external whether an import is left unbundled, for modules that are never loaded.
 */
export async function servePage(root: string, outDir: string, external: (id: string) => boolean = () => false) {
  const config = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...config,
    plugins: [react()],
    resolve: { dedupe: ['react', 'react-dom'] }, // a single copy of React
    build: { outDir, emptyOutDir: true, rolldownOptions: { external } },
  });
  return preview({ ...config, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
}
