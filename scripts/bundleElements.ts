import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { bundleStylesheet } from './bundleStylesheet.ts';

type Output = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>['output'];

/** The entry of the script: its exports are a global. */
const script = '\0daybook.js';

/**
 * Bundles the custom elements with React: `elements/daybook.js` is one classic script that has everything, `elements/esm` are
 * modules, of which a page loads those of the elements that it shows.
 */
export async function bundleElements(out: string): Promise<void> {
  await bundle(join(out, 'elements', 'esm'), 'src/elements.ts', {
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle(join(out, 'elements'), script, {
    format: 'iife',
    entryFileNames: 'daybook.js',
    codeSplitting: false,
    sourcemap: true,
  });
  // For bundlers that import the script; it has the types of the entry.
  writeFileSync(join(out, 'elements', 'daybook.d.ts'), "export type * from '../elements.js';\n");
}

async function bundle(outDir: string, input: string, output: Output): Promise<void> {
  await build({
    configFile: false,
    root: resolve('.'),
    base: './',
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    plugins: [
      {
        name: 'stylesheet',
        enforce: 'pre',
        // As in styles.css: Vite would lower its syntax for older browsers.
        resolveId: (id) => (id === script ? id : id.endsWith('styles.css?inline') ? '\0stylesheet' : null),
        load(id) {
          if (id === script)
            return `import * as Daybook from ${JSON.stringify(resolve('src/elements.ts'))}; globalThis.Daybook = Daybook;`;
          return id === '\0stylesheet'
            ? `export default ${JSON.stringify(String(bundleStylesheet('styles.css')))}`
            : null;
        },
      },
    ],
    build: {
      outDir: resolve(outDir),
      emptyOutDir: false,
      license: { fileName: 'licenses.md' }, // of React and the other bundled packages
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output },
    },
  });
}
