// The functions of the host app that documentation snippets call.

declare function sessionOf(request: Request): Promise<{ booksUserId: string } | undefined>;
declare function openEditor(entityId: string): void;
declare function openNeighbor(direction: 'next' | 'previous'): void;
declare function fetchBill(billId: string): Promise<{ title: string }>;
declare function openLedger(glAccountId: string, filters?: import('@daybook/react').LedgerFilters): void;
declare function showList(list: 'transactions' | 'invoices', filters: object): void;
declare function saveView(text: string): void;
declare function report(component: string, error: Error): void;
declare function setBadge(count: number): void;
declare function setOverdue(count: number): void;
declare function setIsDirty(isDirty: boolean): void;
declare function setOpened(id: string | undefined): void;
declare function show(journalEntries: readonly { id: string }[]): void;
declare function store(row: unknown): void;
declare function refreshBadge(): void;
declare function suggestRule(change: { transactionIds: string[]; categoryId: string | null; isUndo: boolean }): void;
declare function ProjectLink(props: { invoiceId: string }): import('react').ReactNode;
declare function TransactionHistory(props: { transactionId: string }): import('react').ReactNode;

declare const session: import('@daybook/react').Session;
declare const analytics: { track(name: string, properties: object): void };
declare const metrics: { record(measurement: object): void };
declare const tracer: { startSpan<T>(name: string, run: () => T): T; current(): string };
declare const fetchToken: import('@daybook/react').FetchToken;
declare const opened: string | undefined;
declare const transaction: import('@daybook/react').BankTransaction;
declare const prefetched: import('@daybook/react').PrefetchedData;
declare const children: import('react').ReactNode;
declare const books: { baseUrl: string; clientId: string; clientSecret: string };

// React Router.
declare function useParams(): Record<string, string | undefined>;
declare function useNavigate(): (to: string) => void;
declare function navigate(to: string): void;
declare function useSearchParams(): [
  URLSearchParams,
  (search: URLSearchParams, options?: { replace: boolean }) => void,
];
declare function useBlocker(
  isBlocked: () => boolean,
):
  | { state: 'unblocked' | 'proceeding'; proceed: undefined; reset: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };
declare function LeaveDialog(props: { onStay: () => void; onLeave: () => void }): import('react').ReactNode;
declare function LinkIcon(): import('react').ReactNode;
declare function NewInvoiceButton(): import('react').ReactNode;
declare function openSignIn(): Promise<void>;
declare function remind(invoiceIds: string[]): Promise<void>;
declare function copyLink(invoiceId: string): void;

// Svelte.
declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    div: object;
  }
}
