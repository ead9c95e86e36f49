/** Where a service differs from what its interface leaves open; see `docs/service-assumptions.md`. */
export interface ServiceOptions {
  /** The body field that carries a ledger query's accounting method; default `accountingMethod`. */
  accountingMethodField?: string;
}
