import type { Decorator } from '@storybook/react-vite';
import { type BooksProps, SampleBooks } from './SampleBooks.tsx';
import type { ToolbarGlobals } from './toolbar.ts';

/** What a story asks of the provider above it, in `parameters.daybook`; false for a story that brings its own. */
type DaybookParameters = Omit<BooksProps, 'children'> | false;

/** Puts a story into a host's page: its theme, language and width by the toolbar, and one provider. */
export const inHostPage: Decorator = (Story, { globals, parameters, id, viewMode }) => {
  const { theme, locale, direction, width } = globals as unknown as ToolbarGlobals; // what globalTypes offers
  const daybook: DaybookParameters = parameters.daybook ?? {};
  return (
    <div className="host-page" data-theme={theme} data-view={viewMode} dir={direction} lang={locale}>
      <div className="host-container" style={{ maxInlineSize: width === 'full' ? undefined : `${width}px` }}>
        {daybook === false ? (
          <Story />
        ) : (
          <SampleBooks key={id} locale={locale} {...daybook}>
            <Story />
          </SampleBooks>
        )}
      </div>
    </div>
  );
};
