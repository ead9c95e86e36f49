import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { categoryTreeAnswer } from '../categories/endpoints.ts';
import { segmentTreeAnswer } from '../class-segments/endpoints.ts';
import { closingAnswer } from '../closing/endpoints.ts';
import { failureAnswer } from '../http/answers.ts';
import { invoiceAnswer } from '../invoices/answers.ts';
import { glEntryAnswer } from '../ledger/endpoints.ts';
import { notificationSettingsAnswer } from '../notifications/endpoints.ts';
import { attachmentAnswer, classSegmentAnswer, dimensionValueAnswer, glAccountAnswer } from '../references/answers.ts';

/** The part of JSON Schema that is looked into here. */
export interface JsonSchema {
  [keyword: string]: unknown;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** What more than one endpoint answers, by the names that the interface has for it. */
const definitions: Record<string, v.GenericSchema> = {
  Failure: failureAnswer,
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
};

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. Known parts are references. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const name = Object.keys(definitions).find((known) => definitions[known] === schema);
  if (name) return { $ref: pathOf(name) };
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions }) as JsonSchema;
  return converted;
}

/** The known parts by name, for the document's `components`. */
export function definitionsOf(): Record<string, JsonSchema> {
  return toJsonSchemaDefs(definitions, config) as Record<string, JsonSchema>;
}

const pathOf = (name: string) => `#/components/schemas/${name}`;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  // What code alone can say. It only makes stricter: what the document allows may still be refused.
  ignoreActions: ['transform', 'check', 'partial_check', 'raw_check', 'check_items'],
  overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? {} : undefined),
  overrideAction: ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'metadata' || !('documentedItem' in jsonSchema)) return undefined;
    const { documentedItem, ...others } = jsonSchema;
    return { ...others, items: jsonSchemaOf(documentedItem as v.GenericSchema) } as object; // put there by batchBody
  },
  overrideRef: ({ referenceId }) => pathOf(referenceId),
};
