import { type ReactNode, useEffect } from 'react';
import stylesheet from '../src/styles.unlayered.css?inline';

/** Applies the print stylesheet on the screen, and renders all rows as printing does. */
export function OnPaper({ children }: { children: ReactNode }) {
  useEffect(() => {
    const timer = setTimeout(() => window.dispatchEvent(new Event('beforeprint'))); // not while React renders
    return () => {
      clearTimeout(timer);
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
