-- Mails about accounts that Supabase Auth does not send. Whatever deletes an account queues its mail in the same
-- transaction; a function sends what waits, and deletes it. See docs/decisions/0020-account-mails.md.
create table public.account_mails (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('account_deleted', 'account_unused')),
  email text not null,
  account uuid unique references auth.users (id) on delete cascade,
  deletes_on date,
  taken_at timestamptz,
  constraint account_mails_unused_has_account
    check ((kind = 'account_unused') = (account is not null and deletes_on is not null))
);

comment on table public.account_mails is
  'Mails about accounts that wait to be sent by the Edge Function; deleted as soon as they are, and within a week.';
comment on column public.account_mails.id is 'Key of the mail, by which the mail service knows one that comes again.';
comment on column public.account_mails.created_at is 'When it was queued.';
comment on column public.account_mails.kind is 'Which text it has: one of apps/backend/mail/texts.ts.';
comment on column public.account_mails.email is 'Where it goes.';
comment on column public.account_mails.account is
  'Whose account will be deleted, with which a mail that waits is deleted too; null when it is gone.';
comment on column public.account_mails.deletes_on is 'The first day on which that account may be deleted.';
comment on column public.account_mails.taken_at is
  'When it was last taken to be sent: it is taken again ten minutes later, if it is still there.';

alter table public.account_mails enable row level security;
revoke all on table public.account_mails from public, anon, authenticated, service_role;
grant select, delete, update (deletes_on, taken_at) on table public.account_mails to service_role;
create policy "No visitor and no user" on public.account_mails
  as restrictive for all to anon, authenticated using (false);

alter table public.profiles add column deletion_announced_at timestamptz;
comment on column public.profiles.deletion_announced_at is
  'When the mail was sent that says that this account will be deleted unless somebody signs in; null when none was.';
grant update (deletion_announced_at) on table public.profiles to service_role;

-- Every way an account is deleted, also by hand in the dashboard. An address that nobody has confirmed may be that of
-- somebody who knows of no account.
create function private.tell_of_deletion() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.account_mails (kind, email) values ('account_deleted', old.email);
  return null;
end;
$$;

comment on function private.tell_of_deletion() is
  'Trigger on auth.users: queues the mail that tells the owner of a deleted account.';
revoke execute on function private.tell_of_deletion() from public, anon, authenticated, service_role;

create trigger tell_of_deletion
  after delete on auth.users
  for each row
  when (old.email_confirmed_at is not null and old.email <> '')
  execute function private.tell_of_deletion();

create function public.take_account_mails() returns setof public.account_mails
  language sql security invoker set search_path = ''
as $$
  update public.account_mails set
    taken_at = now(),
    -- A mail that was late leaves thirty days all the same.
    deletes_on = case when kind = 'account_unused' then greatest(deletes_on, (now() + interval '30 days')::date) end
  where id in (
    select id from public.account_mails
    where taken_at is null or taken_at < now() - interval '10 minutes'
    order by created_at limit 20
    for update skip locked
  )
  returning *;
$$;

comment on function public.take_account_mails() is
  'Takes mails that wait, to send them: each goes to one caller, and to another one when it is still there ten '
  'minutes later. For the Edge Function only.';
revoke execute on function public.take_account_mails() from public, anon, authenticated;
grant execute on function public.take_account_mails() to service_role;

create function public.finish_account_mail(mail uuid) returns void
  language sql security invoker set search_path = ''
as $$
  with sent as (delete from public.account_mails where id = mail returning account)
  update public.profiles set deletion_announced_at = now() where id = (select account from sent);
$$;

comment on function public.finish_account_mail(uuid) is
  'Deletes a mail that was sent, and notes on the account that its deletion was announced. For the Edge Function only.';
revoke execute on function public.finish_account_mail(uuid) from public, anon, authenticated;
grant execute on function public.finish_account_mail(uuid) to service_role;

create function private.delete_expired_mails() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.account_mails where created_at < now() - interval '7 days' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_mails() is
  'Deletes mails about accounts that could not be sent within the term in the privacy statement; returns how many.';
revoke execute on function private.delete_expired_mails() from public, anon, authenticated, service_role;

create function private.send_account_mails() returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  if exists (select from public.account_mails) then
    perform net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/send-account-mails',
      -- Where the database is, and the only place where the function reads addresses.
      headers := '{"content-type": "application/json", "x-region": "eu-central-1"}',
      timeout_milliseconds := 30000
    );
  end if;
end;
$$;

comment on function private.send_account_mails() is
  'Calls the Edge Function that sends mails about accounts, where any wait. Run every minute.';
revoke execute on function private.send_account_mails() from public, anon, authenticated, service_role;

-- pg_cron and pg_net are there on a hosted project; the local stand-in calls the functions itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_net with schema extensions;
  end if;
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-expired-mails', '7 * * * *', 'select private.delete_expired_mails()');
    perform cron.schedule('send-account-mails', '* * * * *', 'select private.send_account_mails()');
  end if;
end;
$$;

-- What waits to be mailed is held too. An address whose account is gone may have its last mail there.
create or replace function private.data_about(address text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_strip_nulls(coalesce((
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
          'at', l.created_at, 'action', l.payload ->> 'action', 'ip', nullif(l.ip_address, '')
        ) order by l.created_at), '[]')
        from auth.audit_log_entries l where l.payload ->> 'actor_id' = u.id::text
      )
    )
    from auth.users u where u.email = address
  ), '{}') || jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'id' order by m.created_at), '[]')
      from public.contact_messages m where m.email = address
    ),
    'mails_that_wait', (
      select jsonb_agg(to_jsonb(w) - '{id,account}'::text[] order by w.created_at)
      from public.account_mails w where w.email = address
    )
  ));
$$;
