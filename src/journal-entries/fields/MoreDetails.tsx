'use client';
import { memoPart } from '../../form/parts/memoPart.ts';
import { MoreFields } from '../../ui/fields/MoreFields.tsx';
import { CustomDataFields } from './CustomDataFields.tsx';
import type { PartProps } from './partProps.ts';

/** Rarely used fields: the custom data. */
export const MoreDetails = memoPart({ customData: true, hidesCustomData: true }, More);

type MoreDetailsProps = PartProps<'customData' | 'hidesCustomData'>;

function More(props: MoreDetailsProps) {
  const { values, errors, messages } = props;
  const isInvalid = [...errors.keys()].some((place) => place.startsWith('customData'));
  return (
    <MoreFields title={messages.moreDetails} isFilled={values.customData.length > 0} isInvalid={isInvalid}>
      {values.hidesCustomData ? (
        <p className="daybook-secondary">{messages.customDataHidden}</p>
      ) : (
        <CustomDataFields {...props} />
      )}
    </MoreFields>
  );
}
