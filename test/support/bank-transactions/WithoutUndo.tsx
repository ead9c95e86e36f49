import type { ReactNode } from 'react';
import { DaybookContext, useDaybookContext } from '../../../src/core/daybookContext.ts';

/** A provider whose toast with Undo can't be shown, because its code doesn't load. */
export function WithoutUndo({ children }: { children: ReactNode }) {
  const daybook = useDaybookContext();
  const showPart = () => {
    throw new Error('It didn’t load.');
  };
  return <DaybookContext.Provider value={{ ...daybook, showPart }}>{children}</DaybookContext.Provider>;
}
