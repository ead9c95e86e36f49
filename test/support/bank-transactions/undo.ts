import { page } from 'vitest/browser';

export const undoButton = page.getByRole('button', { name: 'Undo', exact: true });
