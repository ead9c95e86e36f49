'use client';
import { type RefObject, useEffect } from 'react';

declare const process: { env: { NODE_ENV?: string } };

/** In development, logs text of a component that can't be read on its background. */
export function useContrastCheck(container: RefObject<HTMLElement | null>, appearance: object): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another appearance may have other colors
  useEffect(() => {
    const root = container.current?.parentElement;
    if (!root) return;
    try {
      // Bundlers replace this exact expression, and drop the import.
      if (process.env.NODE_ENV !== 'production')
        import('./logUnreadableText.ts').then(({ logUnreadableText }) => logUnreadableText(root)).catch(() => {});
    } catch {
      // without a bundler, the mode is unknown
    }
  }, [container, appearance]);
}
