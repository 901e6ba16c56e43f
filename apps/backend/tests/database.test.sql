-- pgTAP. Runs on a database with the migrations applied, inside one transaction that is rolled back:
-- on PGlite and PostgreSQL by database.test.ts, on a hosted branch by `supabase test db`.
begin;
-- Schemas of pgTAP: `tap` in our own runs, `extensions` on a hosted branch.
set local search_path = public, tap, extensions;
select plan(239);

-- A document that has an earlier version.
insert into public.legal_versions (document, version) values ('terms', '2001-01-01'), ('privacy', '2001-01-01');

-- Four users, as Supabase Auth inserts them.
insert into auth.users (id, email, raw_user_meta_data) values
  ('00000000-0000-0000-0000-00000000000a', 'a@example.nl', '{"name": " Anna de Vries ", "company": "Bedrijf B.V."}'),
  ('00000000-0000-0000-0000-00000000000b', 'b@example.nl', null),
  ('00000000-0000-0000-0000-00000000000c', 'c@example.nl', jsonb_build_object('name', repeat('n', 100), 'company', repeat('c', 100))),
  ('00000000-0000-0000-0000-00000000000e', 'e@example.nl', '{"name": "Eva\r\nAnna"}');
insert into auth.sessions (id, user_id, user_agent, ip, created_at) values
  ('00000000-0000-0000-0000-0000000000a1', '00000000-0000-0000-0000-00000000000a', 'Browser', '203.0.113.7', now() - interval '4 minutes 59 seconds'),
  ('00000000-0000-0000-0000-0000000000a2', '00000000-0000-0000-0000-00000000000a', 'Browser', null, now() - interval '5 minutes'),
  ('00000000-0000-0000-0000-0000000000b1', '00000000-0000-0000-0000-00000000000b', 'Browser', '203.0.113.8', now()),
  ('00000000-0000-0000-0000-0000000000e1', '00000000-0000-0000-0000-00000000000e', 'Browser', null, now());
insert into auth.identities (id, provider_id, user_id, provider, identity_data) values
  (gen_random_uuid(), 'a@example.nl', '00000000-0000-0000-0000-00000000000a', 'email', '{"email": "a@example.nl", "name": " Anna de Vries ", "company": "Bedrijf B.V."}');
insert into auth.audit_log_entries (id, payload, created_at, ip_address) values
  (gen_random_uuid(), '{"action": "login", "actor_id": "00000000-0000-0000-0000-00000000000a"}', now(), ''),
  (gen_random_uuid(), '{"action": "login", "actor_id": "00000000-0000-0000-0000-00000000000e"}', now(), ''),
  -- As Supabase Auth notes what an operator does.
  (gen_random_uuid(), '{"action": "user_invited", "actor_id": "00000000-0000-0000-0000-000000000000", "actor_username": "service_role", "traits": {"user_id": "00000000-0000-0000-0000-00000000000a", "user_email": "a@example.nl"}}', now() - interval '1 day', ''),
  (gen_random_uuid(), '{"action": "user_modified", "actor_id": "00000000-0000-0000-0000-000000000000", "actor_username": "service_role", "traits": {"user_id": "00000000-0000-0000-0000-00000000000b", "user_email": "b@example.nl", "user_phone": ""}}', now() - interval '1 day', ''),
  (gen_random_uuid(), '{"action": "login", "actor_id": "00000000-0000-0000-0000-00000000000b"}', now(), '203.0.113.7'),
  -- Of an account that Eva had before.
  (gen_random_uuid(), '{"action": "user_repeated_signup", "actor_id": "00000000-0000-0000-0000-0000000000ee", "actor_username": "e@example.nl"}', now(), ''),
  (gen_random_uuid(), '{"action": "user_deleted", "actor_id": "00000000-0000-0000-0000-000000000000", "actor_username": "service_role", "traits": {"user_id": "00000000-0000-0000-0000-0000000000ee", "user_email": "e@example.nl", "user_phone": ""}}', now() - interval '1 second', '');
insert into public.contact_messages (name, email, message, consent, consent_version) values
  ('Anna', 'a@example.nl', 'bericht van A', true, '1'),
  ('Eva', 'e@example.nl', 'bericht van E', true, '1');
insert into public.account_mails (kind, email) values ('account_deleted', 'e@example.nl');

