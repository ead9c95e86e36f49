import { bankTransactionFiltersToSearchParams, ClosingForm, invoiceFiltersToSearchParams } from '@daybook/react';
import { guardUnsavedChanges, navigateTo } from './location.tsx';
import { Page } from './Page.tsx';

/** The closing date. For users of several companies, the form explains that each company has its own. */
export function ClosingPage() {
  return (
    <Page title="Closing">
      <ClosingForm
        onDirtyChange={guardUnsavedChanges}
        onChecklistSelect={(selection) =>
          navigateTo(
            selection.item === 'draftInvoices'
              ? `/invoices?${invoiceFiltersToSearchParams(selection.filters)}`
              : `/transactions?${bankTransactionFiltersToSearchParams(selection.filters)}`,
          )
        }
      />
    </Page>
  );
}
