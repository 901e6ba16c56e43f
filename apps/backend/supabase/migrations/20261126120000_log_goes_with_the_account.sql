-- Lines of the log of sign-ins hold addresses, and two of the ways an account is deleted left them there for ninety
-- days: the job for registrations that nobody confirmed, and the dashboard or the Admin API. Now they go with the
-- user, whatever deletes it. Supabase Auth names in each line whom it is about: in `traits.user_id` where an operator
-- acted, otherwise in `actor_id`. It notes a deletion in the same transaction, before it deletes.
-- https://github.com/supabase/auth/blob/bc32168e13fdc928c98b449fc76bc3fdb9a293c5/internal/models/audit_log_entry.go
create function private.forget_log() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.audit_log_entries
    where coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id') in (select id::text from gone);
  return null;
end;
$$;

comment on function private.forget_log() is
  'Trigger on auth.users: deletes what the log of sign-ins says about users who are deleted.';
revoke execute on function private.forget_log() from public, anon, authenticated, service_role;

-- For each statement, as the log has no index for it: it is read once for all whom a job deletes.
create trigger forget_log
  after delete on auth.users
  referencing old table as gone
  for each statement
  execute function private.forget_log();

create or replace function private.delete_account(account uuid) returns void
  language sql security invoker set search_path = ''
as $$ delete from auth.users where id = account $$;

create or replace function private.delete_expired_accounts() returns bigint
  language sql security invoker set search_path = ''
as $$
  -- Whoever signs in at this moment is not deleted: the condition is asked again of a row that changed meanwhile.
  with deleted as (
    delete from auth.users as u using public.profiles as p
    where p.id = u.id and u.email_confirmed_at is not null
      and coalesce(u.last_sign_in_at, u.created_at) < now() - interval '1 year' + interval '1 day'
      and p.deletion_announced_at > coalesce(u.last_sign_in_at, u.created_at)
      and p.deletion_announced_at < now() - interval '30 days'
    returning 1
  )
  select count(*) from deleted;
$$;

-- A request that began before a deletion may write its line after it, such as a registration of the same address;
-- and of accounts that were deleted before this migration there may be lines too.
create or replace function private.delete_expired_log() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from auth.audit_log_entries
    where created_at < now() - interval '90 days' + interval '1 day'
      or coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id') not in (select id::text from auth.users)
    returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_log() is
  'Deletes lines of the log of sign-ins that have reached their term in the privacy statement, or are about a user who '
  'is no longer there; returns how many.';

-- What an operator did with an account is about its owner, and so is a line that is left of one that is gone.
create or replace function private.data_about(address text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with log as not materialized (
    select
      coalesce(payload #>> '{traits,user_id}', payload ->> 'actor_id') as account,
      coalesce(payload #>> '{traits,user_email}', payload ->> 'actor_username') as email,
      created_at,
      jsonb_build_object('at', created_at, 'action', payload ->> 'action', 'ip', nullif(ip_address, '')) as line
    from auth.audit_log_entries
  )
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
        select coalesce(jsonb_agg(line order by created_at), '[]') from log where account = u.id::text
      )
    )
    from auth.users u where u.email = address
  ), '{}') || jsonb_build_object(
    'log_of_gone_account', (
      select jsonb_agg(line order by created_at) from log
      where email = address and account not in (select id::text from auth.users)
    ),
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

create or replace function private.export_own_data() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when u.email_confirmed_at is not null then private.data_about(u.email)
    -- Who has not shown to read the mailbox gets nothing by its address.
    else private.data_about(u.email) - '{log_of_gone_account,contact_messages,mails_that_wait}'::text[]
  end
  from auth.users u where u.id = (select private.current_user_id());
$$;
