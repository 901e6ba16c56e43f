-- The message comes as one object, so that a new field is a new column and nothing else.
drop function public.submit_contact_message(
  text, integer, text, integer, text, text, text, text, boolean, text
);

-- One call, one transaction: count, then store. The counter's row lock makes it atomic, so that a
-- burst of simultaneous messages can't slip through; an error rolls the counting back too.
create function public.submit_contact_message(
  sender_key text,
  sender_limit integer,
  email_key text,
  email_limit integer,
  message jsonb
) returns boolean
  language plpgsql security invoker set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  -- In one order for everyone, so that two calls never wait for each other.
  counter record;
begin
  for counter in
    select c.key, c.max_hits
    from (values (sender_key, sender_limit), (email_key, email_limit)) as c (key, max_hits)
    order by c.key
  loop
    insert into public.contact_rate_limits as stored (key, window_start, hits)
    values (counter.key, this_hour, 1)
    on conflict on constraint contact_rate_limits_pkey
    do update set hits = stored.hits + 1 where stored.hits < counter.max_hits;
    if not found then
      return false;
    end if;
  end loop;

  -- Key and time are ours, whatever the object says.
  insert into public.contact_messages
  select filled.* from jsonb_populate_record(
    null::public.contact_messages,
    message || jsonb_build_object('id', gen_random_uuid(), 'created_at', now())
  ) as filled;
  return true;
end;
$$;

comment on function public.submit_contact_message(text, integer, text, integer, jsonb) is
  'Stores a contact message, an object with the columns of contact_messages, unless its sender or '
  'e-mail address has reached its limit for this hour; says whether it was stored. For the Edge '
  'Function only.';
revoke execute on function public.submit_contact_message(text, integer, text, integer, jsonb)
  from public, anon, authenticated;
grant execute on function public.submit_contact_message(text, integer, text, integer, jsonb)
  to service_role;
