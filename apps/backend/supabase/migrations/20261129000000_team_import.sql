-- A vacancy moves into an organisation with its candidates and its log, from a browser or from another database. Its
-- lines keep their author and time, which the database can't confirm. So the chain has the import by which each came:
--   line = {"vacancy": …, "entry": {…}, "import": …}
alter table public.log add column import text;

comment on column public.log.import is
  'Id of the entry of the import by which the line came, with the author and the time of its source. Null for a line '
  'that the database signed itself.';
comment on column public.log.member is
  'The author (auth.users.id), or the member who imported the line; null for the retention, and once the account is '
  'deleted. The entry keeps the name.';
comment on column public.log.entry is
  'An entry of @heldermatch/scorecard or of the desk. The database sets its author and time, unless it was imported.';

create index log_import_idx on public.log (organisation, import) where import is not null;

drop function private.write_line(uuid, public.members, uuid, jsonb);
drop function private.line_text(uuid, jsonb);

create function private.line_text(vacancy uuid, entry jsonb, import text) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return private.canonical(
    jsonb_build_object('vacancy', vacancy, 'entry', entry)
    || case when import is null then '{}' else jsonb_build_object('import', import) end
  );
end;
$$;

comment on function private.line_text(uuid, jsonb, text) is
  'Canonical text of a line of the log; a line that was not imported has no key `import`.';

create function private.write_line(team uuid, author public.members, vacancy uuid, entry jsonb, import text default null)
  returns public.log
  language plpgsql security invoker set search_path = ''
as $$
declare
  last public.log;
  written public.log;
  signed constant jsonb := case
    when import is not null then entry
    else jsonb_build_object('id', gen_random_uuid()) || entry || jsonb_build_object(
      'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', coalesce(author.name, 'Bewaartermijn')
    )
  end;
  salt constant text := replace(gen_random_uuid()::text, '-', '');
  digest constant text := private.sha256_of(salt || private.line_text(vacancy, signed, import));
begin
  select l.* into last from public.log as l where l.organisation = team order by l.position desc limit 1;
  insert into public.log (organisation, position, member, vacancy, entry, import, candidate, salt, digest, hash) values (
    team, coalesce(last.position, 0) + 1, author.user_id, vacancy, signed, import,
    -- Of the entry that an undo undoes.
    coalesce((signed ->> 'candidate')::uuid, (
      select l.candidate from public.log as l where l.organisation = team and l.entry ->> 'id' = signed ->> 'entry'
    )),
    salt, digest,
    private.sha256_of(coalesce(last.hash, '') || digest || private.line_text(vacancy, private.remains(signed), import))
  ) returning * into written;
  return written;
end;
$$;

comment on function private.write_line(uuid, public.members, uuid, jsonb, text) is
  'Signs an entry, and adds it to the log of a locked organisation; returns its line. Without an author it is the '
  'retention that writes. An imported entry is signed already.';

revoke execute on function private.line_text(uuid, jsonb, text),
  private.write_line(uuid, public.members, uuid, jsonb, text)
  from public, anon, authenticated, service_role;

create or replace function private.verify_log(team uuid, after bigint, lines integer)
  returns table (count bigint, head text, broken bigint)
  language sql stable security definer set search_path = ''
as $$
  with chosen as (
    select l.*, row_number() over previous as place, coalesce(lag(l.hash) over previous, (
      select p.hash from public.log as p where p.organisation = team and p.position = after
    ), '') as previous_hash
    from (
      select * from public.log
      where organisation = team and team in (select private.own_organisations()) and position > after
      order by position limit lines
    ) as l
    window previous as (order by l.position)
  ), checked as (
    select position, hash, position = after + place
      and hash = private.sha256_of(previous_hash || digest || private.line_text(vacancy, private.remains(entry), import))
      and case
        when salt is not null then digest = private.sha256_of(salt || private.line_text(vacancy, entry, import))
        else entry = private.remains(entry) and exists (
          select from public.log as r
          where r.organisation = team and r.candidate = (l.entry ->> 'candidate')::uuid and r.position > l.position
            and r.entry ->> 'type' = 'removal'
        )
      end as is_intact
    from chosen as l
  )
  select count(*), (array_agg(hash order by position desc))[1], min(position) filter (where is_intact is not true)
  from checked;
$$;

create or replace function public.read_lines(
  organisation uuid, vacancy uuid default null, candidates uuid[] default null, after bigint default 0, lines integer default 1000
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  -- Each combination of conditions needs a plan for itself.
  set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(line) order by line.position), '[]') from (
      select l.position, l.vacancy, l.entry, l.candidate, l.is_undone, l.import, l.salt, l.digest, l.hash from public.log as l
      where l.organisation = read_lines.organisation and l.position > after
        and (read_lines.vacancy is null or l.vacancy = read_lines.vacancy)
        and (candidates is null or l.candidate = any (candidates) or read_lines.vacancy is not null and l.candidate is null)
      order by l.position limit least(lines, 1000)
    ) as line
  );
