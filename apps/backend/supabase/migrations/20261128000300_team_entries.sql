-- The rules of entries and scorecards are those of LogEntrySchema, CategorySchema and DeskEntrySchema, written as a
-- table of fields. A field has the kind of its value: a shape of this table, one of the kinds of `is_valid`, options
-- separated by |, or a list of any of these ([]).
create view private.fields (shape, name, kind, is_optional) as values
  ('line', 'vacancy', 'uuid', false),
  ('weight', 'category', 'text', false),
  ('weight', 'weight', 'light|normal|heavy', false),
  ('adjustment', 'candidate', 'uuid', false),
  ('adjustment', 'category', 'text', false),
  ('adjustment', 'original', 'percentage', true),
  ('adjustment', 'score', 'percentage', false),
  ('adjustment', 'reason', 'text', false),
  ('decision', 'candidate', 'uuid', false),
  ('decision', 'verdict', 'invite|hold|reject', false),
  ('decision', 'reason', 'string', true),
  ('decision', 'code', 'text', true),
  ('undo', 'entry', 'text', false),
  ('vacancy', 'details', 'details', false),
  ('details', 'title', 'text', false),
  ('details', 'place', 'text', false),
  ('details', 'hours', 'text', false),
  ('details', 'requirements', 'requirement[]', false),
  ('details', 'isClosed', 'boolean', false),
  ('requirement', 'id', 'text', false),
  ('requirement', 'category', 'skills|experience|language|motivation|growth', false),
  ('requirement', 'title', 'text', false),
  ('requirement', 'weight', 'light|normal|heavy', false),
  ('requirement', 'proofs', 'text[]', false),
  ('interview', 'candidate', 'uuid', false),
  ('interview', 'proposed', 'slot[]', false),
  ('interview', 'confirmed', 'slot', true),
  ('slot', 'start', 'time', false),
  ('slot', 'end', 'time', false),
  ('request', 'candidate', 'uuid', false),
  ('request', 'kind', 'review|objection|access|rectification|erasure', false),
  ('request', 'text', 'text', false),
  ('request', 'received', 'date', false),
  ('answer', 'candidate', 'uuid', false),
  ('answer', 'request', 'text', false),
  ('answer', 'outcome', 'granted|partly|refused', false),
  ('answer', 'text', 'text', false),
  ('assignment', 'candidate', 'uuid', false),
  ('assignment', 'to', 'text', true),
  ('consent', 'candidate', 'uuid', false),
  ('consent', 'until', 'date', false),
  ('disclosure', 'candidate', 'uuid', false),
  ('category', 'id', 'text', false),
  ('category', 'title', 'text', false),
  ('category', 'score', 'percentage', true),
  ('category', 'confidence', 'percentage', true),
  ('category', 'why', 'text', false),
  ('category', 'context', 'string', true),
  ('category', 'evidence', 'evidence[]', false),
  ('category', 'unproven', 'unproven[]', true),
  ('evidence', 'page', 'number', false),
  ('evidence', 'start', 'index', false),
  ('evidence', 'end', 'number', false),
  ('evidence', 'quote', 'text', false),
  ('evidence', 'reference', 'number', false),
  ('evidence', 'document', 'text', false),
  ('evidence', 'requirements', 'text[]', true),
  ('unproven', 'quote', 'text', false),
  ('unproven', 'nearest', 'passage', true),
  ('unproven', 'differences', 'difference[]', false),
  ('passage', 'page', 'number', false),
  ('passage', 'start', 'index', false),
  ('passage', 'end', 'number', false),
  ('passage', 'quote', 'text', false),
  ('difference', 'text', 'string', false),
  ('difference', 'in', 'both|quote|document', false),
  ('page', 'text', 'string', false),
  ('page', 'blocks', 'block[]', true),
  ('block', 'type', 'title|redaction|heading|paragraph|item', false),
  ('block', 'start', 'index', false),
  ('block', 'end', 'index', false),
  ('block', 'date', 'string', true),
  ('unread', 'type', 'scan|picture|font|hidden|embedded|form', false),
  ('unread', 'page', 'number', true);

