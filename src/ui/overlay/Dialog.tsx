'use client';
import { Fragment, type ReactNode, type SyntheticEvent, useContext, useId, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { ComponentsContext } from '../parts/ComponentsContext.ts';
import { unbrokenMoney } from '../root/Heading.tsx';
import { NativeDialog } from './NativeDialog.tsx';

interface DialogProps {
  title: string;
  /** Whether it asks for a decision. */
  isAlert?: boolean;
  children?: ReactNode;
  /** Its buttons. */
  actions: ReactNode;
  /**
   * What gets the focus: by default its first button, which is the safe one. `dialog` if it is long, or may open while the user is
   * typing, so that a keystroke doesn’t press a button.
   */
  initialFocus?: 'primary' | 'field' | 'dialog' | undefined;
  /** Called for Escape. */
  onCancel: () => void;
  /** Called for Ctrl+Enter or Cmd+Enter. */
  onApply?: () => void;
}

/** A modal dialog, open while it is mounted. */
export function Dialog(props: DialogProps) {
  const { title, isAlert, initialFocus, children, actions, onCancel, onApply } = props;
  const id = useId();
  const { Dialog: Replaced } = useContext(ComponentsContext);
  const Part = Replaced ?? NativeDialog;
  const Content = Replaced ? Themed : Fragment;
  const [focus] = useState(() => (buttons: HTMLElement | null) => {
    // Once the effect that opens it has run.
    queueMicrotask(() => {
      const dialog = buttons?.closest<HTMLElement>('[role$=dialog]');
      if (initialFocus === 'dialog') {
        dialog?.focus();
        dialog?.scrollTo({ top: 0 }); // opening it has focused and shown its first button
      } else if (initialFocus === 'field') dialog?.querySelector<HTMLElement>('input, textarea')?.focus();
      else buttons?.querySelector<HTMLElement>(initialFocus ? '[data-primary]' : 'button')?.focus();
    });
  });
  return (
    // React events bubble to the surrounding form and to a host's dialog, which listen for keys and clicks.
    // biome-ignore lint/a11y/noStaticElementInteractions: the dialog may be in a portal
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
      {...dialogEvents}
    >
      <Part
        open
        tabIndex={-1}
        onClose={onCancel}
        role={isAlert ? 'alertdialog' : 'dialog'}
        aria-labelledby={`${id}-title`}
        aria-describedby={isAlert ? `${id}-text` : undefined}
        title={<span id={`${id}-title`}>{unbrokenMoney(title)}</span>}
        actions={
          <Content>
            <div ref={focus} className="daybook-dialog-actions">
              {actions}
            </div>
          </Content>
        }
      >
        <Content>
          <div id={`${id}-text`}>{unbrokenMoney(children)}</div>
        </Content>
      </Part>
    </div>
  );
}

/** What may be in a portal, away from the component's tokens and width, on the dialog's background. */
function Themed({ children }: { children: ReactNode }) {
  const { language, appearance } = useDaybookContext();
  return (
    <div className="daybook" lang={language} style={{ ...appearance.style, ...dialogLook }}>
      <div className="daybook-container">{children}</div>
    </div>
  );
}

const dialogLook = { background: 'none', color: 'inherit' };

/** React bubbles these too, to a host's dialog around the component, which would close; their types are of dialogs only. */
const dialogEvents = { onCancel: stop, onClose: stop };

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
}
