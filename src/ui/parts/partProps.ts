import type { AriaAttributes, ComponentPropsWithRef, ComponentType, ReactNode } from 'react';

/**
 * A host's components in place of Daybook's own, for all components inside a provider. Each forwards its `ref` and spreads its props on
 * its native element, or on one with the same role, name, value and keys.
 */
export interface DaybookComponents {
  Button?: ComponentType<ButtonPartProps> | undefined;
  IconButton?: ComponentType<IconButtonPartProps> | undefined;
  Link?: ComponentType<LinkPartProps> | undefined;
  Input?: ComponentType<InputPartProps> | undefined;
  Textarea?: ComponentType<TextareaPartProps> | undefined;
  Select?: ComponentType<SelectPartProps> | undefined;
  Checkbox?: ComponentType<CheckboxPartProps> | undefined;
  Radio?: ComponentType<RadioPartProps> | undefined;
  Dialog?: ComponentType<DialogPartProps> | undefined;
  EmptyState?: ComponentType<EmptyStatePartProps> | undefined;
  ErrorState?: ComponentType<ErrorStatePartProps> | undefined;
  Notice?: ComponentType<NoticePartProps> | undefined;
}

type Native<Tag extends 'a' | 'button' | 'input' | 'select' | 'textarea', Name extends string> = AriaAttributes &
  Pick<ComponentPropsWithRef<Tag>, Extract<Name | 'ref' | 'id' | 'title' | 'dir', keyof ComponentPropsWithRef<Tag>>>;

/** What a `Button` gets. It is never `disabled`, which would move the focus away, but `aria-disabled`. */
export interface ButtonPartProps extends Native<'button', 'onClick' | 'tabIndex'> {
  type: 'button' | 'submit';
  children: ReactNode;
  /** Whether it is the one main action. */
  'data-primary'?: true | undefined;
  /** Whether its action is destructive. */
  'data-dangerous'?: true | undefined;
  /** Whether it appears many times, so that a border would be too much. */
  'data-quiet'?: true | undefined;
}

/** What an `IconButton` gets: its name is in `aria-label` and `title`, its icon in `children`. */
export interface IconButtonPartProps extends ButtonPartProps {
  'aria-label': string;
  title: string;
}

/** What a `Link` gets. It opens in a new tab. */
export interface LinkPartProps extends Native<'a', 'rel' | 'target'> {
  href: string;
  children: ReactNode;
  /** Whether it is the main action, which looks like a button. */
  'data-primary'?: true | undefined;
}

type TextName =
  | 'autoComplete'
  | 'autoFocus'
  | 'name'
  | 'onBlur'
  | 'onChange'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'style';

/** What an `Input` gets, for text, amounts, dates and searches. `style` has the room that buttons over it need. */
export interface InputPartProps
  extends Native<
    'input',
    TextName | 'autoCorrect' | 'enterKeyHint' | 'inputMode' | 'onClick' | 'onPointerDown' | 'role'
  > {
  type: 'text' | 'search';
  value: string;
}

/** What a `Textarea` gets. */
export interface TextareaPartProps extends Native<'textarea', TextName> {
  value: string;
}

/** What a `Select` gets: its `<option>` elements are in `children`. */
export interface SelectPartProps extends Native<'select', 'onChange'> {
  value: string;
  children: ReactNode;
}

/** What a `Checkbox` gets. Its label is around it. The `indeterminate` property is set through its `ref`. */
export interface CheckboxPartProps extends Native<'input', 'onChange' | 'tabIndex'> {
  type: 'checkbox';
  checked: boolean;
  /** Whether it represents several items, some of them checked. */
  'data-indeterminate'?: true | undefined;
}

/** What a `Radio` gets. Its label is around it. */
export interface RadioPartProps extends Native<'input', 'onChange'> {
  type: 'radio';
  name: string;
  checked: boolean;
}

/** What a `Dialog` gets. It is mounted only while it is open, is modal, and returns the focus when it unmounts. */
export interface DialogPartProps {
  open: true;
  /** To be called for Escape. */
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  /** Of the element with the role, which may get the focus. */
  tabIndex: -1;
  'aria-labelledby': string;
  'aria-describedby'?: string | undefined;
  /** Has the id of `aria-labelledby`. */
  title: ReactNode;
  /** Has the id of `aria-describedby`. */
  children: ReactNode;
  /** Its buttons. Daybook focuses one of them, a field, or the dialog. */
  actions: ReactNode;
}

/** What an `EmptyState` gets. Around it is a live region. */
export interface EmptyStatePartProps {
  /** Why there are no rows: none exist, all are done, none matches, or the user may not see them. */
  kind: 'none' | 'done' | 'noMatch' | 'noAccess';
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** At most two buttons. */
  actions?: ReactNode;
}

/** What an `ErrorState` gets: a list couldn't be loaded. Around it is an alert. */
export interface ErrorStatePartProps extends Omit<EmptyStatePartProps, 'kind'> {
  kind: 'failed';
}

/** What a `Notice` gets. Around it is a live region. */
export interface NoticePartProps {
  /** `quiet` replaces its subject, `calm` accompanies it, `good` confirms a save. */
  tone: 'quiet' | 'calm' | 'good' | 'warning' | 'danger';
  children: ReactNode;
  /** Small print, such as a reference for support. */
  detail?: ReactNode;
  /** A button. */
  action?: ReactNode;
}