-- Columns and constraints of the tables
select results_eq(
  $$select relname::text collate "default" from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1$$,
  array[
    'acceptances', 'account_mails', 'candidate_files', 'candidate_mails', 'candidate_texts', 'candidates',
    'contact_messages', 'contact_rate_limits', 'invitations', 'legal_versions', 'log', 'members', 'mentions',
    'organisations', 'profiles', 'read_notifications', 'vacancies', 'views'
  ],
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
-- A condition that a policy lacks would give access to every signed-in user, and a query without a condition does not
-- reveal it. So each policy is compared as a whole.
select results_eq(
  $$select concat_ws(' | ', tablename, policyname, permissive, roles, cmd, qual, regexp_replace(with_check, '\s+', ' ', 'g')) collate "default"
    from pg_policies where schemaname in ('public', 'private') order by 1$$,
  array[
    'acceptances | Accept what is in force | PERMISSIVE | {authenticated} | INSERT | '
      '((( SELECT private.current_user_id() AS current_user_id) = user_id) AND (version = ( SELECT max(known.version) AS max FROM legal_versions known WHERE (known.document = acceptances.document))))',
    'acceptances | Read the own acceptances | PERMISSIVE | {authenticated} | SELECT | (( SELECT private.current_user_id() AS current_user_id) = user_id)',
    'account_mails | No visitor and no user | RESTRICTIVE | {anon,authenticated} | ALL | false',
    'candidate_files | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'candidate_mails | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'candidate_texts | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'candidates | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'contact_messages | No visitor and no user | RESTRICTIVE | {anon,authenticated} | ALL | false',
    'contact_rate_limits | No visitor and no user | RESTRICTIVE | {anon,authenticated} | ALL | false',
    'invitations | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'legal_versions | Read by every user | PERMISSIVE | {authenticated} | SELECT | (( SELECT private.current_user_id() AS current_user_id) IS NOT NULL)',
    'log | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'members | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'mentions | Read the own mentions | PERMISSIVE | {authenticated} | SELECT | ((( SELECT private.current_user_id() AS current_user_id) = user_id) AND (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations))))',
    'organisations | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (id = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'profiles | Change the own profile | PERMISSIVE | {authenticated} | UPDATE | (( SELECT private.current_user_id() AS current_user_id) = id) | (( SELECT private.current_user_id() AS current_user_id) = id)',
    'profiles | Read the own profile | PERMISSIVE | {authenticated} | SELECT | (( SELECT private.current_user_id() AS current_user_id) = id)',
    'read_notifications | Read the own marks | PERMISSIVE | {authenticated} | SELECT | ((( SELECT private.current_user_id() AS current_user_id) = user_id) AND (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations))))',
    'vacancies | Read the own organisations | PERMISSIVE | {authenticated} | SELECT | (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations)))',
    'views | Read and change the own views | PERMISSIVE | {authenticated} | ALL | ((( SELECT private.current_user_id() AS current_user_id) = user_id) AND (organisation = ANY (ARRAY( SELECT private.own_organisations() AS own_organisations))))'
  ],
  'these policies are ours, and no others'
);

-- Findings of Supabase's database advisors, with the numbers of their rules
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
    where regexp_replace(expression, '\( SELECT [^()]*\([^()]*\)[^()]*\)', '', 'g') ~ '(auth\.|current_)'$$,
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
  array[
    'private.accept_invitations', 'private.add_candidate', 'private.announce_deletions', 'private.append_lines',
    'private.apply_line', 'private.canonical', 'private.check_author', 'private.check_entry', 'private.check_fields',
    'private.check_references', 'private.check_scores', 'private.correct_metadata', 'private.count_candidate',
    'private.create_organisation', 'private.create_profile', 'private.current_user_id', 'private.data_about',
    'private.delete_account', 'private.delete_deserted_organisations', 'private.delete_expired_accounts',
    'private.delete_expired_candidates', 'private.delete_expired_counters', 'private.delete_expired_invitations',
    'private.delete_expired_log', 'private.delete_expired_mails', 'private.delete_expired_messages',
    'private.delete_expired_notifications', 'private.delete_expired_registrations', 'private.delete_expired_sessions',
    'private.delete_own_account', 'private.erase_candidate', 'private.export_own_data', 'private.finish_candidate_mail',
    'private.forget_log', 'private.forget_unproven_password', 'private.has_late_candidate_mail', 'private.has_words',
    'private.import_candidate', 'private.import_line', 'private.import_lines', 'private.insert_candidate',
    'private.invite_member', 'private.is_list_of', 'private.is_metadata_of_the_form', 'private.is_rich_text',
    'private.is_safe_href', 'private.is_scorecard', 'private.is_short', 'private.is_valid', 'private.keep_file',
    'private.keep_names_in_one_place', 'private.line_text', 'private.log_candidate', 'private.log_departures',
    'private.log_membership', 'private.mark_read', 'private.mark_undone', 'private.name_of',
    'private.open_organisation', 'private.own_organisations', 'private.proven_in', 'private.queue_mail',
    'private.refresh_candidate', 'private.refresh_mentions', 'private.refresh_weights', 'private.refuse_other_metadata',
    'private.refuse_overtaken', 'private.remains', 'private.remove_candidate', 'private.remove_member',
    'private.rename_member', 'private.require_recruiter', 'private.rescore_candidate', 'private.search_candidates',
    'private.send_account_mails', 'private.send_candidate_mails', 'private.set_member_role', 'private.sha256_of',
    'private.subject_of', 'private.take_candidate_mails', 'private.tell_of_deletion', 'private.total',
    'private.types_for', 'private.verify_log', 'private.withdraw_invitation', 'private.write_line',
    'private.write_scores', 'public.accept_invitations', 'public.add_candidate', 'public.append_lines',
    'public.create_organisation', 'public.delete_own_account', 'public.export_own_data', 'public.finish_account_mail',
    'public.finish_candidate_mail', 'public.has_late_candidate_mail', 'public.import_lines', 'public.invite_member',
    'public.list_candidates', 'public.list_interviews', 'public.list_notifications', 'public.list_vacancies',
    'public.list_waiting', 'public.mark_read', 'public.read_file', 'public.read_lines', 'public.remove_candidate',
    'public.remove_member', 'public.report', 'public.rescore_candidate', 'public.set_member_role',
    'public.submit_contact_message', 'public.take_account_mails', 'public.take_candidate_mails', 'public.verify_log',
    'public.withdraw_invitation'
  ],
  'these functions are ours, and no others'
);
select is_empty(
  $$select name from our_functions where not coalesce(proconfig, '{}') @> array['search_path=""']$$,
  '0011: every function has a pinned search_path'
);
select is_empty(
  $$select name, role from our_functions, unnest(array['anon', 'public']) as role
    where has_function_privilege(role, oid, 'execute')$$,
  '0028: no function can be called by a visitor'
);
select results_eq(
  $$select name from our_functions where has_function_privilege('authenticated', oid, 'execute') order by 1$$,
  array[
    'private.accept_invitations', 'private.add_candidate', 'private.append_lines', 'private.create_organisation',
    'private.current_user_id', 'private.delete_own_account', 'private.export_own_data', 'private.import_lines',
    'private.invite_member', 'private.mark_read', 'private.own_organisations', 'private.remove_candidate',
    'private.remove_member', 'private.rescore_candidate', 'private.search_candidates', 'private.set_member_role',
    'private.verify_log', 'private.withdraw_invitation', 'public.accept_invitations', 'public.add_candidate',
    'public.append_lines', 'public.create_organisation', 'public.delete_own_account', 'public.export_own_data',
    'public.import_lines', 'public.invite_member', 'public.list_candidates', 'public.list_interviews',
    'public.list_notifications', 'public.list_vacancies', 'public.list_waiting', 'public.mark_read', 'public.read_file',
    'public.read_lines', 'public.remove_candidate', 'public.remove_member', 'public.report', 'public.rescore_candidate',
    'public.set_member_role', 'public.verify_log', 'public.withdraw_invitation'
  ],
  'a user calls these functions, and no others'
);
select results_eq(
  'select name from our_functions where prosecdef order by 1',
  array[
    'private.accept_invitations', 'private.add_candidate', 'private.append_lines', 'private.correct_metadata',
    'private.create_organisation', 'private.create_profile', 'private.current_user_id',
    'private.delete_deserted_organisations', 'private.delete_own_account', 'private.export_own_data',
    'private.finish_candidate_mail', 'private.forget_log', 'private.has_late_candidate_mail', 'private.import_lines',
    'private.invite_member', 'private.log_departures', 'private.mark_read', 'private.own_organisations',
    'private.refuse_other_metadata', 'private.remove_candidate', 'private.remove_member', 'private.rename_member',
    'private.rescore_candidate', 'private.search_candidates', 'private.set_member_role', 'private.take_candidate_mails',
    'private.tell_of_deletion', 'private.verify_log', 'private.withdraw_invitation'
  ],
  '0029: what runs with the rights of its owner is out of reach of the API'
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

-- Privileges
-- All privileges on our tables, views, sequences and columns that roles other than the owner have.
select results_eq(
  $$select concat_ws(' | ', relname, attname, case grantee when 0 then 'public' else grantee::regrole::text end,
      string_agg(privilege_type, ', ' order by privilege_type)) collate "default"
    from (
      select oid, null as attname, relacl as acl from pg_class
      union all select attrelid, attname, attacl from pg_attribute
    ) as given join pg_class using (oid), aclexplode(acl)
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and grantee <> relowner
    group by relname, attname, grantee order by 1$$,
  array[
    'acceptances | authenticated | SELECT',
    'acceptances | document | authenticated | INSERT',
    'acceptances | service_role | SELECT',
    'acceptances | version | authenticated | INSERT',
    'account_mails | deletes_on | service_role | UPDATE',
    'account_mails | service_role | DELETE, SELECT',
    'account_mails | taken_at | service_role | UPDATE',
    'candidate_files | authenticated | SELECT',
    'candidate_mails | authenticated | SELECT',
    'candidate_texts | authenticated | SELECT',
    'candidates | authenticated | SELECT',
    'contact_messages | mailed_at | service_role | UPDATE',
    'contact_messages | service_role | INSERT, SELECT',
    'contact_rate_limits | service_role | INSERT, SELECT, UPDATE',
    'invitations | authenticated | SELECT',
    'legal_versions | authenticated | SELECT',
    'legal_versions | service_role | SELECT',
    'log | authenticated | SELECT',
    'members | authenticated | SELECT',
    'mentions | authenticated | SELECT',
    'organisations | authenticated | SELECT',
    'profiles | authenticated | SELECT',
    'profiles | company_name | authenticated | UPDATE',
    'profiles | deletion_announced_at | service_role | UPDATE',
    'profiles | full_name | authenticated | UPDATE',
    'profiles | service_role | SELECT',
    'read_notifications | authenticated | SELECT',
    'vacancies | authenticated | SELECT',
    'views | authenticated | DELETE, SELECT',
    'views | id | authenticated | INSERT, UPDATE',
    'views | label | authenticated | INSERT, UPDATE',
    'views | organisation | authenticated | INSERT, UPDATE',
    'views | query | authenticated | INSERT, UPDATE',
    'views | vacancy | authenticated | INSERT, UPDATE'
  ],
  'these rights on tables and columns were given, and no others'
);
select schema_privs_are('private', 'anon', '{}'::text[]);
select schema_privs_are('private', 'authenticated', array['USAGE']);
select schema_privs_are('private', 'service_role', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb','uuid'], 'anon', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb','uuid'], 'authenticated', '{}'::text[]);
select function_privs_are('public', 'submit_contact_message', array['text','integer','text','integer','jsonb','uuid'], 'service_role', array['EXECUTE']);

