import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The current path. */
export function usePath(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

/** The query string and its setter, which replaces the history entry. */
export function useSearch(): [string, (params: URLSearchParams) => void] {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return [search, replaceSearch];
}

function replaceSearch(params: URLSearchParams) {
  const search = params.toString();
  window.history.replaceState(null, '', window.location.pathname + (search && `?${search}`));
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** A link within Atelier; `aria-current` marks the current page, whatever its query string. */
export function Link({ href, onClick, ...attributes }: LinkProps) {
  const path = usePath();
  const [page] = href.split('?');
  const navigate = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    if (href === path) return;
    navigateTo(href);
  };
  return <a href={href} aria-current={page === path ? 'page' : undefined} onClick={navigate} {...attributes} />;
}

/** Goes to a page of Atelier. */
export function navigateTo(href: string) {
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
}

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}
