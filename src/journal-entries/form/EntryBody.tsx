'use client';
import { useCallback, useMemo, useState } from 'react';
import { useLineUndo } from '../../form/document/useLineUndo.ts';
import type { FromForm } from '../../form/parts/memoPart.ts';
import { usePendingFocus } from '../../form/parts/usePendingFocus.ts';
import { uniqueById } from '../../reference-lists/data/rules.ts';
import type { AttachmentCallbacks } from '../../reference-lists/pickers/AttachmentsPicker.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { useCtrlKey } from '../../ui/useCtrlKey.ts';
import { Attachments } from '../fields/Attachments.tsx';
import { DescriptionField } from '../fields/DescriptionField.tsx';
import { MainFields } from '../fields/MainFields.tsx';
import { MoreDetails } from '../fields/MoreDetails.tsx';
import type { EntryChoices, PartProps } from '../fields/partProps.ts';
import { RecurrenceFields } from '../fields/RecurrenceFields.tsx';
import { addPasted, type PastedEntry } from '../model/addPasted.ts';
import { LineTable, type PasteNotice } from './LineTable.tsx';
import { accountField, columnOf } from './lineKeyboard.ts';
import type { usePaste } from './usePaste.ts';

interface EntryBodyProps extends AttachmentCallbacks {
  part: FromForm<PartProps>;
  /** That of the entry. */
  sourceId: string;
  paste: ReturnType<typeof usePaste>;
  choices: EntryChoices;
  isNew: boolean;
  /** Whether the saved entry recurs. */
  isRecurring: boolean;
}

const loadPreview = () => import('../paste/PastePreview.tsx');
const loadDialog = () => import('../paste/PasteDialog.tsx');

/** One entry: its fields and lines. Pasted rows are shown in place of the lines until they are added. */
export function EntryBody(props: EntryBodyProps) {
  const { part, sourceId, paste, choices, isNew, isRecurring, ...attachments } = props;
  const { values, named, isReadOnly, messages } = part;
  const { pasted } = paste;
  const { section, focusLine } = usePendingFocus();
  const onEnter = useCallback(() => focusLine(0, accountField), [focusLine]);
  const [notice, setNotice] = useState<PasteNotice>();
  const undoKey = useCtrlKey('Z');
  const undo = useLineUndo({
    ...part,
    stored: named,
    sourceId,
    onUndone: (index, from) => {
      setNotice(undefined); // what it offers is done
      focusLine(index, from ? columnOf(from) : accountField); // what is back gets the focus, in the same column
    },
  });
  const known = useMemo(() => uniqueById(named?.children?.map(({ glAccount }) => glAccount)), [named]);

  const add = (entry: PastedEntry) => {
    const { values: added, index, restore } = addPasted(values.get(), entry, pasted?.line);
    undo.apply(() => added, restore);
    setNotice({ text: messages.pasted({ count: entry.lines.length, key: undoKey }), restore });
    const unknown = entry.lines.findIndex(({ accountText }) => accountText);
    focusLine(index + (unknown < 0 ? entry.lines.length : unknown), accountField);
    paste.close();
  };
  const cancel = () => {
    const index = values.get().lines.findIndex(({ key }) => key === pasted?.line);
    focusLine(Math.max(0, index), accountField);
    paste.close();
  };

  return (
    <fieldset
      className="daybook-part daybook-editor"
      aria-label={messages.title}
      onInput={undo.onInput}
      onFocus={undo.onFocus}
      onKeyDown={isReadOnly || pasted ? undefined : undo.onKeyDown}
    >
      <DescriptionField {...part} isNew={isNew} onEnter={onEnter} />
      {pasted ? (
        <LazyPart
          load={loadPreview}
          fallback={<p role="status">{messages.pasting}</p>}
          props={{
            ...pasted,
            known,
            hasCustomData: !values.get().hidesCustomData,
            onChoose: paste.choose,
            onAdd: add,
            onCancel: cancel,
            messages,
          }}
        />
      ) : (
        <LineTable
          {...part}
          section={section}
          focusLine={focusLine}
          undo={undo}
          known={known}
          notice={notice}
          onPasteRows={paste.read}
        />
      )}
      {paste.isAsking && (
        <LazyPart load={loadDialog} props={{ onPaste: paste.show, onCancel: paste.cancel, messages }} />
      )}
      <RecurrenceFields {...part} {...choices} isStored={isRecurring} />
      <MainFields {...part} />
      <Attachments {...part} {...attachments} />
      <MoreDetails {...part} />
    </fieldset>
  );
}