-- Sign-up creates a profile
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
  $$select char_length(full_name), char_length(company_name) from public.profiles where id::text like '%c'$$,
  $$values (100, 100)$$,
  'the longest names fit'
);

-- Metadata has only the keys that the form sends and Supabase Auth adds
prepare register (jsonb) as insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), gen_random_uuid() || '@example.nl', $1);
select lives_ok($$execute register('{"name": "Dirk", "company": "", "sub": "1", "email": "d@example.nl", "email_verified": false, "phone_verified": false}')$$, 'what the form and Supabase Auth write');
select lives_ok($$execute register('{}')$$, 'no metadata');
select throws_ok($$execute register('{"name": "Dirk", "role": "admin"}')$$, '23514', null, 'a key that the form has not');
select throws_ok($$execute register(jsonb_build_object('name', repeat('n', 101)))$$, '23514', null, 'a name of 101 characters');
select throws_ok($$execute register(jsonb_build_object('company', repeat('c', 101)))$$, '23514', null, 'a company of 101 characters');
select throws_ok($$execute register(jsonb_build_object('email', repeat('e', 256)))$$, '23514', null, 'an address of 256 characters');
select throws_ok($$execute register(jsonb_build_object('sub', repeat('s', 256)))$$, '23514', null, 'a subject of 256 characters');
select throws_ok($$execute register('{"name": {"first": "Dirk"}}')$$, '23514', null, 'a name that is an object');
select throws_ok($$execute register('{"company": 42}')$$, '23514', null, 'a company that is a number');
select throws_ok($$execute register('{"email_verified": "yes"}')$$, '23514', null, 'a mark that is a text');
select throws_ok($$execute register('["name"]')$$, '23514', null, 'a list');
select throws_ok(
  $$update auth.users set raw_user_meta_data = raw_user_meta_data || '{"role": "admin"}' where id::text like '%a'$$,
  '23514', null, 'nor are they added later'
);
delete from auth.users where id::text not like '00000000-%';
select results_eq(
  $$select identity_data from auth.identities where user_id::text like '%a'$$, array['{"email": "a@example.nl"}'::jsonb],
  'Supabase Auth keeps no copy of a name that nobody would correct'
);
update auth.identities set identity_data = identity_data || '{"name": "Anna"}' where user_id::text like '%a';
select is_empty($$select 1 from auth.identities where identity_data ? 'name'$$, 'nor makes one later');

-- Confirmation removes the password that was set before it
update auth.users set encrypted_password = 'of a stranger' where id::text like '%a' or id::text like '%b';
select results_eq(
  $$select encrypted_password::text from auth.users where id::text like '%a'$$, array['of a stranger'],
  'until the address is confirmed, the password of the registration stays'
);
update auth.users set email_confirmed_at = now() where id::text like '%a';
select results_eq(
  $$select encrypted_password::text from auth.users where id::text like '%a'$$, array[null::text],
  'whoever confirms an address starts without the password of the registration'
);
update auth.users set encrypted_password = 'of the owner' where id::text like '%a';
update auth.users set email_confirmed_at = now() + interval '1 second' where id::text like '%a';
select results_eq(
  $$select encrypted_password::text from auth.users where id::text like '%a'$$, array['of the owner'],
  'a password that was set after it stays'
);
update auth.users set email_confirmed_at = now(), encrypted_password = 'of an operator' where id::text like '%b';
select results_eq(
  $$select encrypted_password::text from auth.users where id::text like '%b'$$, array['of an operator'],
  'and so does one that is set with it'
);

-- Acceptances of the terms
select results_eq(
  $$select document, version, accepted_at = now() from public.acceptances where user_id::text like '%a' order by 1$$,
  $$select document, max(version), true from public.legal_versions group by 1 order by 1$$,
  'a registration agrees to what is in force'
);
select is_empty(
  $$select 1 from public.acceptances where user_id::text like '%b'$$,
  'who did not come by the form has agreed to nothing'
);
select results_eq(
  $$select full_name from public.profiles where id::text like '%e'$$, array['Eva Anna'],
  'a name of more lines becomes one'
);