comment on view private.fields is 'Fields of each type of entry, and of the objects in them.';
comment on column private.fields.shape is 'Type of entry, or name of an object.';
comment on column private.fields.name is 'Name of the field.';
comment on column private.fields.kind is 'Kind of its value.';
comment on column private.fields.is_optional is 'Whether it may be missing.';

create function private.is_valid(value jsonb, kind text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  type constant text := coalesce(jsonb_typeof(value), 'null');
  content constant text := value #>> '{}';
begin
  if kind like '%[]' then
    return type = 'array' and not exists (
      select from jsonb_array_elements(case type when 'array' then value else '[]' end) as item
      where not private.is_valid(item, left(kind, -2))
    );
  elsif kind in ('number', 'index', 'percentage') then
    return type = 'number' and content::numeric % 1 = 0 and case kind
      when 'number' then content::numeric between 1 and 1e9
      when 'index' then content::numeric between 0 and 1e9
      else content::numeric between 0 and 100
    end;
  elsif kind = 'boolean' then
    return type = 'boolean';
  elsif type = 'string' then
    return case kind
      when 'string' then true
      -- Any character that String.trim keeps.
      when 'text' then content ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      when 'uuid' then content ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      when 'date' then content ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
      when 'time' then content ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$'
      else kind like '%|%' and content = any (string_to_array(kind, '|'))
    end;
  end if;
  return type = 'object' and is_valid.kind in (select shape from private.fields) and not exists (
    select from jsonb_each(case type when 'object' then value else '{}' end) as given (name, item)
    full join (select * from private.fields where shape = is_valid.kind) as field using (name)
    where case
      when item is null then not is_optional
      when field.kind is null then true
      else not private.is_valid(item, field.kind)
    end
  );
end;
$$;

comment on function private.is_valid(jsonb, text) is 'Whether a value is of a kind, without other fields.';

create function private.is_scorecard(categories jsonb) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select case when private.is_valid(categories, 'category[]') then (
    select count(distinct category ->> 'id') = count(*) and coalesce(bool_and(
      (category ? 'score') = (category ? 'confidence')
      and (category ? 'score') = (jsonb_array_length(category -> 'evidence') > 0)
    ), true)
    from jsonb_array_elements(categories) as category
  ) and not jsonb_path_exists(categories, '$.** ? (@.end <= @.start)') else false end;
$$;

comment on function private.is_scorecard(jsonb) is
  'Whether categories make a scorecard. Each occurs once, and has a score and a confidence exactly when it has evidence.';

create function private.subject_of(entry jsonb) returns text
  language sql immutable strict security invoker set search_path = ''
as $$
  select case entry ->> 'type'
    when 'undo' then 'undo ' || (entry ->> 'entry')
    when 'weight' then 'weight ' || (entry ->> 'category')
    when 'vacancy' then 'vacancy'
    -- Each request is a subject by itself.
    when 'request' then entry ->> 'id'
    when 'answer' then 'answer ' || (entry ->> 'request')
    else concat_ws(' ', entry ->> 'type', entry ->> 'candidate', entry ->> 'category')
  end;
$$;

comment on function private.subject_of(jsonb) is
  'Key of an entry''s subject in its vacancy; a later entry with the same subject overrides it. As in the desk.';

create function private.refuse_overtaken(team uuid, lines jsonb, seen bigint) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  colleague text;
begin
  select newer.entry ->> 'by' into colleague
  from public.log as newer join jsonb_array_elements(lines) as line
    on newer.vacancy::text = line ->> 'vacancy'
    and private.subject_of(newer.entry) = private.subject_of(line -> 'entry')
  where newer.organisation = team and newer.position > coalesce(seen, 0)
  order by newer.position desc limit 1;
  if found then
    raise sqlstate 'PT409' using message = 'A colleague changed the same in the meantime', detail = colleague;
  end if;
end;
$$;

comment on function private.refuse_overtaken(uuid, jsonb, bigint) is
  'Fails when a line after the last one that the user has seen has the same subject as one of these.';

create function private.mark_undone(team uuid, target text) returns jsonb
  language plpgsql security invoker set search_path = ''
as $$
declare
  reverted jsonb;
begin
  -- An undo of an undo restores the entry below, and so on.
  loop
    update public.log as l set is_undone = exists (
      select from public.log as u
      where u.organisation = team and u.entry ->> 'entry' = target and u.entry ->> 'type' = 'undo' and not u.is_undone
    )
    where l.organisation = team and l.entry ->> 'id' = target
    returning l.entry into reverted;
    exit when reverted ->> 'type' <> 'undo';
    target := reverted ->> 'entry';
  end loop;
  return reverted;
end;
$$;

comment on function private.mark_undone(uuid, text) is
  'Marks what an undo of this entry reverts and restores; returns the entry at the end of that chain, which is no undo.';

create function private.check_entry(team uuid, opening uuid, entry jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  type constant text := entry ->> 'type';
begin
  if not private.is_valid(entry -> 'id', 'text') or char_length(entry ->> 'id') > 100
    or not private.is_valid(entry - '{id,type}'::text[], type) or octet_length(entry::text) > 100000
  then
    raise sqlstate 'PT422' using message = 'An entry has a missing, unknown or invalid field', detail = type;
  end if;
  if entry ->> 'verdict' = 'reject' and not private.is_valid(coalesce(entry -> 'reason', '""'), 'text') then
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
  if type in ('undo', 'answer') and not exists (
    select from public.log as l
    where l.organisation = team and l.vacancy = opening
      and l.entry ->> 'id' = coalesce(check_entry.entry ->> 'entry', check_entry.entry ->> 'request')
      and case type
        when 'undo' then l.entry ->> 'type' in ('weight', 'adjustment', 'decision', 'undo')
        else l.entry ->> 'type' = 'request' and l.entry ->> 'candidate' = check_entry.entry ->> 'candidate'
      end
  ) then
    raise sqlstate 'PT422' using message = 'An undo follows its entry, and an answer its request';
  end if;
  if type <> 'vacancy' and not exists (select from public.vacancies as v where v.organisation = team and v.id = opening)
    or entry ? 'candidate' and not exists (
      select from public.candidates as c
      where c.organisation = team and c.vacancy = opening and c.id = (entry ->> 'candidate')::uuid
    )
  then
    raise sqlstate 'PT404' using message = 'The organisation has no such vacancy or candidate';
  end if;
end;
$$;

comment on function private.check_entry(uuid, uuid, jsonb) is
  'Fails unless a client may write this entry: its fields by their kinds, and what it names in this vacancy.';

create function private.types_for(role text) returns text[]
  language sql immutable strict security invoker set search_path = ''
as $$
  select case role
    when 'recruiter' then array[
      'weight', 'adjustment', 'decision', 'undo', 'vacancy', 'interview', 'request', 'answer', 'assignment', 'consent',
      'disclosure'
    ]
    when 'hiring_manager' then array['adjustment', 'decision', 'undo', 'interview', 'assignment']
    else '{}'
  end;
$$;

comment on function private.types_for(text) is 'Types of entry that a role writes. The database writes the others itself.';

-- The stored state of a vacancy and its candidates follows from each entry in the transaction that writes it.
create function private.apply_line(line public.log, author public.members) returns void
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
      values (team, opening, entry -> 'details', case when (entry #> '{details,isClosed}')::boolean then now() end)
      on conflict (organisation, id) do update set
        details = excluded.details,
        closed_at = case when excluded.closed_at is not null then coalesce(v.closed_at, excluded.closed_at) end;
    when 'weight' then
      perform private.refresh_weights(team, opening);
    when 'adjustment', 'decision' then
      perform private.refresh_candidate(team, one);
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
    else
      null;
  end case;
end;
$$;

comment on function private.apply_line(public.log, public.members) is
  'Stores what follows from a line that was added to the log.';

create function private.append_lines(team uuid, lines jsonb, seen bigint) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter', 'hiring_manager');
  line jsonb;
  entry jsonb;
  written public.log;
begin
  if jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) not between 1 and 1000 then
    raise sqlstate 'PT422' using message = 'Lines are a list of 1 to 1000';
  end if;
  perform private.refuse_overtaken(team, lines, seen);
  for line in select value from jsonb_array_elements(lines) loop
    entry := line -> 'entry';
    if not private.is_valid(line - 'entry', 'line') or jsonb_typeof(entry) is distinct from 'object' then
      raise sqlstate 'PT422' using message = 'A line has a vacancy and an entry';
    end if;
    if not coalesce(entry ->> 'type' = any (private.types_for(author.role)), false) then
      raise insufficient_privilege using message = 'Your role does not write this type of entry';
    end if;
    perform private.check_entry(team, (line ->> 'vacancy')::uuid, entry);
    written := private.write_line(team, author, (line ->> 'vacancy')::uuid, entry);
    perform private.apply_line(written, author);
  end loop;
  return written.position;
end;
$$;

comment on function private.append_lines(uuid, jsonb, bigint) is 'Adds lines to the log, all or none.';

create function private.proven_in(categories jsonb) returns text[]
  language sql immutable strict security invoker set search_path = ''
as $$
  with evidence as (select jsonb_path_query(categories, '$[*].evidence[*]') as passage),
    named as (select jsonb_array_elements_text(passage -> 'requirements') as requirement from evidence)
  select case
    when jsonb_array_length(categories) = 0 then null
    when exists (select from evidence) and not exists (select from named) then null
    else array(select distinct requirement from named order by 1)
  end;
$$;

comment on function private.proven_in(jsonb) is
  'Requirements that a scorecard proves; null if it names none, which says nothing about the candidate.';

create function private.write_scores(team uuid, author public.members, scored public.candidates) returns bigint
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.refresh_candidate(team, scored.id);
  return (private.write_line(team, author, scored.vacancy, jsonb_build_object(
    'type', 'scored', 'candidate', scored.id, 'engine', scored.engine,
    'scores', (
      select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'category', category -> 'id', 'score', category -> 'score', 'confidence', category -> 'confidence'
      )) order by place)
      from jsonb_array_elements(scored.categories) with ordinality as element (category, place)
    )
  ))).position;
