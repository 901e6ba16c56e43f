-- Rows that a backup has to restore: two users, one from before the current documents, their messages, and a team.
insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values
  ('00000000-0000-0000-0000-00000000000a', 'a@example.nl', '{"name": "Anna de Vries", "company": "Bedrijf B.V."}', now()),
  ('00000000-0000-0000-0000-00000000000b', 'b@example.nl', '{"name": "Bert"}', null);
insert into public.acceptances (user_id, document, version) values
  ('00000000-0000-0000-0000-00000000000a', 'terms', '2001-01-01');
insert into auth.identities (provider_id, user_id, identity_data, provider) values
  ('a@example.nl', '00000000-0000-0000-0000-00000000000a', '{"email": "a@example.nl"}', 'email');
update public.profiles set full_name = 'Anna Jansen' where id::text like '%a';
insert into auth.sessions (id, user_id, ip) values
  (gen_random_uuid(), '00000000-0000-0000-0000-00000000000a', '203.0.113.7');
insert into auth.audit_log_entries (id, payload, created_at) values
  (gen_random_uuid(), '{"action": "login"}', now());
insert into public.contact_messages (name, email, message, consent, consent_version, caught, mailed_at)
  select 'Zoë', 'zoe' || i || '@example.nl', E'Regel één\nregel\\twee', true, '1', i = 1, now() from generate_series(1, 50) as i;
insert into public.contact_rate_limits (key, window_start, hits) values ('sender:1', date_trunc('hour', now()), 3);
insert into public.organisations (id, name) values ('00000000-0000-0000-0000-0000000000d1', 'Team');
insert into public.members values ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-00000000000a', 'recruiter', 'Anna Jansen');
insert into public.invitations values ('00000000-0000-0000-0000-0000000000d1', 'c@example.nl', 'auditor');
insert into public.vacancies (organisation, id, details) values
  ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-0000000000d2', '{"title": "Verpleegkundige", "isClosed": false}');
insert into public.candidates (organisation, id, vacancy, name, categories, unread, scores, total) values
  ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-0000000000d3', '00000000-0000-0000-0000-0000000000d2', 'Jan', '[]', '[]', '{"skills": 2}', 2.0 / 3);
insert into public.candidate_texts values
  ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-0000000000d3', '[]', to_tsvector('simple', 'Jan'));
insert into public.candidate_files values
  ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-0000000000d3', 'application/pdf', '\x255044462d00ff0a5c');
insert into public.views values
  ('00000000-0000-0000-0000-0000000000d1', '00000000-0000-0000-0000-00000000000a', '00000000-0000-0000-0000-0000000000d4', '00000000-0000-0000-0000-0000000000d2', 'Zoë', 'q=zorg');
select private.write_line('00000000-0000-0000-0000-0000000000d1', null, '00000000-0000-0000-0000-0000000000d2', '{"type": "weight"}') from generate_series(1, 3);
