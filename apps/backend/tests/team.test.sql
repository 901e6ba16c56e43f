-- pgTAP. Runs as database.test.sql does, which compares the policies, rights and functions of all tables.
begin;
set local search_path = public, tap, extensions;
select plan(734);

-- A recruiter, a hiring manager, an auditor, a recruiter elsewhere, two who are invited, and a user without an organisation.
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at)
  select ('00000000-0000-0000-0000-00000000000' || letter)::uuid, letter || '@example.nl', jsonb_build_object('name', name),
    case when letter <> 'e' then now() end
  from (values ('a', 'Anna'), ('b', 'Bert'), ('c', 'Carla'), ('d', 'Dirk'), ('e', 'Eva'), ('f', '')) as person (letter, name);
insert into auth.sessions (id, user_id)
  select ('10000000-0000-0000-0000-00000000000' || right(id::text, 1))::uuid, id from auth.users where email like '_@example.nl';

create function pg_temp.become(letter text) returns void language sql as $$
  select set_config('role', 'authenticated', true),
    set_config('request.jwt.claim.sub', '00000000-0000-0000-0000-00000000000' || letter, true),
    set_config('request.jwt.claims', jsonb_build_object(
      'sub', '00000000-0000-0000-0000-00000000000' || letter, 'role', 'authenticated',
      'session_id', '10000000-0000-0000-0000-00000000000' || letter
    )::text, true);
$$;
create function pg_temp.id_of(letter text) returns uuid language sql as $$ select ('00000000-0000-0000-0000-00000000000' || letter)::uuid $$;
create function pg_temp.team() returns uuid language sql as $$ select current_setting('test.team')::uuid $$;
create function pg_temp.opening(number int default 1) returns uuid language sql as $$ select ('20000000-0000-0000-0000-' || lpad(number::text, 12, '0'))::uuid $$;
create function pg_temp.one(number int) returns uuid language sql as $$ select ('30000000-0000-0000-0000-' || lpad(number::text, 12, '0'))::uuid $$;
-- State of a statement, of which nothing remains: ok, or its error code.
create function pg_temp.try(statement text) returns text language plpgsql as $$
begin
  execute statement;
  raise sqlstate 'OKOKO';
exception
  when sqlstate 'OKOKO' then return 'ok';
  when others then return sqlstate;
end;
$$;
create function pg_temp.append(entry jsonb, opening uuid default pg_temp.opening(), seen bigint default 1000) returns bigint language sql as $$
  select public.append_lines(pg_temp.team(), jsonb_build_array(jsonb_build_object('vacancy', opening, 'entry', entry)), seen);
$$;
create function pg_temp.try_entry(entry jsonb) returns text language sql as $$ select pg_temp.try(format('select pg_temp.append(%L)', entry)) $$;
create function pg_temp.details(more jsonb default '{}') returns jsonb language sql as $$
  select '{"title": "Verpleegkundige", "place": "Zwolle", "hours": "32", "isClosed": false,
    "requirements": [{"id": "r1", "category": "skills", "title": "BIG", "weight": "normal", "proofs": ["BIG"]}]}'::jsonb || more;
$$;
create function pg_temp.categories(skills int, experience int) returns jsonb language sql as $$
  select jsonb_agg(jsonb_build_object('id', id, 'title', id, 'why', 'Omdat') || case
      when score is null then '{"evidence": []}'
      else jsonb_build_object('score', score, 'confidence', 70, 'evidence', jsonb_build_array(jsonb_build_object(
        'page', 1, 'start', 0, 'end', 3, 'quote', 'BIG', 'reference', 1, 'document', 'cv', 'requirements', jsonb_build_array(requirement)
      )))
    end)
  from (values ('skills', skills, 'r1'), ('experience', experience, 'r2')) as category (id, score, requirement);
$$;

-- Organisations and members
select pg_temp.become('a');
select set_config('test.team', create_organisation('Team')::text, true);
select results_eq('select user_id, role, name from members', $$values (pg_temp.id_of('a'), 'recruiter', 'Anna')$$, 'whoever creates an organisation is its recruiter');
select throws_ok($$select create_organisation(' ')$$, '23514', null, 'an organisation has a name');
select invite_member(pg_temp.team(), address, role) from (values
  (' B@example.nl ', 'auditor'), ('b@example.nl', 'hiring_manager'), ('c@example.nl', 'auditor'), ('e@example.nl', 'recruiter'), ('f@example.nl', 'auditor'), ('late@example.nl', 'auditor')
) as invited (address, role);
select results_eq($$select role from invitations where email = 'b@example.nl'$$, array['hiring_manager'], 'a second invitation replaces the first');
select withdraw_invitation(pg_temp.team(), 'LATE@example.nl');
select is_empty($$select 1 from invitations where email = 'late@example.nl'$$, 'an invitation can be withdrawn');
select throws_ok($$select invite_member(pg_temp.team(), 'x@example.nl', 'owner')$$, '23514', null, 'no other role is given');
select throws_ok($$select invite_member(pg_temp.team(), 'no address', 'auditor')$$, '23514', null, 'no other text is invited');
reset role;
update invitations set created_at = now() - interval '30 days' where email = 'f@example.nl';
select pg_temp.become('b');
select is_empty('select 1 from organisations', 'an invited user reads nothing yet');
select results_eq('select accept_invitations()', array[pg_temp.team()], 'an invitation is accepted');
select results_eq('select role, name from members where user_id = pg_temp.id_of(''b'')', $$values ('hiring_manager', 'Bert')$$, 'in its role, with the name of the profile');
select is_empty('select accept_invitations()', 'once');
select pg_temp.become('c');
select accept_invitations();
select pg_temp.become('e');
select is_empty('select accept_invitations()', 'an address that was not confirmed accepts none');
select pg_temp.become('f');
select is_empty('select accept_invitations()', 'an invitation of thirty days ago is over');
select pg_temp.become('a');
select invite_member(pg_temp.team(), 'f@example.nl', 'auditor');
select invite_member(pg_temp.team(), 'c@example.nl', 'recruiter');
select pg_temp.become('c');
select is_empty('select accept_invitations()', 'an invitation changes no role of a member');
select pg_temp.become('f');
select accept_invitations();
select results_eq('select name from members where user_id = pg_temp.id_of(''f'')', array['f@example.nl'], 'a profile without a name gives the address');
update profiles set full_name = 'Fien';
select results_eq('select name from members where user_id = pg_temp.id_of(''f'')', array['Fien'], 'a corrected name is corrected here too');
select lives_ok('select remove_member(pg_temp.team(), pg_temp.id_of(''f''))', 'a member may leave');
select is_empty('select 1 from organisations', 'and reads nothing any more');
select pg_temp.become('c');
prepare memberships as select entry - '{id,at,type}'::text[], member, vacancy from log where entry ->> 'type' = 'membership' order by position;
select results_eq(
  'memberships',
  $$values ('{"by": "Anna", "member": "Anna", "change": "joined", "role": "recruiter"}'::jsonb, pg_temp.id_of('a'), null::uuid),
    ('{"by": "Bert", "member": "Bert", "change": "joined", "role": "hiring_manager"}', pg_temp.id_of('b'), null),
    ('{"by": "Carla", "member": "Carla", "change": "joined", "role": "auditor"}', pg_temp.id_of('c'), null),
    ('{"by": "f@example.nl", "member": "f@example.nl", "change": "joined", "role": "auditor"}', pg_temp.id_of('f'), null),
    ('{"by": "Fien", "member": "Fien", "change": "left"}', pg_temp.id_of('f'), null)$$,
  'the log has who joined and left, and no invitation'
);
select pg_temp.become('d');
select set_config('test.other', create_organisation('Ander team')::text, true);

-- Only a recruiter manages members
create temporary table managing (statement) as values
  ('select invite_member(pg_temp.team(), ''x@example.nl'', ''recruiter'')'), ('select withdraw_invitation(pg_temp.team(), ''e@example.nl'')'),
  ('select set_member_role(pg_temp.team(), pg_temp.id_of(''b''), ''recruiter'')'), ('select remove_member(pg_temp.team(), pg_temp.id_of(''a''))');
grant select on managing to authenticated;
select pg_temp.become('a');
select is(pg_temp.try(statement), case when statement like '%remove_member%' then 'PT422' else 'ok' end, 'a recruiter: ' || statement) from managing;
select pg_temp.become('b');
select is(pg_temp.try(statement), '42501', 'no hiring manager: ' || statement) from managing;
select pg_temp.become('c');
select is(pg_temp.try(statement), '42501', 'no auditor: ' || statement) from managing;
select pg_temp.become('d');
select is(pg_temp.try(statement), '42501', 'no other recruiter: ' || statement) from managing;
select pg_temp.become('a');
select throws_ok($$select set_member_role(pg_temp.team(), pg_temp.id_of('a'), 'auditor')$$, 'PT422', null, 'an organisation keeps a recruiter');
select throws_ok($$select set_member_role(pg_temp.team(), pg_temp.id_of('d'), 'auditor')$$, 'PT404', null, 'only members have a role');
select throws_ok($$select set_member_role(pg_temp.team(), pg_temp.id_of('b'), null)$$, '23502', null, 'which is one');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'hiring_manager');
select is((select max(position) from log), 5::bigint, 'the same role is no line');

-- The path of every write
select is(pg_temp.append(jsonb_build_object('id', 'v1', 'type', 'vacancy', 'details', pg_temp.details())), 6::bigint, 'a vacancy is a line, after those of the members');
select results_eq('select title, is_closed, closed_at from vacancies', $$values ('Verpleegkundige', false, null::timestamptz)$$, 'which the database stores');
select is(
  add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(1), ' Jan ', '[{"text": "Werkte als BIG-verpleegkundige"}]', pg_temp.categories(80, 61), 'Regels', '[{"type": "scan", "page": 1}]'),
  8::bigint, 'a candidate takes two lines'
);
select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(2), 'Ria', '[{"text": "Verpleegkunde"}]', pg_temp.categories(70, null), 'Regels');
select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(3), 'Kim', '[]');
select results_eq(
  'select name, scores, total, decision, assignee, proven, engine from candidates order by rank_key, id',
  $$values
    ('Jan', '{"skills": 80, "experience": 61}'::jsonb, 70.5::float8, null::text, null::text, array['r1', 'r2'], 'Regels'),
    ('Ria', '{"skills": 70}', 70, null, null, array['r1'], 'Regels'),
    ('Kim', '{}', null, null, null, null, null)$$,
  'candidates have their total, and what they prove'
);
select results_eq(
  $$select entry - '{id,at}'::text[] from log where candidate = pg_temp.one(1) order by position$$,
  $$values (jsonb_build_object('type', 'added', 'candidate', pg_temp.one(1), 'by', 'Anna')),
    (jsonb_build_object('type', 'scored', 'candidate', pg_temp.one(1), 'by', 'Anna', 'engine', 'Regels', 'scores',
      '[{"category": "skills", "score": 80, "confidence": 70}, {"category": "experience", "score": 61, "confidence": 70}]'::jsonb))$$,
  'the log has the candidate and the scores'
);
select results_eq(
  $$select entry -> 'scores' from log where candidate = pg_temp.one(2) and entry ->> 'type' = 'scored'$$,
  $$values ('[{"category": "skills", "score": 70, "confidence": 70}, {"category": "experience"}]'::jsonb)$$,
  'and the categories without a score'
);
select results_eq($$select member, entry ->> 'at' ~ '^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$', abs(extract(epoch from (entry ->> 'at')::timestamptz - now())) < 600 from log where position = 1$$, $$values (pg_temp.id_of('a'), true, true)$$, 'each line has its author and time');
select is(pg_temp.try(statement), expected, name) from (values
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(1), 'Jan', '[]')$$, '23505', 'a candidate is added once'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(2), pg_temp.one(9), 'Jan', '[]')$$, 'PT404', 'only to a vacancy that exists'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), ' ', '[]')$$, '23514', 'a candidate has a name'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '["text"]')$$, 'PT422', 'pages have a text'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', '[]', null, '[{"type": "x"}]')$$, 'PT422', 'what was not read has a type'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', pg_temp.categories(1, 2))$$, 'PT422', 'scores have an engine'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', '[]', 'Regels')$$, 'PT422', 'an engine has scores'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', pg_temp.categories(1, 2) || pg_temp.categories(1, 2), 'Regels')$$, 'PT422', 'a category occurs once'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', pg_temp.categories(101, 2), 'Regels')$$, 'PT422', 'a score is at most 100'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', jsonb_set(pg_temp.categories(1, 2), '{0,evidence}', '[]'), 'Regels')$$, 'PT422', 'a score has evidence'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', pg_temp.categories(1, 2) #- '{0,confidence}', 'Regels')$$, 'PT422', 'and a confidence'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', jsonb_set(pg_temp.categories(1, 2), '{0,evidence,0,start}', '3'), 'Regels')$$, 'PT422', 'a passage ends after its start'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', jsonb_set(pg_temp.categories(1, 2), '{0,total}', '1'), 'Regels')$$, 'PT422', 'a category has no other field'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', pg_temp.categories(1, 2), ' ')$$, 'PT422', 'an engine has a name'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]', jsonb_set(pg_temp.categories(1, 2), '{0,why}', to_jsonb(repeat('x', 1000000))), 'Regels')$$, 'PT422', 'a scorecard has a limit'),
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', jsonb_build_array(jsonb_build_object('text', repeat('x', 5000000))))$$, 'PT422', 'and so has a CV'),
  ($$select rescore_candidate(pg_temp.team(), pg_temp.one(9), pg_temp.categories(1, 2), 'Regels')$$, 'PT404', 'only a candidate is scored'),
  ($$select rescore_candidate(pg_temp.team(), pg_temp.one(1), '[]', null)$$, 'PT422', 'with scores')
) as refused (statement, expected, name);

-- The rules of entries
select pg_temp.append(jsonb_build_object('id', 'q1', 'type', 'request', 'candidate', pg_temp.one(1), 'kind', 'access', 'text', 'Wat heeft u?', 'received', '2026-11-28'));
select pg_temp.append(jsonb_build_object('id', 'w0', 'type', 'weight', 'category', 'growth', 'weight', 'light'));
create temporary table entries (entry, expected, name) as
  select jsonb_build_object('id', 'new') || entry || case when about then jsonb_build_object('candidate', pg_temp.one(1)) else '{}' end, expected, name from (values
    ('{"type": "weight", "category": "skills", "weight": "heavy"}'::jsonb, false, 'ok', 'a weight'),
    ('{"type": "weight", "category": "skills", "weight": "double"}', false, 'PT422', 'another weight'),
    ('{"type": "weight", "category": " ", "weight": "heavy"}', false, 'PT422', 'a weight of nothing'),
    ('{"type": "adjustment", "category": "skills", "score": 0, "reason": "Nee"}', true, 'ok', 'an adjustment'),
    ('{"type": "adjustment", "category": "skills", "score": 100, "original": 80, "reason": "Ja"}', true, 'ok', 'an adjustment of a score'),
    ('{"type": "adjustment", "category": "skills", "score": 101, "reason": "Ja"}', true, 'PT422', 'an adjustment above 100'),
    ('{"type": "adjustment", "category": "skills", "score": -1, "reason": "Ja"}', true, 'PT422', 'an adjustment below 0'),
    ('{"type": "adjustment", "category": "skills", "score": 7.5, "reason": "Ja"}', true, 'PT422', 'an adjustment by half a per cent'),
    ('{"type": "adjustment", "category": "skills", "score": "80", "reason": "Ja"}', true, 'PT422', 'an adjustment by a text'),
    ('{"type": "adjustment", "category": "skills", "score": 80}', true, 'PT422', 'an adjustment without a reason'),
    ('{"type": "adjustment", "category": "skills", "score": 80, "reason": "\u00a0\t"}', true, 'PT422', 'an adjustment with a blank reason'),
    ('{"type": "decision", "verdict": "invite"}', true, 'ok', 'an invitation'),
    ('{"type": "decision", "verdict": "reject", "reason": "Nee", "code": "other"}', true, 'ok', 'a rejection'),
    ('{"type": "decision", "verdict": "reject"}', true, 'PT422', 'a rejection without a reason'),
    ('{"type": "decision", "verdict": "reject", "reason": " "}', true, 'PT422', 'a rejection with a blank reason'),
    ('{"type": "decision", "verdict": "hire"}', true, 'PT422', 'another verdict'),
    ('{"type": "decision", "verdict": "hold"}', false, 'PT422', 'a decision about no candidate'),
    ('{"type": "decision", "verdict": "hold", "candidate": "30000000-0000-0000-0000-000000000009"}', false, 'PT404', 'a decision about an unknown candidate'),
    ('{"type": "decision", "verdict": "hold", "at": "2026-11-28T10:00:00.000Z"}', true, 'PT422', 'a time of the client'),
    ('{"type": "decision", "verdict": "hold", "by": "Bert"}', true, 'PT422', 'an author of the client'),
    ('{"type": "decision", "verdict": "hold", "hash": "x"}', true, 'PT422', 'a hash of the client'),
    ('{"type": "decision", "verdict": "hold", "reason": null}', true, 'PT422', 'a null'),
    ('{"type": "decision", "verdict": "hold", "code": {}}', true, 'PT422', 'an object in place of a text'),
    ('{"type": "decision", "verdict": "hold", "id": ""}', true, 'PT422', 'no id'),
    ('{"type": "decision", "verdict": "hold", "id": "q1"}', true, '23505', 'an id that is used'),
    (jsonb_build_object('type', 'decision', 'verdict', 'hold', 'id', repeat('i', 101)), true, 'PT422', 'a long id'),
    (jsonb_build_object('type', 'decision', 'verdict', 'hold', 'reason', repeat('r', 100000)), true, 'PT422', 'a long entry'),
    ('{"type": "undo", "entry": "q1"}', false, 'PT422', 'an undo of what can''t be undone'),
    ('{"type": "undo", "entry": "new"}', false, 'PT422', 'an undo of itself'),
    ('{"type": "undo", "entry": "w0"}', false, 'ok', 'an undo'),
    (jsonb_build_object('type', 'vacancy', 'details', pg_temp.details()), false, 'ok', 'a vacancy'),
    (jsonb_build_object('type', 'vacancy', 'details', pg_temp.details('{"salary": 1}')), false, 'PT422', 'a vacancy with another field'),
    (jsonb_build_object('type', 'vacancy', 'details', pg_temp.details('{"requirements": []}')), false, 'PT422', 'a vacancy without a requirement'),
    (jsonb_build_object('type', 'vacancy', 'details', jsonb_set(pg_temp.details(), '{requirements,0,proofs}', '[]')), false, 'PT422', 'a requirement without a proof'),
    (jsonb_build_object('type', 'vacancy', 'details', jsonb_set(pg_temp.details(), '{requirements,0,category}', '"luck"')), false, 'PT422', 'a requirement of another category'),
    ('{"type": "interview", "proposed": [{"start": "2026-12-01T09:00:00.000Z", "end": "2026-12-01T10:00:00.000Z"}]}', true, 'ok', 'an interview'),
    ('{"type": "interview", "proposed": [], "confirmed": {"start": "2026-12-01T09:00:00.000Z"}}', true, 'PT422', 'an interview without an end'),
    ('{"type": "interview", "proposed": [], "confirmed": "slot"}', true, 'PT422', 'an interview at the name of a kind'),
    ('{"type": "interview", "proposed": [{"start": "tomorrow", "end": "2026-12-01T10:00:00.000Z"}]}', true, 'PT422', 'an interview at no time'),
    ('{"type": "request", "kind": "access", "text": "Wat?", "received": "2026-11-28"}', true, 'ok', 'a request'),
    ('{"type": "request", "kind": "access", "text": "Wat?", "received": "28-11-2026"}', true, 'PT422', 'a request without a date'),
    ('{"type": "request", "kind": "salary", "text": "Wat?", "received": "2026-11-28"}', true, 'PT422', 'a request of another kind'),
    ('{"type": "answer", "request": "q1", "outcome": "granted", "text": "Dit."}', true, 'ok', 'an answer'),
    ('{"type": "answer", "request": "w0", "outcome": "granted", "text": "Dit."}', true, 'PT422', 'an answer to no request'),
    ('{"type": "answer", "request": "q1", "outcome": "granted", "text": "Dit.", "candidate": "30000000-0000-0000-0000-000000000002"}', false, 'PT422', 'an answer to another candidate'),
    ('{"type": "assignment", "to": "Bert"}', true, 'ok', 'an assignment'),
    ('{"type": "assignment", "to": ""}', true, 'PT422', 'an assignment to a blank name'),
    ('{"type": "consent", "until": "2027-06-01"}', true, 'ok', 'a consent'),
    ('{"type": "consent", "until": "2027-02-30"}', true, '22008', 'a consent until no date'),
    ('{"type": "disclosure"}', true, 'ok', 'a disclosure'),
    ('{"type": "disclosure", "to": "x"}', true, 'PT422', 'a disclosure with another field'),
    ('{"type": "added"}', true, '42501', 'a line of the database itself'),
    ('{"type": "removal", "why": "term"}', true, '42501', 'a removal'),
    ('{"type": "removed", "was": "request"}', true, '42501', 'remains'),
    ('{"type": "membership", "member": "Anna", "change": "left"}', false, '42501', 'a membership'),
    ('{"type": "slot", "start": "2026-12-01T09:00:00.000Z", "end": "2026-12-01T10:00:00.000Z"}', false, '42501', 'another type')
  ) as given (entry, about, expected, name);
