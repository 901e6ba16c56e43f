-- Reads of a team's desk: the agenda, notifications and the report.
create table public.read_notifications (
  organisation uuid not null,
  user_id uuid not null,
  id text not null check (char_length(id) <= 200),
  read_at timestamptz not null default now(),
  primary key (organisation, user_id, id),
  foreign key (organisation, user_id) references public.members (organisation, user_id) on delete cascade
);

comment on table public.read_notifications is
  'Notifications that a member has read, for 180 days. Only that member reads them.';
comment on column public.read_notifications.organisation is 'The organisation.';
comment on column public.read_notifications.user_id is 'The member.';
comment on column public.read_notifications.id is 'Id of the notification, at most 200 characters.';
comment on column public.read_notifications.read_at is 'Time at which it was read first.';

create index read_notifications_read_at_idx on public.read_notifications (read_at);

alter table public.read_notifications enable row level security;
revoke all on table public.read_notifications from public, anon, authenticated, service_role;
grant select on table public.read_notifications to authenticated;
create policy "Read the own marks" on public.read_notifications
  for select to authenticated
  using ((select private.current_user_id()) = user_id and organisation = any (array(select private.own_organisations())));

create function private.mark_read(team uuid, ids text[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if team is null or team not in (select private.own_organisations()) then
    raise insufficient_privilege using message = 'You are no member of this organisation';
  end if;
  if ids is null or cardinality(ids) > 1000 or exists (
    select from unnest(ids) as given where given is null or char_length(given) > 200
  ) then
    raise sqlstate 'PT422' using message = 'Up to 1000 ids are marked together, each of up to 200 characters';
  end if;
  insert into public.read_notifications (organisation, user_id, id)
    select distinct team, private.current_user_id(), given from unnest(ids) as given
    on conflict do nothing;
end;
$$;

comment on function private.mark_read(uuid, text[]) is 'Marks notifications as read by the current user.';

create function public.mark_read(organisation uuid, ids text[]) returns void
  language sql security invoker set search_path = ''
as $$ select private.mark_read(organisation, ids) $$;

comment on function public.mark_read(uuid, text[]) is
  'Marks up to 1000 notifications as read by the calling member. A mark is kept for 180 days.';

create function public.list_interviews(organisation uuid, after timestamptz, before timestamptz) returns jsonb
  language sql stable security invoker set search_path = ''
  set jit = off
as $$
  -- Times in the log are texts in UTC, whose order is that of time.
  with period as (
    select to_char(after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first,
      to_char(before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as next
  ), planned as (
    select c.id as candidate, c.vacancy, min(slot ->> 'start') as start
    from period, public.candidates as c,
      jsonb_path_query(jsonb_build_array(c.interview -> 'proposed', c.interview -> 'confirmed'), '$[*][*]') as slot
    where c.organisation = list_interviews.organisation and c.interview is not null
      and slot ->> 'start' >= period.first and slot ->> 'start' < period.next
    group by c.id, c.vacancy
    order by start, candidate limit 500
  )
  select coalesce(jsonb_agg(jsonb_build_object('candidate', candidate, 'vacancy', vacancy) order by start, candidate), '[]')
  from planned;
$$;

comment on function public.list_interviews(uuid, timestamptz, timestamptz) is
  'Up to 500 candidates of any vacancy with a proposed or confirmed time that starts in a period, in the order of that '
  'time, as {"candidate", "vacancy"}.';

-- Of all candidates of a closed vacancy, the term of those without a consent ends together.
create index candidates_term_idx on public.candidates (organisation, vacancy, kept_until) where requests = '[]';

create function public.list_notifications(organisation uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  set jit = off
as $$
  with today as (
    select (now() at time zone 'Europe/Amsterdam')::date as date
  ), mentioned as (
    select m.comment as id, 'mention' as kind, m.at, c.vacancy, m.candidate, c.name, m.author as by,
      null::date as due, null::bigint as count
    from public.mentions as m
    join public.candidates as c on c.organisation = m.organisation and c.id = m.candidate
    where m.organisation = list_notifications.organisation and m.user_id = (select private.current_user_id())
      and m.at > now() - interval '180 days'
    order by m.at desc limit 100
  ), asked as (
    select c.id as candidate, c.vacancy, c.name, request ->> 'id' as id, request ->> 'kind' as kind,
      -- A date that no calendar has, such as 31 June, is the one that follows.
      ((left(request ->> 'received', 8) || '01')::date + right(request ->> 'received', 2)::integer - 1
        + interval '1 month')::date as due
    from public.candidates as c, jsonb_array_elements(c.requests) as request
    where c.organisation = list_notifications.organisation and c.requests <> '[]'
  ), objected as (
    select a.id, 'objection', (
      -- By the index of the candidate, however many requests the planner expects.
      select (l.entry ->> 'at')::timestamptz from public.log as l
      where l.organisation = list_notifications.organisation and l.candidate = a.candidate and l.entry ->> 'id' = a.id
    ), a.vacancy, a.candidate, a.name, null::text, null::date, null::bigint
    from asked as a where a.kind = 'objection'
  ), due_soon as (
    select 'term ' || a.id, 'request_term', (a.due - 7)::timestamp at time zone 'Europe/Amsterdam', a.vacancy, a.candidate, a.name,
      null::text, a.due, null::bigint
    from asked as a, today where a.due <= today.date + 7
  ), expiring as (
    select v.id as vacancy, (v.closed_at + interval '4 weeks') at time zone 'Europe/Amsterdam' as closing, term.*
    from today, public.vacancies as v, lateral (
      select count(*) as count, bool_or(c.kept_until is null) as has_none, min(c.kept_until) as kept_until
      from public.candidates as c
      where c.organisation = list_notifications.organisation and c.vacancy = v.id and c.requests = '[]'
        and (c.kept_until is null or c.kept_until <= today.date + 7)
    ) as term
    where v.organisation = list_notifications.organisation and v.is_closed
      and ((v.closed_at + interval '4 weeks') at time zone 'Europe/Amsterdam')::date <= today.date + 7 and term.count > 0
  ), retained as (
    select 'retention ' || e.vacancy, 'retention', (due - 7)::timestamp at time zone 'Europe/Amsterdam', e.vacancy, null::uuid,
      null::text, null::text, due, e.count
    from expiring as e, lateral (
      select case when has_none then closing::date else greatest(closing::date, kept_until) end as due
    ) as first
  ), newest as (
    select * from (
      select * from mentioned union all select * from objected union all select * from due_soon union all select * from retained
    ) as every order by at desc, id limit 100
  )
  select coalesce(jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object(
      'id', n.id, 'kind', n.kind, 'at', to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'vacancy', n.vacancy, 'candidate', n.candidate, 'name', n.name, 'by', n.by, 'due', n.due, 'count', n.count,
      'isRead', exists (
        select from public.read_notifications as r
        where r.organisation = list_notifications.organisation and r.user_id = (select private.current_user_id()) and r.id = n.id
      )
    )) order by n.at desc, n.id
  ), '[]')
  from newest as n
  where exists (
    select from public.members as m
    where m.organisation = list_notifications.organisation and m.user_id = (select private.current_user_id())
  );
$$;

comment on function public.list_notifications(uuid) is
  'The hundred newest notifications of the calling member: mentions of the last 180 days, open objections, requests whose '
  'term of a month ends within a week, and closed vacancies with candidates whose term ends within a week. `due` is the '
  'last day of the term, `count` the number of such candidates.';

create function public.report(organisation uuid, vacancy uuid default null) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  set jit = off
  set plan_cache_mode = force_custom_plan
  set work_mem = '64MB'
as $$
begin
  return (
    with lines as (
      select l.candidate, (l.entry ->> 'at')::timestamptz as at, l.entry ->> 'type' as type,
        l.entry ->> 'verdict' as verdict, l.entry ->> 'source' as source
      from public.log as l
      where l.organisation = report.organisation and (report.vacancy is null or l.vacancy = report.vacancy)
        and not l.is_undone and l.candidate is not null and (
          l.entry ->> 'type' in ('added', 'decision')
          or l.entry ->> 'type' = 'erased' and l.entry ->> 'was' = 'decision'
          or l.entry ->> 'type' = 'interview' and l.entry ? 'confirmed'
        )
      -- The lists below keep this order.
      order by l.candidate, l.position
    ), courses as (
      select candidate, min(at) filter (where type = 'added') as added_at, min(source) as source,
        array_agg(at) filter (where verdict is not null) as decided,
        array_agg(verdict) filter (where verdict is not null) as verdicts,
        array_agg(at) filter (where type = 'interview') as agreed
      from lines group by candidate having bool_or(type = 'added')
    ), counted as materialized (
      select candidate, added_at, source, decided[1] as decided_at,
        decided is not null as is_decided,
        coalesce(verdicts[cardinality(verdicts)] = 'invite', false) as is_invited,
        coalesce(verdicts[cardinality(verdicts)] = 'invite', false) and agreed is not null as is_interviewed,
        decided[array_position(verdicts, 'invite')] as invited_at, agreed
      from courses
    ), durations as (
      select extract(epoch from decided_at - added_at)::double precision / 86400 as decision, case when agreed is not null then
        extract(epoch from (select min(time) from unnest(agreed) as time where time >= invited_at) - invited_at)::double precision
          / 86400
      end as interview
      from counted
    ), present as materialized (
      select c.proven, c.unread = '[]' as is_whole, count(*) as candidates, count(*) filter (where is_decided) as decided,
        count(*) filter (where is_invited) as invited, count(*) filter (where is_interviewed) as interviewed
      from public.candidates as c join counted on counted.candidate = c.id
      where c.organisation = report.organisation and (report.vacancy is null or c.vacancy = report.vacancy)
      group by 1, 2
    ), mondays as (
      select number::integer, (current + (number - 12) * interval '7 days')::date as week,
        (current + (number - 12) * interval '7 days') at time zone 'Europe/Amsterdam' as start
      from (select date_trunc('week', now() at time zone 'Europe/Amsterdam') as current) as this, generate_series(1, 13) as number
    ), bounds as materialized (
      select array_agg(start order by start) as starts from mondays
    ), by_week as (
      select number, sum(added) as added, sum(decided) as decided from (
        select width_bucket(added_at, starts) as number, 1 as added, 0 as decided from counted, bounds
        union all
        select width_bucket(decided_at, starts), 0, 1 from counted, bounds
      ) as event group by number
    ), sources as (
      select source, count(*) as added, count(*) filter (where is_decided) as decided,
        count(*) filter (where is_invited) as invited
      from counted group by source
    ), requirements as (
      select requirement ->> 'id' as id, place
      from public.vacancies as v, jsonb_array_elements(v.details -> 'requirements') with ordinality as element (requirement, place)
      where v.organisation = report.organisation and v.id = report.vacancy
    ), parts as (
      -- The first part is the reading of CVs, the others are the requirements.
      select 0 as place, null as requirement union all select place, id from requirements
    ), tallies as (
      select part.place, part.requirement, half.is_first, jsonb_build_object(
        'candidates', coalesce(sum(p.candidates), 0), 'decided', coalesce(sum(p.decided), 0),
        'invited', coalesce(sum(p.invited), 0), 'interviewed', coalesce(sum(p.interviewed), 0)
      ) as tally
      from parts as part cross join (values (true), (false)) as half (is_first)
      left join present as p
        on half.is_first = case when part.requirement is null then p.is_whole else p.proven @> array[part.requirement] end
      group by 1, 2, 3
    )
    select jsonb_build_object(
      'steps', (
        select jsonb_build_object(
          'added', count(*), 'decided', count(*) filter (where is_decided), 'invited', count(*) filter (where is_invited),
          'interviewed', count(*) filter (where is_interviewed)
        ) from counted
      ),
      'days', (
        select jsonb_build_object(
          'decision', percentile_cont(0.5) within group (order by decision),
          'interview', percentile_cont(0.5) within group (order by interview)
        ) from durations
      ),
      'weeks', (
        select jsonb_agg(
          jsonb_build_object('week', week, 'added', coalesce(added, 0), 'decided', coalesce(decided, 0)) order by week
        ) from mondays left join by_week using (number) where number <= 12
      ),
      'sources', (
        select coalesce(jsonb_agg(to_jsonb(sources) order by added desc, source collate "C" nulls first), '[]') from sources
      ),
      'requirements', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', proven.requirement, 'proven', proven.tally, 'unproven', unproven.tally
        ) order by place), '[]')
        from tallies as proven join tallies as unproven using (place)
        where place > 0 and proven.is_first and not unproven.is_first
      ),
      'reading', (
        select jsonb_object_agg(case when is_first then 'whole' else 'partly' end, tally) from tallies where place = 0
      )
    )
  );
