import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bankAccountSchema } from '../bank-accounts/endpoints.ts';
import { bankTransactionSchema, deletedBankTransactionSchema } from '../bank-transactions/schema.ts';
import { categoryTreeSchema } from '../categories/endpoints.ts';
import { segmentTreeSchema } from '../class-segments/endpoints.ts';
import { closingSchema } from '../closing/endpoints.ts';
import { namedFilterSchema, namedQuerySchema, nameOperators } from '../http/namedList.ts';
import { cursorSchema, errorItem, failureSchema } from '../http/responses.ts';
import { invoiceSchema } from '../invoices/schema.ts';
import { journalEntrySchema } from '../journal-entries/schema.ts';
import { glEntrySchema } from '../ledger/endpoints.ts';
import { notificationSettingsSchema } from '../notifications/endpoints.ts';
import {
  attachmentSchema,
  bankAccountReferenceSchema,
  categoryReferenceSchema,
  classSegmentSchema,
  companyReferenceSchema,
  customerReferenceSchema,
  dimensionSchema,
  dimensionValueSchema,
  glAccountSchema,
  partySchema,
  vendorReferenceSchema,
} from '../references/schemas.ts';
import { type JsonSchema, normalizeSchema } from './normalizeSchema.ts';

/** Shared schemas, by their names in the document. */
const definitions: Record<string, v.GenericSchema> = {
  Failure: failureSchema,
  ErrorItem: errorItem,
  Cursor: cursorSchema,
  NameFilter: nameOperators,
  NamedFilter: namedFilterSchema,
  NamedQuery: namedQuerySchema,
  Party: partySchema,
  BankAccount: bankAccountSchema,
  VendorReference: vendorReferenceSchema,
  CustomerReference: customerReferenceSchema,
  CategoryReference: categoryReferenceSchema,
  BankAccountReference: bankAccountReferenceSchema,
  CompanyReference: companyReferenceSchema,
  Dimension: dimensionSchema,
  NotificationSettings: notificationSettingsSchema,
  GlAccount: glAccountSchema,
  DimensionValue: dimensionValueSchema,
  ClassSegment: classSegmentSchema,
  ClassSegmentTree: segmentTreeSchema,
  CategoryTree: categoryTreeSchema,
  Attachment: attachmentSchema,
  GlEntry: glEntrySchema,
  Invoice: invoiceSchema,
  Closing: closingSchema,
  BankTransaction: bankTransactionSchema,
  DeletedBankTransaction: deletedBankTransactionSchema,
  ManualJournalEntry: journalEntrySchema,
};

/** Converts a schema to JSON Schema 2020-12, the dialect of OpenAPI 3.1. Shared schemas become references. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const name = Object.keys(definitions).find((known) => definitions[known] === schema);
  if (name) return { $ref: pathOf(name) };
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions }) as JsonSchema;
  return normalizeSchema(converted);
}

/** The shared schemas for the document's `components`. */
export function definitionsOf(): Record<string, JsonSchema> {
  const converted = Object.entries(toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>);
  return Object.fromEntries(converted.map(([name, schema]) => [name, normalizeSchema(schema)]));
}

const pathOf = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  // Custom checks can't be expressed. They only restrict further: the document may allow values that are rejected.
  ignoreActions: ['transform', 'check', 'partial_check', 'raw_check', 'check_items'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'metadata' || !('documentedItem' in jsonSchema)) return undefined;
    const { documentedItem, ...others } = jsonSchema;
    return { ...others, items: jsonSchemaOf(documentedItem as v.GenericSchema) } as object; // set by batchBody
  },
  overrideRef: ({ referenceId }) => pathOf(referenceId),
};
