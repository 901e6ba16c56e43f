import '@heldermatch/ui/reset.css';
import '@heldermatch/ui/font.css';
import { LocaleProvider } from '@heldermatch/ui/LocaleProvider';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Vacancy } from './Vacancy.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');

createRoot(root).render(
  <StrictMode>
    <LocaleProvider>
      <Vacancy />
    </LocaleProvider>
  </StrictMode>,
);
