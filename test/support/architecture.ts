import { posix } from 'node:path';
import { parseSync, Visitor } from 'vite';

/** Layers, lowest first: a file imports from its own layer and lower ones. */
const layers = [
  ['core/memoize', 'core/omitEmpty', 'core/money', 'core/dates'],
  ['core/errors', 'core/events'],
  ['core/session'],
  ['core/http'],
  ['core/filters'],
  ['core/messages'],
  ['core/internals', 'core/daybookContext'],
  ['core/state', 'core/query'],
  ['core/pages', 'core/writes'],
  ['ui'],
  ['list', 'form'],
  ['reference-lists'],
  ['closing'],
  ['journal-entries'],
  ['invoices'],
  ['bank-transactions'],
  ['closing/checklist', 'closing/form'], // they count what is open in the documents; the documents use the rest of closing
  ['ledger'],
  ['notifications'],
  ['locales'],
  ['provider'],
  ['index', 'client', 'themes'],
  ['elements'],
];
/**
 * The rooms of each domain, lowest first. `data` talks to the service. `model` is what forms edit and save: pure logic, and
 * writes whose errors belong to fields. Above them are the parts, which
 * screens share, and the screens, which don't import each other.
 */
const rooms: Record<string, { parts?: string[]; screens: string[] }> = {
  'reference-lists': { parts: ['pickers'], screens: ['filters'] },
  closing: { parts: ['checklist'], screens: ['form', 'notice'] },
  'journal-entries': { parts: ['paste', 'fields'], screens: ['form'] },
  ledger: { parts: ['chart', 'fields', 'selection', 'source'], screens: ['list', 'trial-balance'] },
  'bank-transactions': { parts: ['accounts', 'review', 'bulk', 'match', 'fields'], screens: ['list', 'editor'] },
  invoices: { parts: ['aging', 'status'], screens: ['list', 'details'] },
  notifications: { screens: ['form'] },
};
const domains = Object.keys(rooms);
/** The rooms of what domains share; single files may stand beside them. */
const sharedRooms: Record<string, string[]> = {
  core: ['money', 'dates', 'session', 'http', 'filters', 'messages', 'state', 'query', 'pages', 'writes'],
  ui: ['root', 'fields', 'picker', 'dates', 'overlay', 'feedback', 'parts'],
  list: ['actions', 'columns', 'display', 'filters', 'rows', 'scrolling', 'selection', 'table', 'tabs', 'views'],
  form: ['document', 'leaving', 'parts'],
};
/** Files outside the rooms: messages, which every room may use, and styles. */
const domainFile = /^(messages|\w+Messages)\.ts$|\.css$/;
/** Files that other domains may use: queries, pickers, filters and notices, but never writes. */
const foreignFile =
  /^(data\/(?!mutations|saveInBatches|deleteMany|hideDeleted|listCache)\w+\.ts|pickers\/\w+(Picker|Fields?)\.tsx|filters\/(ListFilter|NoMatch)\.tsx|notice\/\w+\.tsx?)$/;
/** Files named after a subject with several exports. */
const subjects =
  /^(schema|api|options|queries|mutations|rules|csv|messages|\w+Messages|columns|partProps|errors|serviceOptions)\.tsx?$/;
const dataFile = /^[\w-]+\/data\//;
const componentFile = /^(ui|list|form)\//;
/** The entry for host servers. It only imports from core, and no other file imports it. */
const serverEntry = 'server';
/** What sends requests to the service, and what asks the host's token route. */
const fetching = ['core/http/send.ts', 'core/http/fetchTokenFrom.ts'];
const emptyNames = /(^|\/)(utils?|helpers?|shared|common|types|constants)(\/|\.tsx?$)/;

interface Import {
  /** Paths below `src`. */
  from: string;
  to: string;
}

/**
 * Checks a source tree against the design.
 * @param files path below `src`, with `/`, to text.
 * @returns a sentence per violation.
 */
export function violationsOf(files: ReadonlyMap<string, string>): string[] {
  const imports: Import[] = [];
  const violations = [...files].flatMap(([path, text]) => [
    ...nameViolations(path),
    ...(/\.tsx?$/.test(path) ? referenceViolations(path, text, imports) : []),
  ]);
  return [...violations, ...cycles(imports, (path) => path), ...cycles(imports, roomOf)];
}

