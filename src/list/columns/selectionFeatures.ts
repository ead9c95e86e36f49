import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table';
import { type ListFeatures, listFeatures } from './listFeatures.ts';

/** TanStack Table's features in lists whose rows can be selected. */
export const selectionFeatures: ListFeatures = tableFeatures({ ...listFeatures, rowSelectionFeature });
