import { type ReactNode, useEffect } from 'react';
import stylesheet from '../src/styles.unlayered.css?inline';

/** Shows on the screen what the stylesheet says of paper, and draws all rows as a print does. */
export function OnPaper({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.dispatchEvent(new Event('beforeprint'));
    return () => {
      window.dispatchEvent(new Event('afterprint'));
    };
  }, []);
  return (
    <>
      <style>{stylesheet.replaceAll('@media print', '@media screen')}</style>
      {children}
    </>
  );
}