-- User A reads only their own rows
set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000a';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a", "role": "authenticated", "session_id": "00000000-0000-0000-0000-0000000000a1"}';
select results_eq('select full_name from public.profiles', array['Anna de Vries'], 'A reads only the profile of A');
select is_empty($$select 1 from public.profiles where id::text like '%b'$$, 'A does not find B');
select lives_ok($$update public.profiles set full_name = 'Anna Jansen'$$, 'A changes a name');
select lives_ok($$update public.profiles set company_name = 'Jansen B.V.'$$, 'or a company');
select results_eq('select full_name, company_name from public.profiles', $$values ('Anna Jansen', 'Jansen B.V.')$$, 'and reads what was changed');
reset role;
select is_empty($$select 1 from public.profiles where full_name = 'Anna Jansen' and id::text not like '%a'$$, 'of the own profile alone');
set local role authenticated;
select throws_ok($$update public.profiles set created_at = now()$$, '42501', null, 'A changes nothing else of the profile');
select throws_ok($$update public.profiles set id = gen_random_uuid()$$, '42501', null, 'A gives the profile to no other user');
select throws_ok($$update public.profiles set full_name = E'Anna\nJansen'$$, '23514', null, 'a name is a single line');
select throws_ok($$update public.profiles set company_name = E'\u001b[2J'$$, '23514', null, 'and so does a company');
select results_eq('select count(*)::int from public.acceptances', array[2], 'A reads only the acceptances of A');
select throws_ok($$insert into public.acceptances (document, version) values ('terms', '2025-10-10')$$, '23505', null, 'A agrees once');
select throws_ok($$insert into public.acceptances (document, version) values ('terms', '2001-01-01')$$, '42501', null, 'A agrees to nothing that is not in force');
select throws_ok($$insert into public.acceptances (document, version, accepted_at) values ('terms', '2025-10-10', '2001-01-01')$$, '42501', null, 'A chooses no time');
select throws_ok($$insert into public.acceptances (user_id, document, version) values ('00000000-0000-0000-0000-00000000000b', 'terms', '2025-10-10')$$, '42501', null, 'A agrees for no other user');
select throws_ok('delete from public.acceptances', '42501', null, 'A takes no acceptance back');
select throws_ok('update public.acceptances set accepted_at = now()', '42501', null, 'A changes no acceptance');
select throws_ok($$insert into public.legal_versions values ('terms', '2100-01-01')$$, '42501', null, 'A makes no terms');
select results_eq(
  $$select jsonb_object_agg(key, case jsonb_typeof(value) when 'array' then jsonb_array_length(value)::text else 'object' end)
    from jsonb_each(public.export_own_data())$$,
  array['{"account": "object", "profile": "object", "acceptances": "2", "sessions": "2", "log": "2", "contact_messages": "1"}'::jsonb],
  'A takes along everything that is held on A, and nothing of others'
);
select is(public.export_own_data() #>> '{contact_messages,0,message}', 'bericht van A', 'with the messages of the confirmed address');
select is(public.export_own_data() #> '{account,given_at_registration}', '{"name": "Anna Jansen", "company": "Jansen B.V."}', 'a corrected name is corrected everywhere');
select is(
  (select jsonb_agg(session - 'started_at') from jsonb_array_elements(public.export_own_data() -> 'sessions') as session),
  '[{"browser": "Browser"}, {"browser": "Browser", "ip": "203.0.113.7"}]',
  'with browser and address of each session'
);
select is(public.export_own_data() #>> '{log,0,action}', 'user_invited', 'what an operator did');
select is((public.export_own_data() #> '{log,1}') - 'at', '{"action": "login"}', 'and without the address that Supabase Auth did not note');
select unalike(public.export_own_data()::text, '%owner%', 'and without the password');
select throws_ok('select private.create_profile()', '42501', null, 'A does not call a trigger');
select throws_ok($$delete from public.profiles$$, '42501', null, 'A deletes no profile');
select throws_ok($$insert into public.profiles (id) values (gen_random_uuid())$$, '42501', null, 'A adds no profile');
select throws_ok('select * from public.contact_messages', '42501', null, 'A reads no message');
select throws_ok('select * from public.contact_rate_limits', '42501', null, 'A reads no counter');
select throws_ok('select private.delete_expired_messages()', '42501', null, 'A does not start the retention');
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000b';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000b", "role": "authenticated", "session_id": "00000000-0000-0000-0000-0000000000b1"}';
select results_eq('select id::text from public.profiles', array['00000000-0000-0000-0000-00000000000b'], 'B reads only the profile of B');
select lives_ok($$update public.profiles set full_name = 'Bert' where id::text like '%a'$$, 'B may try to change A');
select is_empty('select 1 from public.acceptances', 'B reads no acceptance of A');
select lives_ok($$insert into public.acceptances (document, version) values ('terms', '2025-10-10'), ('privacy', '2025-10-10')$$, 'B agrees at the sign-in');
select results_eq('select user_id::text, accepted_at = now() from public.acceptances limit 1', $$values ('00000000-0000-0000-0000-00000000000b', true)$$, 'for B, now');
reset role;
delete from public.acceptances where user_id::text like '%b';
insert into public.legal_versions values ('terms', current_date);
set local role authenticated;
select throws_ok($$insert into public.acceptances (document, version) values ('terms', '2025-10-10')$$, '42501', null, 'a version that has a successor can''t be agreed to');
select lives_ok($$insert into public.acceptances (document, version) values ('terms', current_date)$$, 'but to that one');
select lives_ok($$insert into public.acceptances (document, version) values ('privacy', '2025-10-10')$$, 'and to what has none');
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000e';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000e", "role": "authenticated", "session_id": "00000000-0000-0000-0000-0000000000e1"}';
select is(
  (select array_agg(key order by key) from jsonb_object_keys(public.export_own_data()) as key),
  array['acceptances', 'account', 'log', 'profile', 'sessions'],
  'an address that is not confirmed opens nothing that was held on it before'
);
select throws_ok($$select private.data_about('a@example.nl')$$, '42501', null, 'no role asks about an address');
select throws_ok($$select private.delete_account('00000000-0000-0000-0000-00000000000a')$$, '42501', null, 'a user can''t delete the account of another');

-- A token is valid for 15 minutes, while its session exists
prepare what_opens as
  select (select count(*) from public.profiles)::int, (select count(*) from public.acceptances)::int,
    (select count(*) from public.legal_versions)::int, public.export_own_data();
prepare nothing as values (0, 0, 0, null::jsonb);
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000b';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000b", "session_id": "00000000-0000-0000-0000-0000000000b2"}';
select results_eq('what_opens', 'nothing', 'a session that has ended opens nothing');
select throws_ok($$insert into public.acceptances (document, version) values ('privacy', current_date)$$, '42501', null, 'agrees to nothing');
select lives_ok($$update public.profiles set full_name = 'Bert'$$, 'and may try to change a name');
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000b", "session_id": "00000000-0000-0000-0000-0000000000a1"}';
select results_eq('what_opens', 'nothing', 'the session of another user opens nothing');
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000b"}';
select results_eq('what_opens', 'nothing', 'nor does a token without one');
reset role;
select is_empty($$select 1 from public.profiles where full_name = 'Bert'$$, 'no name was changed');

-- A visitor without an account reads nothing
set local role anon;
set local request.jwt.claim.sub = '';
set local request.jwt.claims = '{"role": "anon"}';
select throws_ok('select * from public.profiles', '42501', null, 'a visitor reads no profile');
select throws_ok('select * from public.contact_messages', '42501', null, 'a visitor reads no message');
select throws_ok('select * from public.acceptances', '42501', null, 'a visitor reads no acceptance');
select throws_ok('select * from public.legal_versions', '42501', null, 'a visitor reads no versions');
select throws_ok('select public.export_own_data()', '42501', null, 'a visitor takes nothing along');
select throws_ok('select public.delete_own_account()', '42501', null, 'a visitor deletes no account');
select throws_ok(
  $$insert into public.contact_messages (name, email, message, consent, consent_version) values ('Anna', 'a@example.nl', 'tien tekens', true, '1')$$,
  '42501', null, 'a visitor stores no message past the function'
);
select throws_ok(
  $$select public.submit_contact_message('s', 9, 'e', 9, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "tien tekens", "consent": true, "consent_version": "1"}')$$,
  '42501', null, 'a visitor does not call what the function calls'
);
select throws_ok('select private.create_profile()', '42501', null, 'a visitor does not call the trigger');

-- The role of the Edge Function stores messages and counts attempts
set local role service_role;
select throws_ok('delete from public.contact_messages', '42501', null, 'the function deletes no message');
select throws_ok($$update public.contact_messages set name = 'Bert'$$, '42501', null, 'the function changes no message');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "eerste bericht", "consent": true, "consent_version": "1"}'), true, 'the first message is stored');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "tweede bericht", "consent": true, "consent_version": "1"}'), true, 'the second message is stored');
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "derde bericht", "consent": true, "consent_version": "1"}'), false, 'one more than the limit of an address is refused');
select is(public.submit_contact_message('sender:2', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "derde bericht", "consent": true, "consent_version": "1"}'), false, 'also from another sender');
select is(public.submit_contact_message('sender:1', 3, 'email:2', 2, '{"name": "Anna", "email": "b@example.nl", "company": "", "message": "vierde bericht", "consent": true, "consent_version": "1"}'), true, 'the sender may write for another address');
select is(public.submit_contact_message('sender:1', 3, 'email:3', 2, '{"name": "Anna", "email": "c@example.nl", "company": "", "message": "vijfde bericht", "consent": true, "consent_version": "1"}'), false, 'until the limit of the sender');
select is(public.submit_contact_message('sender:3', 3, 'email:3', 2, '{"name": "Bert", "email": "c@example.nl", "company": "", "message": "zesde bericht", "consent": true, "consent_version": "1"}'), true, 'another sender is not limited by that');
select results_eq($$select count(*)::int from public.contact_messages where message not like 'bericht van _'$$, array[4], 'a refused message is not stored');
select is(public.submit_contact_message('sender:4', 3, 'email:4', 2, '{"name": "Carla", "email": "d@example.nl", "company": "", "message": "met een eigen tijd", "consent": true, "consent_version": "1", "created_at": "2001-01-01", "role": "admin"}'), true, 'values that are no field of a message are left out');
select results_eq($$select created_at > now() - interval '1 minute' from public.contact_messages where name = 'Carla'$$, array[true], 'and the sender can''t choose the time of receipt');
reset role;
update public.contact_rate_limits set window_start = window_start - interval '1 hour';
set local role service_role;
select is(public.submit_contact_message('sender:1', 3, 'email:1', 2, '{"name": "Anna", "email": "a@example.nl", "company": "", "message": "zevende bericht", "consent": true, "consent_version": "1"}'), true, 'an hour later the sender may write again');
select throws_ok(
  $$select public.submit_contact_message('sender:9', 3, 'email:9', 2, '{"name": "A", "email": "a@example.nl", "company": "", "message": "te korte naam", "consent": true, "consent_version": "1"}')$$,
  '23514', null, 'what breaks a rule is refused'
);
select is_empty($$select 1 from public.contact_rate_limits where key = 'sender:9'$$, 'and not counted');

-- An idempotency key stores one message
prepare send (text, text, text) as
  select public.submit_contact_message(
    $1, 2, $2, 2,
    jsonb_build_object('name', 'Dirk', 'email', 'd@example.nl', 'company', '', 'message', $3, 'consent', true, 'consent_version', '1'),
    '11111111-2222-4333-8444-555555555555'
  );
select results_eq($$execute send('sender:5', 'email:5', 'met een sleutel')$$, array[true], 'a message with a key is stored');
select isnt_empty(
  $$select 1 from pg_locks where locktype = 'advisory' and pid = pg_backend_pid() and granted
    and (classid::bigint << 32 | objid::bigint) = hashtextextended('11111111-2222-4333-8444-555555555555', 0)$$,
  'until it is, another one with that key waits'
);
select results_eq(
  $$select distinct window_start from public.contact_rate_limits where key in ('sender:5', 'email:5')$$,
  $$values (date_trunc('hour', now()))$$,
  'it counts for this hour'
);
select results_eq($$execute send('sender:5', 'email:6', 'met een sleutel')$$, array[true], 'sent again it gets the same answer');
select results_eq($$execute send('sender:6', 'email:5', 'met een sleutel')$$, array[true], 'from another sender too');
select results_eq($$select id::text from public.contact_messages where name = 'Dirk'$$, array['11111111-2222-4333-8444-555555555555'], 'it is stored once');
select results_eq(
  $$select key, hits from public.contact_rate_limits where key in ('sender:5', 'sender:6', 'email:5', 'email:6') order by 1$$,
  $$values ('email:5', 2), ('email:6', 1), ('sender:5', 2), ('sender:6', 1)$$,
  'and counted each time'
);
select results_eq($$execute send('sender:5', 'email:7', 'met een sleutel')$$, array[false], 'so that it is not sent endlessly');
select throws_ok($$execute send('sender:7', 'email:7', 'een ander bericht')$$, 'PT422', null, 'another message with that key is refused');
select is_empty($$select 1 from public.contact_messages where message = 'een ander bericht'$$, 'and not stored in its place');

-- One caller takes a message to email it, and trapped messages are stored separately
select results_eq($$update public.contact_messages set mailed_at = now() where name = 'Dirk' and mailed_at is null returning 1$$, array[1], 'a message is taken to be mailed');
select is_empty($$update public.contact_messages set mailed_at = now() where name = 'Dirk' and mailed_at is null returning 1$$, 'once');
select results_eq($$execute send('sender:8', 'email:8', 'met een sleutel')$$, array[true], 'it is the same message after that');
select results_eq($$select mailed_at is null from public.contact_messages where name = 'Dirk'$$, array[false], 'and mailed');
select throws_ok($$update public.contact_messages set message = 'iets anders'$$, '42501', null, 'nothing else of it is changed');
select is(public.submit_contact_message('sender:9', 3, 'email:9', 2, '{"name": "Robot", "email": "r@example.nl", "company": "", "message": "tien tekens", "consent": true, "consent_version": "1", "caught": true, "mailed_at": "2001-01-01"}'), true, 'a message that was caught is stored');
select results_eq($$select name, caught, mailed_at from public.contact_messages where caught$$, $$values ('Robot', true, null::timestamptz)$$, 'apart from the others, and not as mailed');
reset role;

-- The rules of a message; its limits are the same as in @heldermatch/forms
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
select throws_ok($$execute store(U&'Zoe\0308', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name with a letter in two parts');
select throws_ok($$execute store('Anna 2', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name with a digit');
select lives_ok($$execute store('Zoë D’Hondt-van ''t Hek', 'a@b.nl', '', repeat('m', 10), true)$$, 'a name with hyphen and apostrophes');
select throws_ok($$execute store('nn', 'a@b', '', repeat('m', 10), true)$$, '23514', null, 'an address without a domain');
select throws_ok($$execute store('nn', repeat('a', 251) || '@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'an address of 256 characters');
select throws_ok($$execute store('nn', 'A@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'an address with a capital');
select throws_ok($$execute store('nn', 'no address', '', repeat('m', 10), true)$$, '23514', null, 'something else than an address');
select throws_ok($$execute store('nn', 'a@b.nl', repeat('c', 101), repeat('m', 10), true)$$, '23514', null, 'a company of 101 characters');
select throws_ok($$execute store('nn', 'a@b.nl', ' c', repeat('m', 10), true)$$, '23514', null, 'a company that begins with a space');
select throws_ok($$execute store('nn', 'a@b.nl', U&'c\3000', repeat('m', 10), true)$$, '23514', null, 'a company that ends with a wide space');
select throws_ok($$execute store('nn', 'a@b.nl', U&'e\0308', repeat('m', 10), true)$$, '23514', null, 'a company with a letter in two parts');
select throws_ok($$execute store('nn', 'a@b.nl', E'c\nE-mail: x@y.nl', repeat('m', 10), true)$$, '23514', null, 'a company of two lines');
select throws_ok($$execute store('nn', 'a@b.nl', U&'c\2028c', repeat('m', 10), true)$$, '23514', null, 'a company with a line separator');
select throws_ok($$execute store('nn', 'a@b.nl', E'c\u001b[31m', repeat('m', 10), true)$$, '23514', null, 'a company with a control character');
select throws_ok($$execute store(U&'n\009bn', 'a@b.nl', '', repeat('m', 10), true)$$, '23514', null, 'a name with a control character');
select throws_ok($$execute store('nn', 'a@b.nl', '', E'\n' || repeat('m', 10), true)$$, '23514', null, 'a message that begins with an empty line');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 10) || U&'\00a0', true)$$, '23514', null, 'a message that ends with a hard space');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat(U&'e\0308', 10), true)$$, '23514', null, 'a message with letters in two parts');
select throws_ok($$execute store('nn', 'a@b.nl', '', E'mmmmm\r\nmmmmm', true)$$, '23514', null, 'a message with a carriage return');
select throws_ok($$execute store('nn', 'a@b.nl', '', E'mmmmm\u001b[31m', true)$$, '23514', null, 'a message with a control character');
select lives_ok($$execute store('nn', 'a@b.nl', '', E'mmmmm\n\tmmmmm', true)$$, 'a message with lines and a tab');
select throws_ok($$execute store('nn', 'a@b.nl', null, repeat('m', 10), true)$$, '23502', null, 'a company of null');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 9), true)$$, '23514', null, 'a message of 9 characters');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 2001), true)$$, '23514', null, 'a message of 2001 characters');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 10), false)$$, '23514', null, 'a message without consent');
select throws_ok($$execute store('nn', 'a@b.nl', '', repeat('m', 10), null)$$, '23502', null, 'a message with unknown consent');

