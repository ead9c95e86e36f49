import { Markdown, Source } from '@storybook/addon-docs/blocks';
import accessibility from '../docs/accessibility.md?raw';
import documents from '../test/accessibility/__snapshots__/documents.test.tsx.snap?raw';
import lists from '../test/accessibility/__snapshots__/lists.test.tsx.snap?raw';
import { componentNotes } from './componentNotes.ts';
import { SourceFile } from './SourceFile.tsx';

interface ComponentFooterProps {
  /** The path of the component's stories: `stories` has the same folders as `src`. */
  storyFile: string;
}

/** The end of a component's page: its keys, what screen readers get, and where its source is. */
export function ComponentFooter({ storyFile }: ComponentFooterProps) {
  const source = storyFile.replace(/^(\.\/)?stories\//, 'src/').replace('.stories.tsx', '.tsx');
  const name = source.split('/').at(-1)?.replace('.tsx', '') ?? '';
  const notes = componentNotes[name];
  if (!notes) return null;
  return (
    <>
      <Markdown>{keyboardText(notes.keys)}</Markdown>
      <details>
        <summary>What a screen reader gets</summary>
        <Source code={treeOf(notes.tree)} language="yml" />
      </details>
      <Markdown>## Source</Markdown>
      <SourceFile path={source} />
      <SourceFile path={storyFile.replace(/^\.\//, '')} />
      <Markdown>{`Documentation: \`docs/components/${notes.docs}\``}</Markdown>
    </>
  );
}

/** The keys of a component, from the documentation's table. */
function keyboardText(places: readonly string[]): string {
  const [, table = ''] = accessibility.split('## Keyboard\n');
  let place = '';
  const rows = table.split('\n').filter((line) => {
    if (!line.startsWith('| ')) return false;
    place = /^\| ([^|]+?) \|/.exec(line)?.[1] ?? place; // an empty cell means the one above
    return places.some((start) => place.startsWith(start));
  });
  const keys = rows.length > 0 ? `| Where | Key | Does |\n|---|---|---|\n${rows.join('\n')}` : 'Nothing to press.';
  return `## Accessibility\n\n${keys}\n\n[Accessibility](?path=/docs/guides-accessibility--docs) has what was tested.`;
}

/** The snapshot of a component's accessibility tree. */
function treeOf(name: string): string {
  const snapshot = new RegExp(`exports\\[\`${name}: [^\`]*\`\\] = \`\\n([^\`]*)\`;`);
  return snapshot.exec(lists + documents)?.[1] ?? '';
}
