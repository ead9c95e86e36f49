'use client';
import { useSelectedOption } from '../../core/query/useSelectedOption.ts';
import { CustomerPicker } from '../../reference-lists/pickers/CustomerPicker.tsx';
import { DimensionPicker } from '../../reference-lists/pickers/DimensionPicker.tsx';
import { GlAccountPicker } from '../../reference-lists/pickers/GlAccountPicker.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { LinkedDocuments } from '../match/LinkedDocuments.tsx';
import type { LineValues } from '../model/lineValues.ts';
import type { SplitLineProps } from './partProps.ts';

interface SplitLineDetailsProps
  extends Pick<
    SplitLineProps,
    'line' | 'takesRemainder' | 'stored' | 'isReadOnly' | 'isRequiredEnforced' | 'messages'
  > {
  id: string;
  errors: ReadonlyMap<string, readonly string[]>;
  set: (changes: Partial<LineValues>) => void;
}

/** The rarely used fields of a split line. */
export function SplitLineDetails(props: SplitLineDetailsProps) {
  const { id, line, takesRemainder, stored, errors, isReadOnly, isRequiredEnforced, set, messages } = props;
  const knownGlAccount = useSelectedOption(stored?.glAccount);
  const knownCustomer = useSelectedOption(stored?.customer);
  return (
    <div id={id} className="daybook-field-grid daybook-split-details">
      {!takesRemainder && !isReadOnly && (
        <Checkbox
          label={messages.byPercent}
          isChecked={line.percent !== null}
          onChange={(isByPercent) => set({ percent: isByPercent ? '' : null })}
        />
      )}
      <GlAccountPicker
        label={messages.glAccount}
        isClearable
        isReadOnly={isReadOnly}
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
      <DimensionPicker
        label={messages.dimensions}
        isReadOnly={isReadOnly}
        errors={errors.get('dimensions')}
        value={line.dimensionValueIds}
        known={stored?.dimensionValues ?? noValues}
        isRequiredEnforced={isRequiredEnforced}
        onChange={(dimensionValueIds) => set({ dimensionValueIds })}
      />
      <LinkedDocuments line={line} errors={errors} isReadOnly={isReadOnly} set={set} messages={messages} />
    </div>
  );
}

const noValues: [] = [];
