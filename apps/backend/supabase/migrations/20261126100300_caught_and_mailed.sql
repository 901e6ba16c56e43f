-- A message in which the field was filled that people don't see was thrown away, and its sender thanked: where a
-- program of the sender's filled it in, that was a person. It is kept apart now, for somebody to look at.
alter table public.contact_messages
  add column caught boolean not null default false,
  add column mailed_at timestamptz;

comment on column public.contact_messages.caught is
  'Whether the field was filled that people don''t see: kept apart, and not mailed, for a person to look at.';
comment on column public.contact_messages.mailed_at is
  'When it was taken to be mailed to the company; null when nobody was mailed, or that is not known (before '
  '26 November 2026).';

-- Whoever mails a message takes it first, so that one that is sent again is mailed once.
grant update (mailed_at) on table public.contact_messages to service_role;

-- What is sent again counts like any other: with its key one message made the function and the mail service work
-- without an end.
create or replace function public.submit_contact_message(
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
  -- Key and times are ours, whatever the object says; the function of the day before catches none.
  given public.contact_messages := jsonb_populate_record(
    null::public.contact_messages,
    jsonb_build_object('caught', false) || message
      || jsonb_build_object('id', idempotency_key, 'created_at', now(), 'mailed_at', null)
  );
  stored public.contact_messages;
  -- In one order for everyone, so that two calls never wait for each other.
  counter record;
begin
  -- The second of two at once waits here, and then finds what the first has stored.
  perform pg_advisory_xact_lock(hashtextextended(idempotency_key::text, 0));

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

  select m.* into stored from public.contact_messages as m where m.id = idempotency_key;
  if not found then
    insert into public.contact_messages select given.*;
    return true;
  end if;
  given.created_at := stored.created_at;
  given.mailed_at := stored.mailed_at;
  if given is distinct from stored then
    raise sqlstate 'PT422' using message = 'This key belongs to another message';
  end if;
  return true;
end;
$$;
