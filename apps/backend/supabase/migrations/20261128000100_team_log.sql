-- The log of an organisation: a chain of hashes, in which a later change, a removed line and a new line in between are
-- seen. The desk computes the same chain in the browser, so its format is that of RFC 8785 (JCS):
--   line = {"vacancy": …, "entry": {…}}
--   digest = sha256(salt + canonical(line))
--   hash = sha256(hash of the line before + digest + canonical(remains of the line))
-- A removed candidate's lines are reduced to their remains and lose their salt. Their hashes still follow from what
-- remains, and no one can guess from a digest what was erased.
create table public.log (
  organisation uuid not null references public.organisations (id) on delete cascade,
  position bigint not null check (position > 0),
  member uuid references auth.users (id) on delete set null,
  vacancy uuid not null,
  entry jsonb not null,
  candidate uuid check (candidate is not distinct from coalesce((entry ->> 'candidate')::uuid, candidate)),
  is_undone boolean not null default false,
  salt text check (salt ~ '^[0-9a-f]{32}$'),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (organisation, position)
);

comment on table public.log is
  'Everything that members and the retention did, in order. Lines are only added; erasure alone reduces a line.';
comment on column public.log.organisation is 'The organisation, which has one chain.';
comment on column public.log.position is 'Number of the line, from 1 without gaps.';
comment on column public.log.member is
  'The author (auth.users.id); null for the retention, and once the account is deleted. The entry keeps the name.';
comment on column public.log.vacancy is 'The vacancy that the line is about.';
comment on column public.log.entry is
  'An entry of @heldermatch/scorecard or of the desk. The database sets its author and time.';
comment on column public.log.candidate is
  'The candidate that the entry is about, if any; for an undo, that of the entry it undoes. It follows from the log, and '
  'has no place in the chain.';
comment on column public.log.is_undone is
  'Whether an undo reverts the entry, and no undo reverts that one. It follows from the log, and has no place in the chain.';
comment on column public.log.salt is '128 bits as hexadecimal digits; null for an erased line.';
comment on column public.log.digest is 'Hash of the salt and the line as it was written.';
comment on column public.log.hash is 'Hash of the line before, the digest, and what remains after erasure.';

create unique index log_id_idx on public.log (organisation, (entry ->> 'id'));
create index log_vacancy_idx on public.log (organisation, vacancy, position);
create index log_weight_idx on public.log (organisation, vacancy) where entry ->> 'type' = 'weight';
create index log_candidate_idx on public.log (organisation, candidate, position);
create index log_undo_idx on public.log (organisation, (entry ->> 'entry')) where entry ->> 'type' = 'undo';
create index log_member_idx on public.log (member);

alter table public.log enable row level security;
revoke all on table public.log from public, anon, authenticated, service_role;
grant select on table public.log to authenticated;
create policy "Read the own organisations" on public.log
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));

-- In PL/pgSQL, which plans a function once per session: SQL would plan each nested call.
create function private.canonical(value jsonb) returns text
  language plpgsql immutable strict security invoker set search_path = ''
as $$
declare
  type constant text := jsonb_typeof(value);
begin
  if type = 'object' then
    return (
      select '{' || coalesce(string_agg(to_json(key) || ':' || private.canonical(item), ',' order by key collate "C"), '') || '}'
      from jsonb_each(value) as field (key, item)
    );
  elsif type = 'array' then
    return (
      select '[' || coalesce(string_agg(private.canonical(item), ',' order by place), '') || ']'
      from jsonb_array_elements(value) with ordinality as element (item, place)
    );
  elsif type = 'number' then
    -- Numbers in the log are whole, so that 80.0 is 80.
    return trim_scale(value::numeric);
  end if;
  return value;
end;
$$;

comment on function private.canonical(jsonb) is
  'Text of a value as RFC 8785 prescribes, for whole numbers and for keys without characters beyond U+FFFF.';

create function private.remains(entry jsonb) returns jsonb
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
  elsif was in ('interview', 'request', 'answer', 'assignment', 'consent', 'scored') then
    return jsonb_strip_nulls(jsonb_build_object(
      'id', entry -> 'id', 'at', entry -> 'at', 'by', entry -> 'by', 'type', 'removed', 'candidate', entry -> 'candidate',
      'was', was, 'engine', entry -> 'engine'
    ));
  end if;
  return entry;
end;
$$;

comment on function private.remains(jsonb) is
  'What remains of an entry once its candidate is removed: author, time, and data for statistics. As `erase` of '
  '@heldermatch/scorecard and `eraseDesk` of the desk; to erase twice changes nothing.';

