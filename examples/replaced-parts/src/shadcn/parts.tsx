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
import { useEffect, useState } from 'react';
import { Alert, AlertAction, AlertDescription, AlertTitle } from './ui/alert.tsx';
import { Button } from './ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogTitle } from './ui/dialog.tsx';
import { Empty, EmptyContent, EmptyDescription, EmptyTitle } from './ui/empty.tsx';
import { Input } from './ui/input.tsx';
import { NativeCheckbox } from './ui/native-checkbox.tsx';
import { NativeRadio } from './ui/native-radio.tsx';
import { NativeSelect } from './ui/native-select.tsx';
import { Textarea } from './ui/textarea.tsx';

/** Parts of shadcn/ui. Its checkboxes and radio buttons are `<button>`s, so native inputs with their look take their place. */
export const parts: DaybookComponents = {
  Button: (props: ButtonPartProps) => <Button {...props} variant={variantOf(props)} />,
  IconButton: (props: IconButtonPartProps) => <Button {...props} variant="ghost" size="icon" />,
  Link: (props: LinkPartProps) =>
    props['data-primary'] ? (
      <Button asChild>
        <a {...props} />
      </Button>
    ) : (
      <Button asChild variant="link" className="px-0">
        <a {...props} />
      </Button>
    ),
  Input: (props: InputPartProps) => <Input {...props} />,
  Textarea: (props: TextareaPartProps) => <Textarea {...props} />,
  Select: (props: SelectPartProps) => <NativeSelect {...props} />,
  Checkbox: (props: CheckboxPartProps) => <NativeCheckbox {...props} />,
  Radio: (props: RadioPartProps) => <NativeRadio {...props} />,
  Dialog: ({ open, onClose, title, children, actions, ...props }: DialogPartProps) => (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent {...props} onInteractOutside={keepOpen}>
        <DialogTitle>{title}</DialogTitle>
        {children}
        <DialogFooter>{actions}</DialogFooter>
        <ReturnFocus />
      </DialogContent>
    </Dialog>
  ),
  EmptyState: ({ title, children, actions }: EmptyStatePartProps) => (
    <Empty>
      <EmptyTitle>{title}</EmptyTitle>
      {children && <EmptyDescription>{children}</EmptyDescription>}
      {actions && <EmptyContent>{actions}</EmptyContent>}
    </Empty>
  ),
  ErrorState: ({ title, children, actions }: ErrorStatePartProps) => (
    <Alert variant="destructive" role="presentation" className="w-full">
      <AlertTitle>{title}</AlertTitle>
      {children && <AlertDescription>{children}</AlertDescription>}
      {actions && <AlertAction>{actions}</AlertAction>}
    </Alert>
  ),
  Notice: ({ tone, children, detail, action }: NoticePartProps) => (
    <Alert variant={variants[tone]} role="presentation" className="my-2">
      <AlertTitle>{children}</AlertTitle>
      {detail && <AlertDescription>{detail}</AlertDescription>}
      {action && <AlertAction>{action}</AlertAction>}
    </Alert>
  ),
};

/** A press outside would lose typed text. */
function keepOpen(event: Event) {
  event.preventDefault();
}

function variantOf(props: ButtonPartProps) {
  if (props['data-dangerous']) return 'destructive';
  if (props['data-primary']) return 'default';
  return props['data-quiet'] ? 'ghost' : 'outline';
}

const variants = {
  quiet: 'default',
  calm: 'default',
  good: 'success',
  warning: 'warning',
  danger: 'destructive',
} as const;

/**
 * Returns the focus: Radix does so only to a dialog's trigger, and Daybook's dialogs have none. It is the last child of the dialog, so
 * that its cleanup runs once the page is no longer `aria-hidden`.
 */
function ReturnFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
  return null;
}
