-- Comments of the hiring team, and emails to candidates. Both are entries of the log, so that an erasure, an export and an
-- import know them.
create or replace function private.remains(entry jsonb) returns jsonb
  language plpgsql immutable strict security invoker set search_path = ''
as $$
declare
  was constant text := entry ->> 'type';
begin
  if was in ('adjustment', 'decision') then
    return jsonb_strip_nulls(jsonb_build_object(
      'id', entry -> 'id', 'at', entry -> 'at', 'by', entry -> 'by', 'type', 'erased', 'candidate', entry -> 'candidate',
      'was', was, 'category', entry -> 'category', 'verdict', entry -> 'verdict', 'code', entry -> 'code'
    ));
  elsif was in ('interview', 'comment', 'mail', 'request', 'answer', 'assignment', 'consent', 'scored') then
    return jsonb_strip_nulls(jsonb_build_object(
      'id', entry -> 'id', 'at', entry -> 'at', 'by', entry -> 'by', 'type', 'removed', 'candidate', entry -> 'candidate',
      'was', was, 'engine', entry -> 'engine'
    ));
  end if;
  return entry;
end;
$$;

create or replace function private.subject_of(entry jsonb) returns text
  language sql immutable strict security invoker set search_path = ''
as $$
  select case entry ->> 'type'
    when 'undo' then 'undo ' || (entry ->> 'entry')
    when 'weight' then 'weight ' || (entry ->> 'category')
    when 'vacancy' then 'vacancy'
    when 'comment' then 'comment ' || coalesce(entry ->> 'replaces', entry ->> 'id')
    -- Each request and each email is a subject by itself.
    when 'request' then entry ->> 'id'
    when 'mail' then entry ->> 'id'
    when 'answer' then 'answer ' || (entry ->> 'request')
    else concat_ws(' ', entry ->> 'type', entry ->> 'candidate', entry ->> 'category')
  end;
$$;

create or replace function private.types_for(role text) returns text[]
  language sql immutable strict security invoker set search_path = ''
as $$
  select case role
    when 'recruiter' then array[
      'weight', 'adjustment', 'decision', 'undo', 'vacancy', 'interview', 'comment', 'mail', 'request', 'answer',
      'assignment', 'consent', 'disclosure'
    ]
    when 'hiring_manager' then array['adjustment', 'decision', 'undo', 'interview', 'comment', 'assignment']
    else '{}'
  end;
$$;

comment on column public.members.role is
  'recruiter: everything. hiring_manager: decisions, adjustments, interviews, comments and assignments. auditor: reads only.';
comment on column public.candidates.interview is
  'Interview as {"proposed", "confirmed", "interviewers", "at"}: its times, the names of the colleagues who hold it, and the '
  'time of the entry. `confirmed` is missing until a time is agreed. Null without an interview, and when it is off.';

create function private.has_words(rich_text jsonb) returns boolean
  language sql stable strict security invoker set search_path = ''
as $$
  select jsonb_path_exists(rich_text, '$.**.type ? (@ == "mention" || @ == "variable")') or exists (
    select from jsonb_path_query(rich_text, '$.**.text') as run where private.is_valid(run, 'text')
  );
$$;

comment on function private.has_words(jsonb) is
  'Whether a valid `RichText` has more than white space. The opposite of `isEmptyRichText`.';

