/** Reserves the chart’s space until it can be drawn. */
export function BalanceChartSkeleton() {
  return (
    <div className="daybook-ledger-chart" aria-hidden="true">
      <div className="daybook-ledger-plot">
        <span className="daybook-skeleton" />
      </div>
    </div>
  );
}