prepare store_version (text) as
  insert into public.contact_messages (name, email, message, consent, consent_version)
  values ('nn', 'a@b.nl', repeat('m', 10), true, $1);
select throws_ok($$execute store_version('')$$, '23514', null, 'a consent to no wording');
select throws_ok($$execute store_version(repeat('v', 21))$$, '23514', null, 'a version of 21 characters');
select throws_ok($$insert into public.contact_rate_limits (key, window_start, hits) values ('k', now(), 0)$$, '23514', null, 'a counter of nothing');
select throws_ok($$insert into public.contact_rate_limits (key, window_start, hits) values ('', now(), 1)$$, '23514', null, 'a counter without a sender');
select throws_ok($$insert into public.contact_rate_limits (key, window_start, hits) values (repeat('k', 101), now(), 1)$$, '23514', null, 'a counter with a key of 101 characters');

-- The rules of the other tables
select lives_ok($$update public.profiles set full_name = repeat('ë', 100), company_name = repeat('ë', 100) where id::text like '%c'$$, 'the longest names');
select throws_ok($$update public.profiles set full_name = repeat('n', 101) where id::text like '%c'$$, '23514', null, 'a full name of 101 characters');
select throws_ok($$update public.profiles set company_name = repeat('n', 101) where id::text like '%c'$$, '23514', null, 'a company name of 101 characters');
select throws_ok($$insert into public.legal_versions values ('cookies', current_date)$$, '23514', null, 'a document that is never agreed to');

