'use client';
import { useState } from 'react';

interface AttachmentThumbnailProps {
  /** A safe one; undefined without one. */
  address: string | undefined;
  fileName: string | null | undefined;
}

/** A small picture of a file: the image itself, or a drawing of a page for others and for images that don't load. */
export function AttachmentThumbnail({ address, fileName }: AttachmentThumbnailProps) {
  const [hasFailed, setHasFailed] = useState(false);
  if (address && !hasFailed && imageName.test(fileName ?? '')) {
    return (
      <img
        className="daybook-thumbnail"
        src={address}
        alt=""
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setHasFailed(true)}
      />
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
