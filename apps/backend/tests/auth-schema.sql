-- The part of Supabase Auth that the migrations and their tests rely on, for a plain PostgreSQL.
create schema auth;
create table auth.users (
  id uuid primary key,
  email text unique,
  encrypted_password text,
  email_confirmed_at timestamptz,
  email_change text,
  last_sign_in_at timestamptz,
  raw_user_meta_data jsonb,
  created_at timestamptz default now()
);
create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null
);
create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  user_agent text,
  ip inet,
  created_at timestamptz default now()
);
create table auth.audit_log_entries (
  id uuid primary key,
  payload json,
  created_at timestamptz,
  ip_address text
);
create function auth.uid() returns uuid language sql stable
  as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
create function auth.jwt() returns jsonb language sql stable
  as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
