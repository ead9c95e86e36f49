import { type AnchorHTMLAttributes, type MouseEvent, useSyncExternalStore } from 'react';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

let hasUnsavedChanges = false;
let shownUrl = window.location.href;

// Before the listeners of components. The browser has changed the URL by now, so a user who stays gets it back.
window.addEventListener('popstate', (event) => {
  if (event.isTrusted && !confirmLeaving()) {
    event.stopImmediatePropagation();
    window.history.pushState(null, '', shownUrl);
  } else shownUrl = window.location.href;
});

/** For `onDirtyChange` of a form: Atelier then asks before it shows another page. Closing the tab, Daybook has the browser ask. */
export function guardUnsavedChanges({ isDirty }: { isDirty: boolean }): void {
  hasUnsavedChanges = isDirty;
}

function confirmLeaving(): boolean {
  return !hasUnsavedChanges || window.confirm('Leave without saving? Your changes will be lost.');
}

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

/** Goes to a page of Atelier, unless the user stays to save changes. */
export function navigateTo(href: string) {
  if (!confirmLeaving()) return;
  window.history.pushState(null, '', href);
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.scrollTo(0, 0);
}

function subscribe(changed: () => void) {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
}
