import { type FieldSkeleton, FieldsSkeleton } from '../../ui/fields/FieldsSkeleton.tsx';
import { type ChooseFields, type EditorField, editorFields, isCustomField } from '../model/editorFields.ts';
import type { transactionMessages } from '../transactionMessages.ts';

interface EditorSkeletonProps {
  /** Whether there are buttons above the name. */
  hasSteps: boolean;
  /** Whether the bank details are fields. */
  isBankOpen: boolean;
  chooseFields: ChooseFields | undefined;
  messages: typeof transactionMessages;
}

/** The editor while its transaction loads, as high as an unsplit payment without suggestions and files, with the host's fields. */
export function EditorSkeleton({ hasSteps, isBankOpen, chooseFields, messages }: EditorSkeletonProps) {
  const fields = editorFields('out', chooseFields);
  const inSection = (name: EditorField['section']) => fields.filter(({ section }) => section === name);
  const canOpenBank = !isBankOpen && inSection('bank').some(({ readOnly }) => !readOnly);
  return (
    <div className="daybook-editor daybook-editor-skeleton">
      <div className="daybook-editor-head">
        {hasSteps && <div className="daybook-editor-steps" />}
        <div className="daybook-editor-title">
          <span className="daybook-title">{noBreak}</span>
        </div>
        <p className="daybook-editor-facts daybook-secondary">{noBreak}</p>
        {canOpenBank && <div className="daybook-bank-text" />}
      </div>
      {isBankOpen && <Fields fields={inSection('bank')} messages={messages} />}
      <Fields fields={inSection('main')} messages={messages} />
      {inSection('more').length > 0 && <p className="daybook-part-title daybook-more-title">{messages.moreDetails}</p>}
      <div className="daybook-editor-actions" />
    </div>
  );
}

interface FieldsProps {
  fields: readonly EditorField[];
  messages: typeof transactionMessages;
}

/** Fields in their order: between those that are wider, in a grid. */
function Fields({ fields, messages }: FieldsProps) {
  const index = fields.findIndex((field) => !isCustomField(field) && field.id in blocks);
  const block = fields[index]?.id as keyof typeof blocks | undefined; // it is one of them
  const inGrid = (block ? fields.slice(0, index) : fields).flatMap((field) => skeletonsOf(field, messages));
  return (
    <>
      {inGrid.length > 0 && <FieldsSkeleton fields={inGrid} />}
      {block && blocks[block](messages)}
      {block && <Fields fields={fields.slice(index + 1)} messages={messages} />}
    </>
  );
}

const blocks = {
  category: (messages: FieldsProps['messages']) => (
    <FieldsSkeleton fields={[{ id: 'category', label: messages.category }]} />
  ),
  match: () => <div className="daybook-editor-steps" />,
  attachments: (messages: FieldsProps['messages']) => (
    <div className="daybook-part">
      <p className="daybook-part-title">{messages.attachments}</p>
      <p className="daybook-secondary">{noBreak}</p>
    </div>
  ),
};

function skeletonsOf(field: EditorField, messages: FieldsProps['messages']): FieldSkeleton[] {
  if (isCustomField(field)) {
    const { id, label, hint, type, render, readOnly: isText } = field;
    return [{ id, hint, isText, label: type === 'checkbox' && !render && !isText ? undefined : label }];
  }
  const { id, readOnly: isText } = field;
  switch (id) {
    case 'source': // these four may show nothing
    case 'tax':
    case 'customData':
    case 'optionalDimensions':
      return [];
    case 'amount':
      return [
        { id: 'direction', label: messages.direction, isText },
        { id, label: messages.amount, isText },
      ];
    default:
      return [{ id, label: messages[id], isText, isWide: id === 'notes' || id === 'description' }];
  }
}

/** As high as a line of text. */
const noBreak = '\u00a0';
