'use client';
import { useRef } from 'react';
import { useStore } from '../../core/state/useStore.ts';
import { useLineUndo } from '../../form/document/useLineUndo.ts';
import { type FromForm, memoPart } from '../../form/parts/memoPart.ts';
import { usePendingFocus } from '../../form/parts/usePendingFocus.ts';
import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { Attachments } from '../fields/Attachments.tsx';
import { CategoryField } from '../fields/CategoryField.tsx';
import { FieldList } from '../fields/FieldList.tsx';
import { MoreDetails } from '../fields/MoreDetails.tsx';
import type { FieldProps, PartProps } from '../fields/partProps.ts';
import { MatchSection } from '../match/MatchSection.tsx';
import type { MatchProps, MatchValues } from '../match/matchProps.ts';
import type { EditorField } from '../model/editorFields.ts';
import { isMatchedByItem, isMatchOnly, suggestsInvoices } from '../model/matchLines.ts';
import { recalculate } from '../model/splitLines.ts';
import { firstField, SplitLines } from './SplitLines.tsx';
import { useUsualCategories } from './useUsualCategories.ts';

interface EditorFieldsProps extends AttachmentCallbacks, Pick<MatchProps, 'paidSince' | 'overrides'> {
  /** The host’s fields and their order. */
  fields: readonly EditorField[];
  /** Whether those of the bank are shown. */
  isBankOpen: boolean;
  part: FromForm<PartProps>;
  /** That of the document. */
  sourceId: string;
}

const matchValues = {
  amount: true,
  bankAccountId: true,
  customerId: true,
  date: true,
  direction: true,
  lines: true,
  matchingBankTransactionId: true,
} as const;
/** That of a stored transaction, which doesn’t depend on the description. */
const Match = memoPart<Omit<MatchProps, 'values'> & { values: MatchValues }>(matchValues, MatchSection);
const MatchOfNew = memoPart({ ...matchValues, description: true }, MatchSection);

/** The fields of the form. */
export function EditorFields(props: EditorFieldsProps) {
  const { fields, isBankOpen, part, sourceId, paidSince, overrides, uploadAttachments, onAttachmentRemove } = props;
  const { values, stored, messages } = part;
  const isMatched = useStore(values, isMatchOnly) || isMatchedByItem(stored);
  const isSplit = useStore(values, ({ lines }) => lines.length > 0);
  const findsInvoices = useStore(values, (now) => !part.isReadOnly && suggestsInvoices(now, stored));
  const suggestions = useUsualCategories(stored, messages);
  const accountInput = useRef<HTMLInputElement>(null);
  const hasAccount = fields.some(({ id, readOnly }) => id === 'glAccount' && !readOnly);
  const { section, focusLine } = usePendingFocus();
  const undo = useLineUndo({
    ...part,
    sourceId,
    onUndone: (index) => {
      part.edit(recalculate); // the amount may have changed since
      focusLine(index, firstField);
    },
  });
  const shownIds = fields.map(({ id }) => id);
  const isAfterMatch = shownIds.includes('match') && shownIds.indexOf('match') < shownIds.indexOf('category');
  const blocks = {
    match: (part: FromForm<FieldProps>) => {
      const MatchPart = stored ? Match : MatchOfNew;
      return <MatchPart {...part} paidSince={paidSince} overrides={overrides} />;
    },
    category: (part: FromForm<FieldProps>) =>
      !isMatched && (
        <SplitLines {...part} section={section} focusLine={focusLine} undo={undo}>
          <CategoryField
            {...part}
            label={isAfterMatch && findsInvoices ? messages.noInvoice : messages.category}
            suggestions={suggestions}
            accountInput={hasAccount ? accountInput : undefined}
            isSplit={isSplit}
          />
        </SplitLines>
      ),
    attachments: (part: FromForm<FieldProps>) => (
      <Attachments {...part} uploadAttachments={uploadAttachments} onAttachmentRemove={onAttachmentRemove} />
    ),
  };
  const list = { ...part, accountInput, shown: fields, blocks };
  const inSection = (section: EditorField['section']) => fields.filter((field) => field.section === section);
  return (
    <>
      {isBankOpen && <FieldList {...list} fields={inSection('bank')} />}
      <FieldList {...list} fields={inSection('main')} />
      <MoreDetails {...list} fields={inSection('more')} />
    </>
  );
}
