'use client';
import { type SyntheticEvent, useContext, useId, useLayoutEffect, useRef } from 'react';
import { ComponentsContext } from '../parts/ComponentsContext.ts';
import { Heading, unbrokenMoney } from '../root/Heading.tsx';
import { type DialogProps, ReplacedDialog } from './ReplacedDialog.tsx';

/** A modal dialog, open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { Dialog: Part } = useContext(ComponentsContext);
  return Part ? <ReplacedDialog part={Part} {...props} /> : <NativeDialog {...props} />;
}

/**
 * The native dialog is above the host's page, also in its dialogs and shadow
 * roots, and stays in place in the DOM, so that it inherits the theme.
 */
function NativeDialog({ title, isAlert, isUnasked, children, actions, onCancel, onApply }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const opensByItself = useRef(isUnasked);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Who is typing when it opens by itself would press the button.
    (opensByItself.current ? element : buttons.current?.querySelector('button'))?.focus();
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
