-- Vacancies and candidates. A list reads only these columns: all that follows from the log is stored with each change.
create table public.vacancies (
  organisation uuid not null references public.organisations (id) on delete cascade,
  id uuid not null,
  details jsonb not null,
  title text not null generated always as (details ->> 'title') stored,
  is_closed boolean not null generated always as ((details ->> 'isClosed')::boolean) stored,
  closed_at timestamptz,
  weights jsonb not null default '{}',
  candidates integer not null default 0,
  judged integer not null default 0,
  invited integer not null default 0,
  primary key (organisation, id)
);

comment on table public.vacancies is 'Vacancies as they are now. Their versions are in the log.';
comment on column public.vacancies.organisation is 'The organisation. It is in the key, so that an id gives no access to another.';
comment on column public.vacancies.id is 'Key of the vacancy, chosen by the client.';
comment on column public.vacancies.details is 'Title, place, hours and requirements, as the desk defines them.';
comment on column public.vacancies.title is 'Title of the job.';
comment on column public.vacancies.is_closed is 'Whether it takes no more candidates.';
comment on column public.vacancies.closed_at is 'Time of closing, four weeks after which its candidates are removed.';
comment on column public.vacancies.weights is 'Weight by category id: light, normal or heavy. A missing one is normal.';
comment on column public.vacancies.candidates is 'Number of its candidates.';
comment on column public.vacancies.judged is 'Number of its candidates with a decision.';
comment on column public.vacancies.invited is 'Number of its invited candidates.';

create table public.candidates (
  organisation uuid not null,
  id uuid not null,
  vacancy uuid not null,
  name text not null check (char_length(name) <= 255 and name ~ '\S'),
  categories jsonb not null,
  engine text check (char_length(engine) <= 255),
  unread jsonb not null,
  added_at timestamptz not null default now(),
  kept_until date,
  proven text[],
  scores jsonb not null,
  total double precision check (total between 0 and 100),
  rank_key double precision not null generated always as (coalesce(-total, 1)) stored,
  decision text check (decision in ('invite', 'hold', 'reject')),
  assignee text,
  interview jsonb,
  requests jsonb not null default '[]',
  primary key (organisation, id),
  foreign key (organisation, vacancy) references public.vacancies (organisation, id) on delete cascade
-- Evidence is stored apart from the row, so that a list reads few pages.
) with (toast_tuple_target = 256);

comment on table public.candidates is 'Candidates of a vacancy, with their scorecards.';
comment on column public.candidates.organisation is 'The organisation.';
comment on column public.candidates.id is 'Key of the candidate, chosen by the client.';
comment on column public.candidates.vacancy is 'The vacancy of the same organisation.';
comment on column public.candidates.name is 'Name in lists: the file name without its extension, at most 255 characters.';
comment on column public.candidates.categories is 'Scorecard by the engine, as @heldermatch/scorecard defines it; empty without one.';
comment on column public.candidates.engine is 'Title of the engine that scored the CV; null without scores.';
comment on column public.candidates.unread is 'Content of the file that could not be read.';
comment on column public.candidates.added_at is 'Time of adding.';
comment on column public.candidates.kept_until is
  'Date until which the candidate consented to be kept, if that is later than four weeks after the vacancy closed.';
comment on column public.candidates.proven is 'Ids of the requirements that the CV proves; null if unknown.';
comment on column public.candidates.scores is 'Score by category id, with the adjustments in force. Unscored categories are missing.';
comment on column public.candidates.total is
  'Weighted mean of the scores, null without any. It has the type of a number in JavaScript, so that both agree exactly.';
comment on column public.candidates.rank_key is
  'Order of a ranking: the negative total, and after all of those 1 for candidates without one.';
comment on column public.candidates.decision is 'Decision in force; null without one.';
comment on column public.candidates.assignee is 'Name of the colleague who assesses the candidate; null without one.';

comment on column public.candidates.interview is
  'Interview as {"proposed", "confirmed", "at"}: its times, and the time of the entry. `confirmed` is missing until a time '
  'is agreed. Null without an interview, and when it is off.';
comment on column public.candidates.requests is
  'Requests without an answer, as {"id", "kind", "received"}. The candidate is not removed by the term while there is one.';

create index candidates_rank_idx on public.candidates (organisation, vacancy, rank_key, id);
create index candidates_interview_idx on public.candidates (organisation, vacancy) where interview is not null;
create index candidates_requests_idx on public.candidates (organisation) where requests <> '[]';

create function private.count_candidate() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  update public.vacancies set
    candidates = candidates + (new.id is not null)::integer - (old.id is not null)::integer,
    judged = judged + (new.decision is not null)::integer - (old.decision is not null)::integer,
    invited = invited + (new.decision is not distinct from 'invite')::integer
      - (old.decision is not distinct from 'invite')::integer
  where organisation = coalesce(new.organisation, old.organisation) and id = coalesce(new.vacancy, old.vacancy);
  return null;
