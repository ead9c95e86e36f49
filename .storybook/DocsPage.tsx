import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { ComponentFooter } from './ComponentFooter.tsx';

/** Every page of documentation; those of components end with their notes. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const file = storyFileOf(context);
  return (
    <DocsContainer context={context}>
      {children}
      {file && <ComponentFooter storyFile={file} />}
    </DocsContainer>
  );
}

/** The file of the stories that a page is about; undefined for guides. */
function storyFileOf(context: DocsContainerProps['context']): string | undefined {
  try {
    return context.componentStories()[0]?.parameters.fileName;
  } catch {
    return undefined; // a page without stories
  }
}
