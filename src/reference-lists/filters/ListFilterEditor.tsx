'use client';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { FilterEditor, type FilterEditorProps } from '../../list/filters/FilterEditor.tsx';
import { useDimensionFields } from '../data/useDimensionFields.ts';
import { useActiveChips } from './useActiveChips.ts';

const loadRecordEditor = () => import('./RecordEditor.tsx');

/** The editor of a list's filters, with a field for each dimension and pickers of records. */
export default function ListFilterEditor(props: Omit<FilterEditorProps, 'loadRecordEditor'>) {
  const fields = useDimensionFields(props.fields, props.filters);
  const chips = useActiveChips(props);
  const { locale } = useDaybookContext();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const textOf = ({ name }: { name: string }) =>
    list.format(chips.flatMap(({ field, text }) => (field.name === name ? [text] : []))) || undefined;
  return <FilterEditor {...props} fields={fields} textOf={textOf} loadRecordEditor={loadRecordEditor} />;
}
