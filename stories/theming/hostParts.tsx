import { type ForwardedRef, forwardRef, useLayoutEffect, useRef } from 'react';
import type {
  ButtonPartProps,
  CheckboxPartProps,
  DaybookComponents,
  DialogPartProps,
  EmptyStatePartProps,
  ErrorStatePartProps,
  IconButtonPartProps,
  InputPartProps,
  LinkPartProps,
  NoticePartProps,
  RadioPartProps,
  SelectPartProps,
  TextareaPartProps,
} from '../../src/index.ts';
import './hostParts.css';

/** All parts of a host with a look of its own. Each passes on the native attributes that it gets. */
export const hostParts: Required<DaybookComponents> = {
  Button: forwardRef<HTMLButtonElement, ButtonPartProps>((props, ref) => (
    <button {...props} ref={ref} className="host-button" />
  )),
  IconButton: forwardRef<HTMLButtonElement, IconButtonPartProps>((props, ref) => (
    <button {...props} ref={ref} className="host-icon-button" />
  )),
  Link: forwardRef<HTMLAnchorElement, LinkPartProps>((props, ref) => (
    <a {...props} ref={ref} className={props['data-primary'] ? 'host-button' : 'host-link'} />
  )),
  Input: forwardRef<HTMLInputElement, InputPartProps>((props, ref) => (
    <input {...props} ref={ref} className="host-field" />
  )),
  Textarea: forwardRef<HTMLTextAreaElement, TextareaPartProps>((props, ref) => (
    <textarea {...props} ref={ref} className="host-field" />
  )),
  Select: forwardRef<HTMLSelectElement, SelectPartProps>((props, ref) => (
    <select {...props} ref={ref} className="host-field" />
  )),
  Checkbox: forwardRef<HTMLInputElement, CheckboxPartProps>(box),
  Radio: forwardRef<HTMLInputElement, RadioPartProps>(box),
  Dialog,
  EmptyState: State,
  ErrorState: State,
  Notice,
};

function box(props: CheckboxPartProps | RadioPartProps, ref: ForwardedRef<HTMLInputElement>) {
  return <input {...props} ref={ref} className="host-box" />;
}

function Dialog({ open: _, onClose, title, children, actions, ...aria }: DialogPartProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close(); // returns the focus
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

function State({ kind, title, children, actions }: EmptyStatePartProps | ErrorStatePartProps) {
  return (
    <div className="host-state" data-kind={kind}>
      <strong>{title}</strong>
      <p>{children}</p>
      <div>{actions}</div>
    </div>
  );
}

function Notice({ tone, children, detail, action }: NoticePartProps) {
  return (
    <div className="host-notice" data-tone={tone}>
      <div>
        {children}
        {detail && <p>{detail}</p>}
      </div>
      {action}
    </div>
  );
}
