/** Options for services that differ where the API is silent; see `docs/service-assumptions.md`. */
export interface ServiceOptions {
  /** Body field for a ledger query's accounting method; default `accountingMethod`. */
  accountingMethodField?: string;
}
