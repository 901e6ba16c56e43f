-- The Edge Function `send-candidate-mails` reads an email by these functions alone: the secret key opens no table of a team.
-- An email whose author has left the team, or has another address that isn't confirmed, is not sent.
create view private.waiting_mails as
  select m.id, m.created_at, m.taken_at, l.entry, o.name as organisation, u.email::text as reply_to
  from public.candidate_mails as m
  join public.organisations as o on o.id = m.organisation
  join public.members as author on author.organisation = m.organisation and author.user_id = m.member
  join auth.users as u on u.id = m.member and u.email_confirmed_at is not null
  join public.log as l on l.organisation = m.organisation and l.entry ->> 'id' = m.entry and l.entry ->> 'type' = 'mail'
  where m.sent_at is null and m.created_at > now() - interval '7 days';

comment on view private.waiting_mails is 'Emails to candidates that are still to be sent, with their content from the log.';

revoke all on table private.waiting_mails from public, anon, authenticated, service_role;

create function private.take_candidate_mails() returns jsonb
  language sql security definer set search_path = ''
as $$
  with taken as (
    update public.candidate_mails set taken_at = now()
    where id in (
      select id from public.candidate_mails
      where id in (select w.id from private.waiting_mails as w) and sent_at is null
        and (taken_at is null or taken_at < now() - interval '10 minutes')
      order by created_at limit 100
      for update skip locked
    )
    returning id
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'organisation', w.organisation, 'by', w.entry -> 'by', 'replyTo', w.reply_to,
    'to', w.entry -> 'to', 'subject', w.entry -> 'subject', 'text', w.entry -> 'text'
  ) order by w.created_at), '[]')
  from taken join private.waiting_mails as w using (id);
$$;

create function private.finish_candidate_mail(mail uuid) returns void
  language sql security definer set search_path = ''
as $$ update public.candidate_mails set sent_at = now() where id = mail and sent_at is null $$;

create function private.has_late_candidate_mail() returns boolean
  language sql stable security definer set search_path = ''
as $$ select exists (select from private.waiting_mails where created_at < now() - interval '1 hour') $$;

comment on function private.take_candidate_mails() is 'Takes emails to candidates that wait, with their content.';
comment on function private.finish_candidate_mail(uuid) is 'Notes that an email to a candidate was sent.';
comment on function private.has_late_candidate_mail() is 'Whether an email to a candidate has waited for an hour.';

-- The names in such a body are looked up now, so that its caller needs no access to the schema `private`.
create function public.take_candidate_mails() returns jsonb
  language sql security invoker set search_path = ''
begin atomic
  select private.take_candidate_mails();
end;

create function public.finish_candidate_mail(mail uuid) returns void
  language sql security invoker set search_path = ''
begin atomic
  select private.finish_candidate_mail(mail);
end;

create function public.has_late_candidate_mail() returns boolean
  language sql stable security invoker set search_path = ''
begin atomic
  select private.has_late_candidate_mail();
end;

comment on function public.take_candidate_mails() is
  'Takes up to a hundred emails to candidates, with their content, to send them: each goes to one caller, and to another one '
  'ten minutes later unless it was sent. For the Edge Function only.';
comment on function public.finish_candidate_mail(uuid) is
  'Notes that an email to a candidate was sent. For the Edge Function only.';
comment on function public.has_late_candidate_mail() is
  'Whether an email to a candidate has waited for an hour. For the Edge Function only.';

create function private.send_candidate_mails() returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  if exists (select from private.waiting_mails) then
    perform net.http_post(
      url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
        || '/functions/v1/send-candidate-mails',
      -- The region of the database, the only one in which the function reads addresses.
      headers := '{"content-type": "application/json", "x-region": "eu-central-1"}',
      timeout_milliseconds := 30000
    );
  end if;
end;
$$;

comment on function private.send_candidate_mails() is
  'Calls the Edge Function that sends emails to candidates, if any wait. Run every minute.';

revoke execute on function private.send_candidate_mails() from public, anon, authenticated, service_role;
revoke execute on function private.take_candidate_mails(), private.finish_candidate_mail(uuid),
  private.has_late_candidate_mail(), public.take_candidate_mails(), public.finish_candidate_mail(uuid),
  public.has_late_candidate_mail()
  from public, anon, authenticated;
grant execute on function private.take_candidate_mails(), private.finish_candidate_mail(uuid),
  private.has_late_candidate_mail(), public.take_candidate_mails(), public.finish_candidate_mail(uuid),
  public.has_late_candidate_mail()
  to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('send-candidate-mails', '* * * * *', 'select private.send_candidate_mails()');
  end if;
end;
$$;
