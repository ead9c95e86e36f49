import { narrowWidth } from '../narrowWidth.ts';

/** Pixels between a field and its popover. */
const gap = 4;
/** The minimum distance from the window's edges, in pixels. */
const margin = 8;

/**
 * When a layer is a bottom sheet: in any narrow component, or only on phones, as a list of options should stay at its field in a
 * drawer on a desktop.
 */
export type SheetMode = 'narrow' | 'phone';

/** Where a layer hangs at its element, if it isn't a bottom sheet. */
export interface PopoverPlacement {
  /** The edge that it shares with the element; default `start`. */
  align?: 'start' | 'end' | undefined;
  /** Its width in pixels, unless the element is wider; default: that of its content. */
  inlineSize?: number | undefined;
}

/** Whether the layer of an element is a bottom sheet. */
export function isSheet(anchor: Element, mode: SheetMode | undefined): boolean {
  const container = anchor.closest('.daybook-container');
  if (!mode || !container || container.clientWidth >= narrowWidth) return false;
  return mode === 'narrow' || window.innerWidth < narrowWidth || window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Positions a fixed layer below an element, or above it if there is more room; aligned with one of its edges, at least as
 * wide, and within the visible viewport. A bottom sheet covers the visible viewport and has its content at the bottom.
 */
export function placePopover(
  layer: HTMLElement,
  anchor: Element,
  mode: SheetMode | undefined,
  { align = 'start', inlineSize }: PopoverPlacement = {},
): void {
  const { top, bottom, left, right, width } = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // When zoomed in, or above an on-screen keyboard, only part of the window is visible.
  const visible = window.visualViewport ?? { offsetTop: 0, height: clientHeight };
  if (layer.toggleAttribute('data-sheet', isSheet(anchor, mode))) {
    layer.style.cssText = `inset: ${visible.offsetTop}px 0 auto; block-size: ${visible.height}px`;
    return;
  }
  const below = visible.offsetTop + visible.height - bottom - gap - margin;
  const above = top - visible.offsetTop - gap - margin;

  const { style } = layer;
  // Measured at the window's edge, where its content has all the room.
  style.cssText = 'inset: auto auto auto 0; block-size: auto; max-block-size: none';
  const available = Math.max(width, clientWidth - 2 * margin);
  const fixed = inlineSize && Math.min(Math.max(width, inlineSize), available);
  style.minInlineSize = `${fixed ?? width}px`;
  style.maxInlineSize = `${fixed ?? available}px`;
  const isAbove = layer.offsetHeight > below && above > below;
  style.maxBlockSize = `${Math.max(0, isAbove ? above : below)}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${clientHeight - top + gap}px` : 'auto';

  const isRightToLeft = getComputedStyle(anchor).direction === 'rtl';
  const layerWidth = layer.getBoundingClientRect().width;
  const aligned = isRightToLeft === (align === 'start') ? right - layerWidth : left;
  // If the element is closer to an edge than the margin, so is the layer.
  const least = Math.min(margin, left);
  const most = Math.max(clientWidth - margin, right) - layerWidth;
  style.left = `${Math.max(least, Math.min(aligned, most))}px`;
}
