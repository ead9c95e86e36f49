import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** The button that creates something new. */
  action?: ReactNode;
  children: ReactNode;
}

let isFirstPage = true;

/** A page with its heading. Navigation focuses the heading, so that screen readers announce the new page. */
export function Page({ title, lead, action, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return (
    <>
      <title>{`${title} · Atelier`}</title>
      <header className="page-header">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </>
  );
}