grant select on entries to authenticated;
select is(pg_temp.try_entry(entry), expected, 'rules of entries: ' || name) from entries;
select throws_ok($$select append_lines(pg_temp.team(), '[]', 0)$$, 'PT422', null, 'no lines are refused');
select throws_ok($$select append_lines(pg_temp.team(), '{}', 0)$$, 'PT422', null, 'and so is an object');
select throws_ok($$select append_lines(pg_temp.team(), (select jsonb_agg(jsonb_build_object('vacancy', pg_temp.opening(), 'entry', entry)) from entries, generate_series(1, 1001) where entry ->> 'type' = 'slot'), 0)$$, 'PT422', null, 'and so are 1001');
select throws_ok($$select append_lines(pg_temp.team(), jsonb_build_array(jsonb_build_object('vacancy', pg_temp.opening(), 'position', 1, 'entry', entry)), 0) from entries limit 1$$, 'PT422', null, 'a line has no other field');
select throws_ok($$select pg_temp.append(entry, pg_temp.opening(2)) from entries where name = 'an invitation'$$, 'PT404', null, 'a candidate is of this vacancy');
select throws_ok($$select pg_temp.append(entry, pg_temp.opening(2)) from entries where name = 'a weight'$$, 'PT404', null, 'a weight is of a vacancy that exists');
select throws_ok(
  $$select append_lines(pg_temp.team(), jsonb_agg(jsonb_build_object('vacancy', pg_temp.opening(), 'entry', entry || jsonb_build_object('id', name))), 1000)
    from entries where name in ('an invitation', 'another weight')$$,
  'PT422', null, 'one bad line refuses all'
);
select is_empty($$select 1 from log where entry ->> 'id' in ('an invitation', 'another weight')$$, 'and leaves nothing');

-- Roles
select pg_temp.become('b');
select is(
  (select string_agg(distinct entry ->> 'type', ' ') from entries where expected = 'ok' and name <> 'an undo' and pg_temp.try_entry(entry) = 'ok'),
  'adjustment assignment decision interview', 'the types that a hiring manager writes'
);
select is((select string_agg(distinct pg_temp.try_entry(entry), ' ') from entries where entry ->> 'type' in ('weight', 'vacancy', 'request', 'answer', 'consent', 'disclosure')), '42501', 'and no others');
select is(pg_temp.try_entry('{"id": "new", "type": "undo", "entry": "w0"}'), '42501', 'an undo changes no weight for a hiring manager');
select pg_temp.append(jsonb_build_object('id', 'd1', 'type', 'decision', 'candidate', pg_temp.one(1), 'verdict', 'hold'));
select is(pg_temp.try_entry('{"id": "new", "type": "undo", "entry": "d1"}'), 'ok', 'it reverts a decision');
create temporary table recruiting (statement) as values
  ($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]')$$),
  ($$select rescore_candidate(pg_temp.team(), pg_temp.one(1), pg_temp.categories(1, 2), 'Regels')$$),
  ($$select remove_candidate(pg_temp.team(), pg_temp.one(1), 'request')$$);
grant select on recruiting to authenticated;
select is(pg_temp.try(statement), '42501', 'no hiring manager: ' || statement) from recruiting;
select pg_temp.become('c');
select is(pg_temp.try(statement), '42501', 'no auditor: ' || statement) from recruiting;
select is((select string_agg(distinct pg_temp.try_entry(entry), ' ') from entries), '42501', 'an auditor writes no entry');
select results_eq('select count(*), broken from verify_log(pg_temp.team()) group by broken', $$values (1::bigint, null::bigint)$$, 'but verifies the log');
select pg_temp.become('d');
select is(pg_temp.try(statement), '42501', 'no other recruiter: ' || statement) from recruiting;
select is((select string_agg(distinct pg_temp.try_entry(entry), ' ') from entries), '42501', 'nor an entry');
select is(
  pg_temp.try(format('select append_lines(%L, %L, 0)', current_setting('test.other'), jsonb_build_array(jsonb_build_object('vacancy', pg_temp.opening(), 'entry', entry)))),
  'PT404', 'another organisation does not reach a candidate by its id'
) from entries where name = 'an invitation';
select pg_temp.become('a');
select is(pg_temp.try(statement), 'ok', 'a recruiter: ' || statement) from recruiting;

-- The same ids in another organisation
create function pg_temp.elsewhere(entry jsonb, opening uuid default pg_temp.opening()) returns bigint language sql as $$
  select append_lines(current_setting('test.other')::uuid, jsonb_build_array(jsonb_build_object('vacancy', opening, 'entry', entry)), 1000);
$$;
select pg_temp.become('d');
select is(pg_temp.elsewhere(jsonb_build_object('id', 'v1', 'type', 'vacancy', 'details', pg_temp.details())), 2::bigint, 'another organisation has its own chain, and may use the same ids');
select is(
  add_candidate(current_setting('test.other')::uuid, pg_temp.opening(), pg_temp.one(1), 'Els', '[]', (pg_temp.categories(1, null) #- '{0,evidence,0,requirements}'), 'Regels'), 4::bigint, 'of candidates too'
);
select results_eq('select name, proven from candidates', $$values ('Els', null::text[])$$, 'evidence without requirements proves nothing known');
select throws_ok($$select pg_temp.elsewhere(jsonb_build_object('id', 'new', 'type', 'decision', 'candidate', pg_temp.one(2), 'verdict', 'hold'))$$, 'PT404', null, 'no candidate of the first is reached');
select is(pg_temp.elsewhere(jsonb_build_object('id', 'd1', 'type', 'decision', 'candidate', pg_temp.one(1), 'verdict', 'reject', 'reason', 'Nee')), 5::bigint, 'its own one is');
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'v9', 'type', 'vacancy', 'details', pg_temp.details()), pg_temp.opening(2));
select throws_ok($$select pg_temp.append('{"id": "new", "type": "undo", "entry": "w0"}', pg_temp.opening(2))$$, 'PT422', null, 'an undo is of the same vacancy');
select throws_ok($$select pg_temp.append(jsonb_build_object('id', 'new', 'type', 'decision', 'candidate', pg_temp.one(1), 'verdict', 'hold'), pg_temp.opening(2))$$, 'PT404', null, 'and so is a candidate');
select pg_temp.become('d');
select throws_ok($$select pg_temp.elsewhere('{"id": "new", "type": "weight", "category": "skills", "weight": "heavy"}', pg_temp.opening(2))$$, 'PT404', null, 'no vacancy of the first is reached');
select throws_ok($$select add_candidate(current_setting('test.other')::uuid, pg_temp.opening(2), pg_temp.one(9), 'Jan', '[]')$$, 'PT404', null, 'nor takes it a candidate');
create function pg_temp.other_state() returns text language sql as $$
  select concat_ws(' ', (select string_agg(concat_ws(' ', name, total, decision), ', ') from candidates), (select broken is null and count = 5 from verify_log(current_setting('test.other')::uuid)), (select count(salt) from log))
$$;
select is(pg_temp.other_state(), 'Els 1 reject t 5', 'the other organisation has its own state');

-- Walls between organisations
select pg_temp.become('a');
insert into views (organisation, id, vacancy, label, query) values (pg_temp.team(), pg_temp.one(1), pg_temp.opening(), 'Mijn lijst', 'decision=none');
create function pg_temp.readable() returns table (name text, rows bigint) language sql as $$
  select 'candidate_files', count(*) from candidate_files where organisation = pg_temp.team() union all
  select 'candidate_texts', count(*) from candidate_texts where organisation = pg_temp.team() union all
  select 'candidates', count(*) from candidates where organisation = pg_temp.team() union all
  select 'invitations', count(*) from invitations where organisation = pg_temp.team() union all
  select 'log', count(*) from log where organisation = pg_temp.team() union all
  select 'members', count(*) from members where organisation = pg_temp.team() union all
  select 'organisations', count(*) from organisations where id = pg_temp.team() union all
  select 'search', count(*) from private.search_candidates(pg_temp.team(), pg_temp.opening(), 'verpleeg') union all
  select 'vacancies', count(*) from vacancies where organisation = pg_temp.team() union all
  select 'verify', count from verify_log(pg_temp.team()) union all
  select 'list', (list_candidates(pg_temp.team(), pg_temp.opening()) ->> 'count')::bigint union all
  select 'lines', jsonb_array_length(read_lines(pg_temp.team())) union all
  select 'summary', jsonb_array_length(list_vacancies(pg_temp.team())) union all
  select 'waiting', sum(number::bigint) from jsonb_each_text(list_waiting(pg_temp.team())) as waiting (name, number) where name like '%_count' union all
  select 'views', count(*) from views where organisation = pg_temp.team() union all
  select 'file', count(read_file(pg_temp.team(), pg_temp.one(3)));
$$;
reset role;
insert into candidate_files values (pg_temp.team(), pg_temp.one(3), 'application/pdf', '%PDF-');
select pg_temp.become('a');
select is((select string_agg(name || ' ' || rows, ', ' order by name) from pg_temp.readable()), 'candidate_files 1, candidate_texts 3, candidates 3, file 1, invitations 1, lines 15, list 3, log 15, members 3, organisations 1, search 2, summary 2, vacancies 2, verify 15, views 1, waiting 1', 'a member reads everything of the organisation');
select pg_temp.become('c');
select is((select string_agg(name || ' ' || rows, ', ' order by name) from pg_temp.readable() where name in ('file', 'lines', 'list', 'summary', 'views', 'waiting')), 'file 1, lines 15, list 3, summary 2, views 0, waiting 1', 'an auditor too, but for the views of another member');
select pg_temp.become('d');
select is((select sum(rows) from pg_temp.readable()), 0::numeric, 'a member of another one reads nothing of it');
select results_eq('select id::text from organisations', array[current_setting('test.other')], 'but the own one');
select pg_temp.become('a');
select set_config('request.jwt.claims', jsonb_set(current_setting('request.jwt.claims')::jsonb, '{session_id}', '"10000000-0000-0000-0000-000000000000"')::text, true);
select is((select sum(rows) from pg_temp.readable()), 0::numeric, 'a session that has ended opens nothing');
select is(pg_temp.try(statement), '42501', 'a session that has ended: ' || statement) from recruiting limit 1;
select throws_ok($$select create_organisation('Team')$$, '42501', null, 'nor does it create anything');
create function pg_temp.not_refused(verbs text[], also text default null) returns setof text language plpgsql as $$
declare
  statement text;
begin
  foreach statement in array verbs loop
    return query select format(statement, name) from unnest(array['organisations', 'members', 'invitations', 'log', 'vacancies', 'candidates', 'candidate_texts', 'candidate_files', 'candidate_mails', 'mentions', 'read_notifications', coalesce(also, 'log')]) as name
      where pg_temp.try(format(statement, name)) <> '42501';
  end loop;
end;
$$;
select pg_temp.become('a');
select is_empty($$select pg_temp.not_refused(array['insert into public.%I default values', 'delete from public.%I', 'truncate public.%I'])$$, 'a recruiter changes no table past the functions');
select is_empty(
  $$select name || ' ' || attname from pg_attribute, unnest(array['organisations', 'members', 'invitations', 'log', 'vacancies', 'candidates', 'candidate_texts', 'candidate_files', 'candidate_mails', 'mentions', 'read_notifications']) as name
    where attrelid = ('public.' || name)::regclass and attnum > 0 and pg_temp.try(format('update public.%I set %I = default', name, attname)) <> '42501'$$,
  'nor any column'
);
set local role anon;
select is_empty($$select pg_temp.not_refused(array['select from public.%I', 'insert into public.%I default values', 'delete from public.%I'], 'views')$$, 'a visitor reaches no table');
select is(pg_temp.try(format('select public.%s', call)), '42501', 'a visitor does not call ' || call) from unnest(array[
  'create_organisation(''x'')', 'accept_invitations()', 'append_lines(null, null, null)', 'verify_log(null)', 'list_candidates(null, null)', 'remove_candidate(null, null, null)',
  'list_vacancies(null)', 'list_waiting(null)', 'read_lines(null)', 'read_file(null, null)', 'import_lines(null, null, null, null, null)',
  'list_interviews(null, null, null)', 'list_notifications(null)', 'mark_read(null, null)', 'report(null)', 'take_candidate_mails()', 'finish_candidate_mail(null)', 'has_late_candidate_mail()'
]) as call;
set local role service_role;
select is_empty($$select pg_temp.not_refused(array['select from public.%I', 'delete from public.%I'], 'views')$$, 'nor does the secret key');

-- Views are of one member
select pg_temp.become('a');
create function pg_temp.save(label text, query text default '', team uuid default pg_temp.team(), opening uuid default pg_temp.opening()) returns void language sql as $$
  insert into public.views (organisation, id, vacancy, label, query) values (team, pg_temp.one(1), opening, label, query)
  on conflict (organisation, user_id, id) do update set
    organisation = excluded.organisation, id = excluded.id, vacancy = excluded.vacancy, label = excluded.label, query = excluded.query;
$$;
select pg_temp.save('Nieuw', 'sort=name');
select results_eq('select user_id, label, query from views', $$values (pg_temp.id_of('a'), 'Nieuw', 'sort=name')$$, 'a view with the same id replaces the first');
select is(pg_temp.try(statement), expected, name) from (values
  ($$select pg_temp.save(' ')$$, '23514', 'a view has a label'),
  ($$select pg_temp.save(repeat('l', 101))$$, '23514', 'of at most 100 characters'),
  ($$select pg_temp.save('x', repeat('q', 2001))$$, '23514', 'and a query of at most 2000'),
  ($$select pg_temp.save('x', '', pg_temp.team(), pg_temp.opening(9))$$, '23503', 'of a vacancy that exists'),
  ($$select pg_temp.save('x', '', current_setting('test.other')::uuid)$$, '42501', 'in an own organisation'),
  ($$update views set organisation = current_setting('test.other')::uuid$$, '42501', 'also later'),
  ($$update views set user_id = pg_temp.id_of('b')$$, '42501', 'and of no other member'),
  ($$insert into views (organisation, user_id, id, vacancy, label, query) values (pg_temp.team(), pg_temp.id_of('b'), pg_temp.one(2), pg_temp.opening(), 'x', '')$$, '42501', 'from the first day')
) as refused (statement, expected, name);
create function pg_temp.touch_views() returns text language plpgsql as $$
declare
  changed bigint;
  deleted bigint;
begin
  update public.views set label = 'x';
  get diagnostics changed = row_count;
  delete from public.views;
  get diagnostics deleted = row_count;
  return concat_ws(' ', (select count(*) from public.views), changed, deleted);
end;
$$;
select pg_temp.become('b');
select is(pg_temp.touch_views(), '0 0 0', 'another member reads, changes and deletes none of them');
select lives_ok($$select pg_temp.save('Van Bert')$$, 'but has views as well, with the same ids');
select is(pg_temp.touch_views(), '0 1 1', 'and deletes them');
select pg_temp.become('d');
select is(pg_temp.touch_views(), '0 0 0', 'a member of another organisation reaches none');
select pg_temp.become('a');

-- Conflicts: `seen` is the last line that the user has seen
select pg_temp.become('a');
select is((select max(position) from log where entry ->> 'by' = 'Bert'), 14::bigint, 'Bert wrote the fourteenth line');
prepare decide (text, bigint) as select pg_temp.append(jsonb_build_object('id', $1, 'type', 'decision', 'candidate', pg_temp.one(1), 'verdict', 'invite'), pg_temp.opening(), $2);
select throws_ok($$execute decide('d2', 13)$$, 'PT409', null, 'a decision that a colleague overtook is refused');
select throws_ok($$execute decide('d2', null)$$, 'PT409', null, 'and so is one by a user who has seen nothing');
create function pg_temp.detail_of(statement text) returns text language plpgsql as $$
declare
  found text;
begin
  execute statement;
  return null;
exception when others then
  get stacked diagnostics found = pg_exception_detail;
  return found;
end;
$$;
select is(pg_temp.detail_of($$execute decide('d2', 13)$$), 'Bert', 'with the name of the colleague');
select is(pg_temp.try($$select pg_temp.append(jsonb_build_object('id', 'new', 'type', 'decision', 'candidate', pg_temp.one(2), 'verdict', 'invite'), pg_temp.opening(), 13)$$), 'ok', 'another candidate is another subject');
select is(pg_temp.try($$select pg_temp.append(jsonb_build_object('id', 'new', 'type', 'assignment', 'candidate', pg_temp.one(1)), pg_temp.opening(), 13)$$), 'ok', 'and so is another type');
select is(pg_temp.try($$select pg_temp.append('{"id": "new", "type": "weight", "category": "skills", "weight": "light"}', pg_temp.opening(), 12)$$), 'ok', 'or another category');
select throws_ok($$select pg_temp.append('{"id": "new", "type": "weight", "category": "growth", "weight": "light"}', pg_temp.opening(), 12)$$, 'PT409', null, 'the same category is refused');
select is(pg_temp.append('{"id": "u0", "type": "undo", "entry": "w0"}', pg_temp.opening(), 14), 16::bigint, 'an undo is written');
select throws_ok($$select pg_temp.append('{"id": "new", "type": "undo", "entry": "w0"}', pg_temp.opening(), 14)$$, 'PT409', null, 'a second undo of the same is refused');

