'use client';
import { type ComponentType, type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import type { DialogPartProps } from '../parts/partProps.ts';
import { unbrokenMoney } from '../root/Heading.tsx';

export interface DialogProps {
  title: string;
  /** Whether it asks for a decision. */
  isAlert?: boolean;
  children?: ReactNode;
  /** Its buttons; the first gets the focus. */
  actions: ReactNode;
  /** Called for Escape. */
  onCancel: () => void;
  /** Called for Ctrl+Enter or Cmd+Enter. */
  onApply?: () => void;
  /** Whether it opens by itself, and not at the user's command. */
  isUnasked?: boolean;
}

interface ReplacedDialogProps extends DialogProps {
  part: ComponentType<DialogPartProps>;
}

/** A dialog in the host's component. Its events stay in it, and its first button gets the focus, as in the native one. */
export function ReplacedDialog(props: ReplacedDialogProps) {
  const { part: Part, title, isAlert, isUnasked, children, actions, onCancel, onApply } = props;
  const id = useId();
  const [focus] = useState(() => (content: HTMLElement | null) => {
    // After the host's effects, one of which opens it. Who is typing when it opens by itself would press the button.
    queueMicrotask(() => (isUnasked ? content : content?.querySelector('button'))?.focus());
  });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: React events of the dialog bubble to it, also from a portal
    <div
      className="daybook-dialog-part"
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
        if (!onApply) return;
        event.preventDefault();
        onApply();
      }}
      onClick={stop}
      onSubmit={stop}
    >
      <Part
        open
        onClose={onCancel}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-labelledby={`${id}-title`}
        aria-describedby={isAlert ? `${id}-text` : undefined}
        title={<span id={`${id}-title`}>{unbrokenMoney(title)}</span>}
        actions={
          <Themed>
            <div ref={focus} tabIndex={-1} className="daybook-dialog-actions">
              {actions}
            </div>
          </Themed>
        }
      >
        <Themed>
          <div id={`${id}-text`}>{unbrokenMoney(children)}</div>
        </Themed>
      </Part>
    </div>
  );
}

/** What may be in a portal, away from the component's theme and size. */
function Themed({ children }: { children: ReactNode }) {
  const { language, appearance } = useDaybookContext();
  return (
    <div className="daybook" lang={language} data-daybook-theme={appearance.theme} style={appearance.style}>
      <div className="daybook-container">{children}</div>
    </div>
  );
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