-- Retention: no row outlives its term, although the job runs hourly and may be down for most of a day
delete from public.contact_messages;
delete from public.contact_rate_limits;
insert into public.contact_messages (created_at, name, email, message, consent, consent_version)
  select now() - interval '1 year' + hours * interval '1 hour', 'Naam', 'a@b.nl', 'van bijna een jaar geleden', true, '1'
  from generate_series(-48, 48) as hours;
insert into public.contact_messages (name, email, message, consent, consent_version)
  values ('Nieuw', 'a@b.nl', 'van vandaag', true, '1');
insert into public.contact_rate_limits (key, window_start, hits)
  select 'hour ' || hours, now() - hours * interval '1 hour', 1 from generate_series(0, 48) as hours;
insert into auth.users (id, email, created_at, email_confirmed_at) values
  ('00000000-0000-0000-0000-0000000000f1', 'nooit@example.nl', now() - interval '29 days 1 second', null),
  ('00000000-0000-0000-0000-0000000000f2', 'nog@example.nl', now() - interval '28 days', null),
  ('00000000-0000-0000-0000-0000000000f3', 'lang@example.nl', now() - interval '3 years', now() - interval '3 years');
insert into auth.audit_log_entries (id, payload, created_at, ip_address) values
  ('00000000-0000-0000-0000-0000000000f4', '{"action": "login"}', now() - interval '89 days 1 second', '192.0.2.1'),
  ('00000000-0000-0000-0000-0000000000f5', '{"action": "login"}', now() - interval '88 days', '192.0.2.1'),
  (gen_random_uuid(), '{"action": "user_confirmation_requested", "actor_id": "00000000-0000-0000-0000-0000000000f1", "actor_username": "nooit@example.nl"}', now(), '');
