'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { parentsOf } from '../../ui/parentsOf.ts';
import { Root } from '../../ui/root/Root.tsx';

/**
 * Shows undo in the provider once the component that made a change is gone.
 * @returns a function that takes the component's element, and says whether the provider can: the code is loaded first.
 */
export function useProviderUndo(): (from: Element | null) => Promise<boolean> {
  const { showPart } = useDaybookContext();
  return async (from) => {
    // Read at once, as the component may go; some of what is around it stays.
    const colorScheme = from ? getComputedStyle(from).colorScheme : '';
    const around = parentsOf(from);
    try {
      const { createProviderUndo } = await import('./ProviderUndo.tsx');
      showPart(createProviderUndo(around, colorScheme, Root));
      return true;
    } catch {
      return false;
    }
  };
}
