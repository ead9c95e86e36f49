import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import { blue } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { Books } from '../Books.tsx';
import { parts } from './parts.tsx';

const theme = createTheme({
  cssVariables: true,
  colorSchemes: { light: { palette: { primary: { main: blue[900] } } }, dark: true },
});

const appearance = {
  colorAccent: 'var(--mui-palette-primary-main)',
  colorOnAccent: 'var(--mui-palette-primary-contrastText)',
  colorBackground: 'var(--mui-palette-background-default)',
  colorText: 'var(--mui-palette-text-primary)',
  radius: '4px',
  controlHeight: '40px',
  fontFamily: 'Roboto, sans-serif',
};

/** The books in the parts of MUI. */
export default function Page({ userId }: { userId: string }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <Container component="main" maxWidth={false}>
        <Books userId={userId} components={parts} appearance={appearance} />
      </Container>
    </ThemeProvider>
  );
}
