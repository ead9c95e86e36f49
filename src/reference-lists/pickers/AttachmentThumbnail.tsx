'use client';
import { useRef, useState } from 'react';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

// Loaded with the first press.
const loadPreview = () => import('./AttachmentPreview.tsx');

interface AttachmentThumbnailProps {
  /** A safe one; undefined without one. */
  address: string | undefined;
  fileName: string | null | undefined;
  /** What a press on an image does. */
  label: string;
}

/**
 * A small picture of a file: the image itself, which opens beside the form, or a drawing of a page for others and for images that
 * don't load.
 */
export function AttachmentThumbnail({ address, fileName, label }: AttachmentThumbnailProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (address && !hasFailed && imageName.test(fileName ?? '')) {
    const close = () => {
      setIsOpen(false);
      button.current?.focus();
    };
    return (
      <>
        <button
          ref={button}
          type="button"
          className="daybook-plain-button"
          aria-label={label}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <img
            className="daybook-thumbnail"
            src={address}
            alt=""
            loading="lazy"
            referrerPolicy="no-referrer"
            onError={() => setHasFailed(true)}
          />
        </button>
        {isOpen && <LazyPart load={loadPreview} props={{ address, name: fileName ?? '', onClose: close }} />}
      </>
    );
  }
  return (
    <svg className="daybook-thumbnail" viewBox="0 0 24 30" aria-hidden="true">
      <path d="M5 6h9M5 9h14M5 12h12M5 17h14M5 20h14M13 25h6" />
    </svg>
  );
}

/** Images that browsers show. */
const imageName = /\.(avif|gif|jpe?g|png|webp)$/i;
