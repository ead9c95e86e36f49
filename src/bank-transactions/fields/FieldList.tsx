'use client';
import { type ReactNode, useContext } from 'react';
import type { FromForm } from '../../form/parts/memoPart.ts';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { type BankTransactionFieldId, type EditorField, isCustomField } from '../model/editorFields.ts';
import { CustomFieldPart } from './CustomFieldPart.tsx';
import { fieldParts } from './fieldParts.tsx';
import type { FieldProps } from './partProps.ts';

/** The fields that the screen renders. */
type Block = Exclude<BankTransactionFieldId, keyof typeof fieldParts>;

export interface FieldListProps extends FromForm<FieldProps> {
  fields: readonly EditorField[];
  blocks: Readonly<Record<Block, (props: FromForm<FieldProps>) => ReactNode>>;
}

/** Fields in their order, in a grid unless they are wider. */
export function FieldList({ fields, blocks, ...props }: FieldListProps) {
  const isText = useContext(IsTextContext);
  const groups: { key: string; isGrid: boolean; content: ReactNode[] }[] = [];
  for (const field of fields) {
    const { id, readOnly = false } = field;
    const part = { ...props, isReadOnly: props.isReadOnly || readOnly };
    const content = (
      <IsTextContext.Provider key={id} value={isText || readOnly}>
        {renderField(field, part, blocks)}
      </IsTextContext.Provider>
    );
    const isGrid = !isWide(field);
    const last = groups.at(-1);
    if (isGrid && last?.isGrid) last.content.push(content);
    else groups.push({ key: id, isGrid, content: [content] });
  }
  return groups.map(({ key, isGrid, content }) =>
    isGrid ? (
      <div key={key} className="daybook-field-grid">
        {content}
      </div>
    ) : (
      content
    ),
  );
}

function renderField(field: EditorField, part: FromForm<FieldProps>, blocks: FieldListProps['blocks']): ReactNode {
  if (isCustomField(field)) return <CustomFieldPart {...part} field={field} />;
  const { id } = field;
  if (id === 'category' || id === 'match' || id === 'attachments') return blocks[id](part);
  const Part = fieldParts[id];
  return <Part {...part} />;
}

function isWide(field: EditorField): boolean {
  return !isCustomField(field) && ['category', 'match', 'attachments', 'tax', 'customData'].includes(field.id);
}
