import { posix } from 'node:path';
import { referencesOf } from './sourceReferences.ts';

/** From the ground up: a file imports from its own layer and from those before it. */
const layers = [
  ['core/money', 'core/dates'],
  ['core/http'],
  ['core/messages'],
  ['core/context'],
  ['core/query'],
  ['ui'],
  ['reference-lists'],
  ['closing'],
  ['journal-entries'],
  ['ledger'],
  ['bank-transactions'],
  ['invoices'],
  ['notifications'],
  ['DaybookProvider'],
  ['index', 'client'],
];
const domains = layers.slice(6, 13).flat();
const domainFiles = /^(messages|schema|rules|api|queries|mutations)\.ts$|^[A-Z]\w*\.tsx$|^[A-Z]\w*\.ts$|\.css$/;
/** A host's server runs this entry: it takes the one client and nothing else, and no other file takes it. */
const serverEntry = 'server';
const emptyNames = /(^|\/)(utils?|helpers?|shared|common|types|constants)(\/|\.tsx?$)/;

/**
 * Holds a source tree against the design.
 * @param files path below `src`, with `/`, to text.
 * @returns one sentence a violation; empty for a tree as designed.
 */
export function violationsOf(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) => [
    ...nameViolations(path),
    ...(/\.tsx?$/.test(path) ? referenceViolations(path, text) : []),
  ]);
}

function nameViolations(path: string): string[] {
  const violations: string[] = [];
  if (emptyNames.test(path)) violations.push(`${path}: the name does not say what belongs there.`);
  if (/\/index\.tsx?$/.test(path)) violations.push(`${path}: only src itself has an index.ts.`);
  const [domain, file, deeper] = path.split('/');
  if (domain && file && domains.includes(domain) && (deeper || !domainFiles.test(file))) {
    violations.push(`${path}: a domain holds messages, schema, rules, api, queries, mutations, components and CSS.`);
  }
  if (/\.tsx?$/.test(path) && layerOf(path) === -1 && stem(path) !== serverEntry) {
    violations.push(`${path}: belongs to no layer of the design.`);
  }
  return violations;
}

function referenceViolations(path: string, text: string): string[] {
  const { imports, usesFetch } = referencesOf(path, text);
  const violations = imports.flatMap(({ from, isTypeOnly }) => importViolations(path, from, isTypeOnly));
  if (usesFetch && path !== 'core/http/client.ts') violations.push(`${path}: only core/http/client.ts may fetch.`);
  return violations;
}

function importViolations(path: string, from: string, isTypeOnly: boolean): string[] {
  if (from === '(computed)') return [`${path}: imports a computed path, which nothing can check.`];
  if (!from.startsWith('.')) {
    const parses = from === 'valibot' && !path.startsWith('core/http/') && !/(^|\/)schema\.ts$/.test(path);
    return parses && !isTypeOnly ? [`${path}: parsing stands in schema.ts and core/http, not here.`] : [];
  }
  const target = posix.join(posix.dirname(path), from);
  if (target.startsWith('..')) return [`${path}: imports ${from}, outside src.`];
  if (target.endsWith('.css')) return [`${path}: imports CSS; the host imports styles.css.`];
  const violations: string[] = [];
  if (stem(path) === serverEntry) {
    if (!target.startsWith('core/http/')) violations.push(`${path}: the server entry imports ${target}.`);
    return violations;
  }
  if (stem(target) === serverEntry) return [`${path}: imports the server entry, which holds the client secret.`];
  if (layerOf(target) > layerOf(path)) violations.push(`${path}: imports upwards, ${target}.`);
  if (!isTypeOnly && isComponent(path)) {
    if (target.startsWith('core/http/')) violations.push(`${path}: a component imports core/http.`);
    if (/\/api\.ts$/.test(target)) violations.push(`${path}: a component imports more than types from ${target}.`);
  }
  const [own] = path.split('/');
  const [other, file = ''] = target.split('/');
  const isForeignDomain = own !== other && domains.includes(own ?? '') && domains.includes(other ?? '');
  // A picker chooses and a notice tells; both only read, and look the same wherever they stand.
  if (isForeignDomain && !/^(schema|rules|queries)\.ts$|(Picker|Notice)\.tsx$/.test(file)) {
    violations.push(`${path}: from another domain take schema, rules, queries, a picker or a notice, not ${target}.`);
  }
  return violations;
}

function layerOf(path: string): number {
  return layers.findIndex((layer) => layer.some((name) => path.startsWith(`${name}/`) || stem(path) === name));
}

function isComponent(path: string): boolean {
  const [top = ''] = path.split('/');
  return path.endsWith('.tsx') && (top === 'ui' || domains.includes(top));
}

function stem(path: string): string {
  return path.replace(/\.tsx?$/, '');
}
