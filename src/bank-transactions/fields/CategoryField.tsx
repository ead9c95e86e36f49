'use client';
import { type RefObject, useMemo, useRef } from 'react';
import { memoPart } from '../../form/parts/memoPart.ts';
import { CategoryPicker, type CategoryPickerProps } from '../../reference-lists/pickers/CategoryPicker.tsx';
import { CategoryPills } from './CategoryPills.tsx';
import type { PartProps } from './partProps.ts';

/** The transaction's category, with the suggested and recent ones. */
export const CategoryField = memoPart({ categoryId: true, direction: true }, Category);

interface CategoryFieldProps extends PartProps<'categoryId' | 'direction'> {
  label: string;
  suggestions: Pick<CategoryPickerProps, 'suggested' | 'notes'>;
  /** The field of the account, among the details; undefined if it can’t be changed. */
  accountInput: RefObject<HTMLInputElement | null> | undefined;
  /** Whether lines have the categories. */
  isSplit: boolean;
}

function Category({
  values,
  stored,
  edit,
  errors,
  isReadOnly,
  isSplit,
  label,
  suggestions,
  accountInput,
  messages,
}: CategoryFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const known = useKnownCategory(stored?.category);
  const action = useMemo(() => {
    if (!accountInput) return undefined;
    const onChoose = () => {
      const field = accountInput.current;
      const details = field?.closest('details');
      if (details) details.open = true;
      field?.focus();
    };
    return { id: 'account', text: messages.postToAccount, onChoose };
  }, [accountInput, messages]);
  /** The books follow the account if there are both, so one replaces the other. */
  const choose = (categoryId: string | null) =>
    edit((before) => ({ ...before, categoryId, ...(categoryId && { glAccountId: null }) }));
  return (
    <div className="daybook-transaction-category">
      <CategoryPicker
        label={label}
        isClearable
        isReadOnly={isReadOnly}
        errors={errors.get('category')}
        hint={isSplit ? messages.categoryOfLines : undefined}
        {...suggestions}
        action={action}
        value={values.categoryId}
        known={known}
        inputRef={input}
        direction={values.direction}
        onChange={(category) => choose(category?.id ?? null)}
      />
      {!isReadOnly && (
        <CategoryPills
          suggested={stored?.suggestedCategories}
          chosenId={values.categoryId}
          direction={values.direction}
          onChoose={(id) => {
            choose(id);
            input.current?.focus(); // the pressed button is gone
          }}
          messages={messages}
        />
      )}
    </div>
  );
}

/** A category, which may have no name, as the option of a picker. */
export function useKnownCategory(category: { id: string; name?: string | null | undefined } | null | undefined) {
  return useMemo(() => (category ? [{ ...category, name: category.name ?? '' }] : undefined), [category]);
}
