import { pgTable, text } from 'drizzle-orm/pg-core';

/** Dimensions, also called class labels in the API. */
export const dimensions = pgTable('dimensions', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  name: text('name').notNull(),
  requiredness: text('requiredness', { enum: ['REQUIRED', 'NOT_REQUIRED'] }).notNull(),
});

/** Dimension values, also called class segments in the API: a tree within each dimension. */
export const dimensionValues = pgTable('dimension_values', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  dimensionId: text('dimension_id').notNull(),
  parentId: text('parent_id'),
  name: text('name').notNull(),
});