-- Stored state that follows from the log
prepare state as select total, decision, assignee from candidates where id = pg_temp.one(1);
select results_eq('select weights from vacancies where id = pg_temp.opening()', array['{}'::jsonb], 'an undone weight has no effect');
select pg_temp.append('{"id": "u1", "type": "undo", "entry": "u0"}');
select results_eq('select weights from vacancies where id = pg_temp.opening()', array['{"growth": "light"}'::jsonb], 'an undone undo restores it');
select pg_temp.append('{"id": "w1", "type": "weight", "category": "skills", "weight": "light"}');
select pg_temp.append('{"id": "w2", "type": "weight", "category": "skills", "weight": "heavy"}');
select results_eq('state', $$values ((80 * 3 + 61 * 2) / 5.0::float8, 'hold', null::text)$$, 'the last weight counts');
select pg_temp.append('{"id": "u2", "type": "undo", "entry": "w2"}');
select results_eq('state', $$values ((80 + 61 * 2) / 3.0::float8, 'hold', null::text)$$, 'then the one before');
select append_lines(pg_temp.team(), jsonb_agg(jsonb_build_object('vacancy', pg_temp.opening(), 'entry', entry || jsonb_build_object('candidate', pg_temp.one(1)))), 1000) from (values
  ('{"id": "a1", "type": "adjustment", "category": "experience", "score": 91, "reason": "Ja"}'::jsonb),
  ('{"id": "a2", "type": "adjustment", "category": "unknown", "score": 0, "reason": "Ja"}'),
  ('{"id": "d2", "type": "decision", "verdict": "invite"}'),
  ('{"id": "t1", "type": "assignment", "to": "Bert"}')
) as line (entry);
select results_eq('state', $$values ((80 + 91 * 2) / 3.0::float8, 'invite', 'Bert')$$, 'adjustments, decisions and assignments are stored');
prepare adjust (text) as select pg_temp.append(
  jsonb_build_object('id', 'new', 'type', 'adjustment', 'candidate', pg_temp.one(1), 'category', $1, 'score', 1, 'reason', 'Nee'), pg_temp.opening(), 20
);
select is(pg_temp.try($$execute adjust('skills')$$), 'ok', 'the adjustment of another category is no conflict');
select throws_ok($$execute adjust('experience')$$, 'PT409', null, 'that of the same category is');
select rescore_candidate(pg_temp.team(), pg_temp.one(1), pg_temp.categories(50, 10), 'Dienst');
select results_eq('state', $$values ((50 + 91 * 2) / 3.0::float8, 'invite', 'Bert')$$, 'an adjustment outlives a new score');
select pg_temp.append('{"id": "u3", "type": "undo", "entry": "a1"}');
select pg_temp.append('{"id": "u4", "type": "undo", "entry": "d2"}');
select pg_temp.append(jsonb_build_object('id', 't2', 'type', 'assignment', 'candidate', pg_temp.one(1)));
select results_eq('state', $$values ((50 + 10 * 2) / 3.0::float8, 'hold', null::text)$$, 'and each is undone');
select pg_temp.append('{"id": "u5", "type": "undo", "entry": "d1"}');
select results_eq('state', $$values ((50 + 10 * 2) / 3.0::float8, null::text, null::text)$$, 'until none is left');
select results_eq(
  $$select entry ->> 'id', candidate from log where entry ->> 'type' = 'undo' order by position$$,
  $$values ('u0', null::uuid), ('u1', null), ('u2', null), ('u3', pg_temp.one(1)), ('u4', pg_temp.one(1)), ('u5', pg_temp.one(1))$$,
  'an undo is about the candidate of its entry'
);
select pg_temp.append('{"id": "u6", "type": "undo", "entry": "u5"}');
select pg_temp.append('{"id": "u7", "type": "undo", "entry": "u6"}');
select results_eq($$select candidate from log where entry ->> 'id' = 'u7'$$, array[pg_temp.one(1)], 'and so is an undo of an undo');
select results_eq('state', $$values ((50 + 10 * 2) / 3.0::float8, null::text, null::text)$$, 'which changes the same candidate');

-- Interviews and requests
create function pg_temp.slot(day int) returns jsonb language sql as $$
  select jsonb_build_object('start', format('2026-12-0%sT09:00:00.000Z', day), 'end', format('2026-12-0%sT10:00:00.000Z', day))
$$;
create function pg_temp.plan_interview(one uuid, proposed jsonb, confirmed jsonb default null, opening uuid default pg_temp.opening()) returns bigint language sql as $$
  select pg_temp.append(jsonb_strip_nulls(jsonb_build_object(
    'id', gen_random_uuid(), 'type', 'interview', 'candidate', one, 'proposed', proposed, 'confirmed', confirmed
  )), opening);
$$;
prepare interview as select interview from candidates where id = pg_temp.one(1);
select results_eq('interview', array[null::jsonb], 'at first there is no interview');
select pg_temp.plan_interview(pg_temp.one(1), jsonb_build_array(pg_temp.slot(1), pg_temp.slot(2)));
select results_eq(
  'interview',
  $$select jsonb_build_object('proposed', jsonb_build_array(pg_temp.slot(1), pg_temp.slot(2)), 'at', entry -> 'at') from log order by position desc limit 1$$,
  'proposed times are stored, with the time of the proposal'
);
prepare waiting as select list_waiting(pg_temp.team());
select results_eq(
  'waiting',
  $$select jsonb_build_object(
    'request_count', 1, 'requests', jsonb_build_array(jsonb_build_object(
      'candidate', pg_temp.one(1), 'vacancy', pg_temp.opening(), 'name', 'Jan', 'id', 'q1', 'kind', 'access', 'received', '2026-11-28'
    )),
    'interview_count', 1, 'interviews', jsonb_build_array(jsonb_build_object(
      'candidate', pg_temp.one(1), 'vacancy', pg_temp.opening(), 'name', 'Jan', 'at', interview -> 'at', 'proposed', interview -> 'proposed'
    ))
  ) from candidates where id = pg_temp.one(1)$$,
  'a request waits for its answer, and a proposal for a choice'
);
reset role;
select is(list_waiting(current_setting('test.other')::uuid), '{"request_count": 0, "requests": [], "interview_count": 0, "interviews": []}', 'in no other organisation of a reader');
select pg_temp.become('a');
select pg_temp.plan_interview(pg_temp.one(1), jsonb_build_array(pg_temp.slot(1), pg_temp.slot(2)), pg_temp.slot(2));
select results_eq($$select interview -> 'confirmed' from candidates where id = pg_temp.one(1)$$, array[pg_temp.slot(2)], 'a choice is stored');
select is(list_waiting(pg_temp.team()) -> 'interviews', '[]', 'and no longer waits');
select pg_temp.plan_interview(pg_temp.one(1), '[]');
select results_eq('interview', array[null::jsonb], 'an interview that is off is none');
select pg_temp.plan_interview(pg_temp.one(1), '[]', pg_temp.slot(3));
select results_eq($$select interview - 'at' from candidates where id = pg_temp.one(1)$$, $$values (jsonb_build_object('proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(3)))$$, 'a time can be agreed without a proposal');
select pg_temp.append(jsonb_build_object('id', 'q2', 'type', 'request', 'candidate', pg_temp.one(1), 'kind', 'review', 'text', 'Wie?', 'received', '2026-11-01'));
select results_eq(
  $$select requests from candidates where id = pg_temp.one(1)$$,
  $$values ('[{"id": "q1", "kind": "access", "received": "2026-11-28"}, {"id": "q2", "kind": "review", "received": "2026-11-01"}]'::jsonb)$$,
  'open requests are stored, without their text'
);
select is(jsonb_path_query_array(list_waiting(pg_temp.team()), '$.requests[*].id'), '["q2", "q1"]', 'the first one waits longest');
select pg_temp.append(jsonb_build_object('id', 'y1', 'type', 'answer', 'candidate', pg_temp.one(1), 'request', 'q1', 'outcome', 'granted', 'text', 'Dit.'));
select results_eq($$select requests from candidates where id = pg_temp.one(1)$$, $$values ('[{"id": "q2", "kind": "review", "received": "2026-11-01"}]'::jsonb)$$, 'an answer closes its request');
select pg_temp.append(jsonb_build_object('id', 'y2', 'type', 'answer', 'candidate', pg_temp.one(1), 'request', 'q1', 'outcome', 'partly', 'text', 'Dat.'));
select results_eq($$select requests from candidates where id = pg_temp.one(1)$$, $$values ('[{"id": "q2", "kind": "review", "received": "2026-11-01"}]'::jsonb)$$, 'and a second one nothing more');
select pg_temp.append(jsonb_build_object('id', 'y3', 'type', 'answer', 'candidate', pg_temp.one(1), 'request', 'q2', 'outcome', 'granted', 'text', 'Ik.'));
select results_eq('waiting', $$values ('{"request_count": 0, "requests": [], "interview_count": 0, "interviews": []}'::jsonb)$$, 'until nothing waits');
select pg_temp.append(jsonb_build_object('id', 'q' || n, 'type', 'request', 'candidate', pg_temp.one(1), 'kind', 'access', 'text', 'Wat?', 'received', case n when 1101 then '2026-11-01' else '2026-11-28' end)) from generate_series(1001, 1101) as n;
select is(
  concat_ws(' ', jsonb_array_length(waiting -> 'requests'), waiting ->> 'request_count', waiting #>> '{requests,0,id}'), '100 101 q1101',
  'the first hundred are listed, and all are counted'
) from list_waiting(pg_temp.team()) as waiting;
select pg_temp.append(jsonb_build_object('id', 'z' || n, 'type', 'answer', 'candidate', pg_temp.one(1), 'request', 'q' || n, 'outcome', 'granted', 'text', 'Dit.')) from generate_series(1001, 1101) as n;

-- Lines of the log
select results_eq(
  $$select line from jsonb_array_elements(read_lines(pg_temp.team())) as line$$,
  $$select to_jsonb(l) - '{organisation,member}'::text[] from log as l order by position$$,
  'the lines of an organisation are read as they are'
);
select results_eq(
  $$select (line ->> 'position')::bigint from jsonb_array_elements(read_lines(pg_temp.team(), pg_temp.opening(2))) as line$$,
  $$select position from log where vacancy = pg_temp.opening(2) order by position$$, 'those of a vacancy too'
);
select results_eq(
  $$select (line ->> 'position')::bigint from jsonb_array_elements(read_lines(pg_temp.team(), null, array[pg_temp.one(1)], 14, 5)) as line$$,
  $$select position from log where candidate = pg_temp.one(1) and position > 14 order by position limit 5$$, 'and those of a candidate, in parts'
);
select results_eq(
  $$select jsonb_path_query(read_lines(pg_temp.team(), candidates => array[pg_temp.one(1)]), '$[*].entry.id ? (@ starts with "u")') #>> '{}'$$,
  array['u3', 'u4', 'u5', 'u6', 'u7'], 'with what was undone'
);
select results_eq(
  $$select (line ->> 'position')::bigint from jsonb_array_elements(read_lines(pg_temp.team(), pg_temp.opening(), array[pg_temp.one(1)])) as line$$,
  $$select position from log where vacancy = pg_temp.opening() and (candidate = pg_temp.one(1) or candidate is null) order by position$$,
  'those of a vacancy and some of its candidates have the lines about the vacancy itself'
);
select is(read_lines(pg_temp.team(), after => 100000), '[]', 'after the last line there is none');

-- The list
select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(100 + n), case n % 2 when 0 then 'kandidaat ' else 'Kandidaat ' end || n, '[]', pg_temp.categories(case when n < 150 then n % 7 end, case when n < 150 then n % 3 end), 'Regels') from generate_series(1, 159) as n;
select add_candidate(pg_temp.team(), pg_temp.opening(2), pg_temp.one(300), 'Ria', '[{"text": "Verpleegkunde"}]', pg_temp.categories(90, null), 'Regels');
select is(pg_temp.try($$select pg_temp.append('{"id": "new", "type": "weight", "category": "growth", "weight": "light"}', pg_temp.opening(2), 12)$$), 'ok', 'the same weight of another vacancy is no conflict');
create function pg_temp.names(answer jsonb) returns text language sql as $$
  select string_agg(item ->> 'name', ' ' order by place) from jsonb_array_elements(answer -> 'candidates') with ordinality as listed (item, place)
$$;
create function pg_temp.all_pages(sorting text, down boolean) returns setof text language plpgsql as $$
declare
  page jsonb := public.list_candidates(pg_temp.team(), pg_temp.opening(), sort => sorting, descending => down);
begin
  loop
    return query select item ->> 'id' from jsonb_array_elements(page -> 'candidates') as item;
    exit when page ->> 'next' is null;
    page := public.list_candidates(pg_temp.team(), pg_temp.opening(), sort => sorting, descending => down, after => page -> 'next');
  end loop;
end;
$$;
create temporary table orders (sort, is_descending, keys) as values
  ('score', true, 'total desc nulls last, id'), ('score', false, 'total nulls first, id desc'),
  ('name', true, 'lower(name) desc, id desc'), ('name', false, 'lower(name), id'),
  ('decision', true, $$position(coalesce(left(decision, 2), '') in '-inhore') desc, id desc$$), ('decision', false, $$position(coalesce(left(decision, 2), '') in '-inhore'), id$$),
  ('missing', true, 'cardinality(proven) nulls first, id'), ('missing', false, 'cardinality(proven) desc nulls last, id desc'),
  ('assignee', true, 'lower(assignee) desc nulls last, id desc'), ('assignee', false, 'lower(assignee) nulls first, id'),
  ('added', true, 'added_at desc, id desc'), ('added', false, 'added_at, id');
grant select on orders to authenticated;
reset role;
update candidates set added_at = now() - interval '1 microsecond' * get_byte(decode(md5(id::text), 'hex'), 0), proven = case when id <> pg_temp.one(259) then proven end
  where organisation = pg_temp.team();
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'r' || n, 'type', 'decision', 'candidate', pg_temp.one(100 + n), 'reason', 'Nee', 'verdict', (array['invite', 'hold', 'reject'])[n % 3 + 1])) from generate_series(1, 20) as n;
select pg_temp.append(jsonb_build_object('id', 'k' || n, 'type', 'assignment', 'candidate', pg_temp.one(100 + n), 'to', (array['Anna', 'bert', 'Carla'])[n % 3 + 1])) from generate_series(1, 20) as n;
select results_eq(
  format('select pg_temp.all_pages(%L, %L)', sort, is_descending),
  format('select id::text from candidates where vacancy = pg_temp.opening() order by %s', keys),
  format('two pages are the whole list by %s, descending: %s', sort, is_descending)
) from orders;
select is(jsonb_array_length(page -> 'candidates') || ' ' || (page ->> 'count'), '100 162', 'a page has a hundred candidates, and the first one counts all')
  from list_candidates(pg_temp.team(), pg_temp.opening()) as page;
select is(page - 'candidates', '{"count": null, "next": null}', 'the last page has no count, and no next')
  from list_candidates(pg_temp.team(), pg_temp.opening(), after => (list_candidates(pg_temp.team(), pg_temp.opening()) -> 'next')) as page;
select is(
  (select jsonb_object_agg(key, jsonb_typeof(value)) from jsonb_each(list_candidates(pg_temp.team(), pg_temp.opening(), words => 'jan') #> '{candidates,0}')),
  '{"id": "string", "vacancy": "string", "name": "string", "categories": "array", "unread": "array", "place": "number", "total": "number", "scores": "object", "decision": "null", "interview": "object", "assignee": "null", "proven": "array", "engine": "string", "added_at": "string", "kept_until": "null"}',
  'a candidate has these fields'
);
create temporary table cut as select list_candidates(pg_temp.team(), pg_temp.opening()) as page;
select remove_candidate(pg_temp.team(), (page #>> '{candidates,99,id}')::uuid, 'mistake') from cut;
select results_eq(
  $$select item ->> 'id' from cut, list_candidates(pg_temp.team(), pg_temp.opening(), after => page -> 'next') as rest, jsonb_array_elements(rest -> 'candidates') as item$$,
  $$select id::text from candidates where vacancy = pg_temp.opening() order by rank_key, id offset 99$$,
  'a list goes on after a candidate that was removed'
);
select is(pg_temp.try(format('select list_candidates(pg_temp.team(), pg_temp.opening(), %s)', options)), 'PT422', 'no list: ' || options) from unnest(array[
  $$sort => 'total'$$, $$sort => 'id; drop table public.log'$$, 'sort => null', 'descending => null', $$after => '{}'$$, $$after => '[]'$$, $$after => '"x"'$$, $$after => 'null'$$,
  $$after => '["x", "30000000-0000-0000-0000-000000000001"]'$$, $$after => '[-1]'$$, $$after => '[-1, "x"]'$$, $$after => '[-1, null]'$$,
  $$after => '[null, "30000000-0000-0000-0000-000000000001"]'$$,
  $$sort => 'added', after => '["now or never", "30000000-0000-0000-0000-000000000001"]'$$, $$sort => 'decision', after => '["invite", "30000000-0000-0000-0000-000000000001"]'$$
]) as options;
select results_eq(
  $$select item ->> 'id', (item ->> 'place')::bigint from jsonb_array_elements(list_candidates(pg_temp.team(), pg_temp.opening(), decisions => array['hold'], sort => 'name') -> 'candidates') as item order by 1$$,
  $$select id::text, place from (select id, decision, rank() over (order by total desc) as place from candidates where vacancy = pg_temp.opening() and total is not null) as ranked where decision = 'hold' order by 1$$,
  'places are those in the whole vacancy, whatever the filters'
);
select is(list_candidates(pg_temp.team(), pg_temp.opening(), words => 'kim') #> '{candidates,0,place}', 'null', 'without a total there is no place');
reset role;
select is(
  jsonb_path_query_array(list_candidates(current_setting('test.other')::uuid, pg_temp.opening()), '$.candidates[*].place'), '[1]',
  'nor one among the candidates of another organisation'
);
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'x' || n, 'type', 'undo', 'entry', 'r' || n)) from generate_series(1, 20) as n;
select pg_temp.append(jsonb_build_object('id', 'o' || n, 'type', 'assignment', 'candidate', pg_temp.one(100 + n))) from generate_series(1, 20) as n;
set local extra_float_digits = 0;
select isnt_empty(
  $$select 1 from jsonb_array_elements(list_candidates(pg_temp.team(), pg_temp.opening()) -> 'candidates') as item where length(item ->> 'total') > 17$$,
  'totals have all their digits, where the server rounds too'
);
set local extra_float_digits = 1;
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), words => 'verpleeg')), 'Ria Jan', 'words are found in the text, the last one half typed');
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), words => 'ria')), 'Ria', 'and in the name');
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), proven => array['r1', 'r2'], words => 'jan')), 'Jan', 'all requirements are proven');
select is(list_candidates(pg_temp.team(), pg_temp.opening(), proven => array['r1', 'r3']) -> 'count', '0', 'or the candidate is not listed');
select results_eq('select private.search_candidates(pg_temp.team(), pg_temp.opening(2), ''ria'')', array[pg_temp.one(300)], 'each vacancy is searched for itself');
select pg_temp.append(jsonb_build_object('id', 'd9', 'type', 'decision', 'candidate', pg_temp.one(2), 'verdict', 'hold'));
select pg_temp.append(jsonb_build_object('id', 't9', 'type', 'assignment', 'candidate', pg_temp.one(2), 'to', 'Bert'));
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), decisions => array['hold', 'reject'])), 'Ria', 'decisions filter');
select is(list_candidates(pg_temp.team(), pg_temp.opening(), decisions => array['none']) -> 'count', '160', 'and so does none');
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), assignees => array['Bert'])), 'Ria', 'assignees filter');
select is(list_candidates(pg_temp.team(), pg_temp.opening(), assignees => array['-']) -> 'count', '160', 'and so does no one');
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(), interview => true)), 'Jan', 'and interviews');
select is(list_candidates(pg_temp.team(), pg_temp.opening(), interview => false) -> 'count', '160', 'and their absence');
select pg_temp.plan_interview(id, jsonb_build_array(pg_temp.slot(1))) from (select id from candidates where id > pg_temp.one(100) and vacancy = pg_temp.opening() order by id limit 101) as first;
select is(
  concat_ws(' ', jsonb_array_length(waiting -> 'interviews'), waiting ->> 'interview_count', waiting #>> '{interviews,0,name}'), '100 101 Kandidaat 1',
  'the first hundred proposals are listed, and all are counted'
) from list_waiting(pg_temp.team()) as waiting;
select pg_temp.append(jsonb_build_object('id', 'd8', 'type', 'decision', 'candidate', pg_temp.one(1), 'verdict', 'invite'));
select pg_temp.append(jsonb_build_object('id', 'd7', 'type', 'decision', 'candidate', pg_temp.one(101), 'verdict', 'invite'));
select results_eq(
  $$select one ->> 'id', one -> 'weights', (one ->> 'candidates')::int, (one ->> 'judged')::int, (one ->> 'invited')::int from jsonb_array_elements(list_vacancies(pg_temp.team())) as one$$,
  $$values (pg_temp.opening()::text, '{"growth": "light", "skills": "light"}'::jsonb, 161, 3, 2), (pg_temp.opening(2)::text, '{}', 1, 0, 0)$$,
  'vacancies are listed with their numbers'
);
reset role;
select is(jsonb_path_query_array(list_vacancies(current_setting('test.other')::uuid), '$[*].candidates'), '[1]', 'those of one organisation, whatever else a reader reads');
select pg_temp.become('a');
select is((select jsonb_object_agg(key, true) from jsonb_each(list_vacancies(pg_temp.team()) -> 0)), '{"id": true, "details": true, "weights": true, "closed_at": true, "candidates": true, "judged": true, "invited": true}', 'and these fields');

prepare numbers as select organisation, id, candidates::bigint, judged::bigint, invited::bigint from vacancies order by 1, 2;
prepare counted as
  select v.organisation, v.id, count(c.id), count(c.decision), count(*) filter (where c.decision = 'invite')
  from vacancies as v left join candidates as c on c.organisation = v.organisation and c.vacancy = v.id group by 1, 2 order by 1, 2;

-- The chain, and removal
prepare verified as select broken from verify_log(pg_temp.team());
prepare intact as values (null::bigint);
select results_eq('verified', 'intact', 'the chain is intact');
select is((select count = (select count(*) from log) and head = (select hash from log order by position desc limit 1) from verify_log(pg_temp.team())), true, 'it has a length and a head');
select results_eq(
  'select count, head, broken from verify_log(pg_temp.team(), 5, 10)',
  'select 10::bigint, hash, null::bigint from log where position = 15', 'a part of it can be verified'
);
select throws_ok($$select remove_candidate(pg_temp.team(), pg_temp.one(1), 'term')$$, 'PT422', null, 'only the retention removes by the term');
select throws_ok($$select remove_candidate(pg_temp.team(), pg_temp.one(9), 'request')$$, 'PT404', null, 'only a candidate is removed');
select pg_temp.append(jsonb_build_object('id', 'i1', 'type', 'interview', 'candidate', pg_temp.one(1), 'proposed', '[]'::jsonb));
select pg_temp.append(jsonb_build_object('id', 'c0', 'type', 'consent', 'candidate', pg_temp.one(1), 'until', '2027-06-01'));
select pg_temp.append(jsonb_build_object('id', 's1', 'type', 'disclosure', 'candidate', pg_temp.one(1)));
create temporary table digests as select position, digest, hash from log;
grant select on digests to authenticated;
select lives_ok($$select remove_candidate(pg_temp.team(), pg_temp.one(1), 'request')$$, 'a candidate is removed');
select is_empty($$select 1 from candidates where id = pg_temp.one(1) union all select 1 from candidate_texts where candidate = pg_temp.one(1)$$, 'with the text');
select results_eq(
  $$select entry - '{id,at,by,candidate}'::text[], salt is null from log where candidate = pg_temp.one(1) and position not between (select position from log where entry ->> 'id' = 'u7') + 1 and (select position from log where entry ->> 'id' = 'z1101') order by position$$,
  $$values ('{"type": "added"}'::jsonb, true), ('{"type": "removed", "was": "scored", "engine": "Regels"}', true), ('{"type": "removed", "was": "request"}', true),
    ('{"type": "erased", "was": "decision", "verdict": "hold"}', true), ('{"type": "erased", "was": "adjustment", "category": "experience"}', true),
    ('{"type": "erased", "was": "adjustment", "category": "unknown"}', true), ('{"type": "erased", "was": "decision", "verdict": "invite"}', true),
    ('{"type": "removed", "was": "assignment"}', true), ('{"type": "removed", "was": "scored", "engine": "Dienst"}', true),
    ('{"type": "undo", "entry": "a1"}', false), ('{"type": "undo", "entry": "d2"}', false), ('{"type": "removed", "was": "assignment"}', true), ('{"type": "undo", "entry": "d1"}', false),
    ('{"type": "undo", "entry": "u5"}', false), ('{"type": "undo", "entry": "u6"}', false), ('{"type": "erased", "was": "decision", "verdict": "invite"}', true),
    ('{"type": "removed", "was": "interview"}', true), ('{"type": "removed", "was": "consent"}', true), ('{"type": "disclosure"}', true),
    ('{"type": "removal", "why": "request"}', false)$$,
  'its lines are reduced to what remains, and an undo keeps its salt'
);
select pg_temp.become('d');
select is(pg_temp.other_state(), 'Els 1 reject t 5', 'those of another organisation are not');
select pg_temp.become('a');
select is_empty('select 1 from log join digests using (position) where (log.digest, log.hash) is distinct from (digests.digest, digests.hash)', 'their hashes stay');
select is_empty('select 1 from log where private.remains(entry) <> private.remains(private.remains(entry))', 'to erase twice changes nothing')
  from set_config('role', 'postgres', true);
select pg_temp.become('a');
select results_eq('verified', 'intact', 'and the chain is still intact');
select results_eq('numbers', 'counted', 'the numbers of the vacancy follow');
select throws_ok($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(1), 'Jan', '[]')$$, '23505', null, 'a removed candidate does not come back under its id');
reset role;
create function pg_temp.broken_after(change text) returns bigint language plpgsql as $$
declare
  found bigint;
