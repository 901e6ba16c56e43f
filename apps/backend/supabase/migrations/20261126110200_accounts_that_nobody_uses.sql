-- 'De actieve periode plus 1 jaar' was kept by hand, once a quarter. The active period ends with the last sign-in: a
-- session lasts thirty days, so that whoever uses an account signs in that often.

-- Thirty days before the account may go, and a week earlier for mails that can't be sent at once.
create function private.announce_deletions() returns bigint
  language sql security invoker set search_path = ''
as $$
  -- Whoever signed in while the mail waited needs none.
  delete from public.account_mails as waiting using auth.users as u
    where waiting.account = u.id and u.last_sign_in_at > waiting.created_at;
  with announced as (
    insert into public.account_mails (kind, email, account, deletes_on)
    select 'account_unused', u.email, u.id,
      (coalesce(u.last_sign_in_at, u.created_at) + interval '1 year' - interval '1 day')::date
    from auth.users as u join public.profiles as p on p.id = u.id
    where u.email_confirmed_at is not null and u.email <> ''
      and coalesce(u.last_sign_in_at, u.created_at) < now() - interval '1 year' + interval '38 days'
      and (p.deletion_announced_at is null or p.deletion_announced_at < u.last_sign_in_at)
    on conflict (account) do nothing
    returning 1
  )
  select count(*) from announced;
$$;

comment on function private.announce_deletions() is
  'Queues a mail to whoever has not signed in for almost a year, once; returns how many.';

create function private.delete_expired_accounts() returns bigint
  language sql security invoker set search_path = ''
as $$
  -- Whoever signs in at this moment is not deleted: the condition is asked again of a row that changed meanwhile.
  with deleted as (
    delete from auth.users as u using public.profiles as p
    where p.id = u.id and u.email_confirmed_at is not null
      and coalesce(u.last_sign_in_at, u.created_at) < now() - interval '1 year' + interval '1 day'
      and p.deletion_announced_at > coalesce(u.last_sign_in_at, u.created_at)
      and p.deletion_announced_at < now() - interval '30 days'
    returning u.id
  ), forgotten as (
    delete from auth.audit_log_entries where payload ->> 'actor_id' in (select id::text from deleted)
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_accounts() is
  'Deletes accounts that nobody has signed in to for a year, thirty days after their owner was mailed; returns how many.';

revoke execute on function private.announce_deletions(), private.delete_expired_accounts()
  from public, anon, authenticated, service_role;

-- pg_cron is there on a hosted project; the local stand-in calls the functions itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('announce-deletions', '2 * * * *', 'select private.announce_deletions()');
    perform cron.schedule('delete-expired-accounts', '12 * * * *', 'select private.delete_expired_accounts()');
  end if;
end;
$$;
