-- One function deleted everything that had reached its term: what made one deletion fail kept all four from
-- happening. Now each is a job of its own, which fails and is seen alone. They still delete a day early, so that a
-- term holds while the jobs are down for a day.
create function private.delete_expired_messages() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.contact_messages
    where created_at < now() - interval '1 year' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_messages() is
  'Deletes contact messages that have reached their term in the privacy statement; returns how many.';

create function private.delete_expired_counters() returns bigint
  language sql security invoker set search_path = ''
as $$
  -- A limit counts within one hour of the clock: what was counted in an hour that is over serves nobody.
  with deleted as (
    delete from public.contact_rate_limits where window_start <= now() - interval '1 hour' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_counters() is
  'Deletes the counters of the contact form of hours that are over; returns how many.';

create function private.delete_expired_registrations() returns bigint
  language sql security invoker set search_path = ''
as $$
  -- Whoever never showed to read the mailbox has no account, and may not be the one whose address it is.
  with deleted as (
    delete from auth.users
    where email_confirmed_at is null and created_at < now() - interval '30 days' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_registrations() is
  'Deletes registrations that nobody confirmed within the term in the privacy statement; returns how many.';

create function private.delete_expired_log() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from auth.audit_log_entries
    where created_at < now() - interval '90 days' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_log() is
  'Deletes lines of the log of sign-ins that have reached their term in the privacy statement; returns how many.';

revoke execute on function private.delete_expired_messages(), private.delete_expired_counters(),
  private.delete_expired_registrations(), private.delete_expired_log()
  from public, anon, authenticated, service_role;

-- Once a night a year of messages was read in one go; every hour that is no longer for nothing. Tables of Supabase
-- Auth take no index of ours: it has its own on the age of users, and the log is as long as ninety days.
create index contact_messages_created_at_idx on public.contact_messages (created_at);

-- pg_cron is there on a hosted project; the local stand-in calls the functions itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.unschedule(jobid) from cron.job where jobname = 'delete-expired-contact-data';
    perform cron.schedule('delete-expired-messages', '17 * * * *', 'select private.delete_expired_messages()');
    perform cron.schedule('delete-expired-counters', '27 * * * *', 'select private.delete_expired_counters()');
    perform cron.schedule('delete-expired-registrations', '37 * * * *', 'select private.delete_expired_registrations()');
    perform cron.schedule('delete-expired-log', '47 * * * *', 'select private.delete_expired_log()');
  end if;
end;
$$;

drop function private.delete_expired_contact_data();
