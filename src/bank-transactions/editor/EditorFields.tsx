'use client';
import { useRef } from 'react';
import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { Attachments } from '../fields/Attachments.tsx';
import { CategoryField } from '../fields/CategoryField.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { MoreDetails } from '../fields/MoreDetails.tsx';
import type { FieldProps, PartProps } from '../fields/partProps.ts';
import { MatchSection } from '../match/MatchSection.tsx';
import type { MatchProps } from '../match/matchProps.ts';
import type { EditorField } from '../model/editorFields.ts';
import { isMatchOnly, suggestsInvoices } from '../model/matchLines.ts';
import { SplitLines } from './SplitLines.tsx';
import { useUsualCategories } from './useUsualCategories.ts';

interface EditorFieldsProps extends AttachmentCallbacks, Pick<MatchProps, 'paidSince' | 'overrides'> {
  /** The host’s fields and their order. */
  fields: readonly EditorField[];
  /** Whether those of the bank are shown. */
  isBankOpen: boolean;
  part: PartProps;
}

/** The fields of the form. */
export function EditorFields(props: EditorFieldsProps) {
  const { fields, isBankOpen, part, paidSince, overrides, uploadAttachments, onAttachmentRemove } = props;
  const { values, stored, messages } = part;
  const suggestions = useUsualCategories(stored, messages);
  const accountInput = useRef<HTMLInputElement>(null);
  const hasAccount = fields.some(({ id, readOnly }) => id === 'glAccount' && !readOnly);
  const shownIds = fields.map(({ id }) => id);
  const isAfterMatch = shownIds.includes('match') && shownIds.indexOf('match') < shownIds.indexOf('category');
  const blocks = {
    match: (part: FieldProps) => <MatchSection {...part} paidSince={paidSince} overrides={overrides} />,
    category: (part: FieldProps) =>
      !isMatchOnly(values) && (
        <SplitLines {...part}>
          <CategoryField
            {...part}
            label={isAfterMatch && suggestsInvoices(values, stored) ? messages.noInvoice : messages.category}
            suggestions={suggestions}
            accountInput={hasAccount ? accountInput : undefined}
            isSplit={values.lines.length > 0}
          />
        </SplitLines>
      ),
    attachments: (part: FieldProps) => (
      <Attachments {...part} uploadAttachments={uploadAttachments} onAttachmentRemove={onAttachmentRemove} />
    ),
  };
  const list = { ...part, accountInput, shown: fields, blocks };
  const of = (section: EditorField['section']) => fields.filter((field) => field.section === section);
  return (
    <>
      {isBankOpen && <FieldList {...list} fields={of('bank')} />}
      <FieldList {...list} fields={of('main')} />
      <MoreDetails {...list} fields={of('more')} />
    </>
  );
}
