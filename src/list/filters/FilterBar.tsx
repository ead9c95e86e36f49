'use client';
import { type ComponentType, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DateRange, RangePreset } from '../../core/dates/dateRange.ts';
import { useMessages } from '../../core/daybookContext.ts';
import type { FilterField } from '../../core/filters/defineFilters.ts';
import { isActive, pickFilters } from '../../core/filters/filterEntries.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Button } from '../../ui/fields/Button.tsx';
import { focusedElement } from '../../ui/focusedElement.ts';
import { uiMessages } from '../../ui/messages.ts';
import { Popover } from '../../ui/overlay/Popover.tsx';
import { useInteractOutside } from '../../ui/overlay/useInteractOutside.ts';
import { useKeepFocusWithin } from '../../ui/useKeepFocusWithin.ts';
import { useShortcut, visitField } from '../../ui/useShortcut.ts';
import { focusOnceShown } from '../rows/focusOnceShown.ts';
import { useIsCard } from '../useIsCard.ts';
import { isInViews } from '../views/viewOf.ts';
import type { AddedRecord } from './ConditionEditor.tsx';
import type { Condition } from './conditions.ts';
import type { FilterEditorProps } from './FilterEditor.tsx';
import { PeriodSelect, periodOf } from './PeriodSelect.tsx';
import { SearchField } from './SearchField.tsx';
import { ToolLabel } from './ToolLabel.tsx';
import type { FilterMessages } from './useFilterChips.ts';
import type { ListFiltering } from './useListFilters.ts';
import type { CommonFilters } from './useListSearch.ts';
import { type CountMatches, useMatchCount } from './useMatchCount.ts';

export interface FilterBarProps<Filters extends CommonFilters> {
  filtering: ListFiltering<Filters>;
  /** The dates that the filters cover. */
  range: DateRange;
  /** Without dates or a period; default `all`. */
  defaultPeriod?: RangePreset;
  /** The filters that have no chips, because they are shown otherwise; *Clear all* keeps them. */
  without?: readonly string[];
  /** Follows the period. */
  besidePeriod?: ReactNode;
  /** Counts what edited filters would find. */
  countMatches?: CountMatches<Filters>;
  /** Records added to filters here, with their names. */
  added: readonly AddedRecord[];
  /** The chips, whose code loads with the first filter. */
  loadActiveFilters: () => Promise<{ default: ComponentType<ActiveFiltersProps> }>;
  /** The editor of the filters, whose code loads when it opens. */
  loadEditor: () => Promise<{ default: ComponentType<Omit<FilterEditorProps, 'loadRecordEditor'>> }>;
  /** Called with each record added to a filter: its list may load only in part. */
  onRecordAdd: (record: AddedRecord) => void;
  /** What is selected, in the place of the filters. */
  selectionBar?: ReactNode;
  /** The Display menu. */
  display: ReactNode;
  /** How the list is sorted, for narrow lists, whose columns have no headers. */
  sortSettings?: ReactNode;
  /**
   * Renders the button that saves the filters as a view, after chips that views hold. It calls `onOpen` when it opens, as one popover is
   * open at a time, and `onSaved` when it is about to go.
   */
  renderSaveView: (handlers: { onOpen: () => void; onSaved: () => void }) => ReactNode;
  messages: FilterMessages & { search: string };
}

/** What the chips of the active filters get. */
export interface ActiveFiltersProps {
  fields: readonly FilterField[];
  filters: CommonFilters;
  added: readonly AddedRecord[];
  /** The chip whose editor is open. */
  openId: string | undefined;
  onOpen: (chip: HTMLElement, opened: { id: string; field: FilterField; condition: Condition }) => void;
  /** Called with the filters that are left. */
  onRemove: (left: CommonFilters) => void;
  onClear: () => void;
  messages: FilterMessages;
}

