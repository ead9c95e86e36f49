'use client';
import {
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../../core/state/useLatest.ts';
import { IsTextContext } from '../../ui/fields/IsTextContext.ts';
import { type OnUpload, UploadContext, type UploadedFile } from '../document/UploadContext.ts';
import { useUnsavedChangesGuard } from '../leaving/useUnsavedChangesGuard.ts';
import { useFocusAfterNotices } from './useFocusAfterNotices.ts';

/** Moves the focus in a form once it has rendered. */
export interface DocumentFormHandle {
  /**
   * Focuses the first invalid field, or else the notices above the form, if there are any. While the user types, the focus stays: the
   * notices are announced.
   */
  focusFirstError: () => void;
  focusFirstField: () => void;
}

interface DocumentFormProps extends Pick<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** Accessible name. */
  label: string;
  isDirty: boolean;
  /** Whether it is being saved, or looked up after a save. */
  isBusy: boolean;
  onDirtyChange: ((event: { isDirty: boolean }) => void) | undefined;
  /** Called with an upload, which saves wait for. */
  onUpload?: OnUpload;
  handle?: Ref<DocumentFormHandle> | undefined;
  /** Whether the fields are text: nothing in the form can be changed, and there is no input to keep. */
  isText?: boolean;
  onSave: () => void;
  /** Undefined if there is nothing to leave or discard. */
  onLeave: (() => void) | undefined;
  /** Called before the field’s own keys, but not for those of a dialog in the form. */
  onKeyDownCapture?: (event: KeyboardEvent<HTMLElement>) => void;
  /** Called for anything pasted in the form, but not in its dialogs. */
  onPaste?: ((event: ClipboardEvent<HTMLElement>) => void) | undefined;
}

/** In milliseconds; the default of desktops. */
const doubleClickTime = 500;

/**
 * The form of a document. Saves on Ctrl+Enter or Cmd+Enter, and changes on Enter in a field; leaves on Escape, and guards unsaved
 * changes.
 */
export function DocumentForm(props: DocumentFormProps) {
  const { label, isDirty, isBusy, onDirtyChange, handle, onSave, onLeave } = props;
  const form = useRef<HTMLFormElement>(null);
  const latestSave = useLatest(onSave);
  const stoppedAt = useRef(-Infinity);
  /** Whether the user has typed since the save began. */
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isBusy) isTyping.current = false;
  }, [isBusy]);
  const [pendingFocus, setPendingFocus] = useState<{ isError: boolean }>();
  useImperativeHandle(
    handle,
    () => ({
      focusFirstError: () => isTyping.current || setPendingFocus({ isError: true }),
      focusFirstField: () => setPendingFocus({ isError: false }),
    }),
    [],
  );
  useEffect(() => {
    if (!pendingFocus) return;
    if (!pendingFocus.isError) return form.current?.querySelector('input')?.focus();
    stoppedAt.current = performance.now();
    focusFirstError(form.current);
  }, [pendingFocus]);
  const noticeFocus = useFocusAfterNotices(form);
  useUnsavedChangesGuard(isDirty, onDirtyChange);
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([]);
  const { onUpload } = props;
  const uploads = useMemo(() => {
    const addUploaded = (files: readonly UploadedFile[]) => setUploaded((before) => [...before, ...files]);
    return onUpload && { onUpload, uploaded, addUploaded };
  }, [onUpload, uploaded]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // A field that commits its input on the same key renders first. A held key saves once: the next save may overwrite.
      if (!event.repeat) queueMicrotask(() => latestSave.current());
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement && (event.repeat || !isDirty)) {
      event.preventDefault(); // without changes, Save is for what the user decides, such as that it’s reviewed
    } else if (event.key === 'Escape' && !event.defaultPrevented && onLeave) {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    }
  };
  return (
    <form
      ref={form}
      className="daybook-editor"
      noValidate
      aria-label={label}
      {...noticeFocus}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // not the host’s form, around it or around a portal
        onSave();
      }}
      onKeyDownCapture={(event) => {
        if (!isInDialog(event)) props.onKeyDownCapture?.(event);
      }}
      onKeyDown={onKeyDown}
      onClickCapture={(event) => {
        const isSave = event.target instanceof Element && event.target.closest('[type=submit]');
        // The second click of a double click must not save what stopped the first.
        if (isSave && event.detail > 1 && performance.now() - stoppedAt.current < doubleClickTime)
          event.preventDefault();
      }}
      onInput={() => {
        isTyping.current = isBusy;
      }}
      onPaste={(event) => {
        if (!isInDialog(event)) props.onPaste?.(event);
      }}
    >
      <IsTextContext.Provider value={props.isText ?? false}>
        <UploadContext.Provider value={uploads}>{props.children}</UploadContext.Provider>
      </IsTextContext.Provider>
    </form>
  );
}

/** Whether an event is in a dialog of the form, which may be in a portal; the form may be in a dialog of the host. */
function isInDialog({ target, currentTarget }: KeyboardEvent | ClipboardEvent): boolean {
  const dialog = target instanceof Element && target.closest('dialog, .daybook-dialog-part');
  return dialog ? currentTarget.contains(dialog) : !(target instanceof Node && currentTarget.contains(target));
}

function focusFirstError(form: HTMLFormElement | null): void {
  const invalid = '[aria-invalid=true], [data-invalid] :is(button, input), [data-first-invalid]';
  const notices = form?.querySelector<HTMLElement>('.daybook-editor-notices');
  (form?.querySelector<HTMLElement>(invalid) ?? (notices?.textContent ? notices : undefined))?.focus();
}