create or replace function private.check_fields(entry jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  type constant text := entry ->> 'type';
begin
  if not private.is_valid(entry -> 'id', 'text') or char_length(entry ->> 'id') > 100
    or not private.is_valid(entry - '{id,type}'::text[], concat_ws(' ', type, entry ->> 'was'))
    or octet_length(entry::text) > 100000
  then
    raise sqlstate 'PT422' using message = 'An entry has a missing, unknown or invalid field', detail = type;
  end if;
  if type = 'decision' and entry ->> 'verdict' = 'reject'
    and not private.is_valid(coalesce(entry -> 'reason', '""'), 'text')
  then
    raise sqlstate 'PT422' using message = 'A rejection has a reason';
  end if;
  -- The day more is for clients whose date is ahead of the database's.
  if type = 'consent' and (entry ->> 'until')::date > current_date + interval '1 year 1 day' then
    raise sqlstate 'PT422' using message = 'A consent holds for a year at most';
  end if;
  if type = 'vacancy' and (
    jsonb_array_length(entry #> '{details,requirements}') = 0
    or jsonb_path_exists(entry, 'strict $.details.requirements[*].proofs ? (@.size() == 0)')
  ) then
    raise sqlstate 'PT422' using message = 'A vacancy has a requirement, and each requirement a proof';
  end if;
  if type = 'comment' and (case when entry ? 'replaces' then entry ? 'replyTo' else not entry ? 'text' end) then
    raise sqlstate 'PT422' using message = 'A comment is new, a change or a deletion, and a change is no reply';
  end if;
  if type in ('comment', 'mail') and not private.has_words(entry -> 'text') then
    raise sqlstate 'PT422' using message = 'A comment and an email have a text';
  end if;
end;
$$;

create or replace function private.check_references(team uuid, opening uuid, entry jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  type constant text := entry ->> 'type';
begin
  if type in ('undo', 'answer') and not exists (
    select from public.log as l
    where l.organisation = team and l.vacancy = opening
      and l.entry ->> 'id' = coalesce(check_references.entry ->> 'entry', check_references.entry ->> 'request')
      and case type
        when 'undo' then l.entry ->> 'type' in ('weight', 'adjustment', 'decision', 'erased', 'undo')
        else l.entry ->> 'type' = 'request' and l.entry ->> 'candidate' = check_references.entry ->> 'candidate'
      end
  ) then
    raise sqlstate 'PT422' using message = 'An undo follows its entry, and an answer its request';
  end if;
  if type = 'comment' and entry ?| array['replyTo', 'replaces'] and not exists (
    select from public.log as l
    where l.organisation = team and l.vacancy = opening
      and l.entry ->> 'id' = coalesce(check_references.entry ->> 'replyTo', check_references.entry ->> 'replaces')
      and l.entry ->> 'type' = 'comment' and l.entry ->> 'candidate' = check_references.entry ->> 'candidate'
      and not l.entry ? 'replaces' and not (check_references.entry ? 'replyTo' and l.entry ? 'replyTo')
  ) then
    raise sqlstate 'PT422' using message = 'A reply follows a comment that is no reply, and a change the first entry of its comment';
  end if;
  if type not in ('vacancy', 'import')
      and not exists (select from public.vacancies as v where v.organisation = team and v.id = opening)
    or entry ? 'candidate' and not exists (
      select from public.candidates as c
      where c.organisation = team and c.vacancy = opening and c.id = (entry ->> 'candidate')::uuid
    )
  then
    raise sqlstate 'PT404' using message = 'The organisation has no such vacancy or candidate';
  end if;
end;
$$;

-- An imported comment has the author of its source, so the name has to match too. Within an import the source decided
-- who changed what, but no import changes the comment of a member.
create function private.check_author(line public.log, author public.members) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  if line.entry ->> 'type' = 'comment' and line.entry ? 'replaces' and not exists (
    select from public.log as l
    where l.organisation = line.organisation and l.entry ->> 'id' = line.entry ->> 'replaces' and case
      when line.import is not null then l.import = line.import
      else l.member = author.user_id and (l.import is null or l.entry ->> 'by' = author.name)
    end
  ) then
    raise insufficient_privilege using message = 'Only its author changes or deletes a comment';
  end if;
end;
$$;

comment on function private.check_author(public.log, public.members) is
  'Fails when a line changes the comment of another author.';

-- The state of emails, without their content: that is in the log alone, where an erasure reduces it.
create table public.candidate_mails (
  id uuid primary key default gen_random_uuid(),
  organisation uuid not null,
  entry text not null,
  candidate uuid not null,
  member uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  taken_at timestamptz,
  sent_at timestamptz,
  unique (organisation, entry),
  foreign key (organisation, candidate) references public.candidates (organisation, id) on delete cascade
);

comment on table public.candidate_mails is
  'Emails to candidates that wait to be sent by the Edge Function, for a week, and those that were sent.';
comment on column public.candidate_mails.id is 'Key of the email, by which the mail service ignores a second one.';
comment on column public.candidate_mails.organisation is 'The organisation.';
comment on column public.candidate_mails.entry is 'Id of the entry of the log with its content.';
comment on column public.candidate_mails.candidate is 'The candidate, with whom it is deleted.';
comment on column public.candidate_mails.member is
  'The author (auth.users.id), who gets the answers; null once the account is deleted, and then it is not sent.';
comment on column public.candidate_mails.created_at is 'Time of the entry.';
comment on column public.candidate_mails.taken_at is
  'Time at which it was last taken to be sent: it is taken again ten minutes later, unless it was sent.';
comment on column public.candidate_mails.sent_at is 'Time at which the mail service accepted it; null until then.';

create index candidate_mails_candidate_idx on public.candidate_mails (organisation, candidate);
create index candidate_mails_member_idx on public.candidate_mails (member);
create index candidate_mails_waiting_idx on public.candidate_mails (created_at) where sent_at is null;

alter table public.candidate_mails enable row level security;
revoke all on table public.candidate_mails from public, anon, authenticated, service_role;
grant select on table public.candidate_mails to authenticated;
create policy "Read the own organisations" on public.candidate_mails
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));

-- Counted in the log, because a removal of the candidate deletes the row of the queue.
create index log_mail_idx on public.log (organisation, (entry ->> 'at'))
  where import is null and (entry ->> 'type' = 'mail' or entry ->> 'was' = 'mail');
create index log_mail_member_idx on public.log (member, (entry ->> 'at'))
  where import is null and (entry ->> 'type' = 'mail' or entry ->> 'was' = 'mail');

create function private.queue_mail(line public.log) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  yesterday constant text := to_char((now() - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
begin
  if (line.entry -> 'isDraft')::boolean or jsonb_path_exists(line.entry, '$.text.**.type ? (@ == "variable")') then
    raise sqlstate 'PT422' using message = 'An email of a team is no draft, and its variables have their values';
  end if;
  -- The lock makes simultaneous calls of one user wait for each other, in other organisations too.
  perform from auth.users where id = line.member for no key update;
  if (
    select count(*) > 100 from public.log as l where l.organisation = line.organisation
      and l.import is null and (l.entry ->> 'type' = 'mail' or l.entry ->> 'was' = 'mail') and l.entry ->> 'at' > yesterday
  ) or (
    select count(*) > 100 from public.log as l where l.member = line.member
      and l.import is null and (l.entry ->> 'type' = 'mail' or l.entry ->> 'was' = 'mail') and l.entry ->> 'at' > yesterday
  ) then
    raise sqlstate 'PT429' using message = 'An organisation sends at most a hundred emails in 24 hours, and so does a member';
  end if;
  insert into public.candidate_mails (organisation, entry, candidate, member)
    values (line.organisation, line.entry ->> 'id', line.candidate, line.member);
end;
$$;

comment on function private.queue_mail(public.log) is
  'Queues the email of a line. Anyone can found an organisation, so each sends a hundred in 24 hours, and so does a member.';

create table public.mentions (
  organisation uuid not null,
  user_id uuid not null,
  comment text not null,
  candidate uuid not null,
  author text not null,
  at timestamptz not null,
  primary key (organisation, user_id, comment),
  foreign key (organisation, user_id) references public.members (organisation, user_id) on delete cascade,
  foreign key (organisation, candidate) references public.candidates (organisation, id) on delete cascade
);

comment on table public.mentions is
  'Members whom a colleague mentions in the last text of a comment, so that a notification needs no search in the log.';
comment on column public.mentions.organisation is 'The organisation.';
comment on column public.mentions.user_id is 'The member who is mentioned, and who had that name then. No other member reads it.';
comment on column public.mentions.comment is 'Id of the first entry of the comment.';
comment on column public.mentions.candidate is 'The candidate, with whom it is deleted.';
comment on column public.mentions.author is 'Name of the author.';
comment on column public.mentions.at is 'Time of the entry with that text.';

create index mentions_at_idx on public.mentions (organisation, user_id, at);
create index mentions_candidate_idx on public.mentions (organisation, candidate);
create index mentions_comment_idx on public.mentions (organisation, comment);

alter table public.mentions enable row level security;
revoke all on table public.mentions from public, anon, authenticated, service_role;
grant select on table public.mentions to authenticated;
create policy "Read the own mentions" on public.mentions
  for select to authenticated
  using ((select private.current_user_id()) = user_id and organisation = any (array(select private.own_organisations())));

create function private.refresh_mentions(line public.log) returns void
  language sql security invoker set search_path = ''
as $$
  delete from public.mentions as m
    where m.organisation = line.organisation and m.comment = coalesce(line.entry ->> 'replaces', line.entry ->> 'id');
  insert into public.mentions (organisation, user_id, comment, candidate, author, at)
  select m.organisation, m.user_id, coalesce(line.entry ->> 'replaces', line.entry ->> 'id'), line.candidate,
    line.entry ->> 'by', (line.entry ->> 'at')::timestamptz
  from public.members as m
  where m.organisation = line.organisation and m.user_id <> line.member and m.name in (
    select chip #>> '{attrs,id}' from jsonb_path_query(line.entry, '$.text.** ? (@.type == "mention")') as chip
  );
$$;

comment on function private.refresh_mentions(public.log) is
  'Stores whom the comment of a line mentions now; nobody, if the line deletes it.';

create or replace function private.apply_line(line public.log, author public.members) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  team constant uuid := line.organisation;
  opening constant uuid := line.vacancy;
  one constant uuid := line.candidate;
  entry constant jsonb := line.entry;
  subject jsonb := entry;
begin
  if entry ->> 'type' = 'undo' then
    subject := private.mark_undone(team, entry ->> 'entry');
    if subject ->> 'type' = 'weight' and author.role <> 'recruiter' then
      raise insufficient_privilege using message = 'Only a recruiter changes a weight';
    end if;
  end if;
  case subject ->> 'type'
    when 'vacancy' then
      insert into public.vacancies as v (organisation, id, details, closed_at)
      values (
        team, opening, entry -> 'details',
        case when (entry #> '{details,isClosed}')::boolean then (entry ->> 'at')::timestamptz end
      )
      on conflict (organisation, id) do update set
        details = excluded.details,
        closed_at = case when excluded.closed_at is not null then coalesce(v.closed_at, excluded.closed_at) end;
    when 'weight' then
      -- An import has many, and refreshes them after its last line.
      if line.import is null then
        perform private.refresh_weights(team, opening);
      end if;
    when 'adjustment', 'decision' then
      perform private.refresh_candidate(team, one);
    when 'added' then
      update public.candidates set added_at = (entry ->> 'at')::timestamptz where organisation = team and id = one;
    when 'assignment' then
      update public.candidates set assignee = entry ->> 'to' where organisation = team and id = one;
    when 'consent' then
      update public.candidates set kept_until = (entry ->> 'until')::date where organisation = team and id = one;
    when 'interview' then
      update public.candidates set interview = case when entry ? 'confirmed' or entry -> 'proposed' <> '[]' then
        entry - '{id,by,type,candidate}'::text[]
      end where organisation = team and id = one;
    when 'request' then
      update public.candidates set requests = requests || (entry - '{at,by,type,candidate,text}'::text[])
        where organisation = team and id = one;
    when 'answer' then
      update public.candidates set requests = jsonb_path_query_array(requests, '$[*] ? (@.id != $request)', entry)
        where organisation = team and id = one;
    when 'comment' then
      perform private.check_author(line, author);
      -- An import notifies no one, and emails no one.
      if line.import is null then
        perform private.refresh_mentions(line);
      end if;
    when 'mail' then
      if line.import is null then
        perform private.queue_mail(line);
      end if;
    else
      null;
  end case;
end;
$$;

drop function private.log_candidate(uuid, public.members, public.candidates);

create function private.log_candidate(team uuid, author public.members, added public.candidates, source text default null)
  returns bigint
  language plpgsql security invoker set search_path = ''
as $$
declare
  line constant public.log := private.write_line(team, author, added.vacancy, jsonb_strip_nulls(
    jsonb_build_object('type', 'added', 'candidate', added.id, 'source', source)
  ));
begin
  return case when added.engine is null then line.position else private.write_scores(team, author, added) end;
end;
$$;

comment on function private.log_candidate(uuid, public.members, public.candidates, text) is
  'Writes the lines of an added candidate; returns the position of the last one.';

drop function public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb);
drop function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb);

create function private.add_candidate(
  team uuid, opening uuid, one uuid, title text, pages jsonb, categories jsonb, engine text, unread jsonb,
  file jsonb, source text
) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
  added public.candidates;
begin
  if not exists (select from public.vacancies as v where v.organisation = team and v.id = opening and not v.is_closed) then
    raise sqlstate 'PT404' using message = 'The organisation has no such open vacancy';
  end if;
  if file is not null and not exists (
    select from public.vacancies as v where v.organisation = team and v.id = opening and v.details @> '{"keepsFiles": true}'
  ) then
    raise sqlstate 'PT422' using message = 'The vacancy keeps no files';
  end if;
  if not private.is_valid(
    jsonb_strip_nulls(jsonb_build_object('candidate', one, 'source', source)), 'added'
  ) then
    raise sqlstate 'PT422' using message = 'This is no origin of a CV';
  end if;
  added := private.insert_candidate(team, opening, one, title, pages, categories, engine, unread);
  if file is not null then
    perform private.keep_file(team, one, file);
  end if;
  return private.log_candidate(team, author, added, source);
end;
$$;

comment on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text) is
  'Adds a candidate with the text, the scorecard and the file if it is kept, and the lines that log it.';

create function public.add_candidate(
  organisation uuid, vacancy uuid, candidate uuid, name text, pages jsonb,
  categories jsonb default '[]', engine text default null, unread jsonb default '[]', file jsonb default null,
  source text default null
) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.add_candidate(organisation, vacancy, candidate, name, pages, categories, engine, unread, file, source) $$;

comment on function public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text) is
  'Adds a candidate to an open vacancy, with the file ({"media", "base64"}) if that keeps files, and the origin of the CV '
  'if it is known; returns the position of the last line in the log. For recruiters.';

revoke execute on function private.has_words(jsonb), private.check_author(public.log, public.members),
  private.queue_mail(public.log), private.refresh_mentions(public.log),
  private.log_candidate(uuid, public.members, public.candidates, text)
  from public, anon, authenticated, service_role;
revoke execute on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text)
  from public, anon, service_role;
grant execute on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb, text)
  to authenticated;
