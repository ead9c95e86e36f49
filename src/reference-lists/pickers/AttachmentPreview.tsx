'use client';
import { useRef } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { IconButton } from '../../ui/fields/IconButton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useLayoutEffect } from '../../ui/useLayoutEffect.ts';

interface AttachmentPreviewProps {
  /** A safe one. */
  address: string;
  name: string;
  onClose: () => void;
}

/** An image beside its form, so that both can be read together; over the form where there is no room. */
export default function AttachmentPreview({ address, name, onClose }: AttachmentPreviewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { close } = useMessages('ui', uiMessages);
  useLayoutEffect(() => {
    const layer = ref.current;
    if (!layer) return;
    const form = layer.closest('form');
    const place = () => placeBeside(layer, form);
    layer.showPopover();
    place();
    layer.querySelector('button')?.focus();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      layer.hidePopover();
    };
  }, []);
  return (
    <div
      ref={ref}
      popover="manual"
      role="dialog"
      aria-label={name}
      className="daybook-popover daybook-preview"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation(); // the form stays open
        event.preventDefault(); // so does a modal dialog around it
        onClose();
      }}
    >
      <div className="daybook-preview-header">
        <bdi>{name}</bdi>
        <IconButton icon="remove" label={close} onPress={onClose} />
      </div>
      <img src={address} alt={name} referrerPolicy="no-referrer" />
    </div>
  );
}

/** In pixels. */
const margin = 16;
const smallest = 280;

function placeBeside(layer: HTMLElement, form: Element | null): void {
  const { left = 0, right = 0 } = form?.getBoundingClientRect() ?? {};
  const { clientWidth } = document.documentElement;
  const isAtLeft = left > clientWidth - right;
  const room = (isAtLeft ? left : clientWidth - right) - 2 * margin;
  const isBeside = room >= smallest;
  layer.style.left = `${isBeside && !isAtLeft ? right + margin : margin}px`;
  layer.style.width = `${isBeside ? room : clientWidth - 2 * margin}px`;
}
