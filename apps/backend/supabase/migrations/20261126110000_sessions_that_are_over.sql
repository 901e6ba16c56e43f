-- A session that nobody ends lasted for ever, with the address and the browser that it was used from. Supabase Auth
-- refuses to refresh one past `auth.sessions.timebox` of config.toml, and deletes such a session only when it happens
-- to clean up. Here it goes a day before its term, so that the term holds while the job is down for a day; what is
-- deleted opens nothing from that moment on.
create function private.delete_expired_sessions() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from auth.sessions where created_at < now() - interval '30 days' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_sessions() is
  'Deletes sessions that have reached their term in the privacy statement, whoever uses them; returns how many.';
revoke execute on function private.delete_expired_sessions() from public, anon, authenticated, service_role;

-- pg_cron is there on a hosted project; the local stand-in calls the function itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-expired-sessions', '57 * * * *', 'select private.delete_expired_sessions()');
  end if;
end;
$$;
