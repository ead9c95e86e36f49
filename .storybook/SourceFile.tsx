import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

/** Each file is a chunk, read when it is opened. */
const files = import.meta.glob<string>(['../src/**/*.tsx', '../stories/**/*.stories.tsx', '../stories/guides/*.mdx'], {
  query: '?raw',
  import: 'default',
});

interface SourceFileProps {
  /** From the repository's root. */
  path: string;
  /** The text, of a file that is loaded anyway. */
  text?: string;
}

/** A file of the repository, to be opened in place. */
export function SourceFile({ path, text }: SourceFileProps) {
  const [code, setCode] = useState(text);
  const open = async () => setCode(text ?? (await files[`../${path}`]?.()));
  return (
    <details onToggle={open}>
      <summary>
        <code>{path}</code>
      </summary>
      {code !== undefined && <Source code={code} language={path.endsWith('.tsx') ? 'tsx' : 'md'} />}
    </details>
  );
}
