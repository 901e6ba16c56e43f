-- A sender who got no answer sends again: the key that comes with a message becomes its id, so it is stored
-- and counted once, and gets the same answer again. The function of the day before calls it without a key.
drop function public.submit_contact_message(text, integer, text, integer, jsonb);

-- One call, one transaction: count, then store. The counter's row lock makes it atomic, so that a
-- burst of simultaneous messages can't slip through; an error rolls the counting back too.
create function public.submit_contact_message(
  sender_key text,
  sender_limit integer,
  email_key text,
  email_limit integer,
  message jsonb,
  idempotency_key uuid default gen_random_uuid()
) returns boolean
  language plpgsql security invoker set search_path = ''
as $$
declare
  this_hour constant timestamptz := date_trunc('hour', now());
  -- Key and time are ours, whatever the object says.
  given public.contact_messages := jsonb_populate_record(
    null::public.contact_messages,
    message || jsonb_build_object('id', idempotency_key, 'created_at', now())
  );
  stored public.contact_messages;
  -- In one order for everyone, so that two calls never wait for each other.
  counter record;
begin
  -- The second of two at once waits here, and then finds what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));
  select m.* into stored from public.contact_messages as m where m.id = idempotency_key;
  if found then
    given.created_at := stored.created_at;
    if given is distinct from stored then
      raise sqlstate 'PT422' using message = 'This key belongs to another message';
    end if;
    return true;
  end if;

  for counter in
    select c.key, c.max_hits
    from (values (sender_key, sender_limit), (email_key, email_limit)) as c (key, max_hits)
    order by c.key
  loop
    insert into public.contact_rate_limits as counted (key, window_start, hits)
    values (counter.key, this_hour, 1)
    on conflict on constraint contact_rate_limits_pkey
    do update set hits = counted.hits + 1 where counted.hits < counter.max_hits;
    if not found then
      return false;
    end if;
  end loop;

  insert into public.contact_messages select given.*;
  return true;
end;
$$;

comment on function public.submit_contact_message(text, integer, text, integer, jsonb, uuid) is
  'Stores a contact message, an object with the columns of contact_messages, unless its sender or '
  'e-mail address has reached its limit for this hour; says whether it is stored, by this call or by '
  'an earlier one with the same key. For the Edge Function only.';
comment on column public.contact_messages.id is
  'Key of the message: the Idempotency-Key with which it was sent.';
revoke execute on function public.submit_contact_message(text, integer, text, integer, jsonb, uuid)
  from public, anon, authenticated;
grant execute on function public.submit_contact_message(text, integer, text, integer, jsonb, uuid)
  to service_role;
