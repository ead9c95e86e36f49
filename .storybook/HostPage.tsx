import type { Decorator } from '@storybook/react-vite';
import { MessageKey } from './MessageKey.tsx';
import { type BooksProps, SampleBooks } from './SampleBooks.tsx';
import type { ToolbarGlobals } from './toolbar.ts';

/** Provider props for a story, in `parameters.daybook`; `false` if the story renders its own provider. */
type DaybookParameters = Omit<BooksProps, 'children'> | false;

/**
 * Renders a story in a host's page, with the toolbar's theme, language and width, and one provider. A story with
 * `parameters.ownWidth` applies the width itself.
 */
export const inHostPage: Decorator = (Story, { globals, parameters, id, viewMode }) => {
  const { theme, locale, direction, width, messageKeys } = globals as unknown as ToolbarGlobals; // the values of globalTypes
  const daybook: DaybookParameters = parameters.daybook ?? {};
  const container = parameters.ownWidth || width === 'full' ? undefined : `${width}px`;
  return (
    <div className="host-page" data-theme={theme} data-view={viewMode} dir={direction} lang={locale}>
      <div className="host-container" style={{ maxInlineSize: container }}>
        {daybook === false ? (
          <Story />
        ) : (
          <SampleBooks key={id} locale={locale} showMessageKeys={messageKeys === 'shown'} {...daybook}>
            <Story />
          </SampleBooks>
        )}
      </div>
      {messageKeys === 'shown' && <MessageKey />}
    </div>
  );
};
