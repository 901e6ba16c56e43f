-- pg_cron keeps a row of every run for ever, and one of the jobs now runs every minute.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule(
      'forget-runs-of-jobs', '32 3 * * *',
      'delete from cron.job_run_details where start_time < now() - interval ''14 days'''
    );
  end if;
end;
$$;