begin
  execute 'update public.log set ' || change;
  perform pg_temp.become('a');
  found := (select broken from public.verify_log(pg_temp.team()));
  raise sqlstate 'OKOKO' using message = coalesce(found::text, 'none');
exception when sqlstate 'OKOKO' then
  return nullif(sqlerrm, 'none')::bigint;
end;
$$;
select is(pg_temp.broken_after(change), expected::bigint, 'a verification finds ' || name) from (values
  ($$entry = entry || '{"category": "growth"}' where entry ->> 'id' = 'w1'$$, 18, 'a changed entry'),
  ($$entry = entry || '{"by": "Bert"}' where position = 7$$, 7, 'a changed author of an erased line'),
  ($$entry = entry || '{"reason": "Ja"}' where entry ->> 'id' = 'd1'$$, 14, 'words that came back to an erased line'),
  ($$entry = entry - 'was' || '{"type": "decision", "reason": "Nee"}' where entry ->> 'id' = 'd1'$$, 14, 'an invented entry with the same remains'),
  ($$salt = null where entry ->> 'id' = 'u7'$$, (select position from public.log where entry ->> 'id' = 'u7'), 'an undo without a salt'),
  ($$salt = null where position = (select max(position) from public.log where entry ->> 'type' = 'removal')$$, (select max(position) from public.log where entry ->> 'type' = 'removal'), 'a removal without a salt'),
  ($$vacancy = pg_temp.opening(2) where position = 10$$, 10, 'a changed vacancy'),
  ($$entry = private.remains(entry), salt = null where entry ->> 'id' = 'd9'$$, (select position from public.log where entry ->> 'id' = 'd9'), 'an erased line without a removal'),
  ($$salt = repeat('0', 32) where position = 17$$, 17, 'a changed salt'),
  ($$position = position + 1000 where position = (select max(position) from public.log)$$, (select max(position) + 1000 from public.log), 'a gap'),
  ($$hash = repeat('0', 64) where position = 25$$, 25, 'a changed hash'),
  ($$entry = entry || '{"role": "auditor"}' where position = 1$$, 1, 'a changed membership'),
  ($$vacancy = pg_temp.opening() where position = 2$$, 2, 'a membership that became a line of a vacancy'),
  ($$is_undone = is_undone where position = 1$$, null, 'nothing where nothing changed')
) as tampering (change, expected, name);
select throws_ok($$update log set candidate = null where entry ->> 'id' = 'd9'$$, '23514', null, 'a line about a candidate names no other, and not none');

-- Retention
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'v2', 'type', 'vacancy', 'details', pg_temp.details('{"isClosed": true}')));
select results_eq(
  'select is_closed, closed_at from vacancies order by id',
  $$select true, (entry ->> 'at')::timestamptz from log where entry ->> 'id' = 'v2' union all values (false, null::timestamptz)$$, 'a vacancy is closed'
);
select throws_ok($$select add_candidate(pg_temp.team(), pg_temp.opening(), pg_temp.one(9), 'Jan', '[]')$$, 'PT404', null, 'and takes no more candidates');
select pg_temp.append(jsonb_build_object('id', 'c1', 'type', 'consent', 'candidate', pg_temp.one(3), 'until', current_date + 200));
select results_eq('select kept_until from candidates where id = pg_temp.one(3)', array[current_date + 200], 'a consent is stored');
select throws_ok(format('select pg_temp.append(%L)', jsonb_build_object('id', 'c2', 'type', 'consent', 'candidate', pg_temp.one(3), 'until', current_date + 400)), 'PT422', null, 'for a year at most');
select pg_temp.plan_interview(pg_temp.one(300), jsonb_build_array(pg_temp.slot(1)), opening => pg_temp.opening(2));
select pg_temp.plan_interview(pg_temp.one(109), jsonb_build_array(pg_temp.slot(1)));
select pg_temp.append(jsonb_build_object('id', 'q3', 'type', 'request', 'candidate', pg_temp.one(109), 'kind', 'rectification', 'text', 'Nee.', 'received', '2026-11-28'));
select is(
  jsonb_path_query_array(list_waiting(pg_temp.team()), '$.requests[*].name') || jsonb_path_query_array(list_waiting(pg_temp.team()), '$.interviews[*].name'),
  '["Kandidaat 9", "Ria"]', 'requests wait in a closed vacancy too, interviews do not'
);
reset role;
update vacancies set closed_at = now() - interval '26 days 23 hours';
update candidates set kept_until = current_date - 1 where name = 'Kandidaat 10';
select is(private.delete_expired_candidates(), 0::bigint, 'candidates stay for almost four weeks, also when a consent is withdrawn');
update vacancies set closed_at = now() - interval '27 days 1 second';
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'v3', 'type', 'vacancy', 'details', pg_temp.details('{"isClosed": true, "place": "Assen"}')));
reset role;
select results_eq('select closed_at < now() from vacancies where is_closed', array[true], 'a later version does not close it again');
create function pg_temp.fail() returns trigger language plpgsql as $$ begin raise 'one candidate fails'; end $$;
create trigger fail before delete on candidates for each row when (old.name = 'Kandidaat 7') execute function pg_temp.fail();
set local client_min_messages = error;
select is(private.delete_expired_candidates(), 157::bigint, 'they are removed a day before the term');
select results_eq('select name from candidates where organisation = pg_temp.team() order by 1', array['Kandidaat 7', 'Kandidaat 9', 'Kim', 'Ria'], 'but one with a request or a consent, one that fails, and those of an open vacancy');
drop trigger fail on candidates;
select is(private.delete_expired_candidates(), 1::bigint, 'which is tried again');
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'y4', 'type', 'answer', 'candidate', pg_temp.one(109), 'request', 'q3', 'outcome', 'refused', 'text', 'Het klopt.'));
reset role;
select is(private.delete_expired_candidates(), 1::bigint, 'an answered request keeps no candidate');
update candidates set kept_until = current_date + 2;
select is(private.delete_expired_candidates(), 0::bigint, 'a consent holds');
update candidates set kept_until = current_date + 1;
select is(private.delete_expired_candidates(), case when now() < current_date + time '00:00:01' then 0 else 1 end::bigint, 'until its date');
select results_eq($$select entry ->> 'by', entry ->> 'why', member from log order by position desc limit 1$$, $$values ('Bewaartermijn', 'term', null::uuid)$$, 'the log says that it was the term');
update invitations set created_at = now() - interval '29 days 1 second';
insert into invitations (organisation, email, role, created_at) values (pg_temp.team(), 'g@example.nl', 'auditor', now() - interval '28 days');
select is(private.delete_expired_invitations(), 1::bigint, 'invitations go a day before their term');
select pg_temp.become('a');
select results_eq('verified', 'intact', 'the chain is intact after all of that');

select results_eq('numbers', 'counted', 'and so are the numbers of each vacancy');

-- An import, of a vacancy that a browser had
create function pg_temp.source(id text, type text, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'type', type, 'at', '2026-11-02T09:00:00.000Z', 'by', 'Sam') || more;
$$;
create function pg_temp.about(number int, more jsonb default '{}') returns jsonb language sql as $$ select more || jsonb_build_object('candidate', pg_temp.one(number)) $$;
create function pg_temp.given(number int, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('id', pg_temp.one(number), 'name', ' Naam ' || number, 'pages', '[{"text": "Tekst uit een ander team"}]'::jsonb, 'categories', pg_temp.categories(80, 60), 'engine', 'Regels') || more;
$$;
create function pg_temp.bring(
  lines jsonb default '[]', candidates jsonb default '[]', after int default 0, opening uuid default pg_temp.opening(3), total int default 16, head text default repeat('a', 64), team uuid default pg_temp.team()
) returns int language sql as $$ select public.import_lines(team, opening, head, total, after, lines, candidates) $$;
create function pg_temp.try_bring(lines jsonb, candidates jsonb default '[]', after int default 0, opening uuid default pg_temp.opening(3), total int default 16, head text default repeat('a', 64), team uuid default pg_temp.team()) returns text language sql as $$
  select pg_temp.try(format('select pg_temp.bring(%L, %L, %L, %L, %L, %L, %L)', lines, candidates, after, opening, total, head, team))
$$;
create function pg_temp.vacancy_line() returns jsonb language sql as $$ select pg_temp.source('b2', 'vacancy', jsonb_build_object('details', pg_temp.details('{"title": "Uit een browser", "keepsFiles": true}'))) $$;
select pg_temp.become('b');
select is(pg_temp.try_bring('[]'), '42501', 'a hiring manager imports nothing');
select pg_temp.become('c');
select is(pg_temp.try_bring('[]'), '42501', 'nor does an auditor');
select pg_temp.become('d');
select is(pg_temp.try_bring('[]'), '42501', 'nor does a recruiter of another organisation');
select pg_temp.become('a');
select is(pg_temp.try_bring('[]', opening => opening, total => total, head => head), expected, 'an import: ' || name) from (values
  (pg_temp.opening(3), 1, repeat('a', 64), 'ok', 'of one line'),
  (pg_temp.opening(3), 1000000, repeat('a', 64), 'ok', 'of a million'),
  (pg_temp.opening(3), 0, repeat('a', 64), 'PT422', 'of none'),
  (pg_temp.opening(3), 1000001, repeat('a', 64), 'PT422', 'of more'),
  (pg_temp.opening(3), null, repeat('a', 64), 'PT422', 'of an unknown number'),
  (pg_temp.opening(3), 1, repeat('a', 63), 'PT422', 'with another head'),
  (pg_temp.opening(3), 1, repeat('A', 64), 'PT422', 'with a head in capitals'),
  (pg_temp.opening(3), 1, null, 'PT422', 'with none'),
  (null, 1, repeat('a', 64), 'PT422', 'of no vacancy'),
  (pg_temp.opening(), 1, repeat('a', 64), '23505', 'of a vacancy that the organisation has')
) as given (opening, total, head, expected, name);
select is(pg_temp.try_bring(lines, candidates), 'PT422', 'no part: ' || name) from (values
  ('{}'::jsonb, '[]'::jsonb, 'an object'), ('null', '[]', 'a null'), (null, '[]', 'nothing'), ('["line"]', '[]', 'a text'), ('[]', '{}', 'candidates as an object'), ('[]', null, 'no candidates'),
  (jsonb_build_array(pg_temp.vacancy_line()), (select jsonb_agg(pg_temp.given(n)) from generate_series(1000, 1100) as n), '101 candidates'),
  ((select jsonb_agg(pg_temp.vacancy_line() || jsonb_build_object('id', n::text)) from generate_series(1, 17) as n), '[]', 'more lines than the import has'),
  (jsonb_build_array(pg_temp.vacancy_line()), '["candidate"]', 'a text as a candidate'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501) - 'id'), 'a candidate without an id'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501) - 'pages'), 'a candidate without a text'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501) - 'categories'), 'a candidate without categories'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501, '{"total": 1}')), 'a candidate with another field'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501, '{"unread": [{"type": "x"}]}')), 'a candidate with an unknown gap'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501) - 'engine'), 'scores without an engine'),
  (jsonb_build_array(pg_temp.vacancy_line()), jsonb_build_array(pg_temp.given(501, jsonb_build_object('pages', jsonb_build_array(jsonb_build_object('text', repeat('x', 5000000)))))), 'a text that is too long')
) as refused (lines, candidates, name);
select is(
  pg_temp.try_bring((select jsonb_agg(pg_temp.vacancy_line() || jsonb_build_object('id', n::text)) from generate_series(1, size) as n), total => 2000), expected, size || ' lines are a part: ' || expected
) from (values (1000, 'ok'), (1001, 'PT422')) as given (size, expected);
select is(pg_temp.try_bring(jsonb_build_array(pg_temp.vacancy_line()), after => 1), 'PT409', 'it begins at the first line');
select is(pg_temp.try_bring('[]', jsonb_build_array(pg_temp.given(501))), 'PT404', 'a vacancy comes before its candidates');
select is_empty($$select 1 from log where vacancy = pg_temp.opening(3)$$, 'a refused call leaves nothing');
select is(pg_temp.bring(), 0, 'a first call without lines begins the import');
select results_eq(
  $$select entry - '{id,at}'::text[], import, member, abs(extract(epoch from (entry ->> 'at')::timestamptz - now())) < 600 from log where vacancy = pg_temp.opening(3)$$,
  $$values (jsonb_build_object('type', 'import', 'by', 'Anna', 'head', repeat('a', 64), 'lines', 16), null::text, pg_temp.id_of('a'), true)$$,
  'the database signs when it began, by whom, and of which log'
);
select is(pg_temp.bring(), 0, 'a second one only asks how many lines are stored');
create temporary table parts (part int, entry jsonb);
insert into parts values
  (1, pg_temp.source('b1', 'import', jsonb_build_object('head', repeat('0', 64), 'lines', 3))), (1, pg_temp.vacancy_line()),
  (1, pg_temp.source('b3', 'added', pg_temp.about(501, '{"at": "2026-11-01T08:00:00.000Z"}'))),
  (1, pg_temp.source('b4', 'scored', pg_temp.about(501, '{"engine": "Regels", "scores": [{"category": "skills", "score": 80, "confidence": 70}, {"category": "experience"}]}'))),
  (1, pg_temp.source('b5', 'weight', '{"category": "skills", "weight": "heavy"}')), (1, pg_temp.source('b6', 'decision', pg_temp.about(501, '{"verdict": "invite", "reason": " Goed "}'))),
  (2, pg_temp.source('b7', 'added', pg_temp.about(502))), (2, pg_temp.source('b8', 'undo', '{"entry": "b5"}')), (2, pg_temp.source('b9', 'adjustment', pg_temp.about(501, '{"category": "skills", "score": 90, "reason": "Ja", "by": " Sam "}'))),
  (2, pg_temp.source('b10', 'added', pg_temp.about(509))), (2, pg_temp.source('b11', 'erased', pg_temp.about(509, '{"was": "decision", "verdict": "reject"}'))), (2, pg_temp.source('b12', 'undo', '{"entry": "b11"}')),
  (2, pg_temp.source('b13', 'removal', pg_temp.about(509, '{"why": "request"}'))), (2, pg_temp.source('b14', 'request', pg_temp.about(509, '{"kind": "access", "text": "Wat?", "received": "2026-11-02"}'))),
  (2, pg_temp.source('b15', 'vacancy', jsonb_build_object('at', '2026-11-20T10:00:00.000Z', 'details', pg_temp.details('{"isClosed": true}'))));
