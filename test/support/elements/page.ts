import { inject, onTestFinished } from 'vitest';
import type { DaybookElements } from '../../../src/elements.ts';
import { type Company, issueToken } from '../sandbox/company.ts';

/** A provider element for a company, which is not in the page yet. */
export function providerElement(company: Company): DaybookElements['daybook-provider'] {
  const provider = document.createElement('daybook-provider');
  provider.baseUrl = inject('sandboxUrl');
  provider.identity = company.userId;
  provider.fetchToken = () => issueToken(company);
  provider.addEventListener('error', () => {}); // otherwise failures are logged
  return provider;
}

/** Shows elements in a host page until the test is over. */
export function showPage(...children: Element[]): HTMLElement {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Books';
  main.append(heading, ...children);
  document.body.append(main);
  onTestFinished(async () => {
    main.remove();
    await new Promise((resolve) => setTimeout(resolve, 50)); // elements unmount in a later task
  });
  return main;
}