end;
$$;

comment on function private.count_candidate() is
  'Trigger on candidates: keeps the numbers of the vacancy. To count a million candidates takes up to half a second.';
revoke execute on function private.count_candidate() from public, anon, authenticated, service_role;

create trigger count_candidate
  after insert or delete or update of decision on public.candidates
  for each row execute function private.count_candidate();

create table public.candidate_texts (
  organisation uuid not null,
  candidate uuid not null,
  pages jsonb not null,
  search tsvector not null,
  primary key (organisation, candidate),
  foreign key (organisation, candidate) references public.candidates (organisation, id) on delete cascade
-- Both large columns are stored apart from the row, so that a search reads few pages.
) with (toast_tuple_target = 256);

comment on table public.candidate_texts is 'Text of the CV, apart from the candidates because a list does not need it.';
comment on column public.candidate_texts.organisation is 'The organisation.';
comment on column public.candidate_texts.candidate is 'The candidate.';
comment on column public.candidate_texts.pages is 'Text by page, as the desk read it from the file.';
comment on column public.candidate_texts.search is
  'Words of the name and the text, and the id of the vacancy, so that the index finds those of one vacancy.';

create index candidate_texts_search_idx on public.candidate_texts using gin (search);

alter table public.vacancies enable row level security;
alter table public.candidates enable row level security;
alter table public.candidate_texts enable row level security;
revoke all on table public.vacancies, public.candidates, public.candidate_texts
  from public, anon, authenticated, service_role;
grant select on table public.vacancies, public.candidates, public.candidate_texts to authenticated;
create policy "Read the own organisations" on public.vacancies
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));
create policy "Read the own organisations" on public.candidates
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));
create policy "Read the own organisations" on public.candidate_texts
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));

create function private.total(scores jsonb, weights jsonb) returns double precision
  language plpgsql immutable strict security invoker set search_path = ''
as $$
begin
  return (
    select sum(score::numeric * factor)::double precision / sum(factor)
    from jsonb_each_text(scores) as scored (category, score),
      lateral (select case weights ->> category when 'light' then 1 when 'heavy' then 3 else 2 end) as weighed (factor)
  );
end;
$$;

comment on function private.total(jsonb, jsonb) is
  'Weighted mean of scores, null without any. A quotient of whole numbers, as `totalOf` of @heldermatch/scorecard.';

-- Adjustments and decisions are replayed from the log, so that an undo needs no dedicated code.
create function private.refresh_candidate(team uuid, one uuid) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  with judged as (
    select distinct on (entry ->> 'type', entry ->> 'category') entry
    from public.log
    where organisation = team and candidate = one and not is_undone and entry ->> 'type' in ('adjustment', 'decision')
    order by entry ->> 'type', entry ->> 'category', position desc
  ), scored as (
    select coalesce(jsonb_object_agg(category ->> 'id', score) filter (where score is not null), '{}') as scores
    from public.candidates as c, jsonb_array_elements(c.categories) as category, lateral (
      select coalesce(
        (select entry -> 'score' from judged
          where entry ->> 'type' = 'adjustment' and entry ->> 'category' = category ->> 'id'),
        category -> 'score'
      )
    ) as judgement (score)
    where c.organisation = team and c.id = one
  )
  update public.candidates as c set
    scores = scored.scores,
    total = private.total(scored.scores, v.weights),
    decision = (select entry ->> 'verdict' from judged where entry ->> 'type' = 'decision')
  from scored, public.vacancies as v
  where c.organisation = team and c.id = one and v.organisation = team and v.id = c.vacancy;
end;
$$;

comment on function private.refresh_candidate(uuid, uuid) is
  'Recomputes the scores, the total and the decision of a candidate from the scorecard and the log.';

create function private.refresh_weights(team uuid, opening uuid) returns void
  language sql security invoker set search_path = ''
as $$
  update public.vacancies set weights = coalesce((
    -- The last value of a key counts.
    select jsonb_object_agg(entry ->> 'category', entry -> 'weight' order by position)
    from public.log
    where organisation = team and vacancy = opening and not is_undone and entry ->> 'type' = 'weight'
  ), '{}')
  where organisation = team and id = opening;
  -- Materialized, so that each total is computed once.
  with computed as materialized (
    select c.id, private.total(c.scores, v.weights) as total
    from public.candidates as c join public.vacancies as v on v.organisation = c.organisation and v.id = c.vacancy
    where c.organisation = team and c.vacancy = opening
  )
  update public.candidates as c set total = computed.total from computed
  where c.organisation = team and c.id = computed.id and c.total is distinct from computed.total;
