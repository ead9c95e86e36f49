import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { bundleStylesheet } from './bundleStylesheet.ts';

type Options = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>;

/** The entry of the script: its exports are a global. */
const script = '\0daybook.js';

/**
 * Bundles the custom elements with React: `elements/daybook.js` is one classic script that has everything but translations, which
 * it imports from `elements/locales`; `elements/esm` are modules, of which a page loads those of the elements that it shows.
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
  await bundle(join(out, 'elements', 'locales'), translations(), { format: 'es', entryFileNames: '[name].js' });
  // The script has no exports, but a global with those of the entry.
  const declaration =
    "export type * from '../elements.js';\ndeclare global {\n  var Daybook: typeof import('../elements.js');\n}\n";
  writeFileSync(join(out, 'elements', 'daybook.d.ts'), declaration);
}

async function bundle(outDir: string, input: Options['input'], output: Options['output']): Promise<void> {
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
        name: 'elements',
        enforce: 'pre',
        resolveId(id, importer) {
          if (input === script && importer?.endsWith('loadTranslation.ts') && id.startsWith('./'))
            return { id: `./locales/${tagOf(id)}.js`, external: true };
          // As in styles.css: Vite would lower its syntax for older browsers.
          return id === script ? id : id.endsWith('styles.css?inline') ? '\0stylesheet' : null;
        },
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
      license: typeof input === 'string' && { fileName: 'licenses.md' }, // of React and the other bundled packages
      target: 'es2022',
      // Otherwise each import would be wrapped to preload its modules, which one file doesn't have.
      ...(input === script && { lib: { entry: script, formats: ['iife'], name: 'Daybook' } }),
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output },
    },
  });
}

/** The translations by tag: the modules that `loadTranslation` imports. */
function translations(): Record<string, string> {
  const loader = readFileSync('src/locales/loadTranslation.ts', 'utf8');
  const files = [...loader.matchAll(/import\('\.\/(\w+\.ts)'\)/g)].map(([, file = '']) => file);
  return Object.fromEntries(files.map((file) => [tagOf(file), `src/locales/${file}`]));
}

/** `./ptBR.ts` as `pt-BR`. */
function tagOf(path: string): string {
  return basename(path, '.ts').replace(/[A-Z]+/, '-$&');
}
