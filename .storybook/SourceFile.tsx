import { Source } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useState } from 'react';

/** Each file is a chunk, read when it is opened. */
const files = import.meta.glob<string>(
  [
    '../src/**/*.tsx',
    '../stories/**/*.stories.tsx',
    '../stories/guides/*.mdx',
    '../examples/README.md',
    '../examples/*/**/*.{ts,tsx,js,vue,html,css,json,md}',
    '!**/package-lock.json',
    '!../examples/*/{build,dist}/**',
  ],
  { query: '?raw', import: 'default' },
);

/** By the ends of the files' names. */
const languages: Record<string, ComponentProps<typeof Source>['language']> = {
  ...{ ts: 'tsx', tsx: 'tsx', js: 'jsx', json: 'json' },
  ...{ vue: 'html', html: 'html', css: 'css', md: 'md', mdx: 'md' },
};

/** The paths of a folder's files, from the repository's root. */
export function sourcesIn(folder: string): string[] {
  return Object.keys(files)
    .map((path) => path.replace('../', ''))
    .filter((path) => path.startsWith(`${folder}/`));
}

interface SourceFileProps {
  /** From the repository's root. */
  path: string;
  /** The text, of a file that is loaded anyway. */
  text?: string;
}

/** A file of the repository, to be opened in place. */
export function SourceFile({ path, text }: SourceFileProps) {
  const [code, setCode] = useState(text);
  const language = languages[path.split('.').at(-1) ?? ''];
  const open = async () => setCode(text ?? (await files[`../${path}`]?.()));
  return (
    <details id={path} onToggle={open}>
      <summary>
        <code>{path}</code>
      </summary>
      {code !== undefined && <Source code={code} language={language} />}
    </details>
  );
}
