import { parseSync, Visitor } from 'vite';

/** What one source file refers to. */
export interface SourceReferences {
  imports: { from: string; isTypeOnly: boolean }[];
  /** The values that it exports, by name. Types do not count. */
  exports: string[];
  /** Whether it names the global `fetch`, to call it or to hand it on. */
  usesFetch: boolean;
}

/** Reads every static, dynamic, re-exporting and type-only import of a file, and its uses of `fetch`. */
export function referencesOf(path: string, text: string): SourceReferences {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  const imports: SourceReferences['imports'] = [];
  const exports: string[] = [];
  let usesFetch = false;
  const add = (source: unknown, isTypeOnly: boolean) => {
    // A template or a variable as the source would hide where the import goes: it is reported as it stands.
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