insert into auth.sessions (id, user_id, created_at) values
  ('00000000-0000-0000-0000-0000000000f6', '00000000-0000-0000-0000-0000000000f3', now() - interval '29 days 1 second'),
  ('00000000-0000-0000-0000-0000000000f7', '00000000-0000-0000-0000-0000000000f3', now() - interval '28 days');
delete from public.account_mails;
insert into public.account_mails (kind, email, created_at) values
  ('account_deleted', 'lang@example.nl', now() - interval '6 days 1 second'),
  ('account_deleted', 'nog@example.nl', now() - interval '5 days');
select is(private.delete_expired_messages(), 72::bigint, 'the retention deletes the messages of a year ago');
select is(private.delete_expired_counters(), 48::bigint, 'counters of hours that are over');
select is(private.delete_expired_registrations(), 1::bigint, 'registrations of thirty days ago');
select is_empty($$select 1 from auth.audit_log_entries where payload::text like '%nooit@%'$$, 'with what the log says of them');
select results_eq(
  $$select line ->> 'action' from jsonb_array_elements(private.data_about('e@example.nl') -> 'log_of_gone_account') as line$$,
  array['user_deleted', 'user_repeated_signup'],
  'what the log says of an account that is gone is held on its address'
);
select is(private.delete_expired_log(), 3::bigint, 'until the next run, which takes it and the log of ninety days ago');
select is(private.delete_expired_sessions(), 1::bigint, 'sessions of thirty days ago');
select is(private.delete_expired_mails(), 1::bigint, 'and mails that could not be sent for a week');
select is_empty(
  $$select 1 from public.contact_messages where created_at < now() + interval '1 day' - interval '1 year'$$,
  'no message becomes older than a year before the job has run twenty-four times more'
);
select results_eq('select count(*)::int from public.contact_messages', array[26], 'younger ones stay');
select results_eq(
  'select key from public.contact_rate_limits', array['hour 0'],
  'a counter lives as long as its hour, and until the next run: well within a day'
);
select results_eq(
  $$select email::text from auth.users where id::text like '00000000-0000-0000-0000-0000000000f_' order by 1$$, array['lang@example.nl', 'nog@example.nl'],
  'a registration that nobody confirmed goes within thirty days, and no account that was'
);
select results_eq(
  $$select id::text from auth.audit_log_entries where id::text like '00000000-0000-0000-0000-0000000000f_'$$, array['00000000-0000-0000-0000-0000000000f5'],
  'the log of sign-ins goes within ninety days'
);
select results_eq(
  $$select id::text from auth.sessions where id::text like '00000000-0000-0000-0000-0000000000f_'$$, array['00000000-0000-0000-0000-0000000000f7'],
  'a session goes within thirty days, with the address and the browser it was used from'
);
select results_eq(
  'select email from public.account_mails', array['nog@example.nl'],
  'a mail that could not be sent goes within a week; whoever never confirmed an address is told nothing'
);
select is(private.delete_expired_messages() + private.delete_expired_counters() + private.delete_expired_registrations() + private.delete_expired_log() + private.delete_expired_sessions() + private.delete_expired_mails(), 0::bigint, 'a second run deletes nothing');
delete from auth.users where id::text like '00000000-0000-0000-0000-0000000000f_';

select case when exists (select from pg_available_extensions where name = 'pg_cron')
  then results_eq(
    $$select command, schedule from cron.job where active order by schedule, command$$,
    $$values
      ('select private.send_account_mails()', '* * * * *'),
      ('select private.send_candidate_mails()', '* * * * *'),
      ('select private.delete_expired_accounts()', '12 * * * *'),
      ('select private.delete_expired_messages()', '17 * * * *'),
      ('select private.announce_deletions()', '2 * * * *'),
      ('select private.delete_expired_candidates()', '22 * * * *'),
      ('select private.delete_expired_counters()', '27 * * * *'),
      ('delete from cron.job_run_details where start_time < now() - interval ''14 days''', '32 3 * * *'),
      ('select private.delete_expired_registrations()', '37 * * * *'),
      ('select private.delete_expired_notifications()', '42 * * * *'),
      ('select private.delete_expired_log()', '47 * * * *'),
      ('select private.delete_expired_invitations()', '52 * * * *'),
      ('select private.delete_expired_sessions()', '57 * * * *'),
      ('select private.delete_expired_mails()', '7 * * * *')$$,
    'pg_cron runs each deletion every hour, alone, announces those of accounts, sends mails every minute, forgets its runs, and no other job'
  )
  else pass('there is no pg_cron here: the hourly retention is not tried')
end;

-- Deleting a user deletes all their data
delete from public.account_mails;
insert into public.contact_messages (name, email, message, consent, consent_version)
values ('Anna', 'a@example.nl', 'bericht van A', true, '1');
set local role authenticated;
set local request.jwt.claim.sub = '00000000-0000-0000-0000-00000000000a';
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a", "session_id": "00000000-0000-0000-0000-0000000000a2"}';
select throws_ok('select public.delete_own_account()', '42501', null, 'a session of five minutes ago deletes nothing');
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a", "session_id": "00000000-0000-0000-0000-0000000000b1"}';
select throws_ok('select public.delete_own_account()', '42501', null, 'nor does the session of another user');
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a"}';
select throws_ok('select public.delete_own_account()', '42501', null, 'nor does none');
set local request.jwt.claims = '{"sub": "00000000-0000-0000-0000-00000000000a", "session_id": "00000000-0000-0000-0000-0000000000a1"}';
select lives_ok('select public.delete_own_account()', 'a younger one deletes its account');
reset role;
select is_empty($$select 1 from auth.users where id::text like '%a'$$, 'the user is gone');
select is_empty($$select 1 from public.profiles where id::text like '%a'$$, 'with the profile');
select is_empty($$select 1 from public.acceptances where user_id::text like '%a'$$, 'the acceptances');
select is_empty($$select 1 from auth.sessions where user_id::text like '%a'$$, 'the sessions');
select is_empty($$select 1 from auth.audit_log_entries where payload::text like any (array['%00000000000a"%', '%a@example.nl%'])$$, 'and the log');
select isnt_empty($$select 1 from public.contact_messages where email = 'a@example.nl'$$, 'messages stay for their year');
select results_eq(
  'select kind, email, account, taken_at from public.account_mails',
  $$values ('account_deleted', 'a@example.nl', null::uuid, null::timestamptz)$$,
  'and a mail that tells of it waits at the last address'
);
select results_eq('select count(*)::int from public.profiles', array[3], 'the others keep theirs');
select results_eq($$select count(*)::int from auth.sessions$$, array[2], 'and their sessions');

