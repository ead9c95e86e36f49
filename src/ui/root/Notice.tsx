import type { ReactNode } from 'react';

interface NoticeProps {
  /** `quiet` stands in the place of what it is about, `calm` beside it. */
  tone: 'quiet' | 'calm' | 'warning' | 'danger';
  /** What a person can do about it. */
  action?: ReactNode;
  /** Small print, such as a reference for support. */
  detail?: ReactNode;
  /** Whether it is told to people who hear the page; false within something that is. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** A sentence in the place of what it is about, with at most one action. Bad news is announced. */
export function Notice({ tone, action, detail, isAnnounced = true, children }: NoticeProps) {
  const role = tone === 'quiet' || tone === 'calm' ? 'status' : 'alert';
  return (
    <div className="daybook-notice" data-tone={tone} role={isAnnounced ? role : undefined}>
      <div className="daybook-notice-text">
        <p>{children}</p>
        {detail && <p className="daybook-notice-detail">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
