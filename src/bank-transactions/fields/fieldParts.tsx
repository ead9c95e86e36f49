'use client';
import type { FunctionComponent } from 'react';
import { wordOf } from '../../core/messages/wordOf.ts';
import { useStore } from '../../core/state/useStore.ts';
import { type FromForm, memoPart } from '../../form/parts/memoPart.ts';
import { BankAccountPicker } from '../../reference-lists/pickers/BankAccountPicker.tsx';
import { DimensionFields } from '../../reference-lists/pickers/DimensionFields.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { DateField } from '../../ui/dates/DateField.tsx';
import { FieldText } from '../../ui/fields/FieldText.tsx';
import { MoneyField } from '../../ui/fields/MoneyField.tsx';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useSelectedOption } from '../../ui/picker/useSelectedOption.ts';
import { reviewStatuses, transactionStatuses } from '../data/schema.ts';
import type { BankTransactionFieldId } from '../model/editorFields.ts';
import { withDirection } from '../model/formValues.ts';
import { changeAmount, isMatchOnly } from '../model/matchLines.ts';
import { CustomDataList } from './CustomDataList.tsx';
import { PartyField } from './PartyField.tsx';
import type { FieldProps } from './partProps.ts';
import { serviceOptions } from './serviceOptions.ts';
import { TaxFields } from './TaxFields.tsx';

/** The fields that need nothing but the form, each memoized. */
export const fieldParts: Readonly<
  Record<Exclude<BankTransactionFieldId, 'category' | 'match' | 'attachments'>, FunctionComponent<FromForm<FieldProps>>>
> = {
  amount: memoPart({ direction: true, amount: true }, Amount),
  date: memoPart({ date: true }, TransactionDate),
  bankAccount: memoPart({ bankAccountId: true }, BankAccount),
  description: memoPart({ description: true }, Description),
  vendor: memoPart({ vendorId: true, customerId: true }, Vendor),
  customer: memoPart({ vendorId: true, customerId: true }, Customer),
  dimensions: RequiredDimensions,
  notes: memoPart({ notes: true }, Notes),
  reviewStatus: memoPart({ reviewStatus: true }, ReviewStatus),
  optionalDimensions: OptionalDimensions,
  glAccount: memoPart({ glAccountId: true }, Account),
  status: memoPart({ status: true }, Status),
  source: Source,
  tax: memoPart({ tax: true }, TaxFields),
  customData: CustomDataList,
};

/** The attributes that every field has. */
function shared<
  Name extends 'amount' | 'date' | 'bankAccount' | 'description' | 'notes' | 'glAccount' | 'reviewStatus' | 'status',
>({ messages, errors, isReadOnly }: Pick<FieldProps, 'messages' | 'errors' | 'isReadOnly'>, name: Name) {
  return { label: messages[name], errors: errors.get(name), isReadOnly };
}

function Amount({ values, edit, ...props }: FieldProps<'direction' | 'amount'>) {
  const { isReadOnly, messages } = props;
  return (
    <>
      <SegmentedControl
        legend={messages.direction}
        options={[
          { value: 'out', label: messages.out },
          { value: 'in', label: messages.in },
        ]}
        value={values.direction}
        isReadOnly={isReadOnly}
        onChange={(direction) => edit((before, base) => withDirection(before, direction, base))}
      />
      <MoneyField
        {...shared(props, 'amount')}
        isRequired
        value={values.amount}
        onChange={(amount) => edit((before) => changeAmount(before, amount))}
      />
    </>
  );
}

function TransactionDate({ values, edit, ...props }: FieldProps<'date'>) {
  return (
    <DateField
      {...shared(props, 'date')}
      isRequired
      value={values.date}
      onChange={(date) => edit((before) => ({ ...before, date }))}
    />
  );
}

function BankAccount({ values, stored, edit, ...props }: FieldProps<'bankAccountId'>) {
  return (
    <BankAccountPicker
      {...shared(props, 'bankAccount')}
      isRequired
      value={values.bankAccountId}
      known={useSelectedOption(stored?.bankAccount)}
      onChange={(bankAccountId) => edit((before) => ({ ...before, bankAccountId }))}
    />
  );
}

