'use client';
import { memo, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ComponentError, useDaybookContext } from '../core/daybookContext.ts';
import { DaybookProvider, type DaybookProviderProps } from '../provider/DaybookProvider.tsx';
import { LazyPart } from '../ui/feedback/LazyPart.tsx';
import { type Lifecycle, LifecycleContext } from '../ui/root/lifecycle.ts';
import type { Mount } from './definition.ts';
import { stylesheet } from './stylesheet.ts';

/** Creates the React tree of a provider element. Without props it shows nothing. */
export function createElementsRoot() {
  const root = createRoot(document.createElement('div'));
  return {
    render(props: DaybookProviderProps | undefined, mounts: readonly Mount[]): void {
      for (const { root } of mounts) adoptStylesheet(root);
      root.render(
        props && (
          <DaybookProvider {...props}>
            {mounts.map(({ key, root, load, hasToolbar, props }) => (
              <MountedComponent key={key} root={root} load={load} hasToolbar={hasToolbar} props={props} />
            ))}
          </DaybookProvider>
        ),
      );
    },
    unmount: () => root.unmount(),
  };
}

const MountedComponent = memo(function MountedComponent({ root, load, hasToolbar, props }: Omit<Mount, 'key'>) {
  const toolbar = hasToolbar ? { toolbarActions: <slot name="toolbar-actions" /> } : undefined;
  const { report } = useDaybookContext();
  const onError = props.onError as ((event: ComponentError) => void) | undefined; // each component has this prop
  // Until its code is loaded, no root of a component reports.
  const lifecycle = useMemo<Lifecycle>(() => {
    const component = root.host.localName;
    const failed = (error: Error) => {
      onError?.({ error, component });
      report({ error, component }, true);
    };
    return { ready: () => {}, emit: () => {}, failed };
  }, [root, onError, report]);
  return createPortal(
    <LifecycleContext.Provider value={lifecycle}>
      <LazyPart load={load} props={{ ...props, ...toolbar }} />
    </LifecycleContext.Provider>,
    root,
  );
});

/** Before the host's own stylesheets, which may override it. */
function adoptStylesheet(root: ShadowRoot): void {
  const own = stylesheet();
  if (!root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets = [own, ...root.adoptedStyleSheets];
}
