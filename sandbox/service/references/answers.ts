import * as v from 'valibot';

/** Whether something is in use. */
export const statusAnswer = v.picklist(['ACTIVE', 'INACTIVE']);

/** Minor units of the company's currency. */
export const amountAnswer = v.pipe(v.number(), v.safeInteger());

/** A calendar day, `YYYY-MM-DD`. */
export const dateAnswer = v.pipe(v.string(), v.isoDate());

/** A GL account as every document names it. */
export const glAccountAnswer = v.strictObject({
  id: v.string(),
  name: v.string(),
  accountNo: v.string(),
  type: v.string(),
  iconUrl: v.nullable(v.string()),
  displayName: v.string(),
  status: statusAnswer,
});

/** A vendor or a customer on its list. */
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
  /** For people: `84 KB`. */
  fileSize: v.string(),
  createdDateTime: v.pipe(v.string(), v.isoTimestamp()),
  iconUrl: v.nullable(v.string()),
});

/** A dimension, which the same interface also calls a class label. */
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

/** A value of a dimension, from the top of its tree down: the last `child` is the value itself. */
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

/** The same under the names that a saved bank transaction has for it. */
export const classSegmentAnswer: v.GenericSchema<ClassSegmentJson> = v.strictObject({
  id: v.string(),
  label: dimensionAnswer,
  name: v.string(),
  child: v.optional(v.lazy(() => classSegmentAnswer)),
});
