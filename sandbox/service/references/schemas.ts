import * as v from 'valibot';

/** Whether a record is in use. */
export const statusAnswer = v.picklist(['ACTIVE', 'INACTIVE']);

/** Minor units of the company's currency. */
export const amountAnswer = v.pipe(v.number(), v.safeInteger());

/** A calendar date, `YYYY-MM-DD`. */
export const dateAnswer = v.pipe(v.string(), v.isoDate());

/** A GL account, in lists and as a reference. */
export const glAccountAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  accountNo: v.string(),
  type: v.string(),
  iconUrl: v.nullable(v.string()),
  displayName: v.string(),
  status: statusAnswer,
});

/** A vendor or customer in a list. */
export const partyAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
  status: statusAnswer,
});

export const vendorReferenceAnswer = v.strictObject({ id: v.string(), name: v.string() });

export const customerReferenceAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  email: v.nullable(v.string()),
});

export const categoryReferenceAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  iconUrl: v.nullable(v.string()),
});

export const bankAccountReferenceAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  displayName: v.string(),
});

export const companyReferenceAnswer = v.strictObject({ id: v.string(), name: v.string() });

export const attachmentAnswer = v.strictObject({
  id: v.string(),
  url: v.string(),
  fileName: v.string(),
  /** For display: `84 KB`. */
  fileSize: v.string(),
  createdDateTime: v.pipe(v.string(), v.isoTimestamp()),
  iconUrl: v.nullable(v.string()),
});

/** A dimension, also called a class label. */
export const dimensionAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  requiredness: v.picklist(['REQUIRED', 'NOT_REQUIRED']),
});
export type DimensionJson = v.InferOutput<typeof dimensionAnswer>;

export interface DimensionValueJson {
  id: string;
  dimension: DimensionJson;
  name: string;
  child?: DimensionValueJson | undefined;
}

/** The path to a dimension value from the root of its tree: the last `child` is the value itself. */
export const dimensionValueAnswer: v.GenericSchema<DimensionValueJson> = v.strictObject({
  id: v.string(),
  dimension: dimensionAnswer,
  name: v.string(),
  child: v.optional(v.lazy(() => dimensionValueAnswer)),
});

export interface ClassSegmentJson {
  id: string;
  label: DimensionJson;
  name: string;
  child?: ClassSegmentJson | undefined;
}

/** A dimension value under the names used in bank transactions. */
export const classSegmentAnswer: v.GenericSchema<ClassSegmentJson> = v.strictObject({
  id: v.string(),
  label: dimensionAnswer,
  name: v.string(),
  child: v.optional(v.lazy(() => classSegmentAnswer)),
});
