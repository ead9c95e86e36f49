import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { bankAccountAnswer } from '../bank-accounts/endpoints.ts';
import { bankTransactionAnswer, deletedBankTransactionAnswer } from '../bank-transactions/schema.ts';
import { categoryTreeAnswer } from '../categories/endpoints.ts';
import { segmentTreeAnswer } from '../class-segments/endpoints.ts';
import { closingAnswer } from '../closing/endpoints.ts';
import { namedFilterSchema, namedQuerySchema, nameOperators } from '../http/namedList.ts';
import { cursorAnswer, errorItem, failureAnswer } from '../http/responses.ts';
import { invoiceAnswer } from '../invoices/schema.ts';
import { journalEntryAnswer } from '../journal-entries/schema.ts';
import { glEntryAnswer } from '../ledger/endpoints.ts';
import { notificationSettingsAnswer } from '../notifications/endpoints.ts';
import {
  attachmentAnswer,
  bankAccountReferenceAnswer,
  categoryReferenceAnswer,
  classSegmentAnswer,
  companyReferenceAnswer,
  customerReferenceAnswer,
  dimensionAnswer,
  dimensionValueAnswer,
  glAccountAnswer,
  partyAnswer,
  vendorReferenceAnswer,
} from '../references/schemas.ts';
import { normalizeSchema } from './normalizeSchema.ts';

/** The JSON Schema keywords used here. */
export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  enum?: unknown[];
}

/** Shared schemas, by their names in the document. */
const definitions: Record<string, v.GenericSchema> = {
  Failure: failureAnswer,
  ErrorItem: errorItem,
  Cursor: cursorAnswer,
  NameFilter: nameOperators,
  NamedFilter: namedFilterSchema,
  NamedQuery: namedQuerySchema,
  Party: partyAnswer,
  BankAccount: bankAccountAnswer,
  VendorReference: vendorReferenceAnswer,
  CustomerReference: customerReferenceAnswer,
  CategoryReference: categoryReferenceAnswer,
  BankAccountReference: bankAccountReferenceAnswer,
  CompanyReference: companyReferenceAnswer,
  Dimension: dimensionAnswer,
  NotificationSettings: notificationSettingsAnswer,
  GlAccount: glAccountAnswer,
  DimensionValue: dimensionValueAnswer,
  ClassSegment: classSegmentAnswer,
  ClassSegmentTree: segmentTreeAnswer,
  CategoryTree: categoryTreeAnswer,
  Attachment: attachmentAnswer,
  GlEntry: glEntryAnswer,
  Invoice: invoiceAnswer,
  Closing: closingAnswer,
  BankTransaction: bankTransactionAnswer,
  DeletedBankTransaction: deletedBankTransactionAnswer,
  ManualJournalEntry: journalEntryAnswer,
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
