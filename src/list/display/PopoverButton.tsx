'use client';
import { type ComponentType, useId, useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { usePopoverButton } from '../../ui/overlay/usePopoverButton.ts';
import { type Tool, ToolLabel } from '../filters/ToolLabel.tsx';

interface PopoverButtonProps<Props extends object> {
  label: string;
  /** Shown alone where the list is narrow. */
  icon?: Tool;
  onPress?: () => void;
  load: () => Promise<{ default: ComponentType<Props> }>;
  /** The props of what is in the popover. */
  propsOf: (close: () => void) => Props;
}

/** A button with a popover, whose code loads when it opens. */
export function PopoverButton<Props extends object>(props: PopoverButtonProps<Props>) {
  const { label, icon, onPress, load, propsOf } = props;
  const messages = useMessages('ui', uiMessages);
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const { isOpen, setOpen, close, onKeyDown } = usePopoverButton(root);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only catches Escape from the controls inside
    <div ref={root} className="daybook-display" onKeyDown={onKeyDown}>
      <Button
        isQuiet
        isExpanded={isOpen}
        controls={panelId}
        onPress={() => {
          onPress?.();
          setOpen(!isOpen);
        }}
      >
        {icon ? <ToolLabel icon={icon} text={label} /> : label}
      </Button>
      {isOpen && (
        <Popover anchor={root} onDismiss={close}>
          {/* Focusable, so that a click between its controls does not close it. */}
          <div id={panelId} className="daybook-display-panel" role="dialog" aria-label={label} tabIndex={-1}>
            <LazyPart load={load} fallback={messages.loading} props={propsOf(close)} />
          </div>
        </Popover>
      )}
    </div>
  );
}
