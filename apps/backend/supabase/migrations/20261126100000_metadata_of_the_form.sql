-- Metadata are whatever a client sends, up to a megabyte, and they stand in every token of their user: whoever
-- registers the address of somebody else with a lot of them leaves its owner an account that no server lets in. So
-- only what the form sends is taken, and what Supabase Auth writes itself.
create function private.is_metadata_of_the_form(metadata jsonb) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select jsonb_typeof(metadata) = 'object' and not exists (
    select from jsonb_each(metadata) as given (key, value)
    where case
      when key in ('name', 'company') then jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') > 100
      when key in ('sub', 'email') then jsonb_typeof(value) <> 'string' or char_length(value #>> '{}') > 255
      when key in ('email_verified', 'phone_verified') then jsonb_typeof(value) <> 'boolean'
      else true
    end
  );
$$;

comment on function private.is_metadata_of_the_form(jsonb) is
  'Whether metadata of a user are what the registration form sends and Supabase Auth adds, and nothing else.';
revoke execute on function private.is_metadata_of_the_form(jsonb) from public, anon, authenticated, service_role;

-- Of those who are there, what the rule allows stays.
update auth.users set raw_user_meta_data = coalesce((
  select jsonb_object_agg(key, value) from jsonb_each(raw_user_meta_data)
  where private.is_metadata_of_the_form(jsonb_build_object(key, value))
), '{}')
  where jsonb_typeof(raw_user_meta_data) = 'object' and not private.is_metadata_of_the_form(raw_user_meta_data);

create function private.refuse_other_metadata() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if not private.is_metadata_of_the_form(new.raw_user_meta_data) then
    raise check_violation using message = 'These metadata are not those of the registration form';
  end if;
  return new;
end;
$$;

comment on function private.refuse_other_metadata() is
  'Trigger on auth.users: refuses metadata that the registration form does not send.';
revoke execute on function private.refuse_other_metadata() from public, anon, authenticated, service_role;

-- Two triggers, as only an update has an old row: it is not refused for what was there before.
create trigger refuse_other_metadata
  before insert on auth.users
  for each row
  when (new.raw_user_meta_data is not null)
  execute function private.refuse_other_metadata();
create trigger refuse_other_changed_metadata
  before update of raw_user_meta_data on auth.users
  for each row
  when (new.raw_user_meta_data is not null and new.raw_user_meta_data is distinct from old.raw_user_meta_data)
  execute function private.refuse_other_metadata();

-- Supabase Auth copies name and company to where the user signs in with, and never corrects them there. Nothing
-- reads that copy, so there is none.
update auth.identities set identity_data = identity_data - '{name,company}'::text[]
  where identity_data ?| '{name,company}';

create function private.keep_names_in_one_place() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.identity_data := new.identity_data - '{name,company}'::text[];
  return new;
end;
$$;

comment on function private.keep_names_in_one_place() is
  'Trigger on auth.identities: leaves out the copy of name and company, which nobody would correct.';
revoke execute on function private.keep_names_in_one_place() from public, anon, authenticated, service_role;

create trigger keep_names_in_one_place
  before insert or update of identity_data on auth.identities
  for each row execute function private.keep_names_in_one_place();
