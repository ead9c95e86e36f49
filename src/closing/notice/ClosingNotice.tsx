'use client';
import { forwardRef } from 'react';
import { useLifecycle } from '../../ui/root/lifecycle.ts';
import { type ComponentProps, Root } from '../../ui/root/Root.tsx';
import { useClosing } from '../data/queries.ts';
import { ClosedPeriodWarning, type ClosedPeriodWarningProps } from './ClosedPeriodWarning.tsx';

export interface ClosingNoticeProps extends ComponentProps, ClosedPeriodWarningProps {}

/** A banner with the closing date and its effect. Renders nothing while the books are open. */
export const ClosingNotice = forwardRef<HTMLElement, ClosingNoticeProps>(function ClosingNotice(
  { date, messages, ...rootProps },
  ref,
) {
  return (
    <Root component="ClosingNotice" name="closing-notice" ref={ref} {...rootProps}>
      <Banner date={date} messages={messages} />
    </Root>
  );
});

function Banner(props: ClosedPeriodWarningProps) {
  useLifecycle({ isSuccess: useClosing().isSuccess, error: null });
  return <ClosedPeriodWarning {...props} />;
}
