'use client';
import { formatDatetime } from '../../core/dates/formatDatetime.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { wordOf } from '../../core/messages/wordOf.ts';
import { visibleText } from '../data/rules.ts';
import type { InvoiceActivity } from '../data/schema.ts';
import type { SectionPartProps } from './partProps.ts';
import { Section } from './Section.tsx';

/** The invoice’s events in chronological order, with the reason for failures. */
export function Activity({ invoice, messages }: SectionPartProps) {
  const { locale, timeZone } = useDaybookContext();
  const activities = sortByTime(invoice.activity ?? []);
  if (activities.length === 0) return null;
  return (
    <Section title={messages.activity}>
      <ol className="daybook-invoice-activity">
        {activities.map(({ key, type, datetime, ...outcome }) => (
          <li key={key}>
            <bdi>{visibleText(wordOf(messages, 'activity', type)) ?? messages.unnamedActivity}</bdi>
            {datetime && (
              <time className="daybook-secondary" dateTime={datetime.toISOString()}>
                {formatDatetime(datetime, { locale, timeZone })}
              </time>
            )}
            <Outcome {...outcome} messages={messages} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

type OutcomeProps = Pick<InvoiceActivity, 'status' | 'error'> & Pick<SectionPartProps, 'messages'>;

/** The outcome, except success. */
function Outcome({ status: code, error, messages }: OutcomeProps) {
  const reason = visibleText(error);
  const isFailed = code === 'FAILURE' || (reason !== undefined && code !== 'SUCCESS');
  if (code === 'SUCCESS' && reason === undefined) return null;
  const status = visibleText(code)
    ? visibleText(wordOf(messages, 'activityStatus', visibleText(code) ?? ''))
    : undefined;
  const text = status && reason ? messages.failedBecause({ status, reason }) : (reason ?? status);
  if (text === undefined) return null;
  return (
    <p className="daybook-status" data-tone={isFailed ? 'danger' : 'quiet'}>
      <bdi>{text}</bdi>
    </p>
  );
}

/** Earliest first, without a time last. Events have no ids, so their index is the key. */
function sortByTime(activities: readonly InvoiceActivity[]) {
  return activities
    .map((activity, index) => ({ ...activity, key: index }))
    .sort((one, other) => toTime(one) - toTime(other) || one.key - other.key);
}

function toTime({ datetime }: InvoiceActivity): number {
  return datetime ? datetime.getTime() : Number.MAX_SAFE_INTEGER;
}
