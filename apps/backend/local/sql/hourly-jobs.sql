-- Jobs that pg_cron runs every hour on a hosted project.
do $$
declare
  job text;
begin
  for job in
    select proname from pg_proc
    where pronamespace = 'private'::regnamespace and proname ~ '^(delete_expired|announce)_'
  loop
    execute format('select private.%I()', job);
  end loop;
end;
$$;
