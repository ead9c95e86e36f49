'use client';
import { type ReactNode, useContext } from 'react';
import { ComponentsContext } from '../parts/ComponentsContext.ts';

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
  const { Notice: Part } = useContext(ComponentsContext);
  const role = tone === 'warning' || tone === 'danger' ? 'alert' : 'status';
  if (Part) {
    return (
      <div role={isAnnounced ? role : undefined}>
        <Part tone={tone} action={action} detail={detail}>
          {children}
        </Part>
      </div>
    );
  }
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
