import type { Decorator } from '@storybook/react-vite';
import { type BooksProps, SampleBooks } from './SampleBooks.tsx';
import type { ToolbarGlobals } from './toolbar.ts';

/** A story's provider props, in `parameters.daybook`; false for a story with its own provider. */
type DaybookParameters = Omit<BooksProps, 'children'> | false;

/** Renders a story in a host page with one provider; the toolbar sets theme, language and width. */
export const inHostPage: Decorator = (Story, { globals, parameters, id, viewMode }) => {
  const { theme, locale, direction, width } = globals as unknown as ToolbarGlobals; // set by globalTypes
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
