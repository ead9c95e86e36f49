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
} from '@daybook/react';
import { useLayoutEffect, useRef } from 'react';

const focus = 'outline-none focus-visible:border-zinc-400 focus-visible:ring-3 focus-visible:ring-zinc-400/50';
const button = `inline-flex min-h-9 shrink-0 items-center justify-center gap-1 rounded-md text-sm font-medium transition-colors hover:bg-zinc-100 aria-disabled:opacity-50 ${focus}`;
const look = `border border-zinc-200 bg-white px-3 shadow-xs aria-pressed:bg-zinc-200 data-dangerous:text-red-700 data-primary:border-transparent data-primary:bg-zinc-900 data-primary:text-white data-primary:hover:bg-zinc-700 data-quiet:border-transparent data-quiet:bg-transparent data-quiet:shadow-none`;
const field = `w-full min-w-0 rounded-md border border-zinc-200 bg-white px-3 text-sm shadow-xs placeholder:text-zinc-500 aria-invalid:border-red-600 ${focus}`;
const box = `size-4 shrink-0 accent-zinc-900 ${focus}`;

/** Parts with Tailwind classes, which select attributes such as `data-primary`. */
export const parts: DaybookComponents = {
  Button: (props: ButtonPartProps) => <button {...props} className={`${button} ${look}`} />,
  IconButton: (props: IconButtonPartProps) => <button {...props} className={`${button} size-9`} />,
  Link: (props: LinkPartProps) => (
    <a {...props} className={props['data-primary'] ? `${button} ${look}` : 'underline underline-offset-4'} />
  ),
  Input: (props: InputPartProps) => <input {...props} className={`${field} h-9 read-only:bg-zinc-50`} />,
  Textarea: (props: TextareaPartProps) => (
    <textarea {...props} className={`${field} min-h-18 py-2 read-only:bg-zinc-50`} />
  ),
  Select: (props: SelectPartProps) => <select {...props} className={`${field} h-9 w-auto`} />,
  Checkbox: (props: CheckboxPartProps) => <input {...props} className={box} />,
  Radio: (props: RadioPartProps) => <input {...props} className={box} />,
  Dialog,
  EmptyState: State,
  ErrorState: State,
  Notice,
};

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
      className="m-auto w-full max-w-lg space-y-4 rounded-lg border border-zinc-200 p-6 shadow-lg backdrop:bg-black/50"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
      {actions}
    </dialog>
  );
}

function State({ kind, title, children, actions }: EmptyStatePartProps | ErrorStatePartProps) {
  return (
    <div className="grid justify-items-center gap-2" data-kind={kind}>
      <p className="text-lg font-medium">{title}</p>
      <p className="text-sm text-zinc-500">{children}</p>
      <div className="flex gap-2">{actions}</div>
    </div>
  );
}

const tones = { quiet: '', calm: '', good: 'border-green-600', warning: 'border-amber-500', danger: 'border-red-600' };

function Notice({ tone, children, detail, action }: NoticePartProps) {
  return (
    <div
      className={`my-2 flex flex-wrap items-center justify-between gap-3 rounded-lg border px-4 py-3 ${tones[tone]}`}
    >
      <div className="text-sm">
        {children}
        {detail && <p className="text-zinc-500">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
