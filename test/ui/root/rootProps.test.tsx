import { cloneElement, createRef, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import { expect, test, vi } from 'vitest';
import { screens, showScreen } from '../../support/accessibility/screens.tsx';

test.each(screens)('%s takes className, style, id, data attributes, event handlers and ref', async (_name, screen) => {
  const ref = createRef<HTMLElement>();
  const onClick = vi.fn();
  const ofHost = {
    className: 'of-the-host',
    id: 'books',
    style: { marginBlockStart: 7 },
    onClick,
    'data-test': 'books',
  };
  const component = screen as ReactElement<HTMLAttributes<HTMLElement> & { ref: Ref<HTMLElement> }>; // as all components
  await showScreen(cloneElement(component, { ...ofHost, ref }));
  const root = document.querySelector<HTMLElement>('main > section');
  expect(ref.current).toBe(root);
  expect(root?.className).toMatch(/^daybook daybook-[a-z-]+ of-the-host$/);
  expect(root?.id).toBe('books');
  expect(root?.style.marginBlockStart).toBe('7px');
  expect(root?.dataset.test).toBe('books');
  root?.querySelector('*')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
