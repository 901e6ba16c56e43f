-- A password that was chosen before anybody proved to read the mailbox may be a stranger's: whoever registers an
-- address first would keep the key to an account that its owner confirms. So the confirmation forgets it, and
-- the page that confirms sets the one that is typed there.
create function private.forget_unproven_password() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.encrypted_password := null;
  return new;
end;
$$;

comment on function private.forget_unproven_password() is
  'Trigger on auth.users: an address that is confirmed loses the password it was registered with.';
revoke execute on function private.forget_unproven_password()
  from public, anon, authenticated, service_role;

create trigger forget_unproven_password
  before update of email_confirmed_at on auth.users
  for each row
  when (
    old.email_confirmed_at is null
    and new.email_confirmed_at is not null
    and new.encrypted_password is not distinct from old.encrypted_password
  )
  execute function private.forget_unproven_password();

-- Names stand in one line, here and wherever they are repeated.
update public.profiles set
  full_name = btrim(regexp_replace(full_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g')),
  company_name = btrim(regexp_replace(company_name, '[\u0001-\u001f\u007f-\u009f]+', ' ', 'g'));
alter table public.profiles
  add constraint profiles_full_name_line check (full_name !~ '[\u0001-\u001f\u007f-\u009f]'),
  add constraint profiles_company_name_line check (company_name !~ '[\u0001-\u001f\u007f-\u009f]');

-- A user changes the own name and company, and nothing else.
comment on table public.profiles is
  'One row per user, made by a trigger at sign-up. A signed-in user reads the own row, and changes its names.';
grant update (full_name, company_name) on public.profiles to authenticated;
create policy "Change the own profile" on public.profiles
  for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

-- Supabase Auth keeps what was given at registration: it follows, so that a corrected name is corrected everywhere.
create function private.correct_metadata() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users
    set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
      || jsonb_build_object('name', new.full_name, 'company', new.company_name)
    where id = new.id;
  return null;
end;
$$;

comment on function private.correct_metadata() is
  'Trigger on profiles: writes a changed name or company into the metadata of the user.';
revoke execute on function private.correct_metadata() from public, anon, authenticated, service_role;

create trigger correct_metadata
  after update of full_name, company_name on public.profiles
  for each row execute function private.correct_metadata();

-- Which texts there are, and who agreed to which.
create table public.legal_versions (
  document text not null check (document in ('terms', 'privacy')),
  version date not null,
  primary key (document, version)
);

comment on table public.legal_versions is
  'Every version of the general terms and the privacy statement that users agree to.';
comment on column public.legal_versions.document is 'terms or privacy.';
comment on column public.legal_versions.version is
  'The date that the text itself names as its last change; the latest one is in force.';

alter table public.legal_versions enable row level security;
revoke all on table public.legal_versions from public, anon, authenticated, service_role;
grant select on table public.legal_versions to authenticated, service_role;
create policy "Read by every user" on public.legal_versions
  for select to authenticated
  using ((select auth.uid()) is not null);

insert into public.legal_versions (document, version)
values ('terms', '2025-10-10'), ('privacy', '2025-10-10');

create table public.acceptances (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  document text not null,
  version date not null,
  accepted_at timestamptz not null default now(),
  primary key (user_id, document, version)
);

comment on table public.acceptances is
  'Which user agreed to which version of which text, and when. Never changed; gone with the account.';
comment on column public.acceptances.user_id is 'Who agreed (auth.users.id).';
comment on column public.acceptances.document is 'To what: terms or privacy.';
comment on column public.acceptances.version is 'To which version of it: one of legal_versions.';
comment on column public.acceptances.accepted_at is 'When.';

alter table public.acceptances enable row level security;
revoke all on table public.acceptances from public, anon, authenticated, service_role;
grant select on table public.acceptances to authenticated, service_role;
-- Whose it is and when it was are not for the user to say.
grant insert (document, version) on public.acceptances to authenticated;
create policy "Read the own acceptances" on public.acceptances
  for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "Accept what is in force" on public.acceptances
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and version = (
      select max(known.version) from public.legal_versions as known
      where known.document = acceptances.document
    )
  );

-- The metadata is whatever a client sends, so it is cut to size: a sign-up must never fail on it.
create or replace function private.create_profile() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  control constant text := '[\u0001-\u001f\u007f-\u009f]+';
  name constant text := coalesce(new.raw_user_meta_data ->> 'name', '');
  company constant text := coalesce(new.raw_user_meta_data ->> 'company', '');
begin
  insert into public.profiles (id, full_name, company_name)
  values (
    new.id,
    btrim(left(btrim(regexp_replace(name, control, ' ', 'g')), 100)),
    btrim(left(btrim(regexp_replace(company, control, ' ', 'g')), 100))
  );
  -- The form that sends a name can't be sent without agreeing. Whoever comes another way, by an invitation, is
  -- asked at the first sign-in.
  if new.raw_user_meta_data ? 'name' then
    insert into public.acceptances (user_id, document, version)
    select new.id, document, max(version) from public.legal_versions group by document;
  end if;
  return new;
end;
$$;

comment on function private.create_profile() is
  'Trigger on auth.users: makes the profile from the sign-up metadata name and company, and notes to which texts '
  'the registration agreed.';

-- What is held on a person, and what goes on request: for the account page, and for the operator who is asked.
create function private.data_about(address text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce((
    select jsonb_build_object(
      'account', jsonb_build_object(
        'email', u.email,
        'new_email', nullif(u.email_change, ''),
        'registered_at', u.created_at,
        'confirmed_at', u.email_confirmed_at,
        'last_sign_in_at', u.last_sign_in_at,
        'given_at_registration', u.raw_user_meta_data
      ),
      'profile', (select to_jsonb(p) - 'id' from public.profiles p where p.id = u.id),
      'acceptances', (
        select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.accepted_at, a.document), '[]')
        from public.acceptances a where a.user_id = u.id
      ),
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'started_at', s.created_at, 'browser', s.user_agent, 'ip', host(s.ip)
        ) order by s.created_at), '[]')
        from auth.sessions s where s.user_id = u.id
      ),
      'log', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', l.created_at, 'action', l.payload ->> 'action', 'ip', l.ip_address
        ) order by l.created_at), '[]')
        from auth.audit_log_entries l where l.payload ->> 'actor_id' = u.id::text
      )
    )
    from auth.users u where u.email = address
  ), '{}') || jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'id' order by m.created_at), '[]')
      from public.contact_messages m where m.email = address
    )
  );
