'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../core/daybookContext.ts';
import { uiMessages } from '../../ui/messages.ts';
import type { GlEntry } from '../data/schema.ts';
import type { SourceMessages } from './documentProps.ts';
import { entryFacts } from './entryFacts.ts';
import { Facts } from './Facts.tsx';

interface LoadedSourceProps<Data> {
  query: { data: Data | undefined; isError: boolean };
  entry: GlEntry;
  messages: SourceMessages;
  children: (data: Data) => ReactNode;
}

/** A source record once it is read; if it can’t be read, what the entry itself says. */
export function LoadedSource<Data>({ query: { data, isError }, entry, messages, children }: LoadedSourceProps<Data>) {
  const shared = useMessages('ui', uiMessages);
  if (data !== undefined) return children(data);
  if (!isError) {
    return (
      <>
        <p className="daybook-visually-hidden" role="status">
          {shared.loading}
        </p>
        <dl aria-hidden="true">
          {[1, 2, 3].map((fact) => (
            <div key={fact}>
              <dt>
                <span className="daybook-skeleton" style={{ inlineSize: '5em' }} />
              </dt>
              <dd>
                <span className="daybook-skeleton" style={{ inlineSize: '8em' }} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    );
  }
  return (
    <>
      <Facts facts={entryFacts(entry, messages)} />
      <p role="status">{messages.detailsFailed}</p>
    </>
  );
}
