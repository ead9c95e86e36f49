'use client';
import { memo, type ReactNode, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type ComponentError, StyledHostContext, useDaybookContext } from '../core/daybookContext.ts';
import type { EmptyList } from '../list/rows/listSlotProps.ts';
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
          <StyledHostContext.Provider value={attachStyledRoot}>
            <DaybookProvider {...props}>
              {mounts.map(({ key, root, load, isList, props }) => (
                <MountedComponent key={key} root={root} load={load} isList={isList} props={props} />
              ))}
            </DaybookProvider>
          </StyledHostContext.Provider>
        ),
      );
    },
    unmount: () => root.unmount(),
  };
}

const MountedComponent = memo(function MountedComponent({ root, load, isList, props }: Omit<Mount, 'key'>) {
  const hasEmpty = useHasSlotted(root.host, 'empty') && isList;
  const toolbar = isList ? { toolbarActions: <slot name="toolbar-actions" /> } : undefined;
  const { report, appearance, language } = useDaybookContext();
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
      <LazyPart
        load={load}
        props={{ ...(hasEmpty && { renderEmpty }), ...props, ...toolbar }}
        renderCrash={(message) => (
          <section
            className="daybook"
            lang={language}
            data-daybook-theme={props['data-daybook-theme'] ?? appearance.theme}
            data-theme={props['data-theme']}
            style={appearance.style}
          >
            <div className="daybook-container">{message}</div>
          </section>
        )}
      />
    </LifecycleContext.Provider>,
    root,
  );
});

/** The slot of a list without rows. Filters that exclude all rows keep the list's own text. */
const renderEmpty = ({ isFiltered }: EmptyList): ReactNode => (isFiltered ? undefined : <slot name="empty" />);

/** Whether an element has a child for a slot. */
function useHasSlotted(element: Element, slot: string): boolean {
  const [hasSlotted, setHasSlotted] = useState(false);
  useEffect(() => {
    const check = () => setHasSlotted([...element.children].some((child) => child.slot === slot));
    check();
    const observer = new MutationObserver(check);
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['slot'] });
    return () => observer.disconnect();
  }, [element, slot]);
  return hasSlotted;
}

function attachStyledRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  adoptStylesheet(root);
  return root;
}

/** Before the host's own stylesheets, which may override it. */
function adoptStylesheet(root: ShadowRoot): void {
  const own = stylesheet();
  if (!root.adoptedStyleSheets.includes(own)) root.adoptedStyleSheets = [own, ...root.adoptedStyleSheets];
}
