import './styles.css';
import { Books } from '../Books.tsx';
import { parts } from './parts.tsx';

const appearance = { colorAccent: '#18181b', colorBorder: '#e4e4e7', radius: '8px', controlHeight: '36px' };

/** The books in the style of shadcn/ui. */
export default function Page({ userId }: { userId: string }) {
  return (
    <main>
      <Books userId={userId} components={parts} appearance={appearance} />
    </main>
  );
}
