import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { inject } from 'vitest';
import { DaybookProvider, type DaybookProviderProps } from '../../src/index.ts';
import { type Company, issueToken } from './sandbox/company.ts';

/** The props of a provider that signs in by itself. */
export type SignInProps = Extract<DaybookProviderProps, { session?: undefined }>;

interface ProviderOptions extends Partial<SignInProps> {
  company: Company;
  /** What goes wrong on purpose, in the sandbox's words: `status=500,times=4`. */
  fault?: string;
}

/** Shows components in a host's page, under a provider that is signed in as the company's owner. */
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
    /** Renders again with other children, and with other options where some are given. */
    rerender: (shown: ReactNode, changed?: Partial<ProviderOptions>) => rerender(page(shown, changed)),
  };
}

/** What a host gives the provider for a company. */
export function providerProps({ company, fault, ...props }: ProviderOptions): SignInProps {
  return {
    baseUrl: baseUrlWith(fault),
    identity: company.userId,
    fetchToken: () => issueToken(company),
    onError: () => {}, // else failures are logged to the console
    ...props,
  };
}

/** The service's address; below a fault of its own, as the sandbox counts requests by key. */
function baseUrlWith(fault: string | undefined): string {
  const url = inject('sandboxUrl');
  return fault ? `${url}/sandbox/faults/${fault},key=${crypto.randomUUID()}` : url;
}
