// Built as most are: everything in one bundle, drawn in the browser, each control from a well-known library.
import { zodResolver } from '@hookform/resolvers/zod';
import * as Dialog from '@radix-ui/react-dialog';
import * as Tabs from '@radix-ui/react-tabs';
import { createClient } from '@supabase/supabase-js';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { Check, Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { toast, Toaster } from 'sonner';
import { z } from 'zod';
import { footer, navigation, pages } from './pages.jsx';
import './style.css';

const supabase = createClient('http://127.0.0.1:1', 'public');
const queries = new QueryClient();
const button = 'rounded-lg bg-teal-800 px-4 py-3 font-semibold text-white hover:bg-teal-900';
const field = 'w-full rounded-lg border border-slate-400 bg-white px-3 py-2';

const kit = {
  Icon: () => <Check className="size-5 text-teal-800" aria-hidden />,
  Go: ({ to, ...rest }) => <Link to={to} {...rest} />,
  Window: ({ opens, title, children }) => (
    <Dialog.Root>
      <Dialog.Trigger className={button}>{opens}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 bg-black/50 transition-opacity" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-4 m-auto h-fit max-h-[calc(100%-2rem)] max-w-xl overflow-auto rounded-xl bg-white p-6 shadow-xl"
        >
          <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
          {children}
          <Dialog.Close aria-label="Sluiten" className="absolute top-4 right-4">
            <X />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  ),
  Panels: ({ panels }) => (
    <Tabs.Root defaultValue={panels[0].id}>
      <Tabs.List className="flex gap-2 border-b border-slate-300">
        {panels.map(({ id, label }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="px-3 py-2 data-[state=active]:border-b-2 data-[state=active]:border-teal-800"
          >
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {panels.map(({ id, content }) => (
        <Tabs.Content key={id} value={id} className="py-6">
          {content}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  ),
  Fields: ({ fields, sends }) => {
    const schema = z.object(
      Object.fromEntries(
        fields.map(({ name, type }) => [
          name,
          type === 'checkbox'
            ? z.boolean()
            : type === 'email'
              ? z.email('Ongeldig e-mailadres')
              : z.string().min(2, 'Vul dit veld in'),
        ]),
      ),
    );
    const { register, handleSubmit, formState } = useForm({ resolver: zodResolver(schema) });
    const { mutate, isPending } = useMutation({
      mutationFn: (body) => supabase.functions.invoke('submit', { body }),
      onSuccess: () => toast.success('Verstuurd'),
      onError: () => toast.error('Er ging iets mis'),
    });
    return (
      <form noValidate className="grid gap-4" onSubmit={handleSubmit((values) => mutate(values))}>
        {fields.map(({ name, label, type }) => (
          <label key={name} className="grid gap-1 font-medium">
            {label}
            {type === 'textarea' ? (
              <textarea rows={5} className={field} {...register(name)} />
            ) : (
              <input
                type={type}
                className={type === 'checkbox' ? 'size-5' : field}
                {...register(name)}
              />
            )}
            <span role="alert" className="text-red-700">
              {formState.errors[name]?.message}
            </span>
          </label>
        ))}
        <button type="submit" disabled={isPending} className={button}>
          {sends}
        </button>
      </form>
    );
  },
};

function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 border-b border-slate-200 bg-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-3">
        <Link to="/" className="text-xl font-bold">
          Heldermatch
        </Link>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="menu"
          className="md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <Menu aria-hidden /> Menu
        </button>
        <nav id="menu" className={`${isOpen ? 'flex' : 'hidden'} flex-wrap gap-4 md:flex`}>
          {navigation.map(({ to, text }) => (
            <Link
              key={to + text}
              to={to}
              className="py-2 font-medium hover:underline"
              onClick={() => setOpen(false)}
            >
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </header>
  );
}

function Page({ title, Content }) {
  useEffect(() => {
    document.title = title;
    scrollTo(0, 0);
  }, [title]);
  return <Content {...kit} />;
}

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queries}>
    <BrowserRouter>
      <Header />
      <Routes>
        {pages.map(({ path, title, Content }) => (
          <Route key={path} path={path} element={<Page title={title} Content={Content} />} />
        ))}
      </Routes>
      {footer(kit)}
    </BrowserRouter>
    <Toaster />
  </QueryClientProvider>,
);