grant select on parts to authenticated;
create function pg_temp.part(number int) returns jsonb language sql as $$ select jsonb_agg(entry order by substr(entry ->> 'id', 2)::int) from parts where part = number $$;
select is(pg_temp.bring(pg_temp.part(1), jsonb_build_array(pg_temp.given(501))), 6, 'a part is stored');
select is(pg_temp.bring(after => 99), 6, 'and counted');
select is(pg_temp.try_bring(pg_temp.part(2), after => after), 'PT409', 'the next part is not after ' || coalesce(after::text, 'null')) from unnest(array[0, 5, 7, null]) as after;
select is(pg_temp.detail_of($$select pg_temp.bring(pg_temp.part(2), after => 5)$$), '', 'which names no colleague');
select is(pg_temp.try_bring('[]', total => 17), '23505', 'no other number of lines continues it');
select is(pg_temp.try_bring('[]', head => repeat('b', 64)), '23505', 'nor does another head');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'recruiter');
select pg_temp.become('b');
select is(pg_temp.try_bring('[]'), '23505', 'nor does another recruiter');
select pg_temp.become('a');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'hiring_manager');
select results_eq(
  $$select entry - '{id,at}'::text[], member from log where vacancy is null order by position desc limit 2$$,
  $$values ('{"type": "membership", "by": "Anna", "member": "Bert", "change": "role", "role": "hiring_manager"}'::jsonb, pg_temp.id_of('a')),
    ('{"type": "membership", "by": "Anna", "member": "Bert", "change": "role", "role": "recruiter"}', pg_temp.id_of('a'))$$,
  'the log has each change of a role'
);
select results_eq(
  $$select name, added_at, total, decision from candidates where vacancy = pg_temp.opening(3)$$,
  $$values ('Naam 501', '2026-11-01T08:00:00Z'::timestamptz, (80 * 3 + 60 * 2) / 5.0::float8, 'invite')$$, 'the state follows from the lines'
);
select is(pg_temp.names(list_candidates(pg_temp.team(), pg_temp.opening(3), words => 'ander')), 'Naam 501', 'and the text is found');
select is(pg_temp.bring(pg_temp.part(2), jsonb_build_array(pg_temp.given(503), pg_temp.given(502) - '{engine,categories}'::text[] || '{"categories": [], "unread": [{"type": "scan"}]}'), 6), 15, 'the import continues');
select results_eq(
  $$select name, added_at, total, engine from candidates where vacancy = pg_temp.opening(3) order by name$$,
  $$values ('Naam 501', '2026-11-01T08:00:00Z'::timestamptz, 75::float8, 'Regels'), ('Naam 502', '2026-11-02T09:00:00Z', null, null), ('Naam 503', now(), 70, 'Regels')$$,
  'adjustments count, an undone weight does not, and a candidate has no line but the own ones'
);
select results_eq(
  $$select entry - '{id,at}'::text[], import is null from log where candidate = pg_temp.one(503) order by position$$,
  $$values (pg_temp.about(503, '{"type": "added", "by": "Anna"}'), true), (pg_temp.about(503, '{"type": "scored", "by": "Anna", "engine": "Regels", "scores": [{"category": "skills", "score": 80, "confidence": 70}, {"category": "experience", "score": 60, "confidence": 70}]}'), true)$$,
  'the database logs a candidate without a line itself'
);
select is(pg_temp.bring('[]', jsonb_build_array(pg_temp.given(503)), 15), 15, 'such a candidate may come again');
select results_eq('select count(*) from log where candidate = pg_temp.one(503)', 'values (2::bigint)', 'and is stored once');
select results_eq($$select is_closed, closed_at, details -> 'keepsFiles' from vacancies where id = pg_temp.opening(3)$$, $$values (true, '2026-11-20T10:00:00Z'::timestamptz, null::jsonb)$$, 'the vacancy was closed when the source says');
select results_eq(
  $$select l.entry, l.member, l.import = (select entry ->> 'id' from log where vacancy = pg_temp.opening(3) order by position limit 1) from log as l where import is not null order by position$$,
  $$select case entry ->> 'id' when 'b14' then pg_temp.source('b14', 'removed', pg_temp.about(509, '{"was": "request"}')) else entry end, pg_temp.id_of('a'), true from parts order by substr(entry ->> 'id', 2)::int$$,
  'lines are stored as they were, but for the remains of a candidate that was removed, with their import and its author'
);
select results_eq(
  $$select line ->> 'import' from jsonb_array_elements(read_lines(pg_temp.team(), pg_temp.opening(3))) as line$$,
  $$select import from log where vacancy = pg_temp.opening(3) order by position$$, 'their readers see the import'
);
select results_eq('verified', 'intact', 'the chain has it');
select results_eq('numbers', 'counted', 'and the numbers of the vacancy follow');
select throws_ok($$select pg_temp.append(jsonb_build_object('id', 'new', 'type', 'decision', 'candidate', pg_temp.one(501), 'verdict', 'hold'), pg_temp.opening(3), 1)$$, 'PT409', null, 'an imported line overtakes');
create temporary table last_parts (lines, candidates, expected, name) as select jsonb_build_array(line), candidates, expected, name from (values
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501)), '[]'::jsonb, 'ok', 'a line'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, jsonb_build_object('at', to_char(now() at time zone 'UTC' + interval '23 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))), '[]', 'ok', 'a line of a clock that is ahead'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, jsonb_build_object('at', to_char(now() at time zone 'UTC' + interval '25 hours', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))), '[]', 'PT422', 'a line of the future'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, '{"at": "2026-11-02"}')), '[]', 'PT422', 'a date in place of a time'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501)) - 'at', '[]', 'PT422', 'a line without a time'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501)) - 'by', '[]', 'PT422', 'a line without an author'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, '{"by": " "}')), '[]', 'PT422', 'a blank author'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, jsonb_build_object('by', repeat('s', 255)))), '[]', 'ok', 'a long author'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, jsonb_build_object('by', repeat('s', 256)))), '[]', 'PT422', 'a longer one'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501)) - 'id', '[]', 'PT422', 'a line without an id'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501)) - 'type', '[]', 'PT422', 'a line without a type'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, '{"import": "x"}')), '[]', 'PT422', 'a line that names an import'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(501, '{"hash": "x"}')), '[]', 'PT422', 'a line with a hash'),
  (pg_temp.source('b16', 'score', '{"category": "skills"}'), '[]', 'PT422', 'the name of a shape'),
  (pg_temp.source('b16', 'membership', '{"member": "Sam", "change": "left"}'), '[]', 'PT422', 'a membership'),
  (pg_temp.source('b16', 'weight', '{"category": "skills", "weight": "double"}'), '[]', 'PT422', 'another weight'),
  (pg_temp.source('b16', 'decision', pg_temp.about(501, '{"verdict": "reject"}')), '[]', 'PT422', 'a rejection without a reason'),
  (pg_temp.source('b16', 'consent', pg_temp.about(501, '{"until": "2099-01-01"}')), '[]', 'PT422', 'a consent without an end'),
  (pg_temp.source('b16', 'undo', '{"entry": "b99"}'), '[]', 'PT422', 'an undo of nothing'),
  (pg_temp.source('b16', 'undo', '{"entry": "w1"}'), '[]', 'PT422', 'an undo in another vacancy'),
  (pg_temp.source('b16', 'undo', '{"entry": "b14"}'), '[]', 'PT422', 'an undo of a request'),
  (pg_temp.source('b16', 'undo', '{"entry": "b6"}'), '[]', 'ok', 'an undo'),
  (pg_temp.source('b16', 'answer', pg_temp.about(501, '{"request": "b14", "outcome": "granted", "text": "Dit."}')), '[]', 'PT422', 'an answer to the request of another candidate'),
  (pg_temp.source('b16', 'removal', pg_temp.about(501, '{"why": "request"}')), '[]', 'PT422', 'a removal of a candidate that is there'),
  (pg_temp.source('b16', 'removal', pg_temp.about(508, '{"why": "term"}')), '[]', 'ok', 'a removal of a candidate that never was'),
  (pg_temp.source('b16', 'removal', pg_temp.about(508, '{"why": "luck"}')), '[]', 'PT422', 'a removal for another reason'),
  (pg_temp.source('b16', 'decision', pg_temp.about(508, '{"verdict": "hold"}')), '[]', 'PT404', 'a decision about a candidate that never was'),
  (pg_temp.source('b16', 'decision', pg_temp.about(509, '{"verdict": "hold"}')), '[]', 'ok', 'a decision about one that was removed'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(508)), '[]', 'ok', 'a line without data about a candidate that never was'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(300)), '[]', 'PT404', 'a candidate of another vacancy'),
  (pg_temp.source('b16', 'disclosure', pg_temp.about(1)), '[]', 'ok', 'a candidate that was removed, although another organisation has that id'),
  (pg_temp.source('b16', 'erased', pg_temp.about(508, '{"was": "adjustment", "category": "skills"}')), '[]', 'ok', 'remains of an adjustment'),
  (pg_temp.source('b16', 'erased', pg_temp.about(508, '{"was": "adjustment", "verdict": "hold"}')), '[]', 'PT422', 'remains of an adjustment with a verdict'),
  (pg_temp.source('b16', 'erased', pg_temp.about(508, '{"was": "weight"}')), '[]', 'PT422', 'remains of a weight'),
  (pg_temp.source('b16', 'removed', pg_temp.about(508, '{"was": "scored", "engine": "Regels"}')), '[]', 'ok', 'remains of scores'),
  (pg_temp.source('b16', 'removed', pg_temp.about(508, '{"was": "answer", "engine": "Regels"}')), '[]', 'PT422', 'remains of an answer with an engine'),
  (pg_temp.source('b16', 'removed', pg_temp.about(508)), '[]', 'PT422', 'remains of nothing'),
  (pg_temp.source('b16', 'added', pg_temp.about(508, '{"was": "scored"}')), '[]', 'PT422', 'an addition that was something else'),
  (pg_temp.source('b16', 'import', jsonb_build_object('head', 'x', 'lines', 1)), '[]', 'PT422', 'an import without a head'),
  (pg_temp.source('b15', 'disclosure', pg_temp.about(501)), '[]', '23505', 'an id that the log has'),
  (pg_temp.source('v1', 'disclosure', pg_temp.about(501)), '[]', '23505', 'or has in another vacancy'),
  (pg_temp.source('b16', 'added', pg_temp.about(504)), jsonb_build_array(pg_temp.given(504)), 'ok', 'a candidate, although the vacancy is closed'),
  (pg_temp.source('b16', 'added', pg_temp.about(501)), jsonb_build_array(pg_temp.given(501)), '23505', 'a candidate that is there'),
  (pg_temp.source('b16', 'added', pg_temp.about(300)), jsonb_build_array(pg_temp.given(300)), '23505', 'or is in another vacancy'),
  (pg_temp.source('b16', 'added', pg_temp.about(1)), jsonb_build_array(pg_temp.given(1)), '23505', 'or was removed'),
  (pg_temp.source('b16', 'added', pg_temp.about(504)), jsonb_build_array(pg_temp.given(504), pg_temp.given(504)), '23505', 'or comes twice')
) as given (line, candidates, expected, name);
grant select on last_parts to authenticated;
select is(pg_temp.try_bring(lines, candidates, 15), expected, 'the last part: ' || name) from last_parts;
select is(pg_temp.try_bring(lines || pg_temp.source('b17', 'weight', '{"category": "skills", "weight": "light"}'), after => 15), 'PT422', 'not more lines than announced') from last_parts limit 1;
select pg_temp.append('{"id": "b16", "type": "weight", "category": "growth", "weight": "light"}', pg_temp.opening(3));
select is(pg_temp.try_bring(lines, after => 15), '23505', 'nor one whose id was used in the meantime') from last_parts limit 1;
select is(pg_temp.bring(), 15, 'a native line counts for no import');
select remove_candidate(pg_temp.team(), pg_temp.one(501), 'mistake');
select results_eq(
  $$select entry ->> 'type', salt is null, import is not null from log where candidate = pg_temp.one(501) order by position$$,
  $$values ('added', true, true), ('removed', true, true), ('erased', true, true), ('erased', true, true), ('removal', false, false)$$, 'a removal erases imported lines, which keep their import'
);
select is(pg_temp.bring(jsonb_build_array(pg_temp.source('b18', 'decision', pg_temp.about(501, '{"verdict": "reject", "reason": "Nee", "code": "other"}'))), after => 15), 16, 'the last line is stored');
select results_eq(
  $$select entry from log where entry ->> 'id' = 'b18'$$, array[pg_temp.source('b18', 'erased', pg_temp.about(501, '{"was": "decision", "verdict": "reject", "code": "other"}'))],
  'as remains, because a colleague removed the candidate since'
);
select is(pg_temp.bring(), 16, 'a complete import still has its number');
select is(pg_temp.try_bring(pg_temp.part(1), after => 16), 'PT422', 'and takes no more lines');
select results_eq('verified', 'intact', 'the chain is intact after that');
select results_eq('numbers', 'counted', 'and so are the numbers');
select is(pg_temp.try_bring(jsonb_build_array(pg_temp.source('n1', 'weight', '{"category": "skills", "weight": "light"}')), opening => pg_temp.opening(4)), 'PT404', 'a weight follows its vacancy');
select is(pg_temp.try_bring(jsonb_build_array(pg_temp.source('n1', 'added', pg_temp.about(600))), opening => pg_temp.opening(4)), 'PT404', 'and so do remains');
select is(
  pg_temp.try(format('select append_lines(pg_temp.team(), %L, 1000)', jsonb_build_array(jsonb_build_object('vacancy', pg_temp.opening(3), 'import', 'x', 'entry', '{"id": "new", "type": "weight", "category": "skills", "weight": "light"}'::jsonb)))),
  'PT422', 'a native line names no import'
);
select is(pg_temp.try_entry(entry - '{at,by}'::text[]), '42501', 'nor is one of type ' || (entry ->> 'type')) from parts where entry ->> 'type' in ('import', 'scored', 'erased') order by entry ->> 'type';
select pg_temp.become('d');
select is(pg_temp.bring(jsonb_build_array(pg_temp.vacancy_line(), pg_temp.source('b3', 'added', pg_temp.about(502, '{"at": "2026-11-03T09:00:00.000Z"}'))), jsonb_build_array(pg_temp.given(502)), total => 2, team => current_setting('test.other')::uuid), 2, 'another organisation may import the same ids');
select results_eq($$select added_at, total from candidates where id = pg_temp.one(502)$$, $$values ('2026-11-03T09:00:00Z'::timestamptz, 70::float8)$$, 'into its own state');
select pg_temp.become('a');
select results_eq($$select added_at from candidates where id = pg_temp.one(502)$$, $$values ('2026-11-02T09:00:00Z'::timestamptz)$$, 'and leaves that of the first');
reset role;
select is(pg_temp.broken_after(change), (select position from public.log where organisation = pg_temp.team() and entry ->> 'id' = id), 'a verification finds ' || name) from (values
  ($$import = null where entry ->> 'id' = 'b7' and organisation = pg_temp.team()$$, 'b7', 'a line that lost its import'),
  ($$import = 'x' where entry ->> 'id' = 'b9' and organisation = pg_temp.team()$$, 'b9', 'an import of an erased line that changed'),
  ($$import = 'x' where entry ->> 'id' = 'v3'$$, 'v3', 'an import that was added')
) as tampering (change, id, name);
update vacancies set closed_at = now() - interval '27 days 1 second' where id = pg_temp.opening(3) and organisation = pg_temp.team();
select is(private.delete_expired_candidates(), 2::bigint, 'the retention removes imported candidates');
select pg_temp.become('a');
select results_eq('verified', 'intact', 'and leaves the chain intact');
select pg_temp.become('d');
select results_eq('select broken from verify_log(current_setting(''test.other'')::uuid)', 'intact', 'as in the other organisation');
select pg_temp.become('a');

-- Two organisations of one member
reset role;
update auth.users set email_confirmed_at = now() where id = pg_temp.id_of('e');
select pg_temp.become('d');
select invite_member(current_setting('test.other')::uuid, 'e@example.nl', 'auditor');
select pg_temp.become('a');
select invite_member(pg_temp.team(), 'e@example.nl', 'hiring_manager');
select pg_temp.become('e');
select set_eq('select accept_invitations()', array[pg_temp.team(), current_setting('test.other')::uuid], 'all invitations are accepted together');
select results_eq(
  $$select role, entry ->> 'role' from members as m join log as l on l.organisation = m.organisation and l.vacancy is null and entry ->> 'member' = 'Eva'
    where user_id = pg_temp.id_of('e') order by m.organisation = pg_temp.team()$$,
  $$values ('auditor', 'auditor'), ('hiring_manager', 'hiring_manager')$$, 'each in its role, with its line'
);
select remove_member(pg_temp.team(), pg_temp.id_of('e'));
select results_eq('select organisation::text from members where user_id = pg_temp.id_of(''e'')', array[current_setting('test.other')], 'and each is ended alone');
select remove_member(current_setting('test.other')::uuid, pg_temp.id_of('e'));
select pg_temp.become('a');

-- Files of CVs
select pg_temp.append(jsonb_build_object('id', 'v5', 'type', 'vacancy', 'details', pg_temp.details('{"keepsFiles": true}')), pg_temp.opening(5));
select is(pg_temp.try_entry(jsonb_build_object('id', 'new', 'type', 'vacancy', 'details', pg_temp.details('{"keepsFiles": "yes"}'))), 'PT422', 'a vacancy keeps files or not');
create function pg_temp.file(content bytea default '%PDF-1.7', media text default 'application/pdf') returns jsonb language sql as $$
  select jsonb_build_object('media', media, 'base64', encode(content, 'base64'));
$$;
create function pg_temp.docx() returns text language sql as $$ select 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' $$;
create function pg_temp.add_with(file jsonb, number int default 409, opening uuid default pg_temp.opening(5), team uuid default pg_temp.team()) returns bigint language sql as $$
  select add_candidate(team, opening, pg_temp.one(number), 'Kandidaat', '[]', file => file);
