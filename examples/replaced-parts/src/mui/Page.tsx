import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { Books } from '../Books.tsx';
import { parts } from './parts.tsx';

const appearance = { colorAccent: '#1976d2', radius: '4px', controlHeight: '40px', fontFamily: 'Roboto, sans-serif' };

/** The books in the parts of MUI. */
export default function Page({ userId }: { userId: string }) {
  return (
    <Container component="main" maxWidth={false}>
      <CssBaseline />
      <Books userId={userId} components={parts} appearance={appearance} />
    </Container>
  );
}
