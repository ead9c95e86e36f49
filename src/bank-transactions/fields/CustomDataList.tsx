import { isIntrospected } from '../../core/query/customData.ts';
import type { transactionMessages } from '../transactionMessages.ts';

interface CustomDataListProps {
  customData: Record<string, unknown>;
  messages: typeof transactionMessages;
}

/** The host's custom data, read-only. Introspection flags are not shown. */
export function CustomDataList({ customData, messages }: CustomDataListProps) {
  const entries = Object.entries(customData);
  if (entries.length === 0 || isIntrospected(customData)) return null;
  return (
    <fieldset className="daybook-part">
      <legend className="daybook-part-title">{messages.customData}</legend>
      <dl className="daybook-custom-data">
        {entries.map(([key, value]) => (
          <div key={key}>
            <dt dir="auto">{key}</dt>
            <dd dir="auto">{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
