import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { bundleElements } from './bundleElements.ts';
import { bundleStylesheet, stylesheets } from './bundleStylesheet.ts';

/**
 * Builds the package into `dist` or the folder in the first argument: one JavaScript and one declaration file per module,
 * as TypeScript emits them (preserving `'use client'`), one file per stylesheet, and the custom elements as bundles.
 */
const out = process.argv[2] ?? 'dist';
rmSync(out, { recursive: true, force: true });

const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json', '--outDir', out], { stdio: 'inherit', shell: true });
if (status !== 0) process.exit(status ?? 1);

for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(out, file);
  const text = readFileSync(path, 'utf8')
    // TypeScript rewrites ./x.ts to ./x.js in JavaScript, but leaves it in declarations, where resolution would fail.
    .replace(/(['"])(\.[^'"]*)\.tsx?\1/g, '$1$2.js$1')
    // Inferred types import from the index where that path is shorter, which would make the client's types depend on React.
    .replace(/import\("(?:\.\.?\/)+index\.js"\)\.(\w+)/g, (path, name) => importTypeOf(file, name) ?? path)
    // Inferred types import React Query's core package, which a host may not have; React Query reexports all of it.
    .replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"')
    // Inferred optional members get `| undefined`, which React Query rejects here under `exactOptionalPropertyTypes`.
    .replace(/^( *)(queryFn\?: (?:.*\n\1(?=[ }]))*.*) \| undefined;$/gm, '$1$2;');
  writeFileSync(path, withUndefined(text));
}

for (const name of stylesheets) {
  writeFileSync(join(out, name), bundleStylesheet(name));
  // TypeScript 6 and later require types for side-effect imports.
  writeFileSync(join(out, `${name}.d.ts`), 'export {};\n');
}

// The elements are bundles: of their modules, hosts use only the types.
for (const file of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  if (/^elements(?:[/\\][^/\\]+)?\.js(?:\.map)?$/.test(file)) rmSync(join(out, file));
}
await bundleElements(out);

/**
 * Makes every optional member accept `undefined`, for hosts with `exactOptionalPropertyTypes`. A multi-line member ends on
 * the first line with its own indent.
 */
function withUndefined(declarations: string): string {
  // Except React Query's `queryFn`, see above.
  const optionalMember = /^( +)((?:readonly )?(?!queryFn\b)(?:[\w$]+|\[[^\]]+ in [^\]]+\])\?: )(.*)$/;
  const open: string[] = [];
  const lines = declarations.split('\n').map((line) => {
    const [, indent = '', name, type = ''] = optionalMember.exec(line) ?? [];
    if (name !== undefined && type.endsWith(';') && !isParameter(type)) {
      return `${indent}${name}(${type.slice(0, -1)}) | undefined;`;
    }
    if (name !== undefined && /[{([<]$/.test(type)) {
      open.push(indent);
      return `${indent}${name}(${type}`;
    }
    if (!line.endsWith(';') || !open.some((indent) => line.startsWith(`${indent}}`))) return line;
    open.pop();
    return `${line.slice(0, -1)}) | undefined;`;
  });
  return lines.join('\n');
}

/** A function's last parameter on a separate line ends with the function's parenthesis. */
function isParameter(type: string): boolean {
  return type.split('(').length < type.split(')').length;
}

/** An import type that points to the module of an index export instead of to the index. */
function importTypeOf(file: string, name: string): string | undefined {
  const exported = readFileSync('src/index.ts', 'utf8').matchAll(
    /export (?:type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?'/g,
  );
  const [, , source] = [...exported].find(([, names = '']) => names.split(/\W+/).includes(name)) ?? [];
  if (source === undefined) return undefined;
  const path = posix.relative(posix.dirname(file.replaceAll('\\', '/')), `${source}.js`);
  return `import("${path.startsWith('.') ? path : `./${path}`}").${name}`;
}
