import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person, Project, Workspace } from '../server/workspaces.ts';
import { request } from './request.ts';

export interface Session {
  person: Person;
  people: Person[];
  workspaces: Workspace[];
}

/** The signed-in user. */
export function useSession() {
  return useQuery({ queryKey: ['session'], queryFn: ({ signal }) => request<Session>('/api/session', { signal }) });
}

/** Signs in another user and removes the previous user's data. */
export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (personId: string) =>
      request<Session>('/api/session', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ personId }),
      }),
    onSuccess: (session) => {
      queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
      queryClient.setQueryData(['session'], session);
    },
  });
}

/** The studio's upcoming projects. */
export function useProjects() {
  return useQuery({ queryKey: ['projects'], queryFn: ({ signal }) => request<Project[]>('/api/projects', { signal }) });
}
