-- The periods that the privacy statement names.
create function private.delete_expired_contact_data() returns integer
  language plpgsql security invoker set search_path = ''
as $$
declare
  deleted integer;
begin
  delete from public.contact_messages where created_at < now() - interval '1 year';
  get diagnostics deleted = row_count;
  delete from public.contact_rate_limits where window_start < now() - interval '1 day';
  return deleted;
end;
$$;

comment on function private.delete_expired_contact_data() is
  'Deletes contact messages older than one year and rate-limit counters older than one day; '
  'returns how many messages it deleted. Run every night.';
revoke execute on function private.delete_expired_contact_data()
  from public, anon, authenticated, service_role;

-- pg_cron is there on a hosted project; the local stand-in calls the function itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule(
      'delete-expired-contact-data',
      '17 3 * * *',
      'select private.delete_expired_contact_data()'
    );
  end if;
end;
$$;
