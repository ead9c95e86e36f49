import { type ComponentType, type ForwardedRef, forwardRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { DaybookComponents, DialogPartProps, NoticePartProps } from '../../../src/index.ts';
import './replacedParts.css';

/** A host's parts: native elements with its own classes, wrapped, as design systems do. */
export const replacedParts: Required<DaybookComponents> = {
  Button: wrapped('button'),
  IconButton: wrapped('button'),
  Link: wrapped('a'),
  Input: wrapped('input'),
  Textarea: wrapped('textarea'),
  Select: wrapped('select'),
  Checkbox: wrapped('input'),
  Radio: wrapped('input'),
  Dialog: HostDialog,
  EmptyState: HostState,
  ErrorState: HostState,
  Notice: HostNotice,
};

/** Spreads its props and forwards its ref, in a version of React that needs `forwardRef`. */
function wrapped<Props extends object>(tag: 'a' | 'button' | 'input' | 'select' | 'textarea') {
  // Generic, and the same for all elements.
  const Element = tag as unknown as ComponentType<Props & { className: string; ref: ForwardedRef<HTMLElement> }>;
  const display = tag === 'a' || tag === 'button' ? 'inline-grid' : 'grid';
  return forwardRef<HTMLElement, Props>(function Part(props, ref) {
    return (
      <span className={`host-${tag}`} style={{ display }}>
        <Element {...(props as Props)} className="host-control" ref={ref} />
      </span>
    );
  }) as unknown as ComponentType<Props>;
}

/** A native dialog with nothing of Daybook's look. */
export function HostDialog({ open: _open, onClose, title, children, actions, ...aria }: DialogPartProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // restores the focus
  }, []);
  return (
    <dialog
      {...aria}
      ref={dialog}
      className="host-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2>{title}</h2>
      {children}
      {actions}
    </dialog>
  );
}

function HostState({ title, children, actions }: { title: string; children?: ReactNode; actions?: ReactNode }) {
  return (
    <div className="host-state">
      <strong>{title}</strong>
      <div>{children}</div>
      {actions}
    </div>
  );
}

function HostNotice({ children, detail, action }: NoticePartProps) {
  return (
    <div className="host-notice">
      <p>{children}</p>
      <div>{detail}</div>
      {action}
    </div>
  );
}
