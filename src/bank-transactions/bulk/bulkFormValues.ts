import { idsBelow } from '../../reference-lists/data/rules.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { BulkPatch } from './bulkPatch.ts';

interface Named {
  id: string;
  name?: string | null | undefined;
}

/** What becomes of something in all transactions: it stays in each as it is, is another one, or is taken away. */
interface BulkChoice<Chosen extends Named> {
  mode: 'leave' | 'set' | 'clear';
  /** What it will be, for `set`; null until somebody chooses. */
  chosen: Chosen | null;
}

/** What a person says in the form that changes several transactions. */
export interface BulkFormValues {
  category: BulkChoice<{ id: string; name: string }>;
  vendor: BulkChoice<Named>;
  dimensions: { mode: 'leave' | 'add' | 'replace'; ids: readonly string[] };
  /** Null: it stays in each as it is. */
  reviewStatus: string | null;
}

export const emptyBulkFormValues: BulkFormValues = {
  category: { mode: 'leave', chosen: null },
  vendor: { mode: 'leave', chosen: null },
  dimensions: { mode: 'leave', ids: [] },
  reviewStatus: null,
};

export type BulkField = 'category' | 'vendor' | 'dimensions';

/** The fields that are to be changed, and to what is not said. */
export function missingChoices({ category, vendor, dimensions }: BulkFormValues): BulkField[] {
  const missing: BulkField[] = [];
  if (category.mode === 'set' && !category.chosen) missing.push('category');
  if (vendor.mode === 'set' && !vendor.chosen) missing.push('vendor');
  if (dimensions.mode !== 'leave' && dimensions.ids.length === 0) missing.push('dimensions');
  return missing;
}

/** Whether nothing is to be changed. */
export function isEmptyDraft({ category, vendor, dimensions, reviewStatus }: BulkFormValues): boolean {
  return reviewStatus === null && [category, vendor, dimensions].every(({ mode }) => mode === 'leave');
}

/**
 * What a draft changes.
 * @param draft one in which nothing is missing. @param allDimensions the trees that its values were chosen from.
 */
export function changesOf(draft: BulkFormValues, allDimensions: readonly Dimension[]): BulkPatch {
  const { category, vendor, dimensions, reviewStatus } = draft;
  const dimensionOf = (valueId: string) =>
    allDimensions.find(({ values }) => idsBelow({ children: values }).includes(valueId));
  return {
    ...(category.mode !== 'leave' && { categoryId: idOf(category) }),
    ...(vendor.mode !== 'leave' && { vendorId: idOf(vendor) }),
    ...(reviewStatus !== null && { reviewStatus }),
    ...(dimensions.mode !== 'leave' && {
      dimensions: {
        mode: dimensions.mode,
        values: dimensions.ids.flatMap((id) => {
          const dimension = dimensionOf(id);
          return dimension ? [{ id, dimensionId: dimension.id }] : [];
        }),
      },
    }),
  };
}

function idOf({ mode, chosen }: BulkChoice<Named>): string | null {
  return mode === 'set' ? (chosen?.id ?? null) : null;
}
