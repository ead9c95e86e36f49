import '@daybook/react/styles.css';
import './styles/theme.css';
import './styles/layout.css';
import './styles/pages.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

/** For Atelier's data. Daybook has its own client. */
const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

const element = document.getElementById('atelier');
if (!element) throw new Error('index.html has no element "atelier".');
createRoot(element).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
