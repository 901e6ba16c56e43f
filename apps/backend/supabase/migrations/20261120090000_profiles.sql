-- What happens behind the API lives in `private`, which PostgREST does not expose.
create schema private;
comment on schema private is 'Functions that no API role may call.';
revoke all on schema private from public;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text not null default '' check (char_length(full_name) <= 100),
  company_name text not null default '' check (char_length(company_name) <= 100),
  created_at timestamptz not null default now()
);

comment on table public.profiles is
  'One row per user, made by a trigger at sign-up. A signed-in user reads only the own row.';
comment on column public.profiles.id is 'The user this profile belongs to (auth.users.id).';
comment on column public.profiles.full_name is
  'Full name as given at registration; empty when none was given.';
comment on column public.profiles.company_name is
  'Company as given at registration; empty when none was given.';
comment on column public.profiles.created_at is 'When the user registered.';

alter table public.profiles enable row level security;

-- Hosted projects may grant every new table to the API roles; only what is stated here remains.
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to authenticated, service_role;

create policy "Read the own profile" on public.profiles
  for select to authenticated
  using ((select auth.uid()) = id);

-- The metadata is whatever a client sends, so it is cut to size: a sign-up must never fail on it.
create function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, full_name, company_name)
  values (
    new.id,
    left(btrim(coalesce(new.raw_user_meta_data ->> 'name', '')), 100),
    left(btrim(coalesce(new.raw_user_meta_data ->> 'company', '')), 100)
  );
  return new;
end;
$$;

comment on function private.create_profile() is
  'Trigger on auth.users: makes the profile from the sign-up metadata name and company.';
revoke execute on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile
  after insert on auth.users
  for each row execute function private.create_profile();
