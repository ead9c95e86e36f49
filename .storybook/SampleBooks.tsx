import { type ReactNode, useState } from 'react';
import { DaybookProvider, type DaybookProviderProps } from '../src/index.ts';
import { servicePath } from './books/addresses.ts';
import { fetchToken } from './fetchToken.ts';
import { initialGlobals } from './toolbar.ts';
import { loadStoryTranslation } from './translations/loadStoryTranslation.ts';

type SignInProps = Extract<DaybookProviderProps, { session?: undefined }>;

export interface BooksProps extends Partial<Omit<SignInProps, 'baseUrl'>> {
  /** A fault of the sandbox: `status=500,after=2`. */
  fault?: string;
  children: ReactNode;
}

/** The provider as a host sets it up; signed in as the owner of the sample company by default. */
export function SampleBooks({ fault, identity = 'usr_owner', locale, children, ...props }: BooksProps) {
  // The service counts requests by key; a story that is opened again must get its fault again.
  const [key] = useState(() => crypto.randomUUID());
  const baseUrl = fault ? `${servicePath}/sandbox/faults/${fault},key=${key}` : servicePath;
  return (
    <DaybookProvider
      baseUrl={baseUrl}
      identity={identity}
      fetchToken={fetchToken}
      locale={locale}
      translation={locale && locale !== initialGlobals.locale ? loadStoryTranslation : undefined}
      onError={ignore}
      {...props}
    >
      {children}
    </DaybookProvider>
  );
}

/** Many stories show failures; without a handler each would be logged. */
function ignore(): void {}
