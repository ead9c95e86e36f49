'use client';
import { formatDate } from '../../core/dates/formatDate.ts';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { memoPart } from '../../form/parts/memoPart.ts';
import { useToday } from '../../ui/dates/useToday.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import type { PartProps } from './partProps.ts';

interface DescriptionFieldProps extends PartProps<'description'> {
  /** Whether the service will date the entry when it is saved. */
  isNew: boolean;
  onEnter: () => void;
}

/** The description, and for a new entry the date that it will have. */
export const DescriptionField = memoPart({ description: true }, Field);

function Field({ values, edit, errors, isReadOnly, isNew, onEnter, messages }: DescriptionFieldProps) {
  const { isTimeZoneGiven, locale } = useDaybookContext();
  const today = useToday();
  const date = isTimeZoneGiven && formatDate(today, { locale });
  return (
    <TextField
      label={messages.description}
      errors={errors.get('description')}
      isReadOnly={isReadOnly}
      hint={isNew && (date ? messages.dated({ date }) : messages.datedToday)}
      value={values.description}
      onChange={(description) => edit((before) => ({ ...before, description }))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
        event.preventDefault(); // it would submit the form
        onEnter();
      }}
    />
  );
}
