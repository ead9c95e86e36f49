import './styles.css';
import { shadcn } from '@daybook/react/themes';
import { Books } from '../Books.tsx';
import { parts } from './parts.tsx';

/** The books in the parts of a project with shadcn/ui. */
export default function Page({ userId }: { userId: string }) {
  return (
    <main>
      <Books userId={userId} components={parts} appearance={shadcn} />
    </main>
  );
}