end;
$$;

comment on function private.write_scores(uuid, public.members, public.candidates) is
  'Writes the scores of an engine to the log, and stores those with the adjustments in force.';

create function private.check_scores(categories jsonb, engine text) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  if not private.is_scorecard(categories) or octet_length(categories::text) > 1000000
    or (engine is null) <> (jsonb_array_length(categories) = 0) or engine !~ '\S'
  then
    raise sqlstate 'PT422' using message = 'These are no categories of a scorecard with the name of an engine';
  end if;
end;
$$;

comment on function private.check_scores(jsonb, text) is 'Fails unless categories are valid, and have an engine if there are any.';

create function private.add_candidate(
  team uuid, opening uuid, one uuid, title text, pages jsonb, categories jsonb, engine text, unread jsonb
) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
  added public.candidates;
  last bigint;
begin
  perform private.check_scores(categories, engine);
  if not private.is_valid(pages, 'page[]') or not private.is_valid(unread, 'unread[]')
    or octet_length(pages::text) > 5000000 or jsonb_array_length(unread) > 1000
  then
    raise sqlstate 'PT422' using message = 'The text of the CV is invalid or too long';
  end if;
  if not exists (select from public.vacancies as v where v.organisation = team and v.id = opening and not v.is_closed) then
    raise sqlstate 'PT404' using message = 'The organisation has no such open vacancy';
  end if;
  -- The log knows it: a removed candidate does not come back under the same id.
  if exists (select from public.log as l where l.organisation = team and l.candidate = one) then
    raise unique_violation using message = 'This candidate was added before';
  end if;
  insert into public.candidates (organisation, id, vacancy, name, categories, engine, unread, proven, scores)
  values (team, one, opening, btrim(title), categories, engine, unread, private.proven_in(categories), '{}')
  returning * into added;
  insert into public.candidate_texts values (
    team, one, pages,
    -- A tsvector has room for the words of a long CV, and not for those of a book.
    to_tsvector('pg_catalog.simple', concat_ws(' ', title, left(
      (select string_agg(page ->> 'text', ' ') from jsonb_array_elements(pages) as page), 200000
    ))) || array_to_tsvector(array[opening::text])
  );
  last := (private.write_line(team, author, opening, jsonb_build_object('type', 'added', 'candidate', one))).position;
  return case when engine is null then last else private.write_scores(team, author, added) end;
