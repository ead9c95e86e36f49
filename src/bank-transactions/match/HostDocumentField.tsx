'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { keyOf } from '../../core/query/resources.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import type { LinkedDocument } from './LinkedDocumentsContext.ts';

interface HostDocumentFieldProps {
  kind: 'bill' | 'payroll';
  /** Also the name of a document that the host doesn't name. */
  label: string;
  /** The id; empty for none. */
  value: string;
  errors: readonly string[] | undefined;
  isReadOnly: boolean;
  resolve: ((id: string) => Promise<string> | string) | undefined;
  search: ((text: string) => Promise<readonly LinkedDocument[]>) | undefined;
  onChange: (id: string) => void;
}

/** A document that only the host knows: a text, or a picker if the host can search. Without either there is nothing to show. */
export function HostDocumentField({ search, ...props }: HostDocumentFieldProps) {
  const { label, value, errors, isReadOnly } = props;
  const name = useDocumentName(props);
  if (search && !isReadOnly) return <HostDocumentPicker {...props} search={search} name={name} />;
  if (value === '' && !errors) return null;
  return <TextField label={label} value={value && name} isReadOnly onChange={() => {}} errors={errors} />;
}

function useDocumentName({
  kind,
  label,
  value,
  resolve,
}: Pick<HostDocumentFieldProps, 'kind' | 'label' | 'value' | 'resolve'>): string {
  const { queryClient, session } = useDaybookContext();
  const query = useQuery(
    {
      queryKey: keyOf(session, 'linkedDocuments', kind, value),
      queryFn: async () => (await resolve?.(value)) ?? null,
      enabled: resolve !== undefined && value !== '',
    },
    queryClient,
  );
  return query.data || label;
}

interface HostDocumentPickerProps extends Omit<HostDocumentFieldProps, 'search'> {
  search: NonNullable<HostDocumentFieldProps['search']>;
  name: string;
}

function HostDocumentPicker({ kind, label, value, name, errors, search, onChange }: HostDocumentPickerProps) {
  const { queryClient, session } = useDaybookContext();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<LinkedDocument>();
  const debounced = useDebouncedValue(text, 250);
  const found = useQuery(
    {
      queryKey: keyOf(session, 'linkedDocuments', kind, 'search', debounced),
      queryFn: () => search(debounced),
    },
    queryClient,
  );
  const groups = useMemo(() => {
    const current = value === '' ? [] : [chosen?.id === value ? chosen : { id: value, label: name }];
    const others = (found.data ?? []).filter(({ id }) => id !== value);
    return [{ id: 'found', options: [...current, ...others].map((each) => ({ id: each.id, text: each.label })) }];
  }, [found.data, value, name, chosen]);
  return (
    <Combobox
      isLoading={found.data === undefined && found.isFetching}
      label={label}
      errors={errors}
      isClearable
      groups={groups}
      value={value || null}
      onType={(typed) => setText(typed.trim())}
      onChange={(id) => {
        setChosen(found.data?.find((each) => each.id === id));
        onChange(id ?? '');
      }}
    />
  );
}
