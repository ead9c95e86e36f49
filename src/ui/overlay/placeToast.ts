import { innermostFocusedElement } from '../focusedElement.ts';
import { parentsOf } from '../parentsOf.ts';

/** In px, from the edges of the window. */
const margin = 16;

/** In px, from the head and the buttons of a form. */
const gap = 8;

/** In px: the width of a toast beside a drawer. With less room, it overlaps the drawer. */
const minWidth = 240;

/**
 * Places a toast at the start of its list, as narrow as there is room beside an editor in a drawer. Without that room, it is above the
 * buttons of the form, or below its head if it would cover the field with the focus.
 * @returns a function that stops watching the focus.
 */
export function placeToast(toast: HTMLElement): () => void {
  const { left, right } = toast.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const isRtl = getComputedStyle(toast).direction === 'rtl';
  const fromStart = (edge: number) => (isRtl ? document.documentElement.clientWidth - edge : edge);
  const start = Math.max(margin, fromStart(isRtl ? right : left));
  toast.style.insetInlineStart = `${start}px`;
  /** It stays beside the drawer if the focus moves to the list. */
  let openDrawer: Element | undefined;
  const avoid = () => {
    const field = innermostFocusedElement();
    const around = parentsOf(field?.closest('form') ?? null);
    const focused = around
      .filter((each) => each instanceof Element)
      .find((each) => each.matches('dialog, [role=dialog]'));
    if (focused || !openDrawer?.isConnected) openDrawer = focused;
    const drawer = openDrawer?.getBoundingClientRect();
    const room = drawer?.width ? fromStart(isRtl ? drawer.right : drawer.left) - start - margin : 0;
    toast.style.maxInlineSize = room < minWidth ? '' : `${room}px`;
    const form = field?.closest('form');
    const bar = form?.querySelector(footer);
    if (!field || !bar) return;
    toast.style.insetBlock = '';
    if (overlaps(toast, bar))
      toast.style.insetBlock = `auto ${window.innerHeight - bar.getBoundingClientRect().top + gap}px`;
    if (!field.matches('input, textarea, select') || !overlaps(toast, field.closest('.daybook-field') ?? field)) return;
    const headEnd = form?.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    toast.style.insetBlock = `${Math.max(margin, headEnd + gap)}px auto`;
  };
  avoid();
  const watching = new AbortController();
  const { signal } = watching;
  for (const type of ['focusin', 'scroll', 'transitionend', 'animationend'])
    document.addEventListener(type, avoid, { signal, capture: true, passive: true });
  return () => watching.abort();
}

const footer = '.daybook-editor-actions';

/** How a component looked, for a toast that is elsewhere on the page. */
export interface ToastLook {
  /** Where the page’s styles are: the page or a shadow root. */
  home: Node | undefined;
  /** CSS properties. */
  style: Record<string, string>;
}

/** The look of an element: the host can have set tokens, the direction and the color scheme on any element around it. */
export function lookOf(element: Node | undefined): ToastLook {
  const around = element instanceof ShadowRoot ? element.host : element;
  if (!(around instanceof Element)) return { home: undefined, style: {} };
  const computed = getComputedStyle(around);
  const { direction, color, fontFamily, fontSize, lineHeight } = computed;
  const ofHost = tokens.map((name) => [`--daybook-${name}`, computed.getPropertyValue(`--daybook-${name}`)]);
  const style = { direction, color, fontFamily, fontSize, lineHeight, ...Object.fromEntries(ofHost) };
  return { home: around.getRootNode(), style };
}

const tokens = [
  ...[
    'accent',
    'on-accent',
    'background',
    'raised',
    'sunken',
    'text',
    'muted',
    'border',
    'danger',
    'warning',
    'success',
    'focus',
  ].map((name) => `color-${name}`),
  ...['radius', 'space', 'font-family', 'font-size', 'row-height', 'control-height', 'shadow', 'sticky-bottom'],
];

/** Keeps an element where it can be used: in the modal dialog that is open, as the rest of the page is inert, or else in its home. */
export function keepUsable(element: HTMLElement, home: Node | undefined): void {
  const modal =
    parentsOf(innermostFocusedElement()).find(isModal) ?? [...document.querySelectorAll('dialog')].findLast(isModal);
  if (modal && parentsOf(element).includes(modal)) return;
  const parent = modal ?? (home instanceof ShadowRoot && home.isConnected ? home : document.body);
  if (element.parentNode !== parent) parent.append(element);
}

/** Aligns a toast with the first component in the page itself. */
export function alignWithComponent(host: HTMLElement): void {
  const components = document.querySelectorAll('.daybook:not(.daybook-undo, dialog *) > .daybook-container');
  const { left, width } = [...components].find(({ clientWidth }) => clientWidth > 0)?.getBoundingClientRect() ?? {};
  host.style.insetBlockStart = '0';
  host.style.left = `${left ?? 0}px`;
  host.style.width = width ? `${width}px` : '100%';
}

const isModal = (node: Node): node is HTMLDialogElement => node instanceof HTMLDialogElement && node.matches(':modal');

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