end;
$$;

comment on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb) is
  'Adds a candidate with the text and the scorecard, and the lines that log it.';

create function private.rescore_candidate(team uuid, one uuid, categories jsonb, engine text) returns bigint
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
  rescored public.candidates;
begin
  perform private.check_scores(categories, coalesce(engine, ''));
  update public.candidates as c set
    categories = rescore_candidate.categories,
    engine = rescore_candidate.engine,
    proven = private.proven_in(rescore_candidate.categories)
  where c.organisation = team and c.id = one
  returning c.* into rescored;
  if not found then
    raise sqlstate 'PT404' using message = 'The organisation has no such candidate';
  end if;
  return private.write_scores(team, author, rescored);
end;
$$;

comment on function private.rescore_candidate(uuid, uuid, jsonb, text) is 'Replaces the scorecard of a candidate, and logs the scores.';

-- The API calls these. They have no rights: those of the same name in `private` have.
create function public.append_lines(organisation uuid, lines jsonb, seen bigint) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.append_lines(organisation, lines, seen) $$;

create function public.add_candidate(
  organisation uuid, vacancy uuid, candidate uuid, name text, pages jsonb,
  categories jsonb default '[]', engine text default null, unread jsonb default '[]'
) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.add_candidate(organisation, vacancy, candidate, name, pages, categories, engine, unread) $$;

