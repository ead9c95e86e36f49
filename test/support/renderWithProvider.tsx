import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { DaybookProvider, type DaybookProviderProps } from '../../src/index.ts';
import { type Company, issueToken } from './sandbox/company.ts';
import { replacedParts } from './ui/replacedParts.tsx';

/** The props of a provider that creates its session. */
export type SignInProps = Extract<DaybookProviderProps, { session?: undefined }>;

interface ProviderOptions extends Partial<SignInProps> {
  company: Company;
  /** A sandbox fault, such as `status=500,times=4`. */
  fault?: string;
}

/** Renders components in a host page, with a provider signed in as the company's owner. */
export function renderWithProvider(children: ReactNode, options: ProviderOptions) {
  const page = (shown: ReactNode, changed: Partial<ProviderOptions> = {}) => (
    <main>
      <h1>Books</h1>
      <DaybookProvider {...providerProps({ ...settled, ...changed })}>{shown}</DaybookProvider>
    </main>
  );
  const settled = { baseUrl: baseUrlWith(options.fault), ...options };
  const { rerender, ...rendered } = render(page(children));
  return {
    ...rendered,
    /** Rerenders with other children and, optionally, changed options. */
    rerender: (shown: ReactNode, changed?: Partial<ProviderOptions>) => rerender(page(shown, changed)),
  };
}

/** A host's provider props for a company. */
export function providerProps({ company, fault, ...props }: ProviderOptions): SignInProps {
  return {
    baseUrl: baseUrlWith(fault),
    identity: company.userId,
    fetchToken: () => issueToken(company),
    onError: () => {}, // otherwise failures are logged
    ...(inject('replacesParts') && { components: replacedParts }),
    ...props,
  };
}

/** The service's URL, with a fault under a unique key if there is one. */
function baseUrlWith(fault: string | undefined): string {
  const url = inject('sandboxUrl');
  return fault ? `${url}/sandbox/faults/${fault},key=${crypto.randomUUID()}` : url;
}
