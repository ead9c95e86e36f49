'use client';
import { forwardRef } from 'react';
import { isPlainDate } from '../../core/dates/plainDate.ts';
import { received } from '../../core/errors.ts';
import { useConfigurationProblem, useLifecycle } from '../../ui/root/lifecycle.ts';
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

function Banner({ date, messages }: ClosedPeriodWarningProps) {
  const isWrong = date !== undefined && date !== null && !isPlainDate(date);
  useConfigurationProblem(
    isWrong ? `date is ${received(date)} and was ignored. Expected YYYY-MM-DD, such as "2026-03-31".` : '',
  );
  useLifecycle({ isSuccess: useClosing().isSuccess, error: null });
  return <ClosedPeriodWarning date={isWrong ? undefined : date} messages={messages} />;
}
