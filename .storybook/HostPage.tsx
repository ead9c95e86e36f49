import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { DaybookProvider, type DaybookProviderProps } from '../src/index.ts';
import { servicePath } from './books/addresses.ts';
import { fetchToken } from './fetchToken.ts';
import type { ToolbarGlobals } from './toolbar.ts';

/** What a story can ask of the provider above it, in `parameters.daybook`; false for a story that brings its own. */
export type DaybookParameters = Partial<Omit<DaybookProviderProps, 'children'>> | false;

/** Puts a story into a host's page: its theme, language and width by the toolbar, and one provider. */
export const inHostPage: Decorator = (Story, { globals, parameters, id }) => {
  const { theme, locale, direction, width } = globals as unknown as ToolbarGlobals; // typed by toolbar.ts alone
  const daybook: DaybookParameters = parameters.daybook ?? {};
  return (
    <div className="host-page" data-theme={theme} dir={direction} lang={locale}>
      <main className="host-container" style={{ maxInlineSize: width === 'full' ? undefined : `${width}px` }}>
        {daybook === false ? (
          <Story />
        ) : (
          <Books key={id} locale={locale} {...daybook}>
            <Story />
          </Books>
        )}
      </main>
    </div>
  );
};

/** The provider as a host sets it up, signed in as the owner of the sample company. */
export function Books({ children, ...props }: Partial<DaybookProviderProps> & { children: ReactNode }) {
  return (
    <DaybookProvider baseUrl={servicePath} identity="usr_owner" fetchToken={fetchToken} {...props}>
      {children}
    </DaybookProvider>
  );
}
