import * as v from 'valibot';
import { openEnum } from '../../core/http/fields.ts';
import { type GlAccount, glAccountSchema, type ReferenceStatus, statusSchema } from './glAccountSchema.ts';

const partySchema = v.object({
  /** Such as `cus_1` or `vnd_1`. */
  id: v.string(),
  /** Absent or null if the service sends only the id. */
  name: v.nullish(v.string()),
  /** Absent or null if it isn’t known; vendors in documents have none. */
  email: v.nullish(v.string()),
  /** Absent or null in documents, which only refer to it. `INACTIVE` ones can’t be chosen. */
  status: v.nullish(statusSchema),
});

export const customerSchema = partySchema;
/** Someone that the company sells to. */
export interface Customer extends v.InferOutput<typeof customerSchema> {}

export const vendorSchema = partySchema;
/** Someone that the company buys from. */
export interface Vendor extends v.InferOutput<typeof vendorSchema> {}

export const bankAccountSchema = v.object({
  /** Such as `bka_1`. */
  id: v.string(),
  /** Absent or null if the service sends only the id. */
  name: v.nullish(v.string()),
  /** The name to show, which may end in the last digits of the account number. */
  displayName: v.nullish(v.string()),
  /** Absent or null in documents, which only refer to it. `INACTIVE` ones can’t be chosen. */
  status: v.nullish(statusSchema),
});
/** A bank account or a card. */
export interface BankAccount extends v.InferOutput<typeof bankAccountSchema> {}

/** A category of bank transactions, with its subcategories. */
export interface Category {
  /** Such as `ctg_1`. */
  id: string;
  /** Without the names of its parents. */
  name: string;
  /** `INACTIVE` ones can’t be chosen. */
  status?: ReferenceStatus | null | undefined;
  /** The address of an image. */
  iconUrl?: string | null | undefined;
  /** Its subcategories; empty if it has none. */
  children: Category[];
}

const categorySchema: v.GenericSchema<unknown, Category> = v.object({
  id: v.string(),
  name: v.string(),
  status: v.nullish(statusSchema),
  iconUrl: v.nullish(v.string()),
  children: v.nullish(v.array(v.lazy(() => categorySchema)), []),
});

export const categoriesSchema = v.object({
  /** For money out. */
  expense: v.array(categorySchema),
  /** For money in. */
  revenue: v.array(categorySchema),
  /** For money between the company’s accounts. */
  transfer: v.array(categorySchema),
});
/** The company’s categories by kind of transaction. */
export interface Categories extends v.InferOutput<typeof categoriesSchema> {}

const requirednessSchema = openEnum(['REQUIRED', 'NOT_REQUIRED']);

/** A value of a dimension, such as an office, with its descendants. */
export interface DimensionValue {
  /** Such as `dv_1`. */
  id: string;
  /** Without the names of its parents. */
  name: string;
  /** The values below it; empty if there are none. */
  children: DimensionValue[];
}

const dimensionValueEntries = {
  id: v.string(),
  name: v.string(),
  children: v.nullish(v.array(v.lazy((): v.GenericSchema<unknown, DimensionValue> => dimensionValueSchema)), []),
};
const dimensionValueSchema = v.object(dimensionValueEntries);

const dimensionNameSchema = v.object({
  /** Such as `dim_1`. */
  id: v.string(),
  /** What the user calls it, such as `Location`. */
  name: v.string(),
  /** Whether each transaction needs a value. */
  requiredness: v.nullish(requirednessSchema),
});

const dimensionSchema = v.object({
  ...dimensionNameSchema.entries,
  /** The top of its tree of values. */
  values: v.array(dimensionValueSchema),
});
/** A way to tag transactions, such as by location, with its values. The service also calls it a class label. */
export interface Dimension extends v.InferOutput<typeof dimensionSchema> {}

/** A tree of values and its dimension, which the service calls `dimension` or `label`, depending on the endpoint. */
export const dimensionValueTreeSchema = v.pipe(
  v.object({
    ...dimensionValueEntries,
    label: v.nullish(dimensionNameSchema),
    dimension: v.nullish(dimensionNameSchema),
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { label, dimension: current, ...value } = dataset.value;
    const dimension = current ?? label;
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
    const { label, dimension: current, ...path } = dataset.value;
    const dimension = current ?? label;
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
/** A dimension value selected on a document, with its dimension. Its name includes its ancestors' names. */
export interface DimensionSelection {
  /** Such as `dv_1`: the selected value’s, not that of an ancestor. */
  id: string;
  /** Such as `West › Seattle`. */
  name: string;
  /** The dimension of the value, without its other values. */
  dimension: v.InferOutput<typeof dimensionNameSchema>;
}

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
  /** The selected classes, also from responses that name them `classSegments`; empty if there are none. */
  dimensionValues: DimensionSelection[];
};

/** Merges the service's two names for dimension values into the newer one. */
export function unifyDimensions<Document extends WireDimensions>(document: Document) {
  const { classSegments, dimensionValues, ...rest } = document;
  return { ...rest, dimensionValues: dimensionValues ?? classSegments ?? [] };
}

export const attachmentSchema = v.object({
  /** Such as `att_1`. */
  id: v.string(),
  /** Where the file can be opened; absent or null if it can’t. */
  url: v.nullish(v.string()),
  /** With its extension. */
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
  /** The chart of accounts. */
  glAccounts: GlAccount[];
  /** By kind of transaction. */
  categories: Categories;
  /** Whom the company buys from. */
  vendors: Vendor[];
  /** Whom the company sells to. */
  customers: Customer[];
  /** At banks, and cards. */
  bankAccounts: BankAccount[];
  /** Classes, with their values. */
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
