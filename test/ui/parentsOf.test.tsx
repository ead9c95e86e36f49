import { expect, onTestFinished, test } from 'vitest';
import { parentsOf } from '../../src/ui/parentsOf.ts';

test('what is around a node in a slot of a host’s component is what it is shown in', () => {
  const page = document.createElement('main');
  page.innerHTML = '<h1>Host</h1>';
  const host = page.appendChild(document.createElement('host-card'));
  const inside = host.appendChild(document.createElement('p'));
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<dialog><slot></slot></dialog>';
  document.body.append(page);
  const [slot, dialog] = [root.querySelector('slot'), root.querySelector('dialog')];
  const text = inside.appendChild(new Text('Due'));
  expect(parentsOf(text)).toEqual([
    text,
    inside,
    slot,
    dialog,
    root,
    host,
    page,
    document.body,
    document.documentElement,
    document,
  ]);
  onTestFinished(() => page.remove());
});
