/** The fields of a form before what stands in them comes: what can be said is known, what is said is not. */
export function FieldsSkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <div className="daybook-field-grid">
      {labels.map((label) => (
        <div key={label} className="daybook-field">
          <span>{label}</span>
          <span className="daybook-skeleton" />
        </div>
      ))}
    </div>
  );
}