create function private.line_text(vacancy uuid, entry jsonb) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return private.canonical(jsonb_build_object('vacancy', vacancy, 'entry', entry));
end;
$$;

comment on function private.line_text(uuid, jsonb) is 'Canonical text of a line of the log.';

create function private.sha256_of(words text) returns text
  language sql immutable strict security invoker set search_path = ''
as $$ select encode(sha256(convert_to(words, 'UTF8')), 'hex') $$;

comment on function private.sha256_of(text) is 'SHA-256 of a text in UTF-8, as hexadecimal digits.';

create function private.write_line(team uuid, author public.members, vacancy uuid, entry jsonb) returns public.log
  language plpgsql security invoker set search_path = ''
as $$
declare
  last public.log;
  written public.log;
  signed constant jsonb := jsonb_build_object('id', gen_random_uuid()) || entry || jsonb_build_object(
    'at', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', coalesce(author.name, 'Bewaartermijn')
  );
  salt constant text := replace(gen_random_uuid()::text, '-', '');
  digest constant text := private.sha256_of(salt || private.line_text(vacancy, signed));
begin
  select l.* into last from public.log as l where l.organisation = team order by l.position desc limit 1;
  insert into public.log (organisation, position, member, vacancy, entry, candidate, salt, digest, hash) values (
    team, coalesce(last.position, 0) + 1, author.user_id, vacancy, signed,
    -- Of the entry that an undo undoes.
    coalesce((signed ->> 'candidate')::uuid, (
      select l.candidate from public.log as l where l.organisation = team and l.entry ->> 'id' = signed ->> 'entry'
    )),
    salt, digest,
    private.sha256_of(coalesce(last.hash, '') || digest || private.line_text(vacancy, private.remains(signed)))
  ) returning * into written;
  return written;
end;
$$;

comment on function private.write_line(uuid, public.members, uuid, jsonb) is
  'Signs an entry, and adds it to the log of a locked organisation; returns its line. Without an author it is the '
  'retention that writes.';

revoke execute on function private.canonical(jsonb), private.remains(jsonb), private.line_text(uuid, jsonb),
  private.sha256_of(text), private.write_line(uuid, public.members, uuid, jsonb)
  from public, anon, authenticated, service_role;

create function private.verify_log(team uuid, after bigint, lines integer)
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
      and hash = private.sha256_of(previous_hash || digest || private.line_text(vacancy, private.remains(entry)))
      and case
        when salt is not null then digest = private.sha256_of(salt || private.line_text(vacancy, entry))
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

comment on function private.verify_log(uuid, bigint, integer) is 'Recomputes the chain of an organisation.';

create function public.verify_log(organisation uuid, after bigint default 0, lines integer default null)
  returns table (count bigint, head text, broken bigint)
  language sql stable security invoker set search_path = ''
as $$ select * from private.verify_log(organisation, after, lines) $$;

comment on function public.verify_log(uuid, bigint, integer) is
  'Recomputes the chain of an organisation''s log, or this number of lines after a position: the number of lines, the '
  'hash of the last one, and the position of the first broken line or null. Compare the number and the hash with an '
  'earlier result to see that no line is missing.';
revoke execute on function private.verify_log(uuid, bigint, integer), public.verify_log(uuid, bigint, integer)
  from public, anon, service_role;
grant execute on function private.verify_log(uuid, bigint, integer), public.verify_log(uuid, bigint, integer)
  to authenticated;

create function public.read_lines(
  organisation uuid, vacancy uuid default null, candidates uuid[] default null, after bigint default 0, lines integer default 1000
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  -- Each combination of conditions needs a plan for itself.
  set plan_cache_mode = force_custom_plan
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(line) order by line.position), '[]') from (
      select l.position, l.vacancy, l.entry, l.candidate, l.is_undone, l.salt, l.digest, l.hash from public.log as l
      where l.organisation = read_lines.organisation and l.position > after
        and (read_lines.vacancy is null or l.vacancy = read_lines.vacancy)
        and (candidates is null or l.candidate = any (candidates) or read_lines.vacancy is not null and l.candidate is null)
      order by l.position limit least(lines, 1000)
    ) as line
  );
end;
$$;

comment on function public.read_lines(uuid, uuid, uuid[], bigint, integer) is
  'Up to 1000 lines after a position, in order: of an organisation, a vacancy or some candidates. With both a vacancy '
  'and candidates, also the lines about the vacancy itself. Those of an organisation have its whole chain.';
revoke execute on function public.read_lines(uuid, uuid, uuid[], bigint, integer) from public, anon, service_role;
grant execute on function public.read_lines(uuid, uuid, uuid[], bigint, integer) to authenticated;
