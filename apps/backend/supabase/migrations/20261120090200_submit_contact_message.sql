-- One call, one transaction: count, then store. The counter's row lock makes it atomic, so that a
-- burst of simultaneous messages can't slip through; an error rolls the counting back too.
create function public.submit_contact_message(
  sender_key text,
  sender_limit integer,
  email_key text,
  email_limit integer,
  name text,
  email text,
  company text,
  message text,
  consent boolean,
  consent_version text
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

  insert into public.contact_messages (name, email, company, message, consent, consent_version)
  values (
    submit_contact_message.name,
    submit_contact_message.email,
    submit_contact_message.company,
    submit_contact_message.message,
    submit_contact_message.consent,
    submit_contact_message.consent_version
  );
  return true;
end;
$$;

comment on function public.submit_contact_message(
  text, integer, text, integer, text, text, text, text, boolean, text
) is
  'Stores a contact message unless its sender or e-mail address has reached its limit for this hour; '
  'says whether it was stored. For the Edge Function only.';
revoke execute on function public.submit_contact_message(
  text, integer, text, integer, text, text, text, text, boolean, text
) from public, anon, authenticated;
grant execute on function public.submit_contact_message(
  text, integer, text, integer, text, text, text, text, boolean, text
) to service_role;
