import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { build as esbuild } from 'esbuild';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { AcceptedPlugin } from 'postcss';
import presetEnv from 'postcss-preset-env';
import { build as vite } from 'vite';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const run = promisify(execFile);

/** Bundles a host for production, from `folder/main.js` to `folder/dist`. */
export type HostBuild = (folder: string) => Promise<unknown>;

/** Bundlers with their default configuration. */
export const hostBuilds = { vite: withVite(), next: withNext, webpack: withWebpack, esbuild: withEsbuild };

/** @param plugins the host's PostCSS plugins. */
export function withVite(plugins: AcceptedPlugin[] = []): HostBuild {
  return (folder) =>
    vite({
      root: folder,
      configFile: false,
      logLevel: 'error',
      ...(plugins.length > 0 && { css: { postcss: { plugins } } }),
    });
}

async function withWebpack(folder: string): Promise<void> {
  const postcss = {
    loader: require.resolve('postcss-loader'),
    options: { postcssOptions: { plugins: [presetEnv()] } },
  };
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist') },
    module: {
      rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader'), postcss] }],
    },
    plugins: [new MiniCssExtractPlugin()],
    optimization: { minimizer: ['...', new CssMinimizerPlugin()] },
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler?.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats?.hasErrors()) throw new Error(stats.toString());
}

function withEsbuild(folder: string) {
  return esbuild({ entryPoints: [join(folder, 'main.js')], bundle: true, minify: true, outdir: join(folder, 'dist') });
}

/** Uses the example's version. Turbopack doesn't support linked packages, so they are installed in the build folder. */
async function withNext(folder: string): Promise<void> {
  const {
    next,
    react,
    'react-dom': reactDom,
  } = JSON.parse(readFileSync('examples/next/package.json', 'utf8')).dependencies;
  const app = mkdtempSync(join(tmpdir(), 'daybook-next-'));
  try {
    cpSync(folder, app, { recursive: true, filter: (path) => path !== join(folder, 'node_modules') });
    writeFileSync(join(app, 'package.json'), JSON.stringify({ dependencies: { next, react, 'react-dom': reactDom } }));
    mkdirSync(join(app, 'app'));
    writeFileSync(
      join(app, 'app', 'layout.js'),
      `import '../main.js';
      export default function Layout({ children }) { return <html><body>{children}</body></html>; }`,
    );
    writeFileSync(join(app, 'app', 'page.js'), 'export default function Page() { return null; }');
    const { PATH, HOME } = process.env; // without the test runner's variables, such as NODE_ENV
    const options = { cwd: app, env: { PATH, HOME, NEXT_TELEMETRY_DISABLED: '1' } as NodeJS.ProcessEnv };
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], options);
    await run('npx', ['next', 'build'], options);
    cpSync(join(app, '.next', 'static'), join(folder, 'dist'), { recursive: true });
  } finally {
    rmSync(app, { recursive: true });
  }
}

/**
 * The complete CSS of a host's production build, in bundle order.
 * @param files the host's files by name; `main.js` imports the stylesheets.
 */
export async function bundledCss(build: HostBuild, files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'daybook-host-'));
  try {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>');
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await build(folder);
    return cssIn(join(folder, 'dist'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws {Error} if there is none. */
function cssIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  if (files.length === 0) throw new Error(`The build has no stylesheet in ${folder}.`);
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}
