'use client';
import { type ReactNode, useState } from 'react';

interface MoreFieldsProps {
  title: string;
  /** Whether a field has a value. */
  isFilled: boolean;
  isInvalid: boolean;
  children: ReactNode;
}

/** Rarely used fields, collapsed unless they have values or errors. */
export function MoreFields({ title, isFilled, isInvalid, children }: MoreFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasFilled, setWasFilled] = useState(false);
  if (isInvalid && !isOpen) setIsOpen(true); // and stays open once the error is fixed
  if (isFilled && !wasFilled) {
    setWasFilled(true); // also by data that loads later
    setIsOpen(true);
  }
  return (
    <details
      className="daybook-more"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (isInvalid)
          currentTarget.open = true; // an error in it couldn't get the focus
        else setIsOpen(currentTarget.open);
      }}
    >
      <summary className="daybook-part-title">{title}</summary>
      {children}
    </details>
  );
}
