import * as v from 'valibot';
import { openEnum } from '../../core/http/fields.ts';
import { type GlAccount, glAccountSchema, type ReferenceStatus, statusSchema } from './glAccountSchema.ts';

const partySchema = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  email: v.nullish(v.string()),
  status: v.nullish(statusSchema),
});

export const customerSchema = partySchema;
export interface Customer extends v.InferOutput<typeof customerSchema> {}

export const vendorSchema = partySchema;
export interface Vendor extends v.InferOutput<typeof vendorSchema> {}

/** A bank account or a card. */
export const bankAccountSchema = v.object({
  id: v.string(),
  name: v.nullish(v.string()),
  displayName: v.nullish(v.string()),
  status: v.nullish(statusSchema),
});
export interface BankAccount extends v.InferOutput<typeof bankAccountSchema> {}

/** A category of bank transactions, with its subcategories. */
export interface Category {
  id: string;
  name: string;
  status?: ReferenceStatus | null | undefined;
  iconUrl?: string | null | undefined;
  children: Category[];
}

const categorySchema: v.GenericSchema<unknown, Category> = v.object({
  id: v.string(),
  name: v.string(),
  status: v.nullish(statusSchema),
  iconUrl: v.nullish(v.string()),
  children: v.optional(v.array(v.lazy(() => categorySchema)), []),
});

/** The company's categories by kind of transaction. */
export const categoriesSchema = v.object({
  expense: v.array(categorySchema),
  revenue: v.array(categorySchema),
  transfer: v.array(categorySchema),
});
export interface Categories extends v.InferOutput<typeof categoriesSchema> {}

const requirednessSchema = openEnum(['REQUIRED', 'NOT_REQUIRED']);

/** A value of a dimension, such as an office, with its descendants. */
export interface DimensionValue {
  id: string;
  name: string;
  children: DimensionValue[];
}

const dimensionValueEntries = {
  id: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy((): v.GenericSchema<unknown, DimensionValue> => dimensionValueSchema)), []),
};
const dimensionValueSchema = v.object(dimensionValueEntries);

const dimensionNameSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** Whether each transaction needs a value. */
  requiredness: v.nullish(requirednessSchema),
});

/** A way to tag transactions, such as by location. The service also calls it a class label. */
const dimensionSchema = v.object({ ...dimensionNameSchema.entries, values: v.array(dimensionValueSchema) });
export interface Dimension extends v.InferOutput<typeof dimensionSchema> {}

/** A tree of values and its dimension, which the service calls `dimension` or `label`, depending on the endpoint. */
export const dimensionValueTreeSchema = v.pipe(
  v.object({
    ...dimensionValueEntries,
    label: v.nullish(dimensionNameSchema),
    dimension: v.nullish(dimensionNameSchema),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { label, dimension = label, ...value } = dataset.value;
    if (dimension) return { dimension, value };
    addIssue({ expected: 'the dimension, as label or dimension' });
    return NEVER;
  }),
);
export interface DimensionValueTree extends v.InferOutput<typeof dimensionValueTreeSchema> {}

/** The path to a value selected on a document. The last value is the selected one. */
interface ValuePath {
  id: string;
  name: string;
  child?: ValuePath | null | undefined;
}

const valuePathEntries = {
  id: v.string(),
  name: v.string(),
  child: v.nullish(v.lazy((): v.GenericSchema<unknown, ValuePath> => valuePathSchema)),
};
const valuePathSchema = v.object(valuePathEntries);

/** A value selected on a document, with its dimension under either of the service's names. */
const dimensionSelectionSchema = v.pipe(
  v.object({ ...valuePathEntries, label: v.nullish(dimensionNameSchema), dimension: v.nullish(dimensionNameSchema) }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { label, dimension = label, ...path } = dataset.value;
    const names: string[] = [];
    let { id } = path;
    for (let value: ValuePath | null | undefined = path; value; value = value.child) {
      names.push(value.name);
      id = value.id;
    }
    if (dimension) return { id, name: names.join(' › '), dimension };
    addIssue({ expected: 'the dimension, as label or dimension' });
    return NEVER;
  }),
);
/** A dimension value selected on a document. Its name includes its ancestors' names. */
export interface DimensionSelection extends v.InferOutput<typeof dimensionSelectionSchema> {}

/** The values selected on a document, under either of the service's names. */
export const dimensionSelectionEntries: Record<'classSegments' | 'dimensionValues', DimensionSelectionsSchema> = {
  classSegments: v.nullish(v.array(dimensionSelectionSchema)),
  dimensionValues: v.nullish(v.array(dimensionSelectionSchema)),
};
type DimensionSelectionsSchema = v.GenericSchema<unknown, DimensionSelection[] | null | undefined>;

interface WireDimensions {
  classSegments?: DimensionSelection[] | null | undefined;
  dimensionValues?: DimensionSelection[] | null | undefined;
}

/** A document with its dimension values under one name. */
export type WithDimensionSelections<Entries extends v.ObjectEntries> = Omit<
  v.InferOutput<v.ObjectSchema<Entries, undefined>>,
  keyof WireDimensions
> & {
  dimensionValues: DimensionSelection[];
};

/** Merges the service's two names for dimension values into the newer one. */
export function unifyDimensions<Document extends WireDimensions>(document: Document) {
  const { classSegments, dimensionValues, ...rest } = document;
  return { ...rest, dimensionValues: dimensionValues ?? classSegments ?? [] };
}

export const attachmentSchema = v.object({
  id: v.string(),
  url: v.nullish(v.string()),
  fileName: v.nullish(v.string()),
  /** Human-readable, such as `84 KB`. */
  fileSize: v.nullish(v.string()),
});
/** A file attached to a document, such as a receipt. */
export interface Attachment extends v.InferOutput<typeof attachmentSchema> {}

/** An option with the name that a document or an earlier choice has for it. */
export interface NamedChoice {
  id: string;
  name: string;
}

/** The lists that a host's loaders can return. */
export interface ReferenceLists {
  glAccounts: GlAccount[];
  categories: Categories;
  vendors: Vendor[];
  customers: Customer[];
  bankAccounts: BankAccount[];
  dimensions: Dimension[];
}

export const referenceListSchemas: {
  [Name in keyof ReferenceLists]: v.GenericSchema<unknown, ReferenceLists[Name]>;
} = {
  glAccounts: v.array(glAccountSchema),
  categories: categoriesSchema,
  vendors: v.array(vendorSchema),
  customers: v.array(customerSchema),
  bankAccounts: v.array(bankAccountSchema),
  dimensions: v.array(dimensionSchema),
};
