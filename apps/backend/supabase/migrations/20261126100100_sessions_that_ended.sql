-- An access token is read for a quarter of an hour without asking whether its session still is: whoever held one
-- went on reading after the password was changed. Everything of a user now opens to a session that is there.
create function private.current_user_id() returns uuid
  language sql stable security definer set search_path = ''
as $$
  select user_id from auth.sessions
  where user_id = (select auth.uid()) and id::text = (select auth.jwt()) ->> 'session_id';
$$;

comment on function private.current_user_id() is
  'The user who asks, as long as the session of the token has not ended; otherwise null.';
revoke execute on function private.current_user_id() from public, anon, service_role;
grant execute on function private.current_user_id() to authenticated;

alter policy "Read the own profile" on public.profiles
  using ((select private.current_user_id()) = id);
alter policy "Change the own profile" on public.profiles
  using ((select private.current_user_id()) = id)
  with check ((select private.current_user_id()) = id);
alter policy "Read by every user" on public.legal_versions
  using ((select private.current_user_id()) is not null);
alter policy "Read the own acceptances" on public.acceptances
  using ((select private.current_user_id()) = user_id);
alter policy "Accept what is in force" on public.acceptances
  with check (
    (select private.current_user_id()) = user_id
    and version = (
      select max(known.version) from public.legal_versions as known
      where known.document = acceptances.document
    )
  );

-- What is not known, such as an address that Supabase Auth did not note, is left out and not promised.
create or replace function private.data_about(address text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
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
      'sessions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'started_at', s.created_at, 'browser', s.user_agent, 'ip', host(s.ip)
        ) order by s.created_at), '[]')
        from auth.sessions s where s.user_id = u.id
      ),
      'log', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'at', l.created_at, 'action', l.payload ->> 'action', 'ip', nullif(l.ip_address, '')
        ) order by l.created_at), '[]')
        from auth.audit_log_entries l where l.payload ->> 'actor_id' = u.id::text
      )
    )
    from auth.users u where u.email = address
  ), '{}') || jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'id' order by m.created_at), '[]')
      from public.contact_messages m where m.email = address
    )
  ));
$$;

create or replace function private.export_own_data() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select case
    when u.email_confirmed_at is not null then private.data_about(u.email)
    -- Who has not shown to read the mailbox gets nothing by its address.
    else private.data_about(u.email) - 'contact_messages'
  end
  from auth.users u where u.id = (select private.current_user_id());
$$;
