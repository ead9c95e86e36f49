'use client';
import { type FormEvent, useRef, useState } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { CategoryPicker } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { VendorPicker } from '../../reference-lists/pickers/VendorPicker.tsx';
import { Button, SubmitButton } from '../../ui/fields/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { directionOf } from '../data/rules.ts';
import { type BankTransaction, reviewStatuses } from '../data/schema.ts';
import {
  type BulkField,
  type BulkFormValues,
  emptyBulkValues,
  isUnchanged,
  missingFields,
  toBulkPatch,
} from './bulkFormValues.ts';
import type { bulkMessages } from './bulkMessages.ts';
import type { BulkPatch } from './bulkPatch.ts';

interface BulkEditFormProps {
  selected: readonly BankTransaction[];
  /** Undefined for a form in which nothing is chosen. */
  values: BulkFormValues | undefined;
  onValuesChange: (values: BulkFormValues) => void;
  onPreview: (changes: BulkPatch) => void;
  onClose: () => void;
  messages: typeof bulkMessages;
}

/** Chooses what to change in all selected transactions; by default nothing. */
export default function BulkEditForm(props: BulkEditFormProps) {
  const { selected, values = emptyBulkValues, onValuesChange, onPreview, onClose, messages } = props;
  const allDimensions = useDimensions().data ?? noDimensions;
  const [reported, setReported] = useState<readonly BulkField[]>([]);
  const [isNothingReported, setIsNothingReported] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { category, vendor, dimensions, reviewStatus } = values;
  const change = (changed: Partial<BulkFormValues>) => {
    setIsNothingReported(false);
    onValuesChange({ ...values, ...changed });
  };
  const errorsOf = (field: BulkField, text: string) =>
    reported.includes(field) && missingFields(values).includes(field) ? [text] : [];
  const choices = [
    { value: 'leave', label: messages.bulkLeave },
    { value: 'set', label: messages.bulkSet },
    { value: 'clear', label: messages.bulkClear },
  ] as const;
  const classesHint = {
    leave: undefined,
    add: messages.bulkAddDimensionsHint,
    replace: messages.bulkReplaceDimensionsHint,
  }[dimensions.mode];
  // Custom statuses of the selected transactions can be chosen, too.
  const statuses = [...new Set([...reviewStatuses, ...selected.flatMap((row) => row.reviewStatus ?? [])])];

  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // not the host’s form
    const missing = missingFields(values);
    setReported(missing);
    setIsNothingReported(isUnchanged(values));
    const [first] = missing;
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, button)`)?.focus();
    else if (!isUnchanged(values)) onPreview(toBulkPatch(values, allDimensions));
  };

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={messages.bulkMore}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="daybook-field-grid">
        <div className="daybook-bulk-field">
          <Select
            label={messages.bulkCategory}
            value={category.mode}
            options={choices}
            onChange={(mode) => change({ category: { ...category, mode } })}
          />
          {category.mode === 'set' && (
            <div data-field="category">
              <CategoryPicker
                label={messages.bulkNewCategory}
                value={category.chosen?.id ?? null}
                onChange={(chosen) => change({ category: { ...category, chosen } })}
                known={category.chosen ? [category.chosen] : undefined}
                direction={selected.every((row) => directionOf(row) === 'in') ? 'in' : 'out'}
                errors={errorsOf('category', messages.bulkMissingCategory)}
              />
            </div>
          )}
        </div>
        <div className="daybook-bulk-field">
          <Select
            label={messages.bulkVendor}
            value={vendor.mode}
            options={choices}
            onChange={(mode) => change({ vendor: { ...vendor, mode } })}
          />
          {vendor.mode === 'set' && (
            <div data-field="vendor">
              <VendorPicker
                label={messages.bulkNewVendor}
                value={vendor.chosen?.id ?? null}
                onChange={(chosen) => change({ vendor: { ...vendor, chosen } })}
                known={vendor.chosen ? [vendor.chosen] : undefined}
                errors={errorsOf('vendor', messages.bulkMissingVendor)}
              />
            </div>
          )}
        </div>
        <div className="daybook-bulk-field">
          <Select
            label={messages.bulkDimensions}
            value={dimensions.mode}
            options={[
              { value: 'leave', label: messages.bulkLeave },
              { value: 'add', label: messages.bulkAddDimensions },
              { value: 'replace', label: messages.bulkReplaceDimensions },
            ]}
            onChange={(mode) => change({ dimensions: { ...dimensions, mode } })}
            hint={classesHint}
          />
          {dimensions.mode !== 'leave' && (
            <div data-field="dimensions">
              <DimensionPicker
                label={messages.bulkNewDimensions}
                value={dimensions.ids}
                onChange={(ids) => change({ dimensions: { ...dimensions, ids } })}
                known={noneKnown}
                isRequiredEnforced={false}
                errors={errorsOf('dimensions', messages.bulkMissingDimensions)}
              />
            </div>
          )}
        </div>
        <Select
          label={messages.bulkReviewStatus}
          value={reviewStatus ?? ''}
          options={[
            { value: '', label: messages.bulkLeave },
            ...statuses.map((status) => ({ value: status as string, label: wordOf(messages, 'review', status) })),
          ]}
          onChange={(chosen) => change({ reviewStatus: chosen || null })}
        />
      </div>
      <div className="daybook-bulk-actions">
        <SubmitButton isInactive={isUnchanged(values)}>{messages.bulkPreview}</SubmitButton>
        <Button onPress={onClose}>{messages.bulkClose}</Button>
        <p role="status" className="daybook-secondary">
          {isNothingReported && messages.bulkNothingChosen}
        </p>
      </div>
    </form>
  );
}

const noDimensions: never[] = [];
const noneKnown: never[] = [];