function Description({ values, edit, ...props }: FieldProps<'description'>) {
  return (
    <div className="daybook-editor-wide">
      <TextField
        {...shared(props, 'description')}
        isRequired
        value={values.description}
        onChange={(description) => edit((before) => ({ ...before, description }))}
      />
    </div>
  );
}

function Vendor(props: FieldProps<'vendorId' | 'customerId'>) {
  return <PartyField {...props} kind="vendor" />;
}

function Customer(props: FieldProps<'vendorId' | 'customerId'>) {
  return <PartyField {...props} kind="customer" />;
}

function Notes({ values, edit, ...props }: FieldProps<'notes'>) {
  return (
    <div className="daybook-editor-wide daybook-editor-note">
      <TextField
        {...shared(props, 'notes')}
        isMultiline
        value={values.notes}
        onChange={(notes) => edit((before) => ({ ...before, notes }))}
      />
    </div>
  );
}

interface DimensionsProps extends FieldProps<'dimensionValueIds'> {
  which: 'required' | 'optional';
  isRequiredEnforced: boolean;
}

const Dimensions = memoPart({ dimensionValueIds: true }, function Dimensions(props: DimensionsProps) {
  const { values, stored, edit, which, isRequiredEnforced, errors, isReadOnly, messages } = props;
  return (
    <DimensionFields
      label={messages.dimensions}
      which={which}
      value={values.dimensionValueIds}
      known={stored?.dimensionValues}
      isRequiredEnforced={isRequiredEnforced}
      errors={which === 'required' ? errors.get('dimensions') : undefined}
      isReadOnly={isReadOnly}
      onChange={(dimensionValueIds) => edit((before) => ({ ...before, dimensionValueIds }))}
    />
  );
});

/** Lines have their own classes, unless they are a match. Of lines it only matters whether there are any, so a key in one renders none. */
function RequiredDimensions(props: FromForm<FieldProps>) {
  const isEnforced = useStore(
    props.values,
    (values) => values.type !== 'TRANSFER' && (values.lines.length === 0 || isMatchOnly(values)),
  );
  return <Dimensions {...props} which="required" isRequiredEnforced={isEnforced} />;
}

function OptionalDimensions(props: FromForm<FieldProps>) {
  return <Dimensions {...props} which="optional" isRequiredEnforced={false} />;
}

function ReviewStatus({ values, stored, edit, ...props }: FieldProps<'reviewStatus'>) {
  return (
    <Select
      {...shared(props, 'reviewStatus')}
      value={values.reviewStatus ?? ''}
      options={serviceOptions(reviewStatuses, values.reviewStatus, stored?.reviewStatus, 'review', props.messages)}
      onChange={(reviewStatus) => edit((before) => ({ ...before, reviewStatus: reviewStatus || null }))}
    />
  );
}

/** The books follow the account if there are both, so one replaces the other. */
function Account({ values, stored, edit, ...props }: FieldProps<'glAccountId'>) {
  return (
    <GlAccountPicker
      {...shared(props, 'glAccount')}
      inputRef={props.accountInput}
      isClearable
      value={values.glAccountId}
      known={useSelectedOption(stored?.glAccount)}
      onChange={(glAccountId) =>
        edit((before) => ({ ...before, glAccountId, ...(glAccountId && { categoryId: null }) }))
      }
    />
  );
}

function Status({ values, stored, edit, ...props }: FieldProps<'status'>) {
  const options = serviceOptions(transactionStatuses, values.status, stored?.status, 'status', props.messages);
  return (
    <Select
      {...shared(props, 'status')}
      value={values.status ?? ''}
      options={options.filter(({ value }) => value !== '' || values.status === null)}
      onChange={(status) => edit((before) => ({ ...before, status: status || null }))}
    />
  );
}

/** Where the transaction came from, which the service records. */
function Source({ stored, messages }: Pick<FieldProps, 'stored' | 'messages'>) {
  const name = stored?.apiName;
  return name && <FieldText label={messages.source}>{wordOf(messages, 'source', name)}</FieldText>;
}