-- Pending emails go to one caller, and are deleted once sent
insert into public.account_mails (kind, email, account, deletes_on, created_at) values
  ('account_unused', 'c@example.nl', '00000000-0000-0000-0000-00000000000c', (now() + interval '40 days')::date, now() - interval '3 minutes'),
  ('account_unused', 'e@example.nl', '00000000-0000-0000-0000-00000000000e', (now() + interval '10 days')::date, now() - interval '2 minutes');
set local role service_role;
select results_eq(
  'select email, deletes_on from public.take_account_mails() order by 1',
  $$values ('a@example.nl', null), ('c@example.nl', (now() + interval '40 days')::date), ('e@example.nl', (now() + interval '30 days')::date)$$,
  'whoever takes the mails gets all of them, and one that is late leaves thirty days'
);
select is_empty('select 1 from public.take_account_mails()', 'another caller gets none of them');
update public.account_mails set taken_at = now() - interval '10 minutes 1 second' where email = 'c@example.nl';
select results_eq('select email from public.take_account_mails()', array['c@example.nl'], 'but one that is there ten minutes later');
select public.finish_account_mail(id) from public.account_mails where email in ('a@example.nl', 'c@example.nl');
select results_eq('select email from public.account_mails', array['e@example.nl'], 'a mail that was sent is gone');
select throws_ok($$insert into public.account_mails (kind, email) values ('account_deleted', 'x@example.nl')$$, '42501', null, 'the function makes up no mail');
select throws_ok($$update public.profiles set full_name = 'x'$$, '42501', null, 'and changes nobody''s name');
reset role;
select results_eq(
  $$select id::text, deletion_announced_at = now() from public.profiles where deletion_announced_at is not null$$,
  $$values ('00000000-0000-0000-0000-00000000000c', true)$$,
  'that its deletion was announced is noted on its account'
);
select throws_ok($$insert into public.account_mails (kind, email) values ('account_unused', 'x@example.nl')$$, '23514', null, 'no deletion is announced without an account and a day');
select throws_ok($$insert into public.account_mails (kind, email) values ('offer', 'x@example.nl')$$, '23514', null, 'nor is any other mail sent');
-- Deletes a user as Supabase Auth does for an operator.
insert into auth.audit_log_entries (id, payload, created_at) values
  (gen_random_uuid(), '{"action": "user_deleted", "actor_id": "00000000-0000-0000-0000-000000000000", "actor_username": "service_role", "traits": {"user_id": "00000000-0000-0000-0000-00000000000e", "user_email": "e@example.nl", "user_phone": ""}}', now());
delete from auth.users where id = '00000000-0000-0000-0000-00000000000e';
select is_empty('select 1 from public.account_mails', 'a mail about an account goes with it');
select results_eq(
  $$select payload ->> 'action' from auth.audit_log_entries where payload::text like '%00000000000_"%' order by 1$$,
  array['login', 'user_modified'],
  'and so does what the log says of it, whoever deletes it; that of others stays'
);

-- An inactive account gets a notice after a year, and is deleted thirty days later
delete from auth.users where id::text not like '00000000-0000-0000-0000-00000000000_';
delete from auth.audit_log_entries;
create function pg_temp.user_last_seen(name text, seen timestamptz, announced timestamptz, confirmed boolean default true) returns void
  language sql
as $$
  insert into auth.users (id, email, created_at, last_sign_in_at, email_confirmed_at)
    values (md5(name)::uuid, name || '@example.nl', now() - interval '3 years', seen, case when confirmed then now() - interval '3 years' end);
  insert into auth.audit_log_entries (id, payload, created_at)
    values (md5(name)::uuid, jsonb_build_object('action', 'login', 'actor_id', md5(name)::uuid), now());
  update public.profiles set deletion_announced_at = announced where id = md5(name)::uuid;
$$;
select pg_temp.user_last_seen('in-use', now() - interval '1 year' + interval '38 days 1 hour', null);
select pg_temp.user_last_seen('almost', now() - interval '1 year' + interval '37 days 23 hours', null);
select pg_temp.user_last_seen('told-last-year', now() - interval '1 year' + interval '30 days', now() - interval '2 years');
select pg_temp.user_last_seen('told', now() - interval '1 year' + interval '20 days', now() - interval '15 days');
select pg_temp.user_last_seen('told-too-late', now() - interval '2 years', now() - interval '29 days 23 hours');
select pg_temp.user_last_seen('not-told', now() - interval '2 years', null);
select pg_temp.user_last_seen('too-early', now() - interval '1 year' + interval '25 hours', now() - interval '31 days');
select pg_temp.user_last_seen('gone', now() - interval '1 year' + interval '23 hours', now() - interval '30 days 1 hour');
select pg_temp.user_last_seen('never-seen', null, now() - interval '31 days');
select pg_temp.user_last_seen('unconfirmed', now() - interval '2 years', null, false);
select is(private.announce_deletions(), 3::bigint, 'a user without a sign-in for almost a year is mailed');
select results_eq(
  'select email, deletes_on from public.account_mails order by 1',
  $$values
    ('almost@example.nl', (now() + interval '36 days 23 hours')::date),
    ('not-told@example.nl', (now() - interval '1 year 1 day')::date),
    ('told-last-year@example.nl', (now() + interval '29 days')::date)$$,
  'once, at an address that was confirmed'
);
select is(private.announce_deletions(), 0::bigint, 'a second run mails no user');
update auth.users set last_sign_in_at = now() + interval '1 second' where email = 'almost@example.nl';
select is(private.announce_deletions(), 0::bigint, 'a user that signs in keeps the account');
select results_eq(
  'select email from public.account_mails order by 1', array['not-told@example.nl', 'told-last-year@example.nl'],
  'is not mailed any more'
);
delete from public.account_mails;
select is(private.delete_expired_accounts(), 2::bigint, 'an account goes a year after the last sign-in, or after the registration where there was none');
select results_eq(
  $$select email from public.account_mails order by 1$$, array['gone@example.nl', 'never-seen@example.nl'],
  'its owner is told; none goes that was used, or was announced less than thirty days ago'
);
select is_empty(
  $$select 1 from auth.audit_log_entries where payload ->> 'actor_id' in (md5('gone')::uuid::text, md5('never-seen')::uuid::text)$$,
  'the log goes with it'
);
select is(private.delete_expired_accounts(), 0::bigint, 'a second run deletes nothing');

select * from finish();
rollback;