/** The filters of a list: period and search, chips for the active ones, and a popover that adds and edits them. */
export function FilterBar<Filters extends CommonFilters>(props: FilterBarProps<Filters>) {
  const { filtering, range, defaultPeriod = 'all', without = [], added, messages } = props;
  const { fields, filters, onFiltersChange, part, search, searchField, clear, applyLeft } = filtering;
  const shared = useMessages('ui', uiMessages);
  const bar = useRef<HTMLDivElement>(null);
  const isCard = useIsCard(bar);
  const isNarrow = useIsCard(bar, props.besidePeriod ? 760 : undefined);
  const editorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const returnTo = useRef<Element | null>(null);
  const [open, setOpen] = useState<{ id: string; field?: FilterField; condition?: Condition | undefined }>();
  const isSheet = isCard && open !== undefined && !open.field;
  const matches = useMatchCount(isSheet ? filters : undefined, props.countMatches);
  const display = useRef<HTMLDivElement>(null);
  useInteractOutside(root, () => setOpen(undefined));
  useEffect(() => {
    const listening = new AbortController();
    for (const event of ['focusin', 'pointerdown']) {
      display.current?.addEventListener(event, () => setOpen(undefined), { signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  const listed = fields.filter(({ name }) => !without.includes(name));
  const isFiltered = listed.some((field) => isActive(field, filters)); // its field shows the search
  const addButton = () => root.current?.querySelector<HTMLElement>('button:not(.daybook-active-filters *)') ?? null;

  const openEditor = (at: HTMLElement | null, next: NonNullable<typeof open>) => {
    returnTo.current = focusedElement(at);
    anchor.current = at;
    at?.scrollIntoView({ block: 'nearest' }); // by a key, far down the list
    setOpen(open?.id === next.id ? undefined : next);
  };
  const focusSearch = () => searchField.current?.focus();
  const openFields = () => openEditor(addButton(), { id: 'add' });
  const close = (target: Element | null) => {
    setOpen(undefined);
    (target instanceof HTMLElement && target.isConnected ? target : addButton())?.focus();
  };
  useShortcut(part, 'f', openFields);
  useShortcut(part, 'jk', (_key, from) => {
    // Menus and lists of a host have their own letters.
    if (!from.closest('[role=grid], [role=menu], [role=listbox], [role=tree]')) focusOnceShown(part.current, from);
  });
  useShortcut(part, '/', (_key, from) => visitField(searchField.current, from));

  const period = periodOf(filtering, defaultPeriod);
  const isReset = !isFiltered && period === defaultPeriod;
  const isInSheet = !props.besidePeriod; // of a narrow list, which shows it only if it isn't the default
  const isPeriodShown = !isCard || !isInSheet || period !== defaultPeriod;
  useKeepFocusWithin(bar, String(isPeriodShown));
  const periodSelect = (
    <PeriodSelect
      filtering={filtering}
      range={range}
      value={period}
      isNarrow={isNarrow}
      onDates={(field, condition) => {
        if (open) addButton()?.focus(); // removing the focused select of the sheet would count as leaving
        openEditor(addButton(), { id: 'dates', field, condition });
      }}
      messages={messages}
    />
  );
  // Cards have them below the search, and there for the Tab key, too.
  const chips = isFiltered && (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only scrolls to what the keyboard reaches
    <div
      key="chips"
      className="daybook-active-filters"
      onFocus={({ target }) => {
        // Browsers don't if it is partly in view. What is pressed stays under the pointer.
        if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      <LazyPart
        load={props.loadActiveFilters}
        props={{
          fields: listed,
          filters,
          added,
          openId: open?.id,
          onOpen: openEditor,
          onRemove: (left) => applyLeft(left as Filters), // these filters, without a condition
          onClear: () => clear(['period', ...without]),
          messages,
        }}
      />
      {listed.some((field) => isInViews(field.name) && isActive(field, filters)) &&
        props.renderSaveView({ onOpen: () => setOpen(undefined), onSaved: focusSearch })}
    </div>
  );
  return (
    <div className="daybook-toolbar">
      {props.selectionBar}
      <div
        ref={bar}
        className="daybook-filters"
        data-default-period={(isInSheet && period === defaultPeriod) || undefined}
      >
        {!(isCard && isInSheet) && periodSelect}
        {props.besidePeriod}
        <SearchField label={messages.search} search={search} input={searchField} part={part} />
        <div ref={root} className="daybook-filter-builder">
          {!isCard && chips}
          <Button isExpanded={open?.id === 'add'} controls={editorId} onPress={openFields}>
            <ToolLabel icon="filter" iconBesideText="add" text={isCard ? shared.filterAndSort : messages.filter} />
          </Button>
          {open && (
            <Popover
              key={open.id}
              anchor={anchor}
              onDismiss={() => close(returnTo.current)}
              doneText={matches?.isComplete && matches.count > 0 ? messages.showMatches(matches) : undefined}
            >
              <div
                id={editorId}
                className="daybook-filter-editor"
                role="dialog"
                aria-label={isSheet ? shared.filterAndSort : messages.filter}
              >
                <LazyPart
                  load={props.loadEditor}
                  fallback={<div className="daybook-secondary">{shared.loading}</div>}
                  props={{
                    fields,
                    filters,
                    countMatches: props.countMatches as CountMatches<object> | undefined, // as below
                    start: open,
                    isSheet,
                    onClear: isReset
                      ? undefined
                      : () =>
                          onFiltersChange(
                            pickFilters(filters, ['search', ...without, ...(isInSheet ? [] : ['period'])]),
                          ),
                    beforeFields: (
                      <>
                        {isInSheet && periodSelect}
                        {props.sortSettings}
                      </>
                    ),
                    added,
                    onRecordAdd: props.onRecordAdd,
                    messages,
                    onCancel: () => close(returnTo.current),
                    onApply: (applied) => {
                      onFiltersChange(applied as Filters); // a condition changes these filters only
                      if (isSheet) return; // for further ones
                      close(null);
                      const button = addButton();
                      if (button && returnTo.current?.closest('[role=grid]')) focusOnceShown(part.current, button);
                    },
                  }}
                />
              </div>
            </Popover>
          )}
          <div key="display" ref={display} className="daybook-filter-display">
            {props.display}
          </div>
          {isCard && isInSheet && isPeriodShown && periodSelect}
          {isCard && chips}
        </div>
      </div>
    </div>
  );
}