/** A file is named after its main export: a component, a hook, or its only value. */
function exportViolations(path: string, exports: readonly string[]): string[] {
  const name = posix.basename(path).replace(/\.tsx?$/, '');
  if (subjects.test(posix.basename(path)) || !path.includes('/')) return [];
  const isNamed = exports.some((each) =>
    [name, `create${name}`].some((expected) => expected.toLowerCase() === each.toLowerCase()),
  );
  const mustBe = /^[A-Z]/.test(name) || /^use[A-Z]/.test(name) || exports.length === 1;
  return isNamed || !mustBe ? [] : [`${path}: is not named after what it exports, ${exports.join(', ') || 'nothing'}.`];
}

function nameViolations(path: string): string[] {
  const violations: string[] = [];
  if (emptyNames.test(path)) violations.push(`${path}: the name does not say what belongs there.`);
  if (/\/index\.tsx?$/.test(path)) violations.push(`${path}: only src itself has an index.ts.`);
  const [domain = '', room = '', file, deeper] = path.split('/');
  if (domains.includes(domain) && file === undefined && !domainFile.test(room)) {
    violations.push(`${path}: only messages and CSS belong beside the rooms.`);
  }
  const known = sharedRooms[domain] ?? (domains.includes(domain) ? roomOrder(domain) : undefined);
  if (known && file !== undefined && (deeper || !known.includes(room))) {
    violations.push(`${path}: ${domain} has no such room. Its rooms: ${known.join(', ')}.`);
  }
  if (/\.tsx?$/.test(path) && layerOf(path) === -1 && stem(path) !== serverEntry) {
    violations.push(`${path}: belongs to no layer of the design.`);
  }
  return violations;
}

function referenceViolations(path: string, text: string, found: Import[]): string[] {
  const { imports, exports, usesFetch } = knownReferences(path, text);
  const violations = exportViolations(path, exports);
  violations.push(
    ...imports.flatMap(({ from, isTypeOnly }) => {
      if (from === '(computed)') return [`${path}: imports a computed path, which nothing can check.`];
      if (!from.startsWith('.')) return packageViolations(path, from, isTypeOnly);
      const target = posix.join(posix.dirname(path), from);
      found.push({ from: path, to: target });
      return importViolations(path, target, isTypeOnly);
    }),
  );
  if (usesFetch && !fetching.includes(path)) violations.push(`${path}: only core/http/send.ts may fetch.`);
  return violations;
}

function packageViolations(path: string, from: string, isTypeOnly: boolean): string[] {
  const parses = from === 'valibot' && !/^core\/(http|filters)\/|(^|\/)(\w*[sS]chema)\.ts$/.test(path);
  return parses && !isTypeOnly ? [`${path}: only schemas, core/http and core/filters parse.`] : [];
}

function importViolations(path: string, target: string, isTypeOnly: boolean): string[] {
  if (target.startsWith('..')) return [`${path}: imports ${target}, outside src.`];
  if (target.endsWith('.css')) return [`${path}: imports CSS; the host imports styles.css.`];
  if (stem(path) === serverEntry) {
    return target.startsWith('core/') ? [] : [`${path}: the server entry imports ${target}.`];
  }
  if (stem(target) === serverEntry) return [`${path}: imports the server entry, which holds the client secret.`];
  const violations: string[] = [];
  if (layerOf(target) > layerOf(path)) violations.push(`${path}: imports upwards, ${target}.`);
  // Their queries may report to the host.
  if (!isTypeOnly && dataFile.test(path) && componentFile.test(target) && target !== 'ui/root/lifecycle.ts') {
    violations.push(`${path}: data imports a component’s file, ${target}.`);
  }
  if (!isTypeOnly && isComponent(path)) {
    if (target.startsWith('core/http/')) violations.push(`${path}: a component imports core/http.`);
    if (/\/api\.ts$/.test(target)) violations.push(`${path}: a component imports more than types from ${target}.`);
  }
  return [...violations, ...roomViolations(path, target)];
}

function roomViolations(path: string, target: string): string[] {
  const [own = '', ownRoom = ''] = path.split('/');
  const [other = '', otherRoom = '', file] = target.split('/');
  if (!domains.includes(own) || !domains.includes(other)) return [];
  if (own !== other) {
    if (foreignFile.test(`${otherRoom}/${file}`)) return [];
    return [`${path}: may only import queries, pickers and notices from another domain, not ${target}.`];
  }
  if (ownRoom === otherRoom || file === undefined) return [];
  const { parts = [], screens = [] } = rooms[own] ?? {};
  const isAcross = [parts, screens].some((equals) => equals.includes(ownRoom) && equals.includes(otherRoom));
  if (isAcross) return [`${path}: imports ${target}, from a room that it may not import.`];
  const order = roomOrder(own);
  return order.indexOf(otherRoom) > order.indexOf(ownRoom) ? [`${path}: imports upwards, ${target}.`] : [];
}