create function public.rescore_candidate(organisation uuid, candidate uuid, categories jsonb, engine text) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.rescore_candidate(organisation, candidate, categories, engine) $$;

comment on function public.append_lines(uuid, jsonb, bigint) is
  'Adds up to 1000 lines ({"vacancy", "entry"}, without author and time) to the log, all or none; returns the position '
  'of the last one. Fails with PT409 and the name of a colleague when a line after `seen` has the same subject.';
comment on function public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb) is
  'Adds a candidate to an open vacancy; returns the position of the last line in the log. For recruiters.';
comment on function public.rescore_candidate(uuid, uuid, jsonb, text) is
  'Replaces the scorecard of a candidate; returns the position of its line in the log. For recruiters.';

revoke execute on function private.is_valid(jsonb, text), private.is_scorecard(jsonb), private.subject_of(jsonb),
  private.refuse_overtaken(uuid, jsonb, bigint), private.mark_undone(uuid, text), private.check_entry(uuid, uuid, jsonb),
  private.types_for(text), private.apply_line(public.log, public.members), private.proven_in(jsonb),
  private.write_scores(uuid, public.members, public.candidates), private.check_scores(jsonb, text)
  from public, anon, authenticated, service_role;
revoke execute on function private.append_lines(uuid, jsonb, bigint),
  private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb),
  private.rescore_candidate(uuid, uuid, jsonb, text), public.append_lines(uuid, jsonb, bigint),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb),
  public.rescore_candidate(uuid, uuid, jsonb, text)
  from public, anon, service_role;
grant execute on function private.append_lines(uuid, jsonb, bigint),
  private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb),
  private.rescore_candidate(uuid, uuid, jsonb, text), public.append_lines(uuid, jsonb, bigint),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb),
  public.rescore_candidate(uuid, uuid, jsonb, text)
  to authenticated;
