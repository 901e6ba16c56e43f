-- pgTAP. Runs on a database with the migrations applied, inside one transaction that is rolled back:
-- on PGlite and PostgreSQL by database.test.ts, on a hosted branch by `supabase test db`.
begin;
-- Where pgTAP is: `tap` in our own runs, `extensions` on a hosted branch.
set local search_path = public, tap, extensions;
select plan(103);

-- Two users, as Supabase Auth makes them.
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-0000-0000-00000000000a', 'a@example.nl', '{"name": " Anna de Vries ", "company": "Bedrijf B.V."}'),
  ('00000000-0000-0000-0000-00000000000b', 'b@example.nl', null),
  ('00000000-0000-0000-0000-00000000000c', 'c@example.nl', jsonb_build_object('name', repeat('n', 500), 'company', 42)),
  ('00000000-0000-0000-0000-00000000000d', 'd@example.nl', '{"name": {"first": "Dirk"}}');

-- What the tables look like
select results_eq(
  $$select relname::text collate "default" from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1$$,
  array['contact_messages', 'contact_rate_limits', 'profiles'],
  'the public schema holds these tables and no others'
);
select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity$$,
  'every table has row level security'
);
select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and obj_description(oid, 'pg_class') is null$$,
  'every table has a comment'
);
select is_empty(
  $$select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and col_description(attrelid, attnum) is null$$,
  'every column has a comment'
);
select policies_are('public', 'profiles', array['Read the own profile'], 'profiles has this policy only');
select policies_are('public', 'contact_messages', array['No visitor and no user'], 'contact_messages has this policy only');
select policies_are('public', 'contact_rate_limits', array['No visitor and no user'], 'contact_rate_limits has this policy only');

-- What Supabase's database advisors look for (the number is that of their rule)
create temporary view our_functions as
  select p.oid, (n.nspname || '.' || p.proname) collate "default" as name, p.proconfig, p.prosecdef from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private');
create temporary view our_policies as
  select *, concat_ws(' ', qual, with_check) as expression from pg_policies where schemaname in ('public', 'private');
create temporary view our_indexes as
  select i.* from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace);
