-- Recruiting teams. Clients only read these tables; every change is a function, which checks the role of its caller.
-- README.md of the backend, 'The team database', explains the design.
create table public.organisations (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) <= 100 and name ~ '\S' and name !~ '[\u0001-\u001f\u007f-\u009f]'),
  created_at timestamptz not null default now()
);

comment on table public.organisations is 'A recruiting team, which shares vacancies, candidates and one log.';
comment on column public.organisations.id is 'Key of the organisation.';
comment on column public.organisations.name is 'Name, 1 to 100 characters.';
comment on column public.organisations.created_at is 'Time of creation.';

create table public.members (
  organisation uuid not null references public.organisations (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null check (role in ('recruiter', 'hiring_manager', 'auditor')),
  name text not null check (name ~ '\S'),
  primary key (organisation, user_id)
);

comment on table public.members is 'Users who belong to an organisation. They read all of it, and write by their role.';
comment on column public.members.organisation is 'The organisation.';
comment on column public.members.user_id is 'The user (auth.users.id). A deleted account is no longer a member.';
comment on column public.members.role is
  'recruiter: everything. hiring_manager: decisions, adjustments, interviews and assignments. auditor: reads only.';
comment on column public.members.name is
  'Name as the log records it: that of the profile, or the email address if the profile has none.';

create index members_user_id_idx on public.members (user_id);

create table public.invitations (
  organisation uuid not null references public.organisations (id) on delete cascade,
  email text not null check (char_length(email) <= 255 and email = lower(email) and email ~ '^[^@\s]+@[^@\s]+$'),
  role text not null check (role in ('recruiter', 'hiring_manager', 'auditor')),
  created_at timestamptz not null default now(),
  primary key (organisation, email)
);

comment on table public.invitations is
  'Invitations by email address. The user who has confirmed that address accepts them within thirty days.';
comment on column public.invitations.organisation is 'The organisation that invites.';
comment on column public.invitations.email is 'Invited address, in lower case.';
comment on column public.invitations.role is 'Role that the invited user gets.';
comment on column public.invitations.created_at is 'Time of the last invitation; thirty days later it is deleted.';

create function private.own_organisations() returns setof uuid
  language sql stable security definer set search_path = ''
as $$ select organisation from public.members where user_id = (select private.current_user_id()) $$;

comment on function private.own_organisations() is
  'Organisations of the current user. Policies call it: one that read `members` itself would recurse.';
revoke execute on function private.own_organisations() from public, anon, service_role;
grant execute on function private.own_organisations() to authenticated;

alter table public.organisations enable row level security;
alter table public.members enable row level security;
alter table public.invitations enable row level security;
revoke all on table public.organisations, public.members, public.invitations
  from public, anon, authenticated, service_role;
grant select on table public.organisations, public.members, public.invitations to authenticated;

-- An array, because a condition on an array can use an index.
create policy "Read the own organisations" on public.organisations
  for select to authenticated
  using (id = any (array(select private.own_organisations())));
create policy "Read the own organisations" on public.members
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));
create policy "Read the own organisations" on public.invitations
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));

-- Every write begins here. The lock puts the writes of one organisation in a row; another user's organisation is not
-- locked. The role is read after the lock, so that a removed member writes nothing more.
create function private.open_organisation(team uuid, variadic roles text[]) returns public.members
  language plpgsql security invoker set search_path = ''
as $$
declare
  author public.members;
begin
  perform from public.organisations where id = team and id in (select private.own_organisations())
    for no key update;
  select m.* into author from public.members as m
    where m.organisation = team and m.user_id = private.current_user_id() and m.role = any (roles);
  if not found then
    raise insufficient_privilege using message = 'Your role in this organisation does not allow this';
  end if;
  return author;
end;
$$;

comment on function private.open_organisation(uuid, text[]) is
  'Locks an organisation for writing. Returns the current user as its member; fails unless that has one of these roles.';

create function private.name_of(account uuid) returns text
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(nullif(p.full_name, ''), u.email)
  from auth.users as u left join public.profiles as p using (id) where id = account;
$$;

comment on function private.name_of(uuid) is 'Name of a user as a member; the email address if the profile has none.';

create function private.require_recruiter(team uuid) returns void
  language plpgsql security invoker set search_path = ''
as $$
begin
  if not exists (select from public.members where organisation = team and role = 'recruiter') then
    raise sqlstate 'PT422' using message = 'An organisation keeps at least one recruiter';
  end if;
end;
$$;

comment on function private.require_recruiter(uuid) is 'Fails when an organisation has no recruiter left.';

create function private.rename_member() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.members set name = private.name_of(new.id) where user_id = new.id;
  return null;
end;
$$;

comment on function private.rename_member() is 'Trigger on profiles: gives members their corrected name.';

create trigger rename_member
  after update of full_name on public.profiles
  for each row execute function private.rename_member();

-- No user could remove the candidates of an organisation without members, so it is deleted with its last account.
create function private.delete_deserted_organisations() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.organisations as o
    where o.id in (select organisation from gone)
      and not exists (select from public.members as m where m.organisation = o.id);
  return null;
end;
$$;

comment on function private.delete_deserted_organisations() is
  'Trigger on members: deletes organisations whose last member has gone, with everything in them.';

create trigger delete_deserted_organisations
  after delete on public.members
  referencing old table as gone
  for each statement execute function private.delete_deserted_organisations();