$$;

comment on function private.refresh_weights(uuid, uuid) is
  'Recomputes the weights of a vacancy from the log, and the totals of its candidates.';
revoke execute on function private.total(jsonb, jsonb), private.refresh_candidate(uuid, uuid),
  private.refresh_weights(uuid, uuid) from public, anon, authenticated, service_role;

-- Row level security keeps an index from matching words, because a search could reveal something of hidden rows. So the
-- search has the rights of its owner, and checks the organisation itself.
create function private.search_candidates(team uuid, opening uuid, words text) returns setof uuid
  language plpgsql stable security definer set search_path = ''
as $$
declare
  query constant text := websearch_to_tsquery('pg_catalog.simple', words)::text;
begin
  return query select t.candidate from public.candidate_texts as t
    where t.organisation = team and team in (select private.own_organisations())
      -- The last word may be half typed. Shorter than three letters, it would match most of the index.
      and t.search @@ (quote_literal(opening)::tsquery && regexp_replace(query, '(?<=[^'']{3})''$', ''':*')::tsquery);
end;
$$;

comment on function private.search_candidates(uuid, uuid, text) is
  'Candidates of a vacancy of an own organisation whose name or text has these words.';
revoke execute on function private.search_candidates(uuid, uuid, text) from public, anon, service_role;
grant execute on function private.search_candidates(uuid, uuid, text) to authenticated;

-- A place is that of `rank` in @heldermatch/scorecard. It needs only the index, up to the last place on the page.
create function public.list_candidates(
  organisation uuid,
  vacancy uuid,
  decisions text[] default null,
  interview boolean default null,
  assignees text[] default null,
  proven text[] default null,
  words text default null,
  sort text default 'score',
  descending boolean default true,
  after jsonb default null
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
  -- Supabase rounds numbers to fifteen digits, and a page must start at the exact total. To compile a query would take
  -- longer than to run it.
  set extra_float_digits = 1
  set jit = off
as $$
declare
  with_words constant uuid[] :=
    case when words ~ '\S' then array(select private.search_candidates(organisation, vacancy, words)) end;
  key text;
  kind text;
  is_backward boolean;
  answer jsonb;
begin
  select chosen.key, chosen.kind, descending <> chosen.is_negative into key, kind, is_backward from (values
    ('score', 'c.rank_key', 'double precision', true),
    ('name', 'lower(c.name)', 'text', false),
    ('decision', 'coalesce(array_position(array[''invite'', ''hold'', ''reject''], c.decision), 0)', 'integer', false),
    ('missing', 'coalesce(cardinality(c.proven), -1)', 'integer', true),
    ('assignee', 'lower(coalesce(c.assignee, ''''))', 'text', false),
    ('added', 'c.added_at', 'timestamptz', false)
  ) as chosen (name, key, kind, is_negative) where chosen.name = sort;
  if is_backward is null or after is not null and (after ->> 0 is null or after ->> 1 is null) then
    raise sqlstate 'PT422' using message = 'A list has a known order, and begins after a candidate of its page before';
  end if;
  execute format(
    $query$
      with matching as not materialized (
        select c.id, c.vacancy, c.name, c.categories, c.unread, c.total, c.rank_key, c.scores, c.decision, c.interview,
          c.assignee, c.proven, c.engine, c.added_at, c.kept_until, %1$s as key
        from public.candidates as c
        where c.organisation = $1 and c.vacancy = $2
          and ($3 is null or coalesce(c.decision, 'none') = any ($3))
          and ($4 is null or (c.interview is not null) = $4)
          and ($5 is null or coalesce(c.assignee, '-') = any ($5))
          and ($6 is null or c.proven @> $6)
          and ($7 is null or c.id = any ($7))
      ), page as (
        select *, row_number() over (order by key %3$s, id %3$s) as number from (
          select * from matching
          where $8 is null or (key, id) %4$s (($8 ->> 0)::%2$s, ($8 ->> 1)::uuid)
          order by key %3$s, id %3$s limit 101
        ) as found
      ), places as (
        select c.id, rank() over (order by c.rank_key) as place from public.candidates as c
        where c.organisation = $1 and c.vacancy = $2
          and c.rank_key <= (select max(rank_key) from page where total is not null)
      )
      select jsonb_build_object(
        'count', case when $8 is null then (select count(*) from matching) end,
        'candidates', coalesce(jsonb_agg(
          to_jsonb(page) - '{rank_key,key,number}'::text[] || jsonb_build_object('place', place) order by number
        ) filter (where number <= 100), '[]'),
        'next', case when count(*) > 100 then jsonb_agg(jsonb_build_array(key, id) order by number) -> 99 end
      ) from page left join places using (id)
    $query$,
    key, kind, case when is_backward then 'desc' else 'asc' end, case when is_backward then '<' else '>' end
  ) into answer using organisation, vacancy, decisions, interview, assignees, proven, with_words, after;
  return answer;
