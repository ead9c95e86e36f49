/** Where a service differs from what its interface leaves open; see the README, "Where the interface is silent". */
export interface ServiceOptions {
  /** The body field that carries a ledger query's accounting method; default `accountingMethod`. */
  accountingMethodField?: string;
}