select is_empty(
  $$select c.conname from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    and not exists (select from our_indexes i where i.indrelid = c.conrelid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] = c.conkey)$$,
  '0001: every foreign key has an index'
);
select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm', 'f', 'p')$$,
  '0002, 0010, 0016, 0017: the API exposes no view, materialized view or foreign table'
);
select is_empty(
  $$select policyname from our_policies
    where regexp_replace(expression, '\( SELECT [^()]*\([^()]*\)[^()]*\)', '', 'g') ~ '(auth\.|current_setting)'$$,
  '0003: policies ask who it is once a query, not once a row'
);
select is_empty(
  $$select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
    and not exists (select from pg_index where indrelid = c.oid and indisprimary)$$,
  '0004: every table has a primary key'
);
select is_empty(
  $$select tablename, role, cmd from our_policies, unnest(roles) as role where permissive = 'PERMISSIVE'
    group by 1, 2, 3 having count(*) > 1$$,
  '0006: no table has two permissive policies for the same'
);
select is_empty(
  $$select policyname from our_policies join pg_class on relname = tablename and relnamespace = 'public'::regnamespace
    where not relrowsecurity$$,
  '0007: no policy waits for row level security to be switched on'
);
select is_empty(
  $$select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
    and relname not in (select tablename from our_policies)$$,
  '0008: no table has row level security without a policy'
);
select is_empty(
  $$select indrelid::regclass from our_indexes group by indrelid, indkey::text, indclass::text, coalesce(indpred::text, ''), coalesce(indexprs::text, '')
    having count(*) > 1$$,
  '0009: no index is there twice'
);
select is_empty(
  $$select indexrelid::regclass from our_indexes where not indisvalid$$,
  '0030: no index is invalid'
);
select results_eq(
  'select name from our_functions order by 1',
  array['private.create_profile', 'private.delete_expired_contact_data', 'public.submit_contact_message'],
  'these functions are ours, and no others'
);
select is_empty(
  $$select name from our_functions where not coalesce(proconfig, '{}') @> array['search_path=""']$$,
  '0011: every function has a pinned search_path'
);
select is_empty(
  $$select name, role from our_functions, unnest(array['anon', 'authenticated', 'public']) as role
    where has_function_privilege(role, oid, 'execute')$$,
  '0028, 0029: no function can be called by a visitor or a user'
);
select results_eq(
  'select name from our_functions where prosecdef',
  array['private.create_profile'],
  'only the trigger runs with the rights of its owner'
);
select is_empty(
  $$select extname from pg_extension where extnamespace = 'public'::regnamespace$$,
  '0014: no extension is in the public schema'
);
select is_empty(
  $$select policyname from our_policies where expression like '%user_metadata%'$$,
  '0015: no policy trusts what a user writes about himself'
);
select is_empty(
  $$select attname from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and atttypid::regtype::text ~ '^reg'$$,
  '0018: no column has a type that an upgrade can''t take along'
);
select is_empty(
  $$select conname from pg_constraint join pg_index on indexrelid = conindid
    where contype = 'f' and connamespace = 'public'::regnamespace and confrelid = 'auth.users'::regclass and not indisprimary$$,
  '0021: foreign keys to users refer to their primary key'
);
select is_empty(
  $$select policyname from our_policies where permissive = 'PERMISSIVE' and (qual is not distinct from 'true' or with_check = 'true')$$,
  '0024: no policy lets everything through'
);
select is_empty(
  $$select policyname from our_policies where expression ~* 'is null'$$,
  '0030: no policy opens up when nobody is signed in'
);
select is_empty($$select 1 from pg_extension where extname = 'pg_graphql'$$, '0026, 0027: no GraphQL lists the tables');
select is_empty(
  $$select nspname, role from pg_namespace, unnest(array['anon', 'authenticated']) as role
    where nspname in ('public', 'private') and has_schema_privilege(role, oid, 'create')$$,
  'no visitor or user adds anything to a schema'
);
select is_empty(
  $$select relname, role from pg_class, unnest(array['anon', 'authenticated']) as role
    where relkind = 'S' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) and has_sequence_privilege(role, pg_class.oid, 'usage, select, update')$$,
  'no visitor or user touches a sequence'
);

-- Who may do what
select table_privs_are('public', 'profiles', 'anon', '{}'::text[]);
select table_privs_are('public', 'profiles', 'authenticated', array['SELECT']);
select table_privs_are('public', 'profiles', 'service_role', array['SELECT']);
select table_privs_are('public', 'contact_messages', 'anon', '{}'::text[]);
select table_privs_are('public', 'contact_messages', 'authenticated', '{}'::text[]);
select table_privs_are('public', 'contact_messages', 'service_role', array['SELECT', 'INSERT']);
select table_privs_are('public', 'contact_rate_limits', 'anon', '{}'::text[]);
select table_privs_are('public', 'contact_rate_limits', 'authenticated', '{}'::text[]);
select table_privs_are('public', 'contact_rate_limits', 'service_role', array['SELECT', 'INSERT', 'UPDATE']);
select schema_privs_are('private', 'anon', '{}'::text[]);
select schema_privs_are('private', 'authenticated', '{}'::text[]);
select schema_privs_are('private', 'service_role', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb'], 'anon', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb'], 'authenticated', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb'], 'service_role', array['EXECUTE']);

-- Profiles come from the sign-up
select results_eq(
  $$select full_name, company_name from public.profiles where id::text like '%a'$$,
  $$values ('Anna de Vries', 'Bedrijf B.V.')$$,
  'a new user gets a profile with the trimmed name and company'
);
select results_eq(
  $$select full_name, company_name from public.profiles where id::text like '%b'$$,
  $$values ('', '')$$,
  'a user without metadata gets an empty profile'
);
select results_eq(
  $$select char_length(full_name), company_name from public.profiles where id::text like '%c'$$,
  $$values (100, '42')$$,
  'a name that is too long is cut, so that the sign-up succeeds'
);
select ok(
  exists (select from public.profiles where id::text like '%d'),
  'metadata of the wrong shape do not stop a sign-up'
);

