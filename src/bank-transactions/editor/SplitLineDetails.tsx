'use client';
import { useDimensions } from '../../reference-lists/data/queries.ts';
import { CustomerPicker } from '../../reference-lists/pickers/CustomerPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { useSelectedOption } from '../../ui/picker/useSelectedOption.ts';
import { LinkedDocuments } from '../match/LinkedDocuments.tsx';
import type { LineValues } from '../model/lineValues.ts';
import type { SplitLineProps } from './partProps.ts';

interface SplitLineDetailsProps
  extends Pick<SplitLineProps, 'line' | 'stored' | 'isReadOnly' | 'isRequiredEnforced' | 'messages'> {
  id: string;
  errors: ReadonlyMap<string, readonly string[]>;
  set: (changes: Partial<LineValues>) => void;
}

/** The rarely used fields of a split line. */
export function SplitLineDetails(props: SplitLineDetailsProps) {
  const { id, line, stored, errors, isReadOnly, isRequiredEnforced, set, messages } = props;
  const knownGlAccount = useSelectedOption(stored?.glAccount);
  const knownCustomer = useSelectedOption(stored?.customer);
  const hasSeveralDimensions = (useDimensions().data?.length ?? 0) > 1;
  return (
    <div id={id} className="daybook-field-grid daybook-split-details">
      <GlAccountPicker
        label={messages.glAccount}
        isClearable
        isReadOnly={isReadOnly || line.invoiceId !== ''}
        errors={errors.get('glAccount')}
        value={line.glAccountId}
        known={knownGlAccount}
        onChange={(glAccountId) => set({ glAccountId })}
      />
      <CustomerPicker
        label={messages.customer}
        isClearable
        isReadOnly={isReadOnly}
        errors={errors.get('customer')}
        value={line.customerId}
        known={knownCustomer}
        onChange={(customer) => set({ customerId: customer?.id ?? null })}
      />
      {hasSeveralDimensions && (
        <DimensionPicker
          label={messages.dimensions}
          isReadOnly={isReadOnly}
          errors={errors.get('dimensions')}
          value={line.dimensionValueIds}
          known={stored?.dimensionValues ?? noValues}
          isRequiredEnforced={isRequiredEnforced}
          onChange={(dimensionValueIds) => set({ dimensionValueIds })}
        />
      )}
      <LinkedDocuments line={line} errors={errors} isReadOnly={isReadOnly} set={set} messages={messages} />
    </div>
  );
}

const noValues: [] = [];
