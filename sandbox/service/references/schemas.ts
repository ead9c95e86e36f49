import * as v from 'valibot';

/** Whether a record is in use. */
export const statusSchema = v.picklist(['ACTIVE', 'INACTIVE']);

/** Minor units of the company's currency. */
export const amountSchema = v.pipe(v.number(), v.safeInteger());

/** A calendar date, `YYYY-MM-DD`. */
export const dateSchema = v.pipe(v.string(), v.isoDate());

/** A GL account, in lists and as a reference. */
export const glAccountSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  accountNo: v.string(),
  type: v.string(),
  iconUrl: v.nullable(v.string()),
  displayName: v.string(),
  status: statusSchema,
});

/** A vendor or customer in a list. */
export const partySchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  status: statusSchema,
});

export const vendorReferenceSchema = v.strictObject({ id: v.string(), name: v.string() });

export const customerReferenceSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
});

export const categoryReferenceSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  iconUrl: v.nullable(v.string()),
});

export const bankAccountReferenceSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  displayName: v.string(),
});

export const companyReferenceSchema = v.strictObject({ id: v.string(), name: v.string() });

export const attachmentSchema = v.strictObject({
  id: v.string(),
  url: v.string(),
  fileName: v.string(),
  /** For display: `84 KB`. */
  fileSize: v.string(),
  createdDateTime: v.pipe(v.string(), v.isoTimestamp()),
  iconUrl: v.nullable(v.string()),
});

/** A dimension, also called a class label. */
export const dimensionSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  requiredness: v.picklist(['REQUIRED', 'NOT_REQUIRED']),
});
export type DimensionJson = v.InferOutput<typeof dimensionSchema>;

export interface DimensionValueJson {
  id: string;
  dimension: DimensionJson;
  name: string;
  child?: DimensionValueJson | undefined;
}

/** The path to a dimension value from the root of its tree: the last `child` is the value itself. */
export const dimensionValueSchema: v.GenericSchema<DimensionValueJson> = v.strictObject({
  id: v.string(),
  dimension: dimensionSchema,
  name: v.string(),
  child: v.optional(v.lazy(() => dimensionValueSchema)),
});

export interface ClassSegmentJson {
  id: string;
  label: DimensionJson;
  name: string;
  child?: ClassSegmentJson | undefined;
}

/** A dimension value under the names used in bank transactions. */
export const classSegmentSchema: v.GenericSchema<ClassSegmentJson> = v.strictObject({
  id: v.string(),
  label: dimensionSchema,
  name: v.string(),
  child: v.optional(v.lazy(() => classSegmentSchema)),
});