-- A sees A
set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000a';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a", "role": "authenticated"}';
select results_eq('select full_name from public.profiles', array['Anna de Vries'], 'A reads only the profile of A');
select is_empty($$select 1 from public.profiles where id::text like '%b'$$, 'A does not find B');
select throws_ok($$update public.profiles set full_name = 'x'$$, '42501', null, 'A changes no profile');
select throws_ok($$delete from public.profiles$$, '42501', null, 'A deletes no profile');
select throws_ok($$insert into public.profiles (id) values (gen_random_uuid())$$, '42501', null, 'A adds no profile');
select throws_ok('select * from public.contact_messages', '42501', null, 'A reads no message');
select throws_ok('select * from public.contact_rate_limits', '42501', null, 'A reads no counter');
select throws_ok('select private.delete_expired_contact_data()', '42501', null, 'A does not start the retention');
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000b';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000b", "role": "authenticated"}';
select results_eq('select id::text from public.profiles', array['00000000-0000-0000-0000-00000000000b'], 'B reads only the profile of B');

-- A visitor sees nothing
set local role anon;
set local request.jwt.claim.sub = '';
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.profiles', '42501', null, 'a visitor reads no profile');
select throws_ok('select * from public.contact_messages', '42501', null, 'a visitor reads no message');
select throws_ok(
  $$insert into public.contact_messages (name, email, message, consent, consent_version) values ('Anna', 'a@example.nl', 'tien tekens', true, '1')$$,
  '42501', null, 'a visitor stores no message past the function'
);
select throws_ok(
  $$select public.submit_contact_message('s', 9, 'e', 9, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "tien tekens", "consent": true, "consent_version": "1"}')$$,
  '42501', null, 'a visitor does not call what the function calls'
);
select throws_ok('select private.create_profile()', '42501', null, 'a visitor does not call the trigger');

-- The function's role stores, and counts
set local role service_role;
select throws_ok('delete from public.contact_messages', '42501', null, 'the function deletes no message');
select throws_ok($$update public.contact_messages set name = 'Bert'$$, '42501', null, 'the function changes no message');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "eerste bericht", "consent": true, "consent_version": "1"}'), true, 'the first message is stored');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "tweede bericht", "consent": true, "consent_version": "1"}'), true, 'the second message is stored');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "derde bericht", "consent": true, "consent_version": "1"}'), false, 'one more than the limit of an address is refused');
select is(public.submit_contact_message('sender:2', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "derde bericht", "consent": true, "consent_version": "1"}'), false, 'also from another sender');
select is(public.submit_contact_message('sender:1', 3, 'email:2', 2, '{"name": "Anna", "email": "b@example.nl", "company": "", "message": "vierde bericht", "consent": true, "consent_version": "1"}'), true, 'the sender may write for another address');
select is(public.submit_contact_message('sender:1', 3, 'email:3', 2, '{"name": "Anna", "email": "c@example.nl", "company": "", "message": "vijfde bericht", "consent": true, "consent_version": "1"}'), false, 'until the limit of the sender');
select is(public.submit_contact_message('sender:3', 3, 'email:3', 2, '{"name": "Bert", "email": "c@example.nl", "company": "", "message": "zesde bericht", "consent": true, "consent_version": "1"}'), true, 'somebody else is not limited by that');
select results_eq('select count(*)::int from public.contact_messages', array[4], 'a refused message is not stored');
select is(public.submit_contact_message('sender:4', 3, 'email:4', 2, '{"name": "Carla", "email": "d@example.nl", "company": "", "message": "met een eigen tijd", "consent": true, "consent_version": "1", "created_at": "2001-01-01", "role": "admin"}'), true, 'what is no field of a message is left out');
select results_eq($$select created_at > now() - interval '1 minute' from public.contact_messages where name = 'Carla'$$, array[true], 'and nobody chooses when it came');
reset role;
update public.contact_rate_limits set window_start = window_start - interval '1 hour';
set local role service_role;
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "zevende bericht", "consent": true, "consent_version": "1"}'), true, 'an hour later the sender may write again');
select throws_ok(
  $$select public.submit_contact_message('sender:9', 3, 'email:9', 2, '{"name": "A", "email": "a@example.nl", "company": "", "message": "te korte naam", "consent": true, "consent_version": "1"}')$$,
  '23514', null, 'what breaks a rule is refused'
);
select is_empty($$select 1 from public.contact_rate_limits where key = 'sender:9'$$, 'and not counted');
reset role;