end;
$$;

-- With the entries that the database writes itself, because an import has them too. The shape of remains also has the
-- type of entry that they remain of. A vacancy may keep files, and a file has a type that the desk reads.
create or replace view private.fields (shape, name, kind, is_optional) as values
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
  ('details', 'keepsFiles', 'boolean', true),
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
  ('unread', 'page', 'number', true),
  ('added', 'candidate', 'uuid', false),
  ('scored', 'candidate', 'uuid', false),
  ('scored', 'engine', 'text', false),
  ('scored', 'scores', 'score[]', false),
  ('score', 'category', 'text', false),
  ('score', 'score', 'percentage', true),
  ('score', 'confidence', 'percentage', true),
  ('removal', 'candidate', 'uuid', false),
  ('removal', 'why', 'request|term|mistake', false),
  ('import', 'head', 'hash', false),
  ('import', 'lines', 'number', false),
  ('erased adjustment', 'candidate', 'uuid', false),
  ('erased adjustment', 'was', 'text', false),
  ('erased adjustment', 'category', 'text', false),
  ('erased decision', 'candidate', 'uuid', false),
  ('erased decision', 'was', 'text', false),
  ('erased decision', 'verdict', 'invite|hold|reject', false),
  ('erased decision', 'code', 'text', true),
  ('removed interview', 'candidate', 'uuid', false),
  ('removed interview', 'was', 'text', false),
  ('removed request', 'candidate', 'uuid', false),
  ('removed request', 'was', 'text', false),
  ('removed answer', 'candidate', 'uuid', false),
  ('removed answer', 'was', 'text', false),
  ('removed assignment', 'candidate', 'uuid', false),
  ('removed assignment', 'was', 'text', false),
  ('removed consent', 'candidate', 'uuid', false),
  ('removed consent', 'was', 'text', false),
  ('removed scored', 'candidate', 'uuid', false),
  ('removed scored', 'was', 'text', false),
  ('removed scored', 'engine', 'text', false),
  ('candidate', 'id', 'uuid', false),
  ('candidate', 'name', 'string', false),
  ('candidate', 'engine', 'text', true),
  ('file', 'media', 'application/pdf|application/vnd.openxmlformats-officedocument.wordprocessingml.document', false),
  ('file', 'base64', 'string', false);

create or replace function private.is_valid(value jsonb, kind text) returns boolean
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
      when 'hash' then content ~ '^[0-9a-f]{64}$'
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

create function private.check_fields(entry jsonb) returns void
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
end;
$$;

comment on function private.check_fields(jsonb) is 'Fails unless the fields of an entry without author and time are valid.';

create function private.check_references(team uuid, opening uuid, entry jsonb) returns void
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

comment on function private.check_references(uuid, uuid, jsonb) is
  'Fails unless everything that an entry names is in this vacancy.';

create or replace function private.check_entry(team uuid, opening uuid, entry jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.check_fields(entry);
  perform private.check_references(team, opening, entry);
end;
$$;

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
    else
      null;
  end case;
end;
$$;

create function private.insert_candidate(
  team uuid, opening uuid, one uuid, title text, pages jsonb, categories jsonb, engine text, unread jsonb
) returns public.candidates
  language plpgsql security invoker set search_path = ''
as $$
declare
  inserted public.candidates;
begin
  perform private.check_scores(categories, engine);
  if not private.is_valid(pages, 'page[]') or not private.is_valid(unread, 'unread[]')
    or octet_length(pages::text) > 5000000 or jsonb_array_length(unread) > 1000
  then
    raise sqlstate 'PT422' using message = 'The text of the CV is invalid or too long';
  end if;
  -- The log knows it: a removed candidate does not come back under the same id.
  if exists (select from public.log as l where l.organisation = team and l.candidate = one) then
    raise unique_violation using message = 'This candidate was added before';
  end if;
  insert into public.candidates (organisation, id, vacancy, name, categories, engine, unread, proven, scores)
  values (team, one, opening, btrim(title), categories, engine, unread, private.proven_in(categories), '{}')
  returning * into inserted;
  insert into public.candidate_texts values (
    team, one, pages,
    -- A tsvector has room for the words of a long CV, and not for those of a book.
    to_tsvector('pg_catalog.simple', concat_ws(' ', title, left(
      (select string_agg(page ->> 'text', ' ') from jsonb_array_elements(pages) as page), 200000
    ))) || array_to_tsvector(array[opening::text])
  );
  return inserted;
end;
$$;

comment on function private.insert_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb) is
  'Stores a candidate with the text and the scorecard. The caller logs it.';

