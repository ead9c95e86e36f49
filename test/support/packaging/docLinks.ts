import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** A link, an import of MDX or a file name in the documentation. */
export interface DocLink {
  /** Page and line, such as `README.md:108`. */
  place: string;
  /** Path from the repository's root; it begins with `..` outside of it. */
  path: string;
  /** The heading after `#`, if there is one. */
  anchor: string | undefined;
}

/** `[text](target)`, `![picture](target)` and `[text](<target>)`. */
const link = /\[[^\]]*\]\((<[^>]+>|[^)\s]+)\)/g;
const mdxImport = / from '(\.[^'?]+)[^']*';$/g;
/** A path from the root in code, without placeholders such as `<domain>`: `src/ledger/data/schema.ts`. */
const fileName = /`((?:src|test|stories|sandbox|examples|bench|docs|scripts|\.storybook)\/[\w./()-]+)`/g;

/** Where a page leads within the repository, and the files that it names in code. */
export function linksOf(page: string, text = readFileSync(page, 'utf8')): DocLink[] {
  return text.split('\n').flatMap((line, index) => {
    const place = `${page}:${index + 1}`;
    const targets = [...line.matchAll(link), ...line.matchAll(mdxImport)].map(([, target = '']) => target);
    const links = targets
      .filter((target) => !/^\w+:/.test(target))
      .map((target) => {
        const [path, anchor] = target.replaceAll(/[<>]/g, '').split('#');
        return { place, path: path ? posix.join(posix.dirname(page), path) : page, anchor };
      });
    const names = [...line.replaceAll(link, '').matchAll(fileName)];
    return [...links, ...names.map(([, path = '']) => ({ place, path, anchor: undefined }))];
  });
}

/** @returns what is wrong with a link; undefined for one that leads somewhere. */
export function brokenLink({ place, path, anchor }: DocLink): string | undefined {
  if (path.startsWith('..')) return `${place} leads out of the repository: ${path}.`;
  if (!existsSync(path)) return `${place} leads to ${path}, which does not exist.`;
  if (anchor === undefined || headingsOf(readFileSync(path, 'utf8')).has(anchor)) return undefined;
  return `${place} leads to #${anchor}, a heading that ${path} does not have.`;
}

/** The anchors of a page's headings, as repository hosts make them. */
function headingsOf(text: string): Set<string> {
  const headings = text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm);
  const slugs = [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return new Set(slugs);
}