-- The rules of a message; the limits are those of @heldermatch/forms
prepare store (text, text, text, text, boolean) as
  insert into public.contact_messages (name, email, company, message, consent, consent_version)
  values ($1, $2, $3, $4, $5, '1');
select lives_ok($$execute store(repeat('ë', 2), 'a@b.nl', '', repeat('é', 10), true)$$, 'the shortest message');
select lives_ok(
  $$execute store(repeat('😀', 100), repeat('a', 250) || '@b.nl', repeat('é', 100), repeat('😀', 2000), true)$$,
  'the longest message, counted in characters'
);
select throws_ok($$execute store('n', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name of 1 character');
select throws_ok($$execute store(repeat('n', 101), 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name of 101 characters');
select throws_ok($$execute store(' nn ', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name that is not trimmed');
select throws_ok($$execute store(U&'\00a0nn', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name that begins with a hard space');
select throws_ok($$execute store('Anna 2', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name with a digit');
select lives_ok($$execute store('Zoë D’Hondt-van ''t Hek', 'a@b.nl', '', repeat('m', 10), true)$$, 'a name with hyphen and apostrophes');
select throws_ok($$execute store('nn', 'a@b', '', repeat('m', 10), true)$$, '23514', null, 'an address without a domain');
select throws_ok($$execute store('nn', repeat('a', 251) || '@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'an address of 256 characters');
select throws_ok($$execute store('nn', 'A@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'an address with a capital');
select throws_ok($$execute store('nn', 'no address', '', repeat('m', 10), true)$$, '23514', null, 'something else than an address');
select throws_ok($$execute store('nn', 'a@b.nl', repeat('c', 101), repeat('m', 10), true)$$, '23514', null, 'a company of 101 characters');
select throws_ok($$execute store('nn', 'a@b.nl', null, repeat('m', 10), true)$$, '23502', null, 'a company of null');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 9), true)$$, '23514', null, 'a message of 9 characters');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 2001), true)$$, '23514', null, 'a message of 2001 characters');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 10), false)$$, '23514', null, 'a message without consent');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 10), null)$$, '23502', null, 'a message with unknown consent');

-- Retention
delete from public.contact_messages;
delete from public.contact_rate_limits;
insert into public.contact_messages (created_at, name, email, message, consent, consent_version) values
  (now() - interval '1 year 1 second', 'Oud', 'a@b.nl', 'ouder dan een jaar', true, '1'),
  (now() - interval '5 years', 'Heel oud', 'a@b.nl', 'ouder dan vijf jaar', true, '1'),
  (now() - interval '1 year' + interval '1 second', 'Bijna', 'a@b.nl', 'bijna een jaar oud', true, '1'),
  (now(), 'Nieuw', 'a@b.nl', 'van vandaag', true, '1');
insert into public.contact_rate_limits (key, window_start, hits) values
  ('old', now() - interval '1 day 1 second', 1),
  ('new', now() - interval '23 hours', 1);
select is(private.delete_expired_contact_data(), 2, 'the retention deletes the messages of more than a year ago');
select results_eq('select name from public.contact_messages order by created_at', array['Bijna', 'Nieuw'], 'and nothing else');
select results_eq('select key from public.contact_rate_limits', array['new'], 'counters live one day');
select results_eq('select count(*)::int from public.profiles', array[4], 'profiles are not touched');
select is(private.delete_expired_contact_data(), 0, 'a second run deletes nothing');

select case when exists (select from pg_available_extensions where name = 'pg_cron')
  then results_eq(
    $$select command, schedule from cron.job where active$$,
    $$values ('select private.delete_expired_contact_data()', '17 3 * * *')$$,
    'pg_cron runs the retention every night'
  )
  else pass('there is no pg_cron here: the nightly retention is not tried')
end;

-- A user who goes takes the profile along
delete from auth.users where id::text like '%a';
select is_empty($$select 1 from public.profiles where id::text like '%a'$$, 'a deleted user has no profile');
select results_eq('select count(*)::int from public.profiles', array[3], 'the others keep theirs');

select * from finish();
rollback;
