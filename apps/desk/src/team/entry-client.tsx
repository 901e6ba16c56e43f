import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import '../desk.css';
import { createRoot } from 'react-dom/client';
import { TeamDesk } from './TeamDesk.tsx';

const {
  VITE_SUPABASE_URL: url,
  VITE_SUPABASE_ANON_KEY: key,
  VITE_SITE_URL: site,
} = import.meta.env;

createRoot(document.getElementById('root') as HTMLElement).render(
  <TeamDesk url={url} publishableKey={key} site={site} />,
);
