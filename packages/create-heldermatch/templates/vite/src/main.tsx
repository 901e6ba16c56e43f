import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { ThemeProvider } from '@heldermatch/ui/ThemeProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { theme } from './theme.ts';
import { Vacancy } from './Vacancy.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider theme={theme}>
      <LocaleProvider>
        <Vacancy />
      </LocaleProvider>
    </ThemeProvider>
  </StrictMode>,
);
