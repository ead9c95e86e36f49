import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ComponentProps, MouseEvent } from 'react';

/** A link of a page; one to an example opens its file further down. */
export function PageLink(props: ComponentProps<typeof AnchorMdx>) {
  const { href = '', children } = props;
  if (!href.startsWith('#examples/')) return <AnchorMdx {...props} />;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    const file = document.getElementById(decodeURIComponent(href.slice(1)));
    for (let part = file?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
    file?.scrollIntoView();
    file?.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <a href={href} onClick={open}>
      {children}
    </a>
  );
}
