import { idsBelow } from '../../reference-lists/data/dimensionRules.ts';
import type { Dimension } from '../../reference-lists/data/schema.ts';
import type { BulkPatch } from './bulkPatch.ts';

interface Named {
  id: string;
  name?: string | null | undefined;
}

/** Leave a field unchanged, set it, or clear it. */
interface BulkChoice<Chosen extends Named> {
  mode: 'leave' | 'set' | 'clear';
  /** For `set`; null until the user chooses. */
  chosen: Chosen | null;
}

/** Values of the bulk edit form. */
export interface BulkFormValues {
  category: BulkChoice<{ id: string; name: string }>;
  vendor: BulkChoice<Named>;
  dimensions: { mode: 'leave' | 'add' | 'replace'; ids: readonly string[] };
  /** Null leaves it unchanged. */
  reviewStatus: string | null;
}

export const emptyBulkValues: BulkFormValues = {
  category: { mode: 'leave', chosen: null },
  vendor: { mode: 'leave', chosen: null },
  dimensions: { mode: 'leave', ids: [] },
  reviewStatus: null,
};

export type BulkField = 'category' | 'vendor' | 'dimensions';

/** The fields to change whose new value is missing. */
export function missingFields({ category, vendor, dimensions }: BulkFormValues): BulkField[] {
  const missing: BulkField[] = [];
  if (category.mode === 'set' && !category.chosen) missing.push('category');
  if (vendor.mode === 'set' && !vendor.chosen) missing.push('vendor');
  if (dimensions.mode !== 'leave' && dimensions.ids.length === 0) missing.push('dimensions');
  return missing;
}

/** Whether no change is chosen. */
export function isUnchanged({ category, vendor, dimensions, reviewStatus }: BulkFormValues): boolean {
  return reviewStatus === null && [category, vendor, dimensions].every(({ mode }) => mode === 'leave');
}

/** The patch of complete form values. @param allDimensions the trees that the values were chosen from. */
export function toBulkPatch(values: BulkFormValues, allDimensions: readonly Dimension[]): BulkPatch {
  const { category, vendor, dimensions, reviewStatus } = values;
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
