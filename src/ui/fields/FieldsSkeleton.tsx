/** The labels of a form while its values load. */
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