create function private.log_candidate(team uuid, author public.members, added public.candidates) returns bigint
  language plpgsql security invoker set search_path = ''
as $$
declare
  line constant public.log :=
    private.write_line(team, author, added.vacancy, jsonb_build_object('type', 'added', 'candidate', added.id));
begin
  return case when added.engine is null then line.position else private.write_scores(team, author, added) end;
end;
$$;

comment on function private.log_candidate(uuid, public.members, public.candidates) is
  'Writes the lines of an added candidate; returns the position of the last one.';

drop function public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb);
drop function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb);

create function private.add_candidate(
  team uuid, opening uuid, one uuid, title text, pages jsonb, categories jsonb, engine text, unread jsonb,
  file jsonb
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
  added := private.insert_candidate(team, opening, one, title, pages, categories, engine, unread);
  if file is not null then
    perform private.keep_file(team, one, file);
  end if;
  return private.log_candidate(team, author, added);
end;
$$;

comment on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb) is
  'Adds a candidate with the text, the scorecard and the file if it is kept, and the lines that log it.';

create function public.add_candidate(
  organisation uuid, vacancy uuid, candidate uuid, name text, pages jsonb,
  categories jsonb default '[]', engine text default null, unread jsonb default '[]', file jsonb default null
) returns bigint
  language sql security invoker set search_path = ''
as $$ select private.add_candidate(organisation, vacancy, candidate, name, pages, categories, engine, unread, file) $$;

comment on function public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb) is
  'Adds a candidate to an open vacancy, with the file ({"media", "base64"}) if that keeps files; returns the position of '
  'the last line in the log. For recruiters.';

-- A vacancy that keeps files no more still has those from before, so an import brings them.
create function private.import_candidate(team uuid, opening uuid, given jsonb) returns public.candidates
  language plpgsql security invoker set search_path = ''
as $$
declare
  imported public.candidates;
begin
  if jsonb_typeof(given) is distinct from 'object'
    or not private.is_valid(given - '{pages,categories,unread,file}'::text[], 'candidate')
  then
    raise sqlstate 'PT422' using message = 'A candidate of an import has a missing, unknown or invalid field';
  end if;
  if not exists (select from public.vacancies as v where v.organisation = team and v.id = opening) then
    raise sqlstate 'PT404' using message = 'A vacancy comes before its candidates';
  end if;
  imported := private.insert_candidate(
    team, opening, (given ->> 'id')::uuid, given ->> 'name', given -> 'pages', given -> 'categories', given ->> 'engine',
    coalesce(given -> 'unread', '[]')
  );
  if given ? 'file' then
    perform private.keep_file(team, imported.id, given -> 'file');
  end if;
  perform private.refresh_candidate(team, imported.id);
  return imported;
end;
$$;

comment on function private.import_candidate(uuid, uuid, jsonb) is
  'Stores a candidate of an import, even if the vacancy is closed.';

