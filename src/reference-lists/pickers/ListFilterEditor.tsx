'use client';
import { FilterEditor, type FilterEditorProps } from '../../list/filters/FilterEditor.tsx';
import { useDimensionFields } from '../data/useDimensionFields.ts';

const loadRecordEditor = () => import('./RecordEditor.tsx');

/** The editor of a list's filters, with a field for each dimension and pickers of records. */
export default function ListFilterEditor(props: Omit<FilterEditorProps, 'loadRecordEditor'>) {
  const fields = useDimensionFields(props.fields, props.filters);
  return <FilterEditor {...props} fields={fields} loadRecordEditor={loadRecordEditor} />;
}
