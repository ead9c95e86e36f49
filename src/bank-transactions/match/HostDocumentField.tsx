'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDaybookContext } from '../../core/daybookContext.ts';
import { asError } from '../../core/errors.ts';
import { keyOf } from '../../core/query/resources.ts';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Combobox } from '../../ui/picker/Combobox.tsx';
import { usePickerList } from '../../ui/picker/usePickerList.ts';
import { useSearchText } from '../../ui/picker/useSearchText.ts';
import type { LinkedDocument } from './LinkedDocumentsContext.ts';

interface HostDocumentFieldProps {
  kind: 'bill' | 'payroll';
  /** Also the name of a document that the host doesn't name. */
  label: string;
  /** The name of their list within a sentence, such as `the bills`. */
  what: string;
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

function HostDocumentPicker({ kind, label, what, value, name, errors, search, onChange }: HostDocumentPickerProps) {
  const { queryClient, session } = useDaybookContext();
  const { text, isPending, onType } = useSearchText();
  const [chosen, setChosen] = useState<LinkedDocument>();
  const found = useQuery(
    {
      queryKey: keyOf(session, 'linkedDocuments', kind, 'search', text),
      queryFn: async () => {
        try {
          return await search(text);
        } catch (thrown) {
          throw asError(thrown);
        }
      },
    },
    queryClient,
  );
  const { isLoading, failure } = usePickerList(found, what);
  const groups = useMemo(() => {
    const current = value === '' ? [] : [chosen?.id === value ? chosen : { id: value, label: name }];
    const others = (found.data ?? []).filter(({ id }) => id !== value);
    return [{ id: 'found', options: [...current, ...others].map((each) => ({ id: each.id, text: each.label })) }];
  }, [found.data, value, name, chosen]);
  return (
    <Combobox
      isLoading={isLoading || isPending}
      failure={failure}
      label={label}
      errors={errors}
      isClearable
      groups={groups}
      value={value || null}
      onType={onType}
      onChange={(id) => {
        setChosen(found.data?.find((each) => each.id === id));
        onChange(id ?? '');
      }}
    />
  );
}
