import { build } from 'vite';

/** The oldest and the newest supported React, as the start of `React.version`. */
export const reactVersions = ['18.3', '19'] as const;

const oldest = { react: 'react-18', 'react-dom': 'react-dom-18' };

/**
 * Bundles the script of a page in this folder with a version of React.
 * @throws {Error} if the build fails.
 */
export async function bundledPage(
  reactVersion: (typeof reactVersions)[number],
  page = 'booksPage.tsx',
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: reactVersion === '18.3' ? oldest : {} },
    // StrictMode only runs effects twice in development mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
      lib: { entry: new URL(page, import.meta.url).pathname, formats: ['es'] },
    },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const [script] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []));
  if (!script) throw new Error('Bundling gave no script.');
  return script;
}
