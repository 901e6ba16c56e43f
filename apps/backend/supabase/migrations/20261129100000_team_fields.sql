-- The table of fields is a view that each migration has to restate. From here on it is a table, to which a migration adds
-- rows.
alter view private.fields rename to earlier_fields;

create table private.fields (
  shape text not null,
  name text not null,
  kind text not null,
  is_optional boolean not null,
  primary key (shape, name)
);

comment on table private.fields is 'Fields of each type of entry, and of the objects in them.';
comment on column private.fields.shape is 'Type of entry, or name of an object.';
comment on column private.fields.name is 'Name of the field.';
comment on column private.fields.kind is
  'Kind of its value: a shape, one of the kinds of `is_valid`, options separated by |, or a list of any of these ([]).';
comment on column private.fields.is_optional is 'Whether it may be missing.';

revoke all on table private.fields from public, anon, authenticated, service_role;

insert into private.fields select shape, name, kind, is_optional from private.earlier_fields;
drop view private.earlier_fields;

insert into private.fields (shape, name, kind, is_optional) values
  ('comment', 'candidate', 'uuid', false),
  ('comment', 'text', 'rich text', true),
  ('comment', 'replyTo', 'text', true),
  ('comment', 'replaces', 'text', true),
  ('mail', 'candidate', 'uuid', false),
  ('mail', 'to', 'email', false),
  ('mail', 'subject', 'text', false),
  ('mail', 'text', 'rich text', false),
  ('mail', 'isDraft', 'boolean', true),
  ('interview', 'interviewers', 'text[]', true),
  ('details', 'team', 'text[]', true),
  ('added', 'source', 'site|job-board|linkedin|referral|agency|search|other', true),
  ('removed comment', 'candidate', 'uuid', false),
  ('removed comment', 'was', 'text', false),
  ('removed mail', 'candidate', 'uuid', false),
  ('removed mail', 'was', 'text', false);

-- Of the addresses that `URL` parses, it knows those that people type. It refuses some that `isSafeHref` accepts: a host
-- in brackets, with characters beyond Latin-1, in Punycode, with percent signs or empty labels, and a number as a host
-- other than four decimal ones.
create function private.is_safe_href(href text) returns boolean
  language plpgsql immutable strict security invoker set search_path = ''
as $$
declare
  address constant text := regexp_replace(href, '^[\u0001-\u0020]+|[\u0001-\u0020]+$', '', 'g');
  parts constant text[] := regexp_match(
    address,
    '^https?:[/\\]*(?:[^/?#\\@]*@)?([a-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff-]+(?:\.[a-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff-]+)*)\.?(?::([0-9]{0,5}))?(?:[/?#\\].*)?$',
    'i'
  );
  host constant text := parts[1];
begin
  return address ~* '^mailto:(?!/)'
    or host is not null
    and host !~* '(^|\.)xn--'
    and coalesce(nullif(parts[2], ''), '0')::integer <= 65535
    -- As `URL` does, a host that ends in a number is an IPv4 address.
    and (host !~* '(^|\.)([0-9]+|0x[0-9a-f]*)$' or host ~ '^((25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])(\.(?!$)|$)){4}$');
end;
$$;

comment on function private.is_safe_href(text) is
  'Whether an address is complete and safe to link to: http, https or mailto. It accepts only what `isSafeHref` of '
  '@heldermatch/ui accepts.';

-- Text in UTF-16, as JavaScript counts it.
create function private.is_short(value jsonb) returns boolean
  language sql immutable security invoker set search_path = ''