create function private.import_line(started public.log, author public.members, entry jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  team constant uuid := started.organisation;
  opening constant uuid := started.vacancy;
begin
  if not coalesce(entry ->> 'type' = any (
      private.types_for('recruiter') || array['added', 'scored', 'removal', 'removed', 'erased', 'import']
    ), false)
    or not private.is_valid(entry -> 'at', 'time') or (entry ->> 'at')::timestamptz > now() + interval '1 day'
    or not private.is_valid(entry -> 'by', 'text') or char_length(entry ->> 'by') > 255
  then
    raise sqlstate 'PT422' using message = 'An imported entry has a known type, an author, and a time that has been';
  end if;
  perform private.check_fields(entry - '{at,by}'::text[]);
  if entry ? 'candidate' and not exists (
    select from public.candidates as c where c.organisation = team and c.id = (import_line.entry ->> 'candidate')::uuid
  ) then
    -- The source has removed the candidate, or a colleague has since the import began.
    if private.remains(entry) <> entry and not exists (
      select from public.log as l
      where l.organisation = team and l.candidate = (import_line.entry ->> 'candidate')::uuid
        and l.entry ->> 'type' = 'removal'
    ) then
      raise sqlstate 'PT404' using message = 'The import has no such candidate';
    end if;
    entry := private.remains(entry);
    perform private.check_references(team, opening, entry - 'candidate');
  elsif entry ->> 'type' = 'removal' then
    raise sqlstate 'PT422' using message = 'A candidate who was removed is not imported';
  else
    perform private.check_references(team, opening, entry);
  end if;
  perform private.apply_line(private.write_line(team, author, opening, entry, started.entry ->> 'id'), author);
end;
$$;

comment on function private.import_line(public.log, public.members, jsonb) is
  'Adds a line of the source to the log, and stores what follows from it. Of a candidate who was removed, the remains '
  'are added.';

create function private.import_lines(
  team uuid, opening uuid, head text, total integer, after integer, lines jsonb, candidates jsonb
) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
  announced constant jsonb := jsonb_build_object('type', 'import', 'head', head, 'lines', total);
  started public.log;
  stored integer;
  entry jsonb;
  given jsonb;
begin
  if opening is null or not private.is_valid(to_jsonb(head), 'hash') or (total between 1 and 1000000) is not true
    or jsonb_typeof(lines) is distinct from 'array' or jsonb_array_length(lines) > 1000
    or jsonb_typeof(candidates) is distinct from 'array' or jsonb_array_length(candidates) > 100
  then
    raise sqlstate 'PT422' using message = 'An import has a head, a total, up to 1000 lines, and up to 100 candidates';
  end if;
  select l.* into started from public.log as l
    where l.organisation = team and l.vacancy = opening order by l.position limit 1;
  if not found then
    started := private.write_line(team, author, opening, announced);
  elsif started.member is distinct from author.user_id or started.entry - '{id,at,by}'::text[] <> announced then
    raise unique_violation using message = 'The vacancy is in this organisation already';
  end if;
  select count(*) into stored from public.log as l where l.organisation = team and l.import = started.entry ->> 'id';
  if lines = '[]' and candidates = '[]' then
    return stored;
  end if;
  if after is distinct from stored then
    raise sqlstate 'PT409' using message = 'Another number of lines is stored';
  end if;
  stored := stored + jsonb_array_length(lines);
  if stored > total then
    raise sqlstate 'PT422' using message = 'These are more lines than the import has';
  end if;
  -- A candidate comes with the first line that is about it.
  for entry, given in
    select line.value, candidate.value
    from (
      select value, place, row_number() over (partition by value ->> 'candidate' order by place) as turn
      from jsonb_array_elements(lines) with ordinality as element (value, place)
    ) as line
    left join jsonb_array_elements(candidates) as candidate
      on candidate.value ->> 'id' = line.value ->> 'candidate' and line.turn = 1
    order by line.place
  loop
    if given is not null then
      perform private.import_candidate(team, opening, given);
    end if;
    perform private.import_line(started, author, entry);
  end loop;
  if jsonb_path_exists(lines, '$[*] ? (@.type == "weight" || @.type == "undo")') then
    perform private.refresh_weights(team, opening);
  end if;
  -- The database logs a candidate itself whose source has no line about it.
  for given in
    select candidate.value from jsonb_array_elements(candidates) as candidate
    where not exists (
      select from jsonb_array_elements(lines) as line where line.value ->> 'candidate' = candidate.value ->> 'id'
    )
  loop
    -- It was stored already when the answer to an earlier call was lost.
    continue when case when private.is_valid(given -> 'id', 'uuid') then exists (
      select from public.log as l where l.organisation = team and l.candidate = (given ->> 'id')::uuid
    ) end;
    perform private.log_candidate(team, author, private.import_candidate(team, opening, given));
  end loop;
  return stored;
end;
$$;

comment on function private.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb) is
  'Begins or continues the import of a vacancy, all or nothing.';

create function public.import_lines(
  organisation uuid, vacancy uuid, head text, total integer, after integer,
  lines jsonb default '[]', candidates jsonb default '[]'
) returns integer
  language sql security invoker set search_path = ''
as $$ select private.import_lines(organisation, vacancy, head, total, after, lines, candidates) $$;

comment on function public.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb) is
  'Imports a vacancy in parts: up to 1000 entries of its log, with author and time, and up to 100 candidates; returns the '
  'number of lines that are stored. `head` is the hash of the last line of the source, and `total` the number of '
  'lines that will come. Fails with PT409 unless `after` lines are stored; a call with neither lines nor candidates '
  'asks for that number. For recruiters, and the same one each time.';

revoke execute on function private.check_fields(jsonb), private.check_references(uuid, uuid, jsonb),
  private.insert_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb),
  private.log_candidate(uuid, public.members, public.candidates), private.import_candidate(uuid, uuid, jsonb),
  private.import_line(public.log, public.members, jsonb)
  from public, anon, authenticated, service_role;
revoke execute on function private.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb),
  public.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb)
  from public, anon, service_role;
grant execute on function private.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb),
  public.import_lines(uuid, uuid, text, integer, integer, jsonb, jsonb)
  to authenticated;

revoke execute on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb)
  from public, anon, service_role;
grant execute on function private.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb),
  public.add_candidate(uuid, uuid, uuid, text, jsonb, jsonb, text, jsonb, jsonb)
  to authenticated;