/** Circular imports between files or rooms, including type-only ones. */
function cycles(imports: readonly Import[], nodeOf: (path: string) => string): string[] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [start, end] = [nodeOf(from), nodeOf(to)];
    if (start !== end) edges.set(start, (edges.get(start) ?? new Set()).add(end));
  }
  const finished = new Set<string>();
  const violations: string[] = [];
  const visit = (node: string, path: readonly string[]) => {
    const ring = path.indexOf(node);
    if (ring >= 0) violations.push(`${[...path.slice(ring), node].join(' → ')}: imports in a circle.`);
    if (ring >= 0 || finished.has(node)) return;
    for (const next of edges.get(node) ?? []) visit(next, [...path, node]);
    finished.add(node);
  };
  for (const node of edges.keys()) visit(node, []);
  return violations;
}

/** The folder of a file; the files at the top of `src`, `core`, `ui` and each domain are separate rooms. */
function roomOf(path: string): string {
  const folder = posix.dirname(path);
  const isTop = folder === 'core' || folder === 'ui' || !folder.includes('/');
  return isTop && !['provider', 'client', 'list', 'form'].includes(folder) ? path : folder;
}

function roomOrder(domain: string): string[] {
  const { parts = [], screens = [] } = rooms[domain] ?? {};
  return ['data', 'model', ...parts, ...screens];
}

/** A room may have its own layer, above its domain's. */
function layerOf(path: string): number {
  return layers.findLastIndex((layer) => layer.some((name) => path.startsWith(`${name}/`) || stem(path) === name));
}

function isComponent(path: string): boolean {
  const [top = ''] = path.split('/');
  return path.endsWith('.tsx') && (['ui', 'list', 'form'].includes(top) || domains.includes(top));
}

function stem(path: string): string {
  return path.replace(/\.tsx?$/, '');
}

/** The references of a source file. */
interface SourceReferences {
  imports: { from: string; isTypeOnly: boolean }[];
  /** The names of exported values, without types. */
  exports: string[];
  /** Whether it calls or passes on the global `fetch`. */
  usesFetch: boolean;
}

const known = new Map<string, SourceReferences>();

/** `referencesOf`, once for a file: a test breaks one file of the tree, and parsing all takes most of its time. */
function knownReferences(path: string, text: string): SourceReferences {
  const key = `${path}\n${text}`;
  const references = known.get(key) ?? referencesOf(path, text);
  known.set(key, references);
  return references;
}

/** Collects all imports of a file (static, dynamic, re-exporting and type-only), its exports, and its uses of `fetch`. */
function referencesOf(path: string, text: string): SourceReferences {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: SourceReferences['imports'] = [];
  const exports: string[] = [];
  let usesFetch = false;
  const add = (source: unknown, isTypeOnly: boolean) => {
    // A computed source can't be checked, so it is reported as such.
    const literal = source as { type: string; value?: unknown };
    imports.push({ from: literal.type === 'Literal' ? String(literal.value) : '(computed)', isTypeOnly });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportDefaultDeclaration: ({ declaration }) => {
      if ('id' in declaration && declaration.id && 'name' in declaration.id) exports.push(String(declaration.id.name));
    },
    ExportNamedDeclaration: (node) => {
      const { declaration } = node;
      if (declaration?.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) if (id.type === 'Identifier') exports.push(id.name);
      }
      if (declaration?.type === 'FunctionDeclaration' || declaration?.type === 'ClassDeclaration') {
        if (declaration.id) exports.push(declaration.id.name);
      }
      if (node.source) add(node.source, node.exportKind === 'type');
    },
    ImportExpression: (node) => add(node.source, false),
    TSImportType: (node) => add(node.source, true),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'fetch') usesFetch = true;
    },
    MemberExpression: (node) => {
      const isGlobal = node.object.type === 'Identifier' && /^(globalThis|window|self)$/.test(node.object.name);
      if (isGlobal && 'name' in node.property && node.property.name === 'fetch') usesFetch = true;
    },
    VariableDeclarator: (node) => {
      if (node.init?.type === 'Identifier' && node.init.name === 'fetch') usesFetch = true;
    },
  }).visit(program);
  return { imports, exports, usesFetch };
}