as $$
  select coalesce(jsonb_typeof(value) = 'string' and value <> '""'
    and char_length(regexp_replace(value #>> '{}', '[\U00010000-\U0010ffff]', 'xx', 'g')) <= 2000, false);
$$;

comment on function private.is_short(jsonb) is 'Whether a value is a text of 1 to 2000 units of UTF-16.';

-- The limit of an entry is below those of `parseRichText` for the number of nodes and characters.
create function private.is_rich_text(node jsonb, role text default 'document') returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  type constant text := case when jsonb_typeof(node -> 'type') = 'string' then node ->> 'type' end;
  content constant jsonb := node -> 'content';
  child constant text := case
    when role = 'document' and type = 'doc' then 'block'
    when role = 'block' and type in ('bulletList', 'orderedList') then 'item'
    when role = 'item' and type = 'listItem' then 'paragraph'
    when role in ('block', 'paragraph') and type = 'paragraph' then 'inline'
  end;
begin
  if jsonb_typeof(node) is distinct from 'object' or type is null then
    return false;
  elsif child is not null then
    return node - '{type,content}'::text[] = '{}' and (
      child = 'inline' and coalesce(content, '[]') = '[]'
      or private.is_list_of(content, child)
    );
  elsif role = 'inline' and type = 'hardBreak' or role = 'mark' and type in ('bold', 'italic') then
    return node - 'type' = '{}';
  elsif role = 'inline' and type in ('mention', 'variable') then
    return node - '{type,attrs}'::text[] = '{}' and jsonb_typeof(node -> 'attrs') is not distinct from 'object'
      and (node -> 'attrs') - '{id,label}'::text[] = '{}'
      and private.is_short(node #> '{attrs,id}') and private.is_short(node #> '{attrs,label}');
  elsif role = 'inline' and type = 'text' then
    return node - '{type,text,marks}'::text[] = '{}'
      and jsonb_typeof(node -> 'text') is not distinct from 'string' and node -> 'text' <> '""'
      and (not node ? 'marks' or private.is_list_of(node -> 'marks', 'mark') and (
        select count(distinct mark ->> 'type') = count(*) from jsonb_array_elements(node -> 'marks') as mark
      ));
  elsif role = 'mark' and type = 'link' then
    return node - '{type,attrs}'::text[] = '{}' and jsonb_typeof(node -> 'attrs') is not distinct from 'object'
      and (node -> 'attrs') - 'href' = '{}'
      and private.is_short(node #> '{attrs,href}') and private.is_safe_href(node #>> '{attrs,href}');
  end if;
  return false;
end;
$$;

create function private.is_list_of(list jsonb, role text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return jsonb_typeof(list) is not distinct from 'array' and list <> '[]' and not exists (
    select from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as item
    where not private.is_rich_text(item, role)
  );
end;
$$;

comment on function private.is_rich_text(jsonb, text) is
  'Whether a value is a `RichText` of @heldermatch/ui, or the part of one that the role names. As `parseRichText`, but '
  'without unknown properties, which that leaves out of its result.';
comment on function private.is_list_of(jsonb, text) is 'Whether a value is a list of such parts of a `RichText`, not empty.';

-- Stable, because they read a table now.
create or replace function private.is_valid(value jsonb, kind text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  type constant text := coalesce(jsonb_typeof(value), 'null');
  content constant text := value #>> '{}';
begin
  if kind like '%[]' then
    return type = 'array' and not exists (
      select from jsonb_array_elements(case type when 'array' then value else '[]' end) as item
      where not private.is_valid(item, left(kind, -2))
    );
  elsif kind in ('number', 'index', 'percentage') then
    return type = 'number' and content::numeric % 1 = 0 and case kind
      when 'number' then content::numeric between 1 and 1e9
      when 'index' then content::numeric between 0 and 1e9
      else content::numeric between 0 and 100
    end;
  elsif kind = 'boolean' then
    return type = 'boolean';
  elsif kind = 'rich text' then
    return private.is_rich_text(value);
  elsif type = 'string' then
    return case kind
      when 'string' then true
      -- Any character that String.trim keeps.
      when 'text' then content ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
      -- As the desk checks an address.
      when 'email' then char_length(content) <= 255 and content ~
        '^[A-Za-z0-9_+-]+(\.[A-Za-z0-9_+-]+)*@[A-Za-z0-9]+([.-][A-Za-z0-9]+)*\.[A-Za-z]{2,}$'
      when 'hash' then content ~ '^[0-9a-f]{64}$'
      when 'uuid' then content ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      when 'date' then content ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
      when 'time' then content ~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}\.\d{3}Z$'
      else kind like '%|%' and content = any (string_to_array(kind, '|'))
    end;
  end if;
  return type = 'object' and is_valid.kind in (select shape from private.fields) and not exists (
    select from jsonb_each(case type when 'object' then value else '{}' end) as given (name, item)
    full join (select * from private.fields where shape = is_valid.kind) as field using (name)
    where case
      when item is null then not is_optional
      when field.kind is null then true
      else not private.is_valid(item, field.kind)
    end
  );
end;
$$;

alter function private.is_scorecard(jsonb) stable;

revoke execute on function private.is_safe_href(text), private.is_short(jsonb), private.is_rich_text(jsonb, text),
  private.is_list_of(jsonb, text) from public, anon, authenticated, service_role;
