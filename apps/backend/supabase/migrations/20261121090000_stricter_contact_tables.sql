-- The CHECKs repeat the whole schema of @heldermatch/forms: characters, syntax of an address, composed
-- letters, and nothing but text at either end. PostgreSQL has no class of Unicode letters that is the same on
-- every machine, so beyond ASCII the characters of a name are the function's to check.
alter table public.contact_messages
  drop constraint contact_messages_name_check,
  add constraint contact_messages_name_check check (
    char_length(name) between 2 and 100
    and name !~ '[\u0001-\u001f!-&(-,./0-9:-@[-`{-\u007f]'
    and name is nfc normalized
    and name !~ '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and name !~ '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
  ),
  drop constraint contact_messages_email_check,
  add constraint contact_messages_email_check check (
    char_length(email) <= 255
    and email ~ '^[a-z0-9_.!#$%&''*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$'
  ),
  drop constraint contact_messages_company_check,
  add constraint contact_messages_company_check check (
    char_length(company) <= 100
    and company is nfc normalized
    and company !~ '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and company !~ '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
  ),
  drop constraint contact_messages_message_check,
  add constraint contact_messages_message_check check (
    char_length(message) between 10 and 2000
    and message is nfc normalized
    and message !~ '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'
    and message !~ '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]$'
  );

-- Row level security without a policy refuses too, but does not say whether that was meant. And a
-- grant given by mistake opens nothing.
create policy "No visitor and no user" on public.contact_messages
  as restrictive for all to anon, authenticated using (false);
create policy "No visitor and no user" on public.contact_rate_limits
  as restrictive for all to anon, authenticated using (false);

-- A table of one day's counters: nothing ever looks for them by their time but the retention.
drop index public.contact_rate_limits_window_start_idx;

-- Nobody asks by GraphQL, and its introspection would list every table that a user may read.
drop extension if exists pg_graphql;
