import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Presses the button that opens the browser's file chooser, and chooses a file in it. */
export async function chooseFile(name: string): Promise<void> {
  const opened: EventTarget[] = [];
  const onClick = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
    event.preventDefault(); // no test can reach the chooser itself
    opened.push(event.target);
  };
  document.addEventListener('click', onClick);
  await userEvent.click(page.getByRole('button', { name: 'Add…', exact: true }));
  document.removeEventListener('click', onClick);
  expect(opened).toHaveLength(1);
  const [input] = opened;
  if (input instanceof HTMLInputElement) await userEvent.upload(input, new File(['x'], name));
}
