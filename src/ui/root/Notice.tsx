import type { ReactNode } from 'react';

interface NoticeProps {
  /** `quiet` replaces its subject, `calm` accompanies it, `good` confirms a save. */
  tone: 'quiet' | 'calm' | 'good' | 'warning' | 'danger';
  action?: ReactNode;
  /** Small print, such as a reference for support. */
  detail?: ReactNode;
  /** Whether it is a live region; false inside another live region. */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** A message with at most one action. Errors and warnings are alerts, others are polite. */
export function Notice({ tone, action, detail, isAnnounced = true, children }: NoticeProps) {
  const role = tone === 'warning' || tone === 'danger' ? 'alert' : 'status';
  return (
    <div className="daybook-card daybook-notice" data-tone={tone} role={isAnnounced ? role : undefined}>
      <div className="daybook-notice-text">
        <p>{children}</p>
        {detail && <p className="daybook-notice-detail">{detail}</p>}
      </div>
      {action}
    </div>
  );
}
