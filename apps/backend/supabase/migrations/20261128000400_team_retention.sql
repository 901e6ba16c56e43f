-- Removing a candidate deletes everything about that person, and leaves in the log that it was done.
create function private.erase_candidate(team uuid, author public.members, one uuid, why text) returns bigint
  language plpgsql security invoker set search_path = ''
as $$
declare
  opening uuid;
begin
  delete from public.candidates where organisation = team and id = one returning vacancy into opening;
  if not found then
    raise sqlstate 'PT404' using message = 'The organisation has no such candidate';
  end if;
  -- An undo has no data of the candidate, and keeps its salt.
  update public.log set entry = private.remains(entry), salt = null
    where organisation = team and candidate = one and entry ? 'candidate';
  return (
    private.write_line(team, author, opening, jsonb_build_object('type', 'removal', 'candidate', one, 'why', why))
  ).position;
end;
$$;

comment on function private.erase_candidate(uuid, public.members, uuid, text) is
  'Removes a candidate of a locked organisation with the text, and erases the lines about that person.';

create function private.remove_candidate(team uuid, one uuid, why text) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
begin
  if why is null or why not in ('request', 'mistake') then
    raise sqlstate 'PT422' using message = 'A candidate is removed on request or by mistake; the term is the retention''s';
  end if;
  return private.erase_candidate(team, author, one, why);
end;
$$;

comment on function private.remove_candidate(uuid, uuid, text) is 'Removes a candidate, and logs why.';

create function public.remove_candidate(organisation uuid, candidate uuid, why text) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.remove_candidate(organisation, candidate, why) $$;

comment on function public.remove_candidate(uuid, uuid, text) is
  'Removes a candidate, because of a request or a mistake; returns the position of its line in the log. For recruiters.';

-- A thousand at a time, so that no organisation is locked for long. One that fails is reported and left, as no other
-- may stay because of it. A day early, so that the term holds while the job is down for a day. An open request keeps a
-- candidate (article 18 of the GDPR). A consent that was withdrawn shortens no term.
create function private.delete_expired_candidates() returns bigint
  language plpgsql security invoker set search_path = ''
as $$
declare
  expired record;
  deleted bigint := 0;
begin
  for expired in
    select c.organisation, c.id from public.candidates as c
    join public.vacancies as v on v.organisation = c.organisation and v.id = c.vacancy
    where v.is_closed and greatest(v.closed_at + interval '4 weeks', c.kept_until) < now() + interval '1 day'
      and c.requests = '[]'
    order by c.organisation limit 1000
  loop
    begin
      perform from public.organisations where id = expired.organisation for no key update;
      perform private.erase_candidate(expired.organisation, null, expired.id, 'term');
      deleted := deleted + 1;
    exception when others then
      raise warning 'Candidate % is not removed: %', expired.id, sqlerrm;
    end;
  end loop;
  return deleted;
end;
$$;

comment on function private.delete_expired_candidates() is
  'Removes candidates four weeks after their vacancy closed, or at a later date of their consent, unless a request has '
  'no answer yet; returns how many.';

create function private.delete_expired_invitations() returns bigint
  language sql security invoker set search_path = ''
as $$
  with deleted as (
    delete from public.invitations where created_at < now() - interval '30 days' + interval '1 day' returning 1
  )
  select count(*) from deleted;
$$;

comment on function private.delete_expired_invitations() is
  'Deletes invitations to organisations that were not accepted within thirty days; returns how many.';

revoke execute on function private.erase_candidate(uuid, public.members, uuid, text),
  private.delete_expired_candidates(), private.delete_expired_invitations()
  from public, anon, authenticated, service_role;
revoke execute on function private.remove_candidate(uuid, uuid, text), public.remove_candidate(uuid, uuid, text)
  from public, anon, service_role;
grant execute on function private.remove_candidate(uuid, uuid, text), public.remove_candidate(uuid, uuid, text)
  to authenticated;

-- A hosted project has pg_cron; the local emulator calls the functions itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-expired-candidates', '22 * * * *', 'select private.delete_expired_candidates()');
    perform cron.schedule('delete-expired-invitations', '52 * * * *', 'select private.delete_expired_invitations()');
  end if;
end;
$$;

-- What is stored about a user includes memberships, saved views and invitations.
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
      'memberships', (
        select jsonb_agg(jsonb_build_object('organisation', o.name, 'role', m.role, 'name', m.name) order by o.name)
        from public.members m join public.organisations o on o.id = m.organisation where m.user_id = u.id
      ),
      'views', (
        select jsonb_agg(jsonb_build_object('vacancy', v.title, 'label', w.label, 'query', w.query) order by v.title, w.label)
        from public.views w join public.vacancies v on v.organisation = w.organisation and v.id = w.vacancy
        where w.user_id = u.id
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
    'invitations', (
      select jsonb_agg(jsonb_build_object('organisation', o.name, 'role', i.role, 'at', i.created_at) order by i.created_at)
      from public.invitations i join public.organisations o on o.id = i.organisation where i.email = address
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
    -- An unconfirmed address may belong to another person.
    else private.data_about(u.email) - '{log_of_gone_account,contact_messages,invitations,mails_that_wait}'::text[]
  end
  from auth.users u where u.id = (select private.current_user_id());
$$;