$$;
create temporary table files (statement, expected, name) as values
  ($$select pg_temp.add_with(null)$$, 'ok', 'a candidate without a file is added'),
  ($$select pg_temp.add_with(pg_temp.file())$$, 'ok', 'and one with a PDF'),
  ($$select pg_temp.add_with(pg_temp.file(convert_to(repeat(E'\n', 1019), 'UTF8') || '%PDF-'))$$, 'ok', 'whose header ends its first kilobyte'),
  ($$select pg_temp.add_with(pg_temp.file(convert_to(repeat(E'\n', 1020), 'UTF8') || '%PDF-'))$$, 'PT422', 'and not later'),
  ($$select pg_temp.add_with(pg_temp.file('\x504b0304ff', pg_temp.docx()))$$, 'ok', 'or with a DOCX'),
  ($$select pg_temp.add_with(pg_temp.file('\x504b0506', pg_temp.docx()))$$, 'PT422', 'which is a zip'),
  ($$select pg_temp.add_with(pg_temp.file('\x00504b0304', pg_temp.docx()))$$, 'PT422', 'from its first byte'),
  ($$select pg_temp.add_with(pg_temp.file('%PDF-1.7', pg_temp.docx()))$$, 'PT422', 'and no PDF'),
  ($$select pg_temp.add_with(pg_temp.file('\x504b0304'))$$, 'PT422', 'a PDF is no zip'),
  ($$select pg_temp.add_with(pg_temp.file('<!doctype html>'))$$, 'PT422', 'and no page'),
  ($$select pg_temp.add_with(pg_temp.file(''))$$, 'PT422', 'a file is not empty'),
  ($$select pg_temp.add_with(pg_temp.file('', pg_temp.docx()))$$, 'PT422', 'whatever its type'),
  ($$select pg_temp.add_with(pg_temp.file('%PDF-', 'text/html'))$$, 'PT422', 'no other type is kept'),
  ($$select pg_temp.add_with(pg_temp.file('\x504b0304', 'application/zip'))$$, 'PT422', 'also not of another zip'),
  ($$select pg_temp.add_with(pg_temp.file() || '{"base64": "%PDF-"}')$$, 'PT422', 'a file is base64'),
  ($$select pg_temp.add_with(pg_temp.file() || '{"base64": "JVBERi0xLjc"}')$$, 'PT422', 'to its end'),
  ($$select pg_temp.add_with(pg_temp.file() || '{"base64": ["JVBERi0x"]}')$$, 'PT422', 'as a string'),
  ($$select pg_temp.add_with(pg_temp.file() - 'base64')$$, 'PT422', 'which is there'),
  ($$select pg_temp.add_with(pg_temp.file('\x504b0304', pg_temp.docx()) - 'media')$$, 'PT422', 'and has a type'),
  ($$select pg_temp.add_with(pg_temp.file() || jsonb_build_object('organisation', current_setting('test.other')))$$, 'PT422', 'and no other field'),
  ($$select pg_temp.add_with('null')$$, 'PT422', 'nothing is no file'),
  ($$select pg_temp.add_with(pg_temp.file('%PDF-' || decode(repeat('00', 9999995), 'hex')))$$, 'ok', 'a file has at most 10 MB'),
  ($$select pg_temp.add_with(pg_temp.file('%PDF-' || decode(repeat('00', 9999996), 'hex')))$$, 'PT422', 'and no byte more'),
  ($$select pg_temp.add_with(pg_temp.file(), opening => pg_temp.opening(2))$$, 'PT422', 'a vacancy keeps files only if it says so'),
  ($$select pg_temp.add_with(pg_temp.file(), opening => pg_temp.opening(1))$$, 'PT404', 'a closed one takes none'),
  ($$select pg_temp.add_with(pg_temp.file(), 300)$$, '23505', 'a file comes with its candidate, not later'),
  ($$select private.keep_file(pg_temp.team(), pg_temp.one(300), pg_temp.file())$$, '42501', 'nor past the function');
grant select on files to authenticated;
select is(pg_temp.try(statement), expected, name) from files;
select pg_temp.become('b');
select is(pg_temp.try(statement), '42501', 'no hiring manager adds a file') from files where name = 'and one with a PDF';
select pg_temp.become('c');
select is(pg_temp.try(statement), '42501', 'no auditor adds a file') from files where name = 'and one with a PDF';
select pg_temp.become('d');
select is(pg_temp.try(statement), '42501', 'nor a recruiter of another organisation') from files where name = 'and one with a PDF';
select pg_temp.elsewhere(jsonb_build_object('id', 'v5', 'type', 'vacancy', 'details', pg_temp.details()), pg_temp.opening(5));
select is(pg_temp.try($$select pg_temp.add_with(pg_temp.file(), team => current_setting('test.other')::uuid)$$), 'PT422', 'whose vacancy with the same id keeps no files');
select pg_temp.become('a');
select pg_temp.add_with(pg_temp.file('\x504b0304ff00', pg_temp.docx()), 401);
select pg_temp.add_with(pg_temp.file(convert_to('%PDF-' || repeat('x', 100), 'UTF8')), 402);
select pg_temp.add_with(pg_temp.file(), 403);
select results_eq('select candidate, media, content from candidate_files order by 1 limit 1', $$values (pg_temp.one(401), pg_temp.docx(), '\x504b0304ff00'::bytea)$$, 'the file is stored byte for byte');
select results_eq($$select attstorage from pg_attribute where attrelid = 'candidate_files'::regclass and attname = 'content'$$, $$values ('e'::"char")$$, 'without a second compression');
select is(read_file(pg_temp.team(), pg_temp.one(402)) ->> 'base64', translate(encode(convert_to('%PDF-' || repeat('x', 100), 'UTF8'), 'base64'), E'\n', ''), 'and read as base64 without line breaks');
select is(read_file(pg_temp.team(), pg_temp.one(300)), null, 'a candidate without a file has none');
select is_empty($$select 1 from log where entry::text like '%JVBERi%' or entry ? 'file'$$, 'the log has no file');
select pg_temp.become('d');
select is(read_file(pg_temp.team(), pg_temp.one(402)), null, 'another organisation reads none of it');
reset role;
select is(read_file(current_setting('test.other')::uuid, pg_temp.one(402)), null, 'whatever else a reader reads');
select pg_temp.become('a');
select pg_temp.append(jsonb_build_object('id', 'v6', 'type', 'vacancy', 'details', pg_temp.details()), pg_temp.opening(5));
select is(pg_temp.try(statement), 'PT422', 'a vacancy that keeps files no more takes no other') from files where name = 'and one with a PDF';
select isnt(read_file(pg_temp.team(), pg_temp.one(402)), null, 'and keeps those it has');
select remove_candidate(pg_temp.team(), pg_temp.one(401), 'request');
select pg_temp.append(jsonb_build_object('id', 'v7', 'type', 'vacancy', 'details', pg_temp.details('{"isClosed": true}')), pg_temp.opening(5));
select pg_temp.append(jsonb_build_object('id', 'c3', 'type', 'consent', 'candidate', pg_temp.one(403), 'until', current_date + 200), pg_temp.opening(5));
reset role;
select results_eq('select candidate from candidate_files order by 1', $$values (pg_temp.one(402)), (pg_temp.one(403))$$, 'a removal deletes the file of its candidate alone');
update vacancies set closed_at = now() - interval '28 days' where id = pg_temp.opening(5);
select private.delete_expired_candidates();
select results_eq('select candidate from candidate_files', array[pg_temp.one(403)], 'and so does the retention');
select pg_temp.become('a');
select results_eq('verified', 'intact', 'the chain does not know the files');
select is(pg_temp.bring(jsonb_build_array(pg_temp.vacancy_line() || '{"id": "f1"}', pg_temp.source('f2', 'added', pg_temp.about(701))), jsonb_build_array(pg_temp.given(701, jsonb_build_object('file', pg_temp.file()))), opening => pg_temp.opening(6), total => 3), 2, 'an import brings files');
select is(read_file(pg_temp.team(), pg_temp.one(701)), pg_temp.file(), 'byte for byte');
select is(pg_temp.try_bring(jsonb_build_array(pg_temp.source('f3', 'added', pg_temp.about(702))), jsonb_build_array(pg_temp.given(702, jsonb_build_object('file', pg_temp.file('<!doctype html>')))), 2, pg_temp.opening(6), 3), 'PT422', 'but none of another type');

-- Comments and emails
create function pg_temp.rich(words text, variadic mentions text[] default '{}') returns jsonb language sql as $$
  select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
    jsonb_build_array(jsonb_build_object('type', 'text', 'text', words)) || coalesce((
      select jsonb_agg(jsonb_build_object('type', 'mention', 'attrs', jsonb_build_object('id', name, 'label', name))) from unnest(mentions) as name
    ), '[]')
  )));
$$;
create function pg_temp.say(id text, more jsonb default '{}', number int default 801) returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'type', 'comment', 'candidate', pg_temp.one(number)) || more;
$$;
create function pg_temp.mail(id text, more jsonb default '{}', number int default 801) returns jsonb language sql as $$
  select jsonb_build_object('id', id, 'type', 'mail', 'candidate', pg_temp.one(number), 'to', 'jan@example.nl', 'subject', 'Uw sollicitatie', 'text', pg_temp.rich('Beste Jan')) || more;
$$;
create function pg_temp.append8(entry jsonb, seen bigint default 5000) returns bigint language sql as $$ select pg_temp.append(entry, pg_temp.opening(8), seen) $$;
create function pg_temp.try8(entry jsonb, seen bigint default 5000) returns text language sql as $$ select pg_temp.try(format('select pg_temp.append8(%L, %L)', entry, seen)) $$;
select pg_temp.append8(jsonb_build_object('id', 'v8', 'type', 'vacancy', 'details', pg_temp.details('{"team": ["Anna", "Bert"]}')));
select is(pg_temp.try8(jsonb_build_object('id', 'new', 'type', 'vacancy', 'details', pg_temp.details('{"team": [" "]}'))), 'PT422', 'a hiring team has names');
select is(pg_temp.try(format('select add_candidate(pg_temp.team(), pg_temp.opening(8), pg_temp.one(809), ''Jan'', ''[]'', source => %L)', source)), expected, 'the origin of a CV: ' || coalesce(source, 'none'))
  from (values ('site', 'ok'), ('job-board', 'ok'), ('linkedin', 'ok'), ('referral', 'ok'), ('agency', 'ok'), ('search', 'ok'), ('other', 'ok'), (null, 'ok'), ('Jan', 'PT422'), ('', 'PT422')) as given (source, expected);
select add_candidate(pg_temp.team(), pg_temp.opening(8), pg_temp.one(801), 'Jan', '[]', source => 'referral');
select add_candidate(pg_temp.team(), pg_temp.opening(8), pg_temp.one(802), 'Ria', '[]');
select results_eq(
  $$select entry - '{id,at}'::text[] from log where vacancy = pg_temp.opening(8) and entry ->> 'type' = 'added' order by position$$,
  $$values (jsonb_build_object('type', 'added', 'by', 'Anna', 'candidate', pg_temp.one(801), 'source', 'referral')), (jsonb_build_object('type', 'added', 'by', 'Anna', 'candidate', pg_temp.one(802)))$$,
  'is in the line of the candidate, if it is known'
);
select pg_temp.append8(pg_temp.say('say1', jsonb_build_object('text', pg_temp.rich('Goed cv.'))));
select pg_temp.append8(pg_temp.say('say2', jsonb_build_object('text', pg_temp.rich('Vind ik ook.'), 'replyTo', 'say1')));
select pg_temp.append8(pg_temp.say('say3', jsonb_build_object('text', pg_temp.rich('Goed cv!'), 'replaces', 'say1')));
select pg_temp.append8(pg_temp.say('say4', jsonb_build_object('text', pg_temp.rich('Ook goed.')), 802));
create temporary table said (entry, expected, name) as values
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'))), 'ok', 'a comment'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph"}, {"type": "bulletList", "content": [{"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "hardBreak"}, {"type": "text", "text": "Zie", "marks": [{"type": "bold"}, {"type": "italic"}, {"type": "link", "attrs": {"href": "https://www.voorbeeld.nl/a?b#c"}}]}]}]}]}]}}'), 'ok', 'a formatted comment'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "mention", "attrs": {"id": "Bert", "label": "Bert"}}]}]}}'), 'ok', 'a mention alone'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "hardBreak"}, {"type": "text", "text": " \u00a0"}]}]}}'), 'PT422', 'a blank comment'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph"}]}}'), 'PT422', 'an empty comment'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": []}}'), 'PT422', 'a comment without a paragraph'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "x", "marks": [{"type": "link", "attrs": {"href": "javascript:alert(1)"}}]}]}]}}'), 'PT422', 'a link that runs a script'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "x", "marks": [{"type": "bold"}, {"type": "bold"}]}]}]}}'), 'PT422', 'a format twice'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "image", "attrs": {"src": "x"}}, {"type": "text", "text": "x"}]}]}}'), 'PT422', 'a picture'),
  (pg_temp.say('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "x", "style": "y"}]}]}}'), 'PT422', 'an unknown property'),
  (pg_temp.say('new', '{"text": "Ja"}'), 'PT422', 'a text without a format'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich(repeat('x', 100000)))), 'PT422', 'a long comment'),
  (pg_temp.say('new'), 'PT422', 'a comment without anything'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja')), 9), 'PT404', 'a comment about an unknown candidate'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'say1')), 'ok', 'a reply'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'say2')), 'PT422', 'a reply to a reply'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'say3')), 'PT422', 'a reply to a change'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'say4')), 'PT422', 'a reply about another candidate'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'v8')), 'PT422', 'a reply to a vacancy'),
  (pg_temp.say('new', '{"replyTo": "say1"}'), 'PT422', 'a reply without a text'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say1', 'replyTo', 'say1')), 'PT422', 'a change that is a reply'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say1')), 'ok', 'a change'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say2')), 'ok', 'a change of a reply'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say3')), 'PT422', 'a change of a change'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say4')), 'PT422', 'a change about another candidate'),
  (pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'new')), 'PT422', 'a change of itself'),
  (pg_temp.say('new', '{"replaces": "say1"}'), 'ok', 'a deletion'),
  (pg_temp.say('new', '{"replaces": "say1", "text": null}'), 'PT422', 'a deletion with a null'),
  (pg_temp.mail('new'), 'ok', 'an email'),
  (pg_temp.mail('new', '{"isDraft": false}'), 'ok', 'an email that is no draft'),
  (pg_temp.mail('new', '{"isDraft": true}'), 'PT422', 'a draft'),
  (pg_temp.mail('new', '{"to": "Jan.de-Vries+werk@mail.example.nl"}'), 'ok', 'an email to another address'),
  (pg_temp.mail('new', jsonb_build_object('to', repeat('j', 244) || '@example.nl')), 'ok', 'an email to a long address'),
  (pg_temp.mail('new', jsonb_build_object('to', repeat('j', 245) || '@example.nl')), 'PT422', 'an email to a longer one'),
  (pg_temp.mail('new', '{"to": "jan"}'), 'PT422', 'an email to no address'),
  (pg_temp.mail('new', '{"to": "jan@example.nl, ria@example.nl"}'), 'PT422', 'an email to two addresses'),
  (pg_temp.mail('new', '{"to": "jan@example.nl\nBcc: ria@example.nl"}'), 'PT422', 'an email with another header'),
  (pg_temp.mail('new', '{"subject": " "}'), 'PT422', 'an email without a subject'),
  (pg_temp.mail('new', jsonb_build_object('text', pg_temp.rich(' '))), 'PT422', 'a blank email'),
  (pg_temp.mail('new', '{"text": {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "variable", "attrs": {"id": "first", "label": "Voornaam"}}]}]}}'), 'PT422', 'an email with a variable'),
  (pg_temp.mail('new', '{"cc": "ria@example.nl"}'), 'PT422', 'an email with another field'),
  (pg_temp.mail('new') - 'text', 'PT422', 'an email without a text'),
  (jsonb_build_object('id', 'new', 'type', 'undo', 'entry', 'say1'), 'PT422', 'an undo of a comment'),
  (jsonb_build_object('id', 'new', 'type', 'interview', 'candidate', pg_temp.one(801), 'proposed', '[]'::jsonb, 'interviewers', '["Anna"]'::jsonb), 'ok', 'an interview with its interviewers'),
  (jsonb_build_object('id', 'new', 'type', 'interview', 'candidate', pg_temp.one(801), 'proposed', '[]'::jsonb, 'interviewers', '[""]'::jsonb), 'PT422', 'an interviewer without a name');
grant select on said to authenticated;
select is(pg_temp.try8(entry), expected, 'the rules of comments and emails: ' || name) from said;
create temporary table hrefs (href, expected) as values
  ('https://voorbeeld.nl', true), ('HTTP://voorbeeld.nl:8080/pad', true), ('mailto:noor@voorbeeld.nl', true), ('https://coöperatie.nl', true), ('https://192.168.0.1/', true), (' https://voorbeeld.nl ', true),
  ('voorbeeld.nl', false), ('javascript:alert(1)', false), (E'java\nscript:alert(1)', false), ('data:text/html,x', false), ('https://', false), ('https://a b.nl', false), ('https://voorbeeld.nl:99999', false), ('https://1.2.3.256', false), ('https://999', false), ('https://xn--a.nl', false);
reset role;
select is(private.is_safe_href(href), expected, 'a link to ' || translate(href, E'\n', ' ')) from hrefs;
select pg_temp.become('b');
select is(
  (select string_agg(distinct pg_temp.try8(entry), ' ') from said where entry ->> 'type' = 'mail'), '42501', 'a hiring manager sends no email'
);
select is(pg_temp.try8(entry), theirs.expected, 'who writes ' || name || ': ' || theirs.expected) from said join (values ('a comment', 'ok'), ('a reply', 'ok'), ('a change', '42501'), ('a deletion', '42501')) as theirs (name, expected) using (name);
select pg_temp.append8(pg_temp.say('say5', jsonb_build_object('text', pg_temp.rich('Van Bert'), 'replyTo', 'say1')));
select is(pg_temp.try8(pg_temp.say('new', '{"replaces": "say5"}')), 'ok', 'deletes an own one');
select pg_temp.become('a');
select is(pg_temp.try8(pg_temp.say('new', '{"replaces": "say5"}')), '42501', 'which a recruiter does not');
select pg_temp.become('c');
select is((select string_agg(distinct pg_temp.try8(entry), ' ') from said), '42501', 'an auditor writes neither');
select pg_temp.become('d');
select is((select string_agg(distinct pg_temp.try8(entry), ' ') from said), '42501', 'nor does another organisation');
select pg_temp.become('a');
select is(pg_temp.try8(pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'say1')), (select position from log where entry ->> 'id' = 'say1')), 'PT409', 'a change that was overtaken in another window is refused');
select is(pg_temp.try8(pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'say1')), (select position from log where entry ->> 'id' = 'say1')), 'ok', 'another comment is another subject');

