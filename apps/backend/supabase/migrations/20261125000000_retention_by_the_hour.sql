-- A job that deletes 'what is older than a day' once a night lets a counter live for 47 hours: it deletes every hour
-- now, and early enough that a term holds while the job is down for a day. It has the name of its first task.
create or replace function private.delete_expired_contact_data() returns integer
  language plpgsql security invoker set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.contact_messages
    where created_at < now() - interval '1 year' + interval '1 day';
  get diagnostics deleted = row_count;
  -- A limit counts within one hour of the clock: what was counted in an hour that is over serves nobody.
  delete from public.contact_rate_limits where window_start <= now() - interval '1 hour';
  -- Whoever never showed to read the mailbox has no account, and may not be the one whose address it is.
  delete from auth.users
    where email_confirmed_at is null and created_at < now() - interval '30 days' + interval '1 day';
  delete from auth.audit_log_entries
    where created_at < now() - interval '90 days' + interval '1 day';
  return deleted;
end;
$$;

comment on function private.delete_expired_contact_data() is
  'Deletes what has reached its term in the privacy statement: contact messages, rate-limit counters, '
  'registrations that nobody confirmed and the log of sign-ins; returns how many messages it deleted. '
  'Run every hour.';

-- pg_cron is there on a hosted project; the local stand-in calls the function itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.unschedule(jobid) from cron.job where jobname = 'delete-expired-contact-data';
    perform cron.schedule(
      'delete-expired-contact-data',
      '17 * * * *',
      'select private.delete_expired_contact_data()'
    );
  end if;
end;
$$;