exception when data_exception then
  raise sqlstate 'PT422' using message = 'This is no `next` of a list in this order';
end;
$$;

comment on function public.list_candidates(
  uuid, uuid, text[], boolean, text[], text[], text, text, boolean, jsonb
) is
  'A hundred candidates of a vacancy, with their places in it, by score, name, decision, missing, assignee or added. '
  '`after` is the `next` of the page before; the first page has the number of all that match. `decisions` may include '
  'none, and `assignees` - for unassigned; all of `proven` must be proven.';

create function public.list_vacancies(organisation uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', v.id, 'details', v.details, 'weights', v.weights, 'closed_at', v.closed_at,
    'candidates', v.candidates, 'judged', v.judged, 'invited', v.invited
  ) order by v.title, v.id), '[]')
  from public.vacancies as v where v.organisation = list_vacancies.organisation;
$$;

comment on function public.list_vacancies(uuid) is
  'Vacancies of an organisation by title, with the numbers of their candidates, of those with a decision, and of those invited.';

create function public.list_waiting(organisation uuid) returns jsonb
  language sql stable security invoker set search_path = ''
  set jit = off
as $$
  with asked as (
    select c.id as candidate, c.vacancy, c.name, request ->> 'id' as id, request ->> 'kind' as kind,
      request ->> 'received' as received
    from public.candidates as c, jsonb_array_elements(c.requests) as request
    where c.organisation = list_waiting.organisation and c.requests <> '[]'
  ), proposed as (
    select c.id as candidate, c.vacancy, c.name, c.interview ->> 'at' as at, c.interview -> 'proposed' as proposed
    from public.candidates as c
    join public.vacancies as v on v.organisation = c.organisation and v.id = c.vacancy
    where c.organisation = list_waiting.organisation and c.interview is not null and not c.interview ? 'confirmed'
      and not v.is_closed
  )
  select jsonb_build_object(
    'request_count', (select count(*) from asked),
    'requests', (
      select coalesce(jsonb_agg(to_jsonb(first) order by received, id), '[]')
      from (select * from asked order by received, id limit 100) as first
    ),
    'interview_count', (select count(*) from proposed),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(first) order by at, candidate), '[]')
      from (select * from proposed order by at, candidate limit 100) as first
    )
  );
$$;

comment on function public.list_waiting(uuid) is
  'The first hundred requests without an answer by date of receipt, and the first hundred interviews of open vacancies '
  'whose candidate has not chosen a time, with the numbers of all.';

revoke execute on function
  public.list_candidates(uuid, uuid, text[], boolean, text[], text[], text, text, boolean, jsonb),
  public.list_vacancies(uuid), public.list_waiting(uuid)
  from public, anon, service_role;
grant execute on function
  public.list_candidates(uuid, uuid, text[], boolean, text[], text[], text, text, boolean, jsonb),
  public.list_vacancies(uuid), public.list_waiting(uuid)
  to authenticated;

-- A member's own settings, and no part of the log: the one table that clients write themselves.
create table public.views (
  organisation uuid not null,
  user_id uuid not null default private.current_user_id(),
  id uuid not null,
  vacancy uuid not null,
  label text not null check (char_length(label) <= 100 and label ~ '\S'),
  query text not null check (char_length(query) <= 2000),
  primary key (organisation, user_id, id),
  foreign key (organisation, user_id) references public.members (organisation, user_id) on delete cascade,
  foreign key (organisation, vacancy) references public.vacancies (organisation, id) on delete cascade
);

comment on table public.views is 'Filters and sort orders that a member has saved. Only that member reads and changes them.';
comment on column public.views.organisation is 'The organisation.';
comment on column public.views.user_id is 'The member who saved it.';
comment on column public.views.id is 'Key of the view, chosen by the client.';
comment on column public.views.vacancy is 'The vacancy of the same organisation.';
comment on column public.views.label is 'Name that the member gave, 1 to 100 characters.';
comment on column public.views.query is 'Query of the address of the list, at most 2000 characters.';

create index views_vacancy_idx on public.views (organisation, vacancy);

alter table public.views enable row level security;
revoke all on table public.views from public, anon, authenticated, service_role;
grant select, delete on table public.views to authenticated;
grant insert (organisation, id, vacancy, label, query), update (organisation, id, vacancy, label, query)
  on public.views to authenticated;
create policy "Read and change the own views" on public.views
  for all to authenticated
  using ((select private.current_user_id()) = user_id and organisation = any (array(select private.own_organisations())));
