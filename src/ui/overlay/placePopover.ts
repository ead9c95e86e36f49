/** Pixels between a field and what hangs from it. */
const gap = 4;
/** Pixels that stay free at the edges of the window. */
const margin = 8;

/**
 * Puts a fixed layer below an element, or above it where there is more room; at its beginning in the direction of the text,
 * at least as wide, and within what can be seen of the page.
 */
export function placePopover(layer: HTMLElement, anchor: Element): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // Zoomed in, or above a phone's keyboard, less than the window is seen.
  const seen = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  const below = seen.offsetTop + seen.height - bottom - gap - margin;
  const above = top - seen.offsetTop - gap - margin;

  const { style } = layer;
  style.minInlineSize = `${width}px`;
  style.maxInlineSize = `${Math.max(width, clientWidth - 2 * margin)}px`;
  style.maxBlockSize = 'none';
  const isAbove = layer.offsetHeight > below && above > below;
  style.maxBlockSize = `${Math.max(0, isAbove ? above : below)}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto';

  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const layerWidth = layer.getBoundingClientRect().width;
  const wanted = isRightToLeft ? right - layerWidth : left;
  // An element that itself stands nearer to an edge has what hangs from it as near.
  const least = Math.min(margin, left);
  const most = Math.max(clientWidth - margin, right) - layerWidth;
  style.left = `${Math.max(least, Math.min(wanted, most))}px`;
}
