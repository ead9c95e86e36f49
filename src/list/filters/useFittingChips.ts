'use client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { observeSizes } from '../../ui/observeSizes.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

const mostChips = 3;
/** The width from which the toolbar is one line, in pixels. */
const lineWidth = 860;

/** By how much the room differs between what is tried, at most, in pixels: the search is as wide as it can be. */
const jitter = 8;

/** What a toolbar has room for. */
interface FittingChips {
  count: number;
  /** Whether what has another way, such as saving the view in Display, gives its room to the chips. */
  isTight: boolean;
}

/**
 * How many chips a toolbar shows: three, or fewer if it would wrap although the list is wide.
 * @param texts those of the chips, which make them wide. @param list the chips, in the toolbar.
 */
export function useFittingChips(list: RefObject<HTMLElement | null>, texts: string): FittingChips {
  const [fit, setFit] = useState({ texts, steps: 0 });
  const steps = fit.texts === texts ? fit.steps : 0;
  const count = Math.min(mostChips, mostChips + 1 - steps);
  /** The room when all were tried. */
  const tried = useRef(0);
  useLayoutEffect(() => {
    const bar = barOf(list.current);
    if (!bar) return;
    if (steps === 0) tried.current = roomIn(bar);
    if (count > 0 && bar.clientWidth >= lineWidth && isWrapped(bar)) setFit({ texts, steps: steps + 1 });
  });
  useEffect(() => {
    const bar = barOf(list.current);
    if (!bar) return;
    // Also once a font or a stylesheet has loaded.
    return observeSizes([bar, ...bar.children], () => {
      if (roomIn(bar) > tried.current + jitter || isWrapped(bar)) setFit({ texts, steps: 0 });
    }).stop;
  }, [list, texts]);
  return { count, isTight: steps > 0 };
}

function barOf(list: Element | null) {
  return list?.closest<HTMLElement>('.daybook-filters');
}

/** The width that a toolbar has beside its other controls. */
function roomIn(bar: HTMLElement): number {
  const others = [...bar.children].filter((each) => !each.querySelector('.daybook-chips'));
  return others.reduce((room, each) => room - each.getBoundingClientRect().width, bar.clientWidth);
}

/** Whether Display, which is last, is below what is first. */
function isWrapped(bar: HTMLElement): boolean {
  const last = bar.querySelector('.daybook-filter-display');
  const [first] = bar.children;
  return !!first && !!last && last.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
}
