import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { bundleStylesheet, stylesheets } from './bundleStylesheet.ts';

/**
 * Builds the package: one JavaScript and one declaration file a module, as TypeScript writes them (`'use client'` stays
 * where the source has it), and each stylesheet as one file. Into `dist`, or where the first argument says.
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
    // Inferred types name the index where that is the shorter way, which would have the client's types ask for React.
    .replace(/import\("(?:\.\.?\/)+index\.js"\)\.(\w+)/g, (way, name) => wayTo(file, name) ?? way)
    // Inferred types name React Query's inner package, which a host need not have; React Query exports all of it.
    .replaceAll('"@tanstack/query-core"', '"@tanstack/react-query"')
    // Inferred optional members get `| undefined`, which React Query refuses here under `exactOptionalPropertyTypes`.
    .replace(/^( *)(queryFn\?: (?:.*\n\1(?=[ }]))*.*) \| undefined;$/gm, '$1$2;');
  writeFileSync(path, withUndefined(text));
}

for (const name of stylesheets) {
  writeFileSync(join(out, name), bundleStylesheet(name));
  // TypeScript 6 and later ask for types of what is imported for its effect.
  writeFileSync(join(out, `${name}.d.ts`), 'export {};\n');
}

/**
 * Declarations in which every optional member takes `undefined`, so that hosts with `exactOptionalPropertyTypes` can pass on
 * what they may not have. A member of several lines ends on the first one with its own indent.
 */
function withUndefined(declarations: string): string {
  // Not React Query's `queryFn`, see above.
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

/** The last parameter of a function, on a line of its own, ends with the function's parenthesis. */
function isParameter(type: string): boolean {
  return type.split('(').length < type.split(')').length;
}

/** A type that the index exports, as a declaration file names it without the index. */
function wayTo(file: string, name: string): string | undefined {
  const exported = readFileSync('src/index.ts', 'utf8').matchAll(
    /export (?:type )?\{([^}]*)\} from '\.\/([^']+)\.tsx?'/g,
  );
  const [, , source] = [...exported].find(([, names = '']) => names.split(/\W+/).includes(name)) ?? [];
  if (source === undefined) return undefined;
  const way = posix.relative(posix.dirname(file.replaceAll('\\', '/')), `${source}.js`);
  return `import("${way.startsWith('.') ? way : `./${way}`}").${name}`;
}
