import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

/** Each file is a chunk, read when it is opened. */
const files = import.meta.glob<string>(['../src/**/*.tsx', '../stories/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
});

interface SourceFileProps {
  /** From the repository's root. */
  path: string;
}

/** A file of the repository, to be opened in place. */
export function SourceFile({ path }: SourceFileProps) {
  const [code, setCode] = useState<string>();
  const open = async () => setCode(await files[`../${path}`]?.());
  return (
    <details onToggle={open}>
      <summary>
        <code>{path}</code>
      </summary>
      {code !== undefined && <Source code={code} language="tsx" />}
    </details>
  );
}
