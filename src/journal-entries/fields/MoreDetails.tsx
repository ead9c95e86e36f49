'use client';
import { useState } from 'react';
import { memoPart } from '../../form/parts/memoPart.ts';
import { CustomDataFields } from './CustomDataFields.tsx';
import type { PartProps } from './partProps.ts';

/** Collapsed fields, open if filled in or invalid. */
export const MoreDetails = memoPart({ customData: true, hidesCustomData: true }, More);

type MoreDetailsProps = PartProps<'customData' | 'hidesCustomData'>;

function More(props: MoreDetailsProps) {
  const { values, errors, messages } = props;
  const isInvalid = [...errors.keys()].some((place) => place.startsWith('customData'));
  const [isOpen, setIsOpen] = useState(values.customData.length > 0);
  if (isInvalid && !isOpen) setIsOpen(true); // and stays open while the user fixes it
  return (
    <details
      className="daybook-more"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (isInvalid) currentTarget.open = true;
        else setIsOpen(currentTarget.open);
      }}
    >
      <summary className="daybook-part-title">{messages.moreDetails}</summary>
      {values.hidesCustomData ? (
        <p className="daybook-secondary">{messages.customDataHidden}</p>
      ) : (
        <CustomDataFields {...props} />
      )}
    </details>
  );
}
