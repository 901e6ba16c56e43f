-- The log also has who belonged to the organisation, from when until when, and in which role. An invitation is not
-- logged: it gives no access, and the address of someone who never joined would stay for ever.
alter table public.log alter column vacancy drop not null;

comment on column public.log.vacancy is
  'The vacancy that the line is about; null for a line about the organisation itself.';

create function private.log_membership(author public.members, member public.members, change text) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  perform private.write_line(member.organisation, author, null, jsonb_strip_nulls(jsonb_build_object(
    'type', 'membership', 'member', member.name, 'change', change,
    'role', case when change <> 'left' then member.role end
  )));
end;
$$;

comment on function private.log_membership(public.members, public.members, text) is
  'Logs in a locked organisation that a member joined, left, or has another role.';

-- Here, because a membership also ends with the account.
create function private.log_departures() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  member public.members;
  author public.members;
begin
  for member in
    select gone.* from gone join public.organisations as o on o.id = gone.organisation
    order by o.id for no key update of o
  loop
    select m.* into author from public.members as m
      where m.organisation = member.organisation and m.user_id = private.current_user_id();
    if not found then
      author := member;
      -- A deleted account is no author any more.
      author.user_id := (select id from auth.users where id = member.user_id);
    end if;
    perform private.log_membership(author, member, 'left');
  end loop;
  return null;
end;
$$;

comment on function private.log_departures() is
  'Trigger on members: logs that they left, by the member who removed them or by themselves. A deleted organisation '
  'has no log.';

create trigger log_departures
  after delete on public.members
  referencing old table as gone
  for each statement execute function private.log_departures();

-- Locks the organisations first, as every function that writes a log: the deletion writes that the member left.
create or replace function private.delete_account(account uuid) returns void
  language sql security invoker set search_path = ''
as $$
  select from public.organisations where id in (select organisation from public.members where user_id = account)
    order by id for no key update;
  delete from auth.users where id = account;
$$;

create or replace function private.create_organisation(title text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant uuid := private.current_user_id();
  made uuid;
  member public.members;
begin
  if author is null then
    raise insufficient_privilege using message = 'Sign in first';
  end if;
  -- The lock makes simultaneous calls of one user wait for each other, so that the count holds.
  perform from auth.users where id = author for no key update;
  if (select count(*) from public.members where user_id = author) >= 20 then
    raise sqlstate 'PT422' using message = 'A member of twenty organisations creates no other';
  end if;
  insert into public.organisations (name) values (title) returning id into made;
  insert into public.members values (made, author, 'recruiter', private.name_of(author)) returning * into member;
  perform private.log_membership(member, member, 'joined');
  return made;
end;
$$;

create or replace function private.accept_invitations() returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  own record;
  team uuid;
  member public.members;
begin
  select u.id, u.email into own from auth.users as u
    where u.id = private.current_user_id() and u.email_confirmed_at is not null;
  for team in
    select o.id from public.organisations as o
    where o.id in (
      select i.organisation from public.invitations as i
      where i.email = own.email and i.created_at > now() - interval '30 days'
    )
    order by o.id for no key update
  loop
    with taken as (
      delete from public.invitations as i where i.organisation = team and i.email = own.email returning i.role
    )
    insert into public.members (organisation, user_id, role, name)
    select team, own.id, taken.role, private.name_of(own.id) from taken
    on conflict do nothing
    returning * into member;
    if found then
      perform private.log_membership(member, member, 'joined');
      return next team;
    end if;
  end loop;
end;
$$;

create or replace function private.set_member_role(team uuid, account uuid, part text) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter');
  member public.members;
begin
  select m.* into member from public.members as m where m.organisation = team and m.user_id = account;
  if not found then
    raise sqlstate 'PT404' using message = 'The organisation has no such member';
  end if;
  if member.role = part then
    return;
  end if;
  update public.members as m set role = part where m.organisation = team and m.user_id = account
    returning m.* into member;
  perform private.log_membership(author, member, 'role');
  perform private.require_recruiter(team);
end;
$$;

revoke execute on function private.log_membership(public.members, public.members, text), private.log_departures()
  from public, anon, authenticated, service_role;
