import type { ReactNode } from 'react';

interface NoticeProps {
  tone: 'quiet' | 'warning' | 'danger';
  /** What a person can do about it. */
  action?: ReactNode;
  /** Small print, such as a reference for support. */
  detail?: ReactNode;
  children: ReactNode;
}

/** A sentence in the place of what it is about, with at most one action. Bad news is announced. */
export function Notice({ tone, action, detail, children }: NoticeProps) {
  return (
    <div className="daybook-notice" data-tone={tone} role={tone === 'quiet' ? 'status' : 'alert'}>
      <div className="daybook-notice-text">
        <p>{children}</p>
        {detail && <p className="daybook-notice-detail">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
