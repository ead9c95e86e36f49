import { type ForwardedRef, forwardRef } from 'react';
import type {
  ButtonPartProps,
  CheckboxPartProps,
  DaybookComponents,
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
import { replacedParts } from '../../test/support/ui/replacedParts.tsx';
import './hostParts.css';

/** All parts of a host, in its look. Each passes on the native attributes that it gets. */
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
  Dialog: replacedParts.Dialog,
  EmptyState: State,
  ErrorState: State,
  Notice,
};

function box(props: CheckboxPartProps | RadioPartProps, ref: ForwardedRef<HTMLInputElement>) {
  return <input {...props} ref={ref} className="host-box" />;
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
