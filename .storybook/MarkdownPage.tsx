import { CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { ExampleFiles } from './ExampleFiles.tsx';
import { PageLink } from './PageLink.tsx';
import { glossaries, pages } from './pageIds.ts';
import { SourceFile } from './SourceFile.tsx';

interface MarkdownPageProps {
  /** The file, from the repository's root. */
  path: string;
  /** Its text. */
  children: string;
}

const link = /\[([^\]]+)\]\((<[^>]+>|[^)#]+)(?:#[^)]*)?\)/g;
/** `code` and headings as on other pages: `options` replace all of them. */
const options = { overrides: { code: CodeOrSourceMdx, ...HeadersMdx, a: PageLink } };

/**
 * A page of `docs`, with its source and the examples that it links to. Its links lead to Storybook's pages, to files of the examples
 * below and to other sites; those to tests become their paths, and those to other files plain text.
 */
export function MarkdownPage({ path, children }: MarkdownPageProps) {
  const examples = new Set<string>();
  const linked = children.replaceAll(link, (whole, text: string, given: string) => {
    const target = given.replaceAll(/[<>]/g, '');
    if (target.startsWith('https:')) return whole;
    if (target.includes('/test/')) return `\`${target.replaceAll('../', '')}\``;
    const [file, example] = /examples\/(?:([^/]+)\/)?.+/.exec(target) ?? [];
    if (file !== undefined) {
      examples.add(example ?? '');
      return `[${text}](#${file.replaceAll('(', '%28').replaceAll(')', '%29')})`;
    }
    const page = target.includes('glossaries/') ? glossaries : pages[target.split('/').at(-1) ?? ''];
    return page ? `[${text}](?path=/docs/${page})` : text;
  });
  return (
    <>
      <Markdown options={options}>{linked}</Markdown>
      {[...examples].sort().map((example) => (
        <ExampleFiles key={example} example={example} />
      ))}
      <SourceFile path={path} text={children} />
    </>
  );
}
