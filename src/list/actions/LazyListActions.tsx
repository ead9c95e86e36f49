import type { ComponentType, ReactNode } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

interface LazyListActionsProps<Props extends object> {
  load: () => Promise<{ default: ComponentType<Props & { children?: ReactNode }> }>;
  props: Props;
  /** The host's actions, shown before the code has loaded. */
  children: ReactNode;
}

/** The actions of a list, in the line of its title, whose code loads on demand. */
export function LazyListActions<Props extends object>({ load, props, children }: LazyListActionsProps<Props>) {
  return (
    <LazyPart
      load={load}
      fallback={<div className="daybook-list-tools">{children}</div>}
      props={{ ...props, children }}
    />
  );
}
