import { NotFound } from '@heldermatch/ui';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { notFound } from './copy.ts';

export default function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specified behaviour
    console.error('404: geen pagina op', path);
  }, [path]);
  return <NotFound {...notFound} />;
}
