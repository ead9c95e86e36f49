'use client';
import { useId } from 'react';
import { Heading } from '../../ui/root/Heading.tsx';
import { HostContent } from '../../ui/root/HostContent.tsx';
import { arrayOf, useValidProps } from '../../ui/root/useValidProps.ts';
import type { BankTransaction } from '../data/schema.ts';
import type { BankTransactionPanel } from './partProps.ts';

interface EditorPanelsProps {
  panels: readonly BankTransactionPanel[] | undefined;
  transaction: BankTransaction | undefined;
}

/** The host’s content below the form. */
export function EditorPanels(props: EditorPanelsProps) {
  const { panels = [], transaction } = useValidProps(props, kinds);
  return panels.map((panel) => <Panel key={panel.id} panel={panel} transaction={transaction} />);
}

const isPanel = (item: unknown) => typeof Object(item).render === 'function';
const kinds = { panels: arrayOf(isPanel, 'objects with id, title and render') };

function Panel({ panel, transaction }: { panel: BankTransactionPanel } & Pick<EditorPanelsProps, 'transaction'>) {
  const titleId = useId();
  return (
    <section className="daybook-part" aria-labelledby={titleId}>
      <Heading isPart id={titleId}>
        {panel.title}
      </Heading>
      <HostContent render={() => panel.render({ transaction })} />
    </section>
  );
}