create function private.create_organisation(title text) returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant uuid := private.current_user_id();
  made uuid;
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
  insert into public.members values (made, author, 'recruiter', private.name_of(author));
  return made;
end;
$$;

create function private.invite_member(team uuid, address text, part text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_organisation(team, 'recruiter');
  insert into public.invitations values (team, lower(btrim(address)), part)
    on conflict (organisation, email) do update set role = excluded.role, created_at = now();
end;
$$;

create function private.withdraw_invitation(team uuid, address text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_organisation(team, 'recruiter');
  delete from public.invitations where organisation = team and email = lower(btrim(address));
end;
$$;

create function private.accept_invitations() returns setof uuid
  language sql security definer set search_path = ''
as $$
  with own as (
    select id, email from auth.users
    where id = (select private.current_user_id()) and email_confirmed_at is not null
  ), taken as (
    delete from public.invitations as i using own
    where i.email = own.email and i.created_at > now() - interval '30 days'
    returning i.organisation, own.id, i.role
  )
  insert into public.members (organisation, user_id, role, name)
  select organisation, id, role, private.name_of(id) from taken
  on conflict do nothing
  returning organisation;
$$;

create function private.set_member_role(team uuid, account uuid, part text) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_organisation(team, 'recruiter');
  update public.members set role = part where organisation = team and user_id = account;
  if not found then
    raise sqlstate 'PT404' using message = 'The organisation has no such member';
  end if;
  perform private.require_recruiter(team);
end;
$$;

create function private.remove_member(team uuid, account uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  author constant public.members := private.open_organisation(team, 'recruiter', 'hiring_manager', 'auditor');
begin
  if author.role <> 'recruiter' and author.user_id is distinct from account then
    raise insufficient_privilege using message = 'Only a recruiter removes another member';
  end if;
  delete from public.members where organisation = team and user_id = account;
  perform private.require_recruiter(team);
end;
$$;

comment on function private.create_organisation(text) is
  'Creates an organisation with the caller as its recruiter. A member of twenty creates no other.';
comment on function private.invite_member(uuid, text, text) is 'Invites an address; a second invitation replaces it.';
comment on function private.withdraw_invitation(uuid, text) is 'Withdraws an invitation.';
comment on function private.accept_invitations() is
  'Makes the caller a member of each organisation that has invited the confirmed address; returns those organisations.';
comment on function private.set_member_role(uuid, uuid, text) is 'Changes the role of a member.';
comment on function private.remove_member(uuid, uuid) is 'Removes a member. Each member may leave.';

-- The API calls these. They have no rights: those of the same name in `private` have.
create function public.create_organisation(name text) returns uuid
  language sql security invoker set search_path = ''
as $$ select private.create_organisation(name) $$;

create function public.invite_member(organisation uuid, email text, role text) returns void
  language sql security invoker set search_path = ''
as $$ select private.invite_member(organisation, email, role) $$;

create function public.withdraw_invitation(organisation uuid, email text) returns void
  language sql security invoker set search_path = ''
as $$ select private.withdraw_invitation(organisation, email) $$;

create function public.accept_invitations() returns setof uuid
  language sql security invoker set search_path = ''
as $$ select private.accept_invitations() $$;

create function public.set_member_role(organisation uuid, member uuid, role text) returns void
  language sql security invoker set search_path = ''
as $$ select private.set_member_role(organisation, member, role) $$;

create function public.remove_member(organisation uuid, member uuid) returns void
  language sql security invoker set search_path = ''
as $$ select private.remove_member(organisation, member) $$;

comment on function public.create_organisation(text) is
  'Creates an organisation with the signed-in user as its recruiter; returns its id. Fails for a member of twenty.';
comment on function public.invite_member(uuid, text, text) is
  'Invites an email address to an organisation in a role, or changes that invitation. For recruiters.';
comment on function public.withdraw_invitation(uuid, text) is 'Withdraws an invitation. For recruiters.';
comment on function public.accept_invitations() is
  'Accepts every invitation of the signed-in user''s confirmed address; returns the ids of the organisations.';
comment on function public.set_member_role(uuid, uuid, text) is
  'Changes the role of a member; an organisation keeps at least one recruiter. For recruiters.';
comment on function public.remove_member(uuid, uuid) is
  'Removes a member; an organisation keeps at least one recruiter. For recruiters, and for the member.';

revoke execute on function private.open_organisation(uuid, text[]), private.name_of(uuid),
  private.require_recruiter(uuid), private.rename_member(), private.delete_deserted_organisations()
  from public, anon, authenticated, service_role;
revoke execute on function private.create_organisation(text), private.invite_member(uuid, text, text),
  private.withdraw_invitation(uuid, text), private.accept_invitations(), private.set_member_role(uuid, uuid, text),
  private.remove_member(uuid, uuid), public.create_organisation(text), public.invite_member(uuid, text, text),
  public.withdraw_invitation(uuid, text), public.accept_invitations(), public.set_member_role(uuid, uuid, text),
  public.remove_member(uuid, uuid)
  from public, anon, service_role;
grant execute on function private.create_organisation(text), private.invite_member(uuid, text, text),
  private.withdraw_invitation(uuid, text), private.accept_invitations(), private.set_member_role(uuid, uuid, text),
  private.remove_member(uuid, uuid), public.create_organisation(text), public.invite_member(uuid, text, text),
  public.withdraw_invitation(uuid, text), public.accept_invitations(), public.set_member_role(uuid, uuid, text),
  public.remove_member(uuid, uuid)
  to authenticated;
