import { SourceFile, sourcesIn } from './SourceFile.tsx';

interface ExampleFilesProps {
  /** Its folder in `examples`; empty for the page about all of them. */
  example: string;
}

/** The files of an example app, to be opened in place. */
export function ExampleFiles({ example }: ExampleFilesProps) {
  if (example === '') return <SourceFile path="examples/README.md" />;
  return (
    <details>
      <summary>
        <code>examples/{example}</code>
      </summary>
      <div className="example-files">
        {sourcesIn(`examples/${example}`).map((path) => (
          <SourceFile key={path} path={path} />
        ))}
      </div>
    </details>
  );
}