$$;

comment on function private.data_about(text) is
  'Everything that is held on whoever has this address, in lower case (GDPR, articles 15 and 20).';
revoke execute on function private.data_about(text) from public, anon, authenticated, service_role;

create function private.delete_account(account uuid) returns void
  language sql security invoker set search_path = ''
as $$
  delete from auth.audit_log_entries where payload ->> 'actor_id' = account::text;
  delete from auth.users where id = account;
$$;

comment on function private.delete_account(uuid) is
  'Deletes a user with profile, acceptances, sessions and log (GDPR, article 17). Contact messages stay for the '
  'year that the privacy statement names.';
revoke execute on function private.delete_account(uuid) from public, anon, authenticated, service_role;

-- What the API can't reach by itself: each function below is called through one of the same name in `public`, which
-- has no rights of its own.
comment on schema private is 'What the API does not expose.';
grant usage on schema private to authenticated;

create function private.export_own_data() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when u.email_confirmed_at is not null then private.data_about(u.email)
    -- Who has not shown to read the mailbox gets nothing by its address.
    else private.data_about(u.email) - 'contact_messages'
  end
  from auth.users u where u.id = (select auth.uid());
$$;

comment on function private.export_own_data() is
  'Everything that is held on the user who asks, contact messages by confirmed address.';
revoke execute on function private.export_own_data() from public, anon, service_role;
grant execute on function private.export_own_data() to authenticated;

create function public.export_own_data() returns jsonb
  language sql stable security invoker set search_path = ''
as $$ select private.export_own_data() $$;

comment on function public.export_own_data() is
  'Everything that is held on the signed-in user, as one object.';
revoke execute on function public.export_own_data() from public, anon, service_role;
grant execute on function public.export_own_data() to authenticated;

create function private.delete_own_account() returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- A browser that was left open is not enough: the password was asked just now, which starts a session.
  if not exists (
    select from auth.sessions
    where id::text = (select auth.jwt()) ->> 'session_id'
      and user_id = (select auth.uid())
      and created_at > now() - interval '5 minutes'
  ) then
    raise insufficient_privilege using message = 'A session of the last five minutes is needed';
  end if;
  perform private.delete_account((select auth.uid()));
end;
$$;

comment on function private.delete_own_account() is
  'Deletes the account of the user who asks. Needs a session of the last five minutes.';
revoke execute on function private.delete_own_account() from public, anon, service_role;
grant execute on function private.delete_own_account() to authenticated;

create function public.delete_own_account() returns void
  language sql security invoker set search_path = ''
as $$ select private.delete_own_account() $$;

comment on function public.delete_own_account() is
  'Deletes the signed-in user and all that belongs to the account, at once. Needs a session of the last five minutes.';
revoke execute on function public.delete_own_account() from public, anon, service_role;
grant execute on function public.delete_own_account() to authenticated;
