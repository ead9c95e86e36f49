import { type ReactNode, useState } from 'react';
import { Root } from '../../../src/ui/root/Root.tsx';

interface Line {
  label: string;
  value: string | null;
  onChange: (record: { id: string } | null) => void;
}

interface TwoLinesProps {
  label: string;
  /** The initial value of the first line. */
  initial?: string | undefined;
  children: (line: Line) => ReactNode;
}

/** A form with two lines, each with a picker of the same records. */
export function TwoLines({ label, initial, children }: TwoLinesProps) {
  const [ids, setIds] = useState([initial ?? null, null]);
  return (
    <Root component="Test" name="test">
      {[label, `${label} of the second line`].map((each, line) => (
        <div key={each}>
          {children({
            label: each,
            value: ids[line] ?? null,
            onChange: (record) => setIds(ids.with(line, record?.id ?? null)),
          })}
        </div>
      ))}
    </Root>
  );
}
