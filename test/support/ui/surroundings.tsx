import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { userEvent } from 'vitest/browser';
import layered from '../../../src/styles.css?inline';

/** A host's modal dialog, which is small and clips its content. */
export function Dialog({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!ref.current?.open) ref.current?.showModal();
  }, []);
  return (
    <dialog ref={ref} aria-label="The host’s dialog" style={{ inlineSize: 300, blockSize: 120, overflow: 'hidden' }}>
      {children}
    </dialog>
  );
}

interface ShadowProps {
  mode: ShadowRootMode;
  onRoot: (root: ShadowRoot) => void;
  children: ReactNode;
}

/** A host's shadow root with Daybook's stylesheet. */
export function Shadow({ mode, onRoot, children }: ShadowProps) {
  const host = useRef<HTMLDivElement>(null);
  const made = useRef<ShadowRoot>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    if (!host.current || made.current) return;
    made.current = host.current.attachShadow({ mode });
    const styles = document.createElement('style');
    styles.textContent = layered;
    made.current.append(styles);
    onRoot(made.current);
    setRoot(made.current);
  }, [mode, onRoot]);
  return <div ref={host}>{root && createPortal(children, root as unknown as Element)}</div>;
}

/** Clicks at an element's position, regardless of shadow roots. */
export async function clickAt(element: Element): Promise<void> {
  const { left, top, width, height } = element.getBoundingClientRect();
  await userEvent.click(document.documentElement, {
    position: { x: left + width / 2, y: top + height / 2 },
    force: true,
  });
}
