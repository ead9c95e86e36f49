'use client';
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { Heading, unbrokenMoney } from '../root/Heading.tsx';

interface DialogProps {
  title: string;
  /** Whether it asks for a decision. */
  isAlert?: boolean;
  children?: ReactNode;
  /** Its buttons; the first gets the focus, or the primary one. */
  actions: ReactNode;
  isPrimaryFocused?: boolean | undefined;
  /** Called for Escape. */
  onCancel: () => void;
  /** Called for Ctrl+Enter or Cmd+Enter. */
  onApply?: () => void;
  /** Whether it opens by itself, and not at the user's command. */
  isUnasked?: boolean;
}

/**
 * A modal dialog, open while it is mounted. The native dialog is above the host's page, also in its dialogs and shadow
 * roots, and stays in place in the DOM, so that it inherits the theme.
 */
export function Dialog(props: DialogProps) {
  const { title, isAlert, isUnasked, isPrimaryFocused, children, actions, onCancel, onApply } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const opensByItself = useRef(isUnasked);
  const firstFocus = useRef(isPrimaryFocused ? '[data-primary]' : 'button');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Who is typing when it opens by itself would press the button.
    (opensByItself.current ? element : buttons.current?.querySelector<HTMLElement>(firstFocus.current))?.focus();
    return () => element?.close(); // which restores the focus
  }, []);
  return (
    // React events bubble to the surrounding form and to a host's dialog, which listen for keys and clicks.
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="daybook-dialog"
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-text` : undefined}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        const isApplied = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onApply;
        if (event.key !== 'Escape' && !isApplied) return;
        event.preventDefault();
        if (isApplied) onApply();
        else onCancel();
      }}
      onCancel={(event) => {
        event.stopPropagation();
        event.preventDefault();
        onCancel();
      }}
      onClose={stop}
      onClick={stop}
    >
      <Heading isPart id={`${id}-title`} className="daybook-title">
        {title}
      </Heading>
      <div id={`${id}-text`}>{unbrokenMoney(children)}</div>
      <div ref={buttons} className="daybook-dialog-actions">
        {actions}
      </div>
    </dialog>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