end;
$$;

comment on function public.report(uuid, uuid) is
  'Numbers of an organisation or of a vacancy: steps, median days, the last twelve weeks, origins, requirements and CVs '
  'that could not be read as a whole. Steps, days, weeks and origins include removed candidates.';

create function private.delete_expired_notifications() returns bigint
  language sql security invoker set search_path = ''
as $$
  with read as (
    delete from public.read_notifications where read_at < now() - interval '180 days' + interval '1 day' returning 1
  ), mentioned as (
    delete from public.mentions where at < now() - interval '180 days' + interval '1 day' returning 1
  )
  select (select count(*) from read) + (select count(*) from mentioned);
$$;

comment on function private.delete_expired_notifications() is
  'Deletes mentions, and marks of read notifications, after 180 days; returns how many. The log keeps the comments.';

revoke execute on function private.delete_expired_notifications() from public, anon, authenticated, service_role;
revoke execute on function private.mark_read(uuid, text[]), public.mark_read(uuid, text[]),
  public.list_interviews(uuid, timestamptz, timestamptz), public.list_notifications(uuid), public.report(uuid, uuid)
  from public, anon, service_role;
grant execute on function private.mark_read(uuid, text[]), public.mark_read(uuid, text[]),
  public.list_interviews(uuid, timestamptz, timestamptz), public.list_notifications(uuid), public.report(uuid, uuid)
  to authenticated;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-expired-notifications', '42 * * * *', 'select private.delete_expired_notifications()');
  end if;
end;
$$;

-- What is stored about a user includes mentions, marks of notifications, and the times of emails to candidates. Their
-- content is in the log, of which the client is the controller.
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
      'mentions', (
        select jsonb_agg(jsonb_build_object('organisation', o.name, 'by', n.author, 'at', n.at) order by n.at)
        from public.mentions n join public.organisations o on o.id = n.organisation where n.user_id = u.id
      ),
      'read_notifications', (
        select jsonb_agg(jsonb_build_object('organisation', o.name, 'notification', r.id, 'at', r.read_at) order by r.read_at, r.id)
        from public.read_notifications r join public.organisations o on o.id = r.organisation where r.user_id = u.id
      ),
      'mails_to_candidates', (
        select jsonb_agg(jsonb_build_object('organisation', o.name, 'at', m.created_at, 'sent_at', m.sent_at) order by m.created_at)
        from public.candidate_mails m join public.organisations o on o.id = m.organisation where m.member = u.id
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