-- Emails wait, and are sent by the function
select pg_temp.append8(pg_temp.mail('mail1', '{"subject": "Uitnodiging"}'));
select pg_temp.append8(pg_temp.mail('mail2', '{"to": "ria@example.nl"}', 802));
select results_eq(
  'select entry, candidate, member, taken_at, sent_at from candidate_mails order by entry',
  $$values ('mail1', pg_temp.one(801), pg_temp.id_of('a'), null::timestamptz, null::timestamptz), ('mail2', pg_temp.one(802), pg_temp.id_of('a'), null, null)$$, 'an email waits'
);
select is(pg_temp.try8(pg_temp.mail('new'), (select position - 1 from log where entry ->> 'id' = 'mail1')), 'ok', 'another one to the same candidate is another subject');
select is_empty($$select 1 from information_schema.columns where table_name = 'candidate_mails' and column_name in ('text', 'subject', 'to', 'email')$$, 'without its content');
select pg_temp.become('c');
select results_eq('select count(*) from candidate_mails', 'values (2::bigint)', 'each member sees its state');
select is(pg_temp.try('update candidate_mails set sent_at = now()'), '42501', 'and changes nothing of it');
select is(pg_temp.try('select ' || call), '42501', 'a user does not call ' || call) from unnest(array['public.take_candidate_mails()', 'public.finish_candidate_mail(null)', 'public.has_late_candidate_mail()', 'private.take_candidate_mails()']) as call;
select pg_temp.become('d');
select is_empty('select 1 from candidate_mails', 'another organisation sees none of it');
set local role service_role;
select is(pg_temp.try('select 1 from public.candidate_mails'), '42501', 'nor does the secret key');
select is(pg_temp.try('select private.take_candidate_mails()'), '42501', 'which opens no private function by its name');
select is(
  (select jsonb_agg(one - 'id' order by one ->> 'subject') from jsonb_array_elements(public.take_candidate_mails()) as one),
  jsonb_build_array(
    jsonb_build_object('organisation', 'Team', 'by', 'Anna', 'replyTo', 'a@example.nl', 'to', 'jan@example.nl', 'subject', 'Uitnodiging', 'text', pg_temp.rich('Beste Jan')),
    jsonb_build_object('organisation', 'Team', 'by', 'Anna', 'replyTo', 'a@example.nl', 'to', 'ria@example.nl', 'subject', 'Uw sollicitatie', 'text', pg_temp.rich('Beste Jan'))
  ), 'the function takes the emails that wait, with their content'
);
select is(public.take_candidate_mails(), '[]', 'each once');
select is(public.has_late_candidate_mail(), false, 'none is late');
reset role;
update candidate_mails set taken_at = now() - interval '10 minutes 1 second', created_at = now() - interval '61 minutes' where entry = 'mail1';
set local role service_role;
select is(public.has_late_candidate_mail(), true, 'one that waits for an hour is');
select set_config('test.mail', public.take_candidate_mails() #>> '{0,id}', true);
select public.finish_candidate_mail(current_setting('test.mail')::uuid);
select is(public.has_late_candidate_mail(), false, 'until it is sent, at a second attempt');
reset role;
select results_eq('select entry, sent_at from candidate_mails order by entry', $$values ('mail1', now()), ('mail2', null)$$, 'which its state says');
update candidate_mails set taken_at = null, created_at = now() - interval '7 days 1 second' where entry = 'mail2';
select is(jsonb_array_length(private.take_candidate_mails()), 0, 'a week later it is not sent any more');
update candidate_mails set created_at = now() where entry = 'mail2';
update candidate_mails set member = pg_temp.id_of('d');
select is(jsonb_array_length(private.take_candidate_mails()), 0, 'nor is that of a user who is no member');
update candidate_mails set member = pg_temp.id_of('a');
update auth.users set email_confirmed_at = null where id = pg_temp.id_of('a');
select is(jsonb_array_length(private.take_candidate_mails()), 0, 'or whose address is not confirmed');
update auth.users set email_confirmed_at = now() where id = pg_temp.id_of('a');

select pg_temp.become('a');

-- A removal
create function pg_temp.notified(letter text) returns text language plpgsql as $$
begin
  perform pg_temp.become(letter);
  return (select string_agg(concat_ws(' ', one ->> 'id', case when (one -> 'isRead')::boolean then 'read' end), ', ' order by place)
    from jsonb_array_elements(public.list_notifications(pg_temp.team())) with ordinality as listed (one, place));
end;
$$;
select add_candidate(pg_temp.team(), pg_temp.opening(8), pg_temp.one(804), 'Els', '[]');
select pg_temp.append8(pg_temp.say('era1', jsonb_build_object('text', pg_temp.rich('Weg', 'Carla')), 804));
select pg_temp.append8(pg_temp.mail('era2', '{}', 804));
select is(pg_temp.notified('c'), 'era1', 'a comment notifies');
select pg_temp.become('a');
select remove_candidate(pg_temp.team(), pg_temp.one(804), 'request');
select results_eq(
  $$select entry - '{at,by,candidate}'::text[], salt from log where candidate = pg_temp.one(804) and entry ->> 'id' in ('era1', 'era2') order by position$$,
  $$values ('{"id": "era1", "type": "removed", "was": "comment"}'::jsonb, null::text), ('{"id": "era2", "type": "removed", "was": "mail"}', null)$$, 'a removal erases comments and emails'
);
select is_empty($$select 1 from candidate_mails where candidate = pg_temp.one(804)$$, 'with the state of the email');
select is_empty($$select 1 from log where entry::text ~ 'jan@example.nl' and candidate = pg_temp.one(804)$$, 'and its address');
select is(pg_temp.notified('c'), null, 'and takes the notification away');


-- A hundred in 24 hours
select pg_temp.become('a');
select pg_temp.append8(pg_temp.mail('lim' || n)) from generate_series(4, 99) as n;
select pg_temp.append8(pg_temp.mail('lim100', '{}', 802));
select is(pg_temp.try8(pg_temp.mail('new')), 'PT429', 'a hundred and first email of the day is refused');
select is(pg_temp.try8(pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja')))), 'ok', 'a comment is not');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'recruiter');
select pg_temp.become('b');
select is(pg_temp.try8(pg_temp.mail('new')), 'PT429', 'nor does a colleague send another one');
select is(pg_temp.try($$select remove_candidate(pg_temp.team(), pg_temp.one(802), 'mistake'), pg_temp.append8(pg_temp.mail('new'))$$), 'PT429', 'also when a candidate was removed');
select pg_temp.become('a');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'hiring_manager');
select set_config('test.third', create_organisation('Derde')::text, true);
create function pg_temp.third(entry jsonb) returns bigint language sql as $$
  select append_lines(current_setting('test.third')::uuid, jsonb_build_array(jsonb_build_object('vacancy', pg_temp.opening(8), 'entry', entry)), 5000)
$$;
select pg_temp.third(jsonb_build_object('id', 'v1', 'type', 'vacancy', 'details', pg_temp.details()));
select add_candidate(current_setting('test.third')::uuid, pg_temp.opening(8), pg_temp.one(801), 'Jan', '[]');
select is(pg_temp.try(format('select pg_temp.third(%L)', pg_temp.mail('mail1'))), 'PT429', 'another organisation of the same member sends none either');
reset role;
create function pg_temp.mail_after(term interval) returns text language plpgsql as $$
declare
  found text;
begin
  update public.log set entry = entry || jsonb_build_object('at', to_char((now() - term) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    where organisation = pg_temp.team() and entry ->> 'id' = 'lim4';
  perform pg_temp.become('a');
  found := pg_temp.try8(pg_temp.mail('new'));
  raise sqlstate 'OKOKO' using message = found;
exception when sqlstate 'OKOKO' then
  return sqlerrm;
end;
$$;
select is(pg_temp.mail_after('23 hours 59 minutes'), 'PT429', 'almost a day later there is no room');
select is(pg_temp.mail_after('24 hours 1 second'), 'ok', 'a day later there is');
reset role;
delete from organisations where id = current_setting('test.third')::uuid;

-- Notifications
select pg_temp.become('b');
select is(list_notifications(pg_temp.team()), '[]', 'no notifications yet');
select pg_temp.become('a');
select pg_temp.append8(pg_temp.say('not1', jsonb_build_object('text', pg_temp.rich('Kijk eens', 'Bert', 'Anna', 'Bert', 'Niemand'))));
select pg_temp.append8(pg_temp.say('not2', jsonb_build_object('text', pg_temp.rich('En hier', 'Carla')), 802));
select is(pg_temp.notified('b'), 'not1', 'a mention notifies the colleague');
select is(
  list_notifications(pg_temp.team()) -> 0,
  jsonb_build_object('id', 'not1', 'kind', 'mention', 'at', (select entry ->> 'at' from log where entry ->> 'id' = 'not1'), 'vacancy', pg_temp.opening(8), 'candidate', pg_temp.one(801), 'name', 'Jan', 'by', 'Anna', 'isRead', false),
  'with these fields'
);
select is(pg_temp.notified('a'), null, 'and not the author');
select is(pg_temp.notified('c'), 'not2', 'each one gets the own ones');
select is_empty($$select 1 from mentions where user_id <> pg_temp.id_of('c')$$, 'and reads no others');
select is(pg_temp.notified('d'), null, 'another organisation gets none');
select pg_temp.become('b');
select mark_read(pg_temp.team(), array['not1', 'not1', 'unknown']);
select mark_read(pg_temp.team(), array['not1']);
select is(pg_temp.notified('b'), 'not1 read', 'a mark is kept');
select results_eq('select user_id, id from read_notifications order by id', $$values (pg_temp.id_of('b'), 'not1'), (pg_temp.id_of('b'), 'unknown')$$, 'for one member');
select is(pg_temp.try(statement), expected, 'marks: ' || statement) from (values
  ($$select mark_read(pg_temp.team(), array(select n::text from generate_series(1, 1000) as n))$$, 'ok'),
  ($$select mark_read(pg_temp.team(), array(select n::text from generate_series(1, 1001) as n))$$, 'PT422'),
  ($$select mark_read(pg_temp.team(), array[repeat('x', 200)])$$, 'ok'),
  ($$select mark_read(pg_temp.team(), array[repeat('x', 201)])$$, 'PT422'),
  ($$select mark_read(pg_temp.team(), array[null])$$, 'PT422'),
  ($$select mark_read(pg_temp.team(), null)$$, 'PT422'),
  ($$select mark_read(pg_temp.team(), '{}')$$, 'ok'),
  ($$select mark_read(null, '{x}')$$, '42501'),
  ($$select mark_read(current_setting('test.other')::uuid, '{x}')$$, '42501'),
  ($$insert into read_notifications values (pg_temp.team(), pg_temp.id_of('b'), 'x')$$, '42501'),
  ($$delete from mentions$$, '42501')
) as given (statement, expected);
select pg_temp.become('a');
select is_empty('select 1 from read_notifications', 'another member reads no marks');
select pg_temp.append8(pg_temp.say('not3', jsonb_build_object('text', pg_temp.rich('Toch Carla', 'Carla'), 'replaces', 'not1')));
select is(pg_temp.notified('b'), null, 'a change that no longer mentions a colleague takes the notification away');
select is(pg_temp.notified('c'), 'not1, not2', 'and notifies another');
select is(list_notifications(pg_temp.team()) #>> '{0,at}', (select entry ->> 'at' from log where entry ->> 'id' = 'not3'), 'at the time of the change');
select pg_temp.become('a');
select pg_temp.append8(pg_temp.say('not4', '{"replaces": "not1"}'));
select is(pg_temp.notified('c'), 'not2', 'a deletion takes it away');
select pg_temp.become('a');
select pg_temp.append8(jsonb_build_object('id', 'q81', 'type', 'request', 'candidate', pg_temp.one(801), 'kind', 'objection', 'text', 'Nee.', 'received', to_char(current_date - 2, 'YYYY-MM-DD')));
select pg_temp.append8(jsonb_build_object('id', 'q82', 'type', 'request', 'candidate', pg_temp.one(801), 'kind', 'access', 'text', 'Wat?', 'received', to_char((now() at time zone 'Europe/Amsterdam')::date + 7 - interval '1 month', 'YYYY-MM-DD')));
select pg_temp.append8(jsonb_build_object('id', 'q83', 'type', 'request', 'candidate', pg_temp.one(801), 'kind', 'access', 'text', 'Wat?', 'received', to_char((now() at time zone 'Europe/Amsterdam')::date + 9 - interval '1 month', 'YYYY-MM-DD')));
select pg_temp.append8(jsonb_build_object('id', 'q84', 'type', 'request', 'candidate', pg_temp.one(801), 'kind', 'review', 'text', 'Waarom?', 'received', '2026-06-31'));
select is(pg_temp.notified('c'), 'q81, not2, term q82, term q84', 'an objection, and a term that ends within a week or has ended');
select results_eq(
  $$select one - '{vacancy,isRead,candidate}'::text[] from jsonb_array_elements(list_notifications(pg_temp.team())) as one where one ->> 'id' in ('q81', 'term q84')$$,
  $$values (jsonb_build_object('id', 'q81', 'kind', 'objection', 'name', 'Jan', 'at', (select entry ->> 'at' from log where entry ->> 'id' = 'q81'))),
    ('{"id": "term q84", "kind": "request_term", "name": "Jan", "due": "2026-08-01", "at": "2026-07-24T22:00:00.000Z"}')$$,
  'with their times, also for a date that no calendar has'
);
select pg_temp.become('d');
reset role;
select is(list_notifications(pg_temp.team()), '[]', 'a reader who is no member gets none, whatever else it reads');
select pg_temp.become('a');
select pg_temp.append8(jsonb_build_object('id', 'y8' || n, 'type', 'answer', 'candidate', pg_temp.one(801), 'request', 'q8' || n, 'outcome', 'granted', 'text', 'Ja.')) from generate_series(1, 4) as n;
select is(pg_temp.notified('c'), 'not2', 'an answer ends both');
select pg_temp.become('a');
select add_candidate(pg_temp.team(), pg_temp.opening(8), pg_temp.one(803), 'Kim', '[]');
select pg_temp.append8(jsonb_build_object('id', 'c81', 'type', 'consent', 'candidate', pg_temp.one(803), 'until', current_date + 200));
select pg_temp.append8(jsonb_build_object('id', 'q85', 'type', 'request', 'candidate', pg_temp.one(802), 'kind', 'access', 'text', 'Wat?', 'received', to_char(current_date, 'YYYY-MM-DD')));
select pg_temp.append8(jsonb_build_object('id', 'v81', 'type', 'vacancy', 'details', pg_temp.details('{"isClosed": true}')));
reset role;
update vacancies set closed_at = '2026-10-01T10:00:00Z'::timestamptz where id = pg_temp.opening(8) and organisation = pg_temp.team();
select pg_temp.become('c');
select results_eq(
  $$select one from jsonb_array_elements(list_notifications(pg_temp.team())) as one where one ->> 'kind' = 'retention'$$,
  $$values (jsonb_build_object('id', 'retention ' || pg_temp.opening(8), 'kind', 'retention', 'vacancy', pg_temp.opening(8), 'at', '2026-10-21T22:00:00.000Z', 'due', '2026-10-29', 'count', 1, 'isRead', false))$$,
  'a closed vacancy whose candidates reach their term, but for those with a request or a consent'
);
reset role;
update vacancies set closed_at = now() - interval '20 days' where id = pg_temp.opening(8) and organisation = pg_temp.team();
select is(pg_temp.notified('c'), 'not2', 'not more than a week before');
reset role;
update candidates set kept_until = (now() at time zone 'Europe/Amsterdam')::date + 3 where id = pg_temp.one(803) and organisation = pg_temp.team();
update vacancies set closed_at = now() - interval '27 days' where id = pg_temp.opening(8) and organisation = pg_temp.team();
select pg_temp.become('c');
select is(one ->> 'count' || ' ' || (one ->> 'due'), '2 ' || ((now() + interval '1 day') at time zone 'Europe/Amsterdam')::date, 'a consent that ends counts, and the first date is named')
  from jsonb_array_elements(list_notifications(pg_temp.team())) as one where one ->> 'kind' = 'retention';
reset role;
update candidates set kept_until = (now() at time zone 'Europe/Amsterdam')::date + 5 where id = pg_temp.one(801) and organisation = pg_temp.team();
select pg_temp.become('c');
select is(one ->> 'count' || ' ' || (one ->> 'due'), '2 ' || ((now() at time zone 'Europe/Amsterdam')::date + 3), 'which is that of a consent, if all have one')
  from jsonb_array_elements(list_notifications(pg_temp.team())) as one where one ->> 'kind' = 'retention';
reset role;
update vacancies set closed_at = null, details = details || '{"isClosed": false}' where id = pg_temp.opening(8) and organisation = pg_temp.team();
select is(pg_temp.notified('c'), 'not2', 'an open vacancy has no term');
reset role;
insert into read_notifications values (pg_temp.team(), pg_temp.id_of('c'), 'old', now() - interval '179 days 1 second'), (pg_temp.team(), pg_temp.id_of('c'), 'new', now() - interval '178 days');
insert into mentions values (pg_temp.team(), pg_temp.id_of('c'), 'old', pg_temp.one(801), 'Anna', now() - interval '179 days 1 second'), (pg_temp.team(), pg_temp.id_of('c'), 'older', pg_temp.one(801), 'Anna', now() - interval '181 days');
select is(pg_temp.notified('c'), 'not2, old read', 'a mention is listed for 180 days');
reset role;
select is(private.delete_expired_notifications(), 3::bigint, 'the retention deletes marks and mentions a day before that');
select results_eq($$select id from read_notifications where user_id = pg_temp.id_of('c')$$, array['new'], 'younger ones stay');
insert into mentions select pg_temp.team(), pg_temp.id_of('c'), 'x' || n, pg_temp.one(801), 'Anna', now() - interval '1 day' from generate_series(1, 101) as n;
select pg_temp.become('c');
select is(jsonb_array_length(list_notifications(pg_temp.team())), 100, 'no more than a hundred are listed');
reset role;
delete from mentions where comment like 'x%';
select pg_temp.become('c');
select is(public.export_own_data() - '{account,profile,acceptances,sessions,log,contact_messages,memberships,views}'::text[] #- '{mentions,0,at}' #- '{read_notifications,0,at}', '{"mentions": [{"organisation": "Team", "by": "Anna"}], "read_notifications": [{"organisation": "Team", "notification": "new"}]}', 'a user takes them along');
select pg_temp.become('a');
select is(jsonb_array_length(public.export_own_data() -> 'mails_to_candidates'), 99, 'and the times of emails');

-- The agenda
select pg_temp.append8(jsonb_build_object('id', 'i81', 'type', 'interview', 'candidate', pg_temp.one(801), 'proposed', jsonb_build_array(pg_temp.slot(1), pg_temp.slot(3)), 'interviewers', '["Bert"]'::jsonb));
select pg_temp.append8(jsonb_build_object('id', 'i82', 'type', 'interview', 'candidate', pg_temp.one(803), 'proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(2)));
create function pg_temp.agenda(after text, before text) returns jsonb language sql as $$ select jsonb_path_query_array(public.list_interviews(pg_temp.team(), after::timestamptz, before::timestamptz), '$[*].candidate') $$;
select is(list_interviews(pg_temp.team(), '2026-12-02T09:00:00Z', '2026-12-02T09:00:01Z'), jsonb_build_array(jsonb_build_object('candidate', pg_temp.one(803), 'vacancy', pg_temp.opening(8))), 'an agreed time is in the agenda');
select is(pg_temp.agenda('2026-12-01T00:00:00+01', '2026-12-04T00:00:00+01') @> jsonb_build_array(pg_temp.one(801), pg_temp.one(803)), true, 'and so is a proposed one');
select is(pg_temp.agenda('2026-12-03T09:00:00Z', '2026-12-03T10:00:00Z'), jsonb_build_array(pg_temp.one(801)), 'each of them');
select is(pg_temp.agenda('2026-12-03T09:00:00.001Z', '2026-12-04T10:00:00Z'), '[]', 'from its start');
select is(pg_temp.agenda('2026-11-01', '2026-12-01T09:00:00Z'), '[]', 'which is before the end of the period');
select results_eq($$select interview -> 'interviewers' from candidates where id = pg_temp.one(801)$$, array['["Bert"]'::jsonb], 'the interviewers are stored');
select pg_temp.become('d');
select is(pg_temp.agenda('2026-11-01', '2027-01-01'), '[]', 'another organisation has another agenda');
reset role;
select is(list_interviews(current_setting('test.other')::uuid, '2026-11-01', '2027-01-01'), '[]', 'whatever else a reader reads');

-- An import brings comments and emails, and neither notifies nor emails
select pg_temp.become('a');
create temporary table talk (lines) as select jsonb_build_array(
  pg_temp.vacancy_line() || '{"id": "talk1"}', pg_temp.source('talk2', 'added', pg_temp.about(901, '{"source": "agency"}')),
  pg_temp.source('talk3', 'comment', pg_temp.about(901, jsonb_build_object('text', pg_temp.rich('Zie', 'Bert'), 'by', 'Sam'))),
  pg_temp.source('talk4', 'comment', pg_temp.about(901, jsonb_build_object('text', pg_temp.rich('Ja', 'Bert'), 'replyTo', 'talk3', 'by', 'Anna'))),
  pg_temp.source('talk5', 'comment', pg_temp.about(901, '{"replaces": "talk3"}')),
  pg_temp.source('talk6', 'mail', pg_temp.about(901, jsonb_build_object('to', 'jan@example.nl', 'subject', 'Hallo', 'text', pg_temp.rich('Beste Jan'), 'isDraft', true))),
  pg_temp.source('talk7', 'removed', pg_temp.about(902, '{"was": "comment"}')), pg_temp.source('talk8', 'removed', pg_temp.about(902, '{"was": "mail"}'))
);
grant select on talk to authenticated;
select is((select pg_temp.bring(lines, jsonb_build_array(pg_temp.given(901)), opening => pg_temp.opening(9), total => 20) from talk), 8, 'an import brings comments and emails');
select is_empty($$select 1 from candidate_mails where candidate = pg_temp.one(901)$$, 'none of which is sent');
select is(pg_temp.notified('b'), null, 'nor notifies anyone');
select pg_temp.become('a');
create temporary table more_talk (line, expected, name) as values
  (pg_temp.source('talk9', 'comment', pg_temp.about(901, jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', 'talk4'))), 'ok', 'a change'),
  (pg_temp.source('talk9', 'comment', pg_temp.about(901, jsonb_build_object('text', pg_temp.rich('Ja'), 'replyTo', 'talk5'))), 'PT422', 'a reply to a deletion'),
  (pg_temp.source('talk9', 'comment', pg_temp.about(901, '{"replyTo": "talk3"}')), 'PT422', 'a reply without a text'),
  (pg_temp.source('talk9', 'comment', pg_temp.about(902, jsonb_build_object('text', pg_temp.rich('Ja')))), 'PT404', 'a comment about nobody'),
  (pg_temp.source('talk9', 'mail', pg_temp.about(901, jsonb_build_object('to', 'jan', 'subject', 'Hallo', 'text', pg_temp.rich('Beste Jan')))), 'PT422', 'an email to no address'),
  (pg_temp.source('talk9', 'removed', pg_temp.about(902, '{"was": "mail", "engine": "x"}')), 'PT422', 'remains of an email with an engine'),
  (pg_temp.source('talk9', 'added', pg_temp.about(902, '{"source": "Jan"}')), 'PT422', 'another origin');
grant select on more_talk to authenticated;
select is(pg_temp.try_bring(jsonb_build_array(line), '[]', 8, pg_temp.opening(9), 20), expected, 'an import of ' || name) from more_talk;
select is(pg_temp.try(format('select pg_temp.append(%L, pg_temp.opening(9), 5000)', pg_temp.say('new', jsonb_build_object('text', pg_temp.rich('Ja'), 'replaces', id), 901))), expected, 'whoever imports a comment changes ' || name)
  from (values ('talk4', 'ok', 'an own one'), ('talk3', '42501', 'none of another')) as given (id, expected, name);
select pg_temp.append(pg_temp.say('say9', jsonb_build_object('text', pg_temp.rich('Hier')), 901), pg_temp.opening(9), 5000);
select is(pg_temp.try_bring(jsonb_build_array(pg_temp.source('talk9', 'comment', pg_temp.about(901, '{"replaces": "say9"}'))), '[]', 8, pg_temp.opening(9), 20), '42501', 'an import changes no comment of a member');
select results_eq('verified', 'intact', 'the chain has them');

-- The report, of a log that an import brings with its times
select pg_temp.become('e');
select set_config('test.report', create_organisation('Rapport')::text, true);
-- So many weeks before noon of this Monday, and hours after that.
create function pg_temp.in_week(weeks int, hours numeric default 0) returns jsonb language sql as $$
  select jsonb_build_object('at', to_char(
    (date_trunc('week', now() at time zone 'Europe/Amsterdam') + interval '12 hours' - interval '7 days' * weeks) at time zone 'Europe/Amsterdam' at time zone 'UTC'
      + interval '1 hour' * hours, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
$$;
create function pg_temp.tally(candidates int, decided int, invited int, interviewed int) returns jsonb language sql as $$
  select jsonb_build_object('candidates', candidates, 'decided', decided, 'invited', invited, 'interviewed', interviewed);
$$;
create function pg_temp.numbers(opening uuid default null) returns jsonb language sql as $$ select public.report(current_setting('test.report')::uuid, opening) $$;
create temporary table course (place serial, id text, type text, more jsonb);
insert into course (id, type, more) values
  ('v', 'vacancy', pg_temp.in_week(20) || jsonb_build_object('details', pg_temp.details('{"requirements": [
    {"id": "r2", "category": "experience", "title": "Ervaring", "weight": "normal", "proofs": ["jaar"]}, {"id": "r1", "category": "skills", "title": "BIG", "weight": "normal", "proofs": ["BIG"]}
  ]}'))),
  ('a4', 'added', pg_temp.about(4, pg_temp.in_week(12) || '{"source": "linkedin"}')), ('d4', 'erased', pg_temp.about(4, pg_temp.in_week(12, 6) || '{"was": "decision", "verdict": "invite"}')),
  ('i4', 'removed', pg_temp.about(4, pg_temp.in_week(12, 12) || '{"was": "interview"}')), ('e4', 'removal', pg_temp.about(4, pg_temp.in_week(12, 18) || '{"why": "request"}')),
  ('a1', 'added', pg_temp.about(1, pg_temp.in_week(11) || '{"source": "site"}')), ('d1', 'decision', pg_temp.about(1, pg_temp.in_week(11, 24) || '{"verdict": "invite"}')),
  ('i1', 'interview', pg_temp.about(1, pg_temp.in_week(11, 25) || jsonb_build_object('proposed', jsonb_build_array(pg_temp.slot(1))))),
  ('j1', 'interview', pg_temp.about(1, pg_temp.in_week(11, 72) || jsonb_build_object('proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(1)))),
  ('a2', 'added', pg_temp.about(2, pg_temp.in_week(3) || '{"source": "site"}')), ('d2', 'decision', pg_temp.about(2, pg_temp.in_week(3, 48) || '{"verdict": "hold"}')),
  ('u2', 'undo', pg_temp.in_week(3, 49) || '{"entry": "d2"}'), ('f2', 'decision', pg_temp.about(2, pg_temp.in_week(3, 96) || '{"verdict": "reject", "reason": "Nee"}')),
  ('a3', 'added', pg_temp.about(3, pg_temp.in_week(0))),
  ('a5', 'added', pg_temp.about(5, pg_temp.in_week(2) || '{"source": "linkedin"}')), ('d5', 'decision', pg_temp.about(5, pg_temp.in_week(2, 24) || '{"verdict": "invite"}')),
  ('i5', 'interview', pg_temp.about(5, pg_temp.in_week(2, 30) || jsonb_build_object('proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(2)))), ('u5', 'undo', pg_temp.in_week(2, 31) || '{"entry": "d5"}'),
  ('a6', 'added', pg_temp.about(6, pg_temp.in_week(2) || '{"source": "other"}')), ('i6', 'interview', pg_temp.about(6, pg_temp.in_week(2, 6) || jsonb_build_object('proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(2)))),
  ('d6', 'decision', pg_temp.about(6, pg_temp.in_week(2, 12) || '{"verdict": "invite"}')), ('j6', 'interview', pg_temp.about(6, pg_temp.in_week(2, 36) || jsonb_build_object('proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(3)))),
  ('f6', 'decision', pg_temp.about(6, pg_temp.in_week(2, 48) || '{"verdict": "hold"}')), ('x6', 'adjustment', pg_temp.about(6, pg_temp.in_week(2, 50) || '{"category": "skills", "score": 1, "reason": "Nee"}')),
  ('e8', 'erased', pg_temp.about(8, pg_temp.in_week(2) || '{"was": "decision", "verdict": "invite"}'));
grant select on course to authenticated;
select is(pg_temp.numbers(), jsonb_build_object(
  'steps', '{"added": 0, "decided": 0, "invited": 0, "interviewed": 0}'::jsonb, 'days', '{"decision": null, "interview": null}'::jsonb,
  'weeks', (select jsonb_agg(jsonb_build_object('week', date_trunc('week', now() at time zone 'Europe/Amsterdam')::date - 7 * n, 'added', 0, 'decided', 0) order by n desc) from generate_series(0, 11) as n),
  'sources', '[]'::jsonb, 'requirements', '[]'::jsonb, 'reading', jsonb_build_object('whole', pg_temp.tally(0, 0, 0, 0), 'partly', pg_temp.tally(0, 0, 0, 0))
), 'the report of a new organisation has every field');
select is(
  pg_temp.bring(
    (select jsonb_agg(pg_temp.source(id, type, more) order by place) from course),
    jsonb_build_array(
      pg_temp.given(1), pg_temp.given(2, jsonb_build_object('categories', pg_temp.categories(70, null), 'unread', '[{"type": "scan"}]'::jsonb)),
      pg_temp.given(3, '{"categories": []}') - 'engine', pg_temp.given(5, jsonb_build_object('categories', pg_temp.categories(null, 50))),
      pg_temp.given(6, jsonb_build_object('categories', pg_temp.categories(50, null) #- '{0,evidence,0,requirements}'))
    ), opening => pg_temp.opening(1), total => 25, team => current_setting('test.report')::uuid
  ), 25, 'a log with its times is imported'
);
select is(pg_temp.numbers(pg_temp.opening(1)) -> 'steps', '{"added": 6, "decided": 4, "invited": 2, "interviewed": 1}', 'steps count decisions in force, also of a removed candidate');
select is(pg_temp.numbers(pg_temp.opening(1)) -> 'days', '{"decision": 0.75, "interview": 1.5}', 'days are medians, to the first decision in force and to the first agreed time after an invitation');
select results_eq(
  $$select place::int, week from jsonb_array_elements(pg_temp.numbers(pg_temp.opening(1)) -> 'weeks') with ordinality as listed (week, place) where week -> 'added' <> '0' or week -> 'decided' <> '0' order by 1$$,
  $$select place, jsonb_build_object('week', date_trunc('week', now() at time zone 'Europe/Amsterdam')::date - 7 * (12 - place), 'added', added, 'decided', decided)
    from (values (1, 1, 1), (9, 1, 1), (10, 2, 1), (12, 1, 0)) as expected (place, added, decided)$$,
  'weeks begin on Monday, and the twelfth is the current one'
);
select is(jsonb_array_length(pg_temp.numbers(pg_temp.opening(1)) -> 'weeks'), 12, 'with those in which nothing happened');
select is(
  pg_temp.numbers(pg_temp.opening(1)) -> 'sources',
  '[{"source": "linkedin", "added": 2, "decided": 1, "invited": 1}, {"source": "site", "added": 2, "decided": 2, "invited": 1}, {"source": null, "added": 1, "decided": 0, "invited": 0}, {"source": "other", "added": 1, "decided": 1, "invited": 0}]',
  'origins by their number'
);
select is(
  pg_temp.numbers(pg_temp.opening(1)) -> 'requirements',
  jsonb_build_array(
    jsonb_build_object('id', 'r2', 'proven', pg_temp.tally(2, 1, 1, 1), 'unproven', pg_temp.tally(1, 1, 0, 0)),
    jsonb_build_object('id', 'r1', 'proven', pg_temp.tally(2, 2, 1, 1), 'unproven', pg_temp.tally(1, 0, 0, 0))
  ), 'requirements in the order of the vacancy, for candidates of whom it is known'
);
select is(pg_temp.numbers(pg_temp.opening(1)) -> 'reading', jsonb_build_object('whole', pg_temp.tally(4, 2, 1, 1), 'partly', pg_temp.tally(1, 1, 0, 0)), 'and how CVs were read');
create function pg_temp.report_line(entry jsonb) returns bigint language sql as $$
  select append_lines(current_setting('test.report')::uuid, jsonb_build_array(jsonb_build_object('vacancy', pg_temp.opening(2), 'entry', entry)), 5000)
$$;
select pg_temp.report_line(jsonb_build_object('id', 'v2', 'type', 'vacancy', 'details', pg_temp.details()));
select add_candidate(current_setting('test.report')::uuid, pg_temp.opening(2), pg_temp.one(7), 'Els', '[]', source => 'site');
select pg_temp.report_line(jsonb_build_object('id', 'd7', 'type', 'decision', 'candidate', pg_temp.one(7), 'verdict', 'invite'));
select pg_temp.report_line(jsonb_build_object('id', 'i7', 'type', 'interview', 'candidate', pg_temp.one(7), 'proposed', '[]'::jsonb, 'confirmed', pg_temp.slot(4)));
select is(pg_temp.numbers() -> 'steps', '{"added": 7, "decided": 5, "invited": 3, "interviewed": 2}', 'a report of all vacancies has every candidate');
select is(pg_temp.numbers() -> 'requirements', '[]', 'and no requirements');
select is(pg_temp.numbers(pg_temp.opening(2)) -> 'steps', '{"added": 1, "decided": 1, "invited": 1, "interviewed": 1}', 'that of a vacancy has the own ones');
select remove_candidate(current_setting('test.report')::uuid, pg_temp.one(7), 'request');
select is(pg_temp.numbers(pg_temp.opening(2)) - '{weeks,days}'::text[], jsonb_build_object(
  'steps', '{"added": 1, "decided": 1, "invited": 1, "interviewed": 0}'::jsonb, 'sources', '[{"source": "site", "added": 1, "decided": 1, "invited": 1}]'::jsonb,
  'requirements', jsonb_build_array(jsonb_build_object('id', 'r1', 'proven', pg_temp.tally(0, 0, 0, 0), 'unproven', pg_temp.tally(0, 0, 0, 0))),
  'reading', jsonb_build_object('whole', pg_temp.tally(0, 0, 0, 0), 'partly', pg_temp.tally(0, 0, 0, 0))
), 'a removed candidate stays in the steps, as far as the remains know');
select pg_temp.become('d');
select is(pg_temp.numbers() -> 'steps', '{"added": 0, "decided": 0, "invited": 0, "interviewed": 0}', 'another organisation counts nothing');
select pg_temp.become('e');
reset role;
select is(report(current_setting('test.other')::uuid) #> '{steps,added}', (select to_jsonb(count(*)) from log where organisation = current_setting('test.other')::uuid and entry ->> 'type' = 'added'), 'whatever else a reader reads');
select is(
  report(current_setting('test.other')::uuid) #>> '{reading,whole,candidates}', (select count(*)::text from candidates where organisation = current_setting('test.other')::uuid),
  'also if it has a candidate with the same id'
);
delete from organisations where id = current_setting('test.report')::uuid;
select pg_temp.become('a');

-- Accounts that are deleted
select ok(public.export_own_data() -> 'memberships' = '[{"organisation": "Team", "role": "recruiter", "name": "Anna"}]', 'a user takes the memberships along');
reset role;
insert into members values (current_setting('test.other')::uuid, pg_temp.id_of('b'), 'auditor', 'Bert');
select pg_temp.become('a');
select set_member_role(pg_temp.team(), pg_temp.id_of('b'), 'recruiter');
reset role;
select results_eq($$select role from members where user_id = pg_temp.id_of('b') order by organisation = pg_temp.team()$$, array['auditor', 'recruiter'], 'a member keeps the role in another organisation');
select pg_temp.become('c');
select pg_temp.save('Van Carla', 'q=zorg');
select ok(public.export_own_data() -> 'views' = '[{"vacancy": "Verpleegkundige", "label": "Van Carla", "query": "q=zorg"}]', 'and the saved views');
select pg_temp.become('a');
select lives_ok($$select remove_member(pg_temp.team(), pg_temp.id_of('c'))$$, 'a recruiter removes a member');
prepare departure as select entry - '{id,at,type}'::text[], member, vacancy from log where organisation = pg_temp.team() order by position desc limit 1;
select results_eq('departure', $$values ('{"by": "Anna", "member": "Carla", "change": "left"}'::jsonb, pg_temp.id_of('a'), null::uuid)$$, 'which the log has, with its author');
select pg_temp.become('c');
select is((select sum(rows) from pg_temp.readable()), 0::numeric, 'who reads nothing any more');
select is(pg_temp.try($$select pg_temp.save('Weer')$$), '42501', 'and saves nothing');
select pg_temp.become('f');
select create_organisation('Team ' || n) from generate_series(1, 20) as n;
select throws_ok($$select create_organisation('Team 21')$$, 'PT422', null, 'a member of twenty organisations creates no other');
reset role;
select set_config('test.long', id::text, true) from organisations where name = 'Team 1';
select count(private.write_line(current_setting('test.long')::uuid, null, pg_temp.opening(), '{"type": "weight"}')) from generate_series(1, 1001);
select pg_temp.become('f');
select is(jsonb_array_length(read_lines(current_setting('test.long')::uuid, lines => 5000)), 1000, 'no more than a thousand lines are read together');
select is(jsonb_array_length(read_lines(id)), 1, 'of one organisation, whatever else a reader reads') from organisations where name = 'Team 2';
reset role;
delete from auth.users where id = pg_temp.id_of('f');
select results_eq('select label from views order by 1', array['Nieuw'], 'views go with the membership');
select is(private.data_about('g@example.nl') #>> '{invitations,0,organisation}', 'Team', 'an invitation is stored about its address');
select private.delete_account(pg_temp.id_of('a'));
select results_eq($$select distinct member from log where entry ->> 'by' = 'Anna'$$, array[null::uuid], 'a deleted account leaves its name in the log');
select results_eq('departure', $$values ('{"by": "Anna", "member": "Anna", "change": "left"}'::jsonb, null::uuid, null::uuid)$$, 'with the time at which it left');
select pg_temp.become('b');
select results_eq('verified', 'intact', 'which is intact');
reset role;
delete from auth.users where id = pg_temp.id_of('b');
select results_eq('select id::text from organisations', array[current_setting('test.other')], 'an organisation goes with its last member');
select is_empty('select 1 from log where organisation = pg_temp.team()', 'with its log');
select is_empty('select 1 from candidate_files', 'and its files');

select * from finish();
rollback;
