-- The CHECKs repeat @heldermatch/forms (a test holds them together): what reaches the table by any
-- other way than the function obeys the same rules.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  name text not null check (char_length(name) between 2 and 100 and name = btrim(name)),
  email text not null
    check (char_length(email) <= 255 and email = lower(email) and email ~ '^[^@[:space:]]+@[^@[:space:]]+$'),
  company text not null default '' check (char_length(company) <= 100 and company = btrim(company)),
  message text not null
    check (char_length(message) between 10 and 2000 and message = btrim(message)),
  consent boolean not null check (consent),
  consent_version text not null check (char_length(consent_version) between 1 and 20)
);

comment on table public.contact_messages is
  'Messages from the contact form, written by the Edge Function only and kept for one year.';
comment on column public.contact_messages.id is 'Key of the message.';
comment on column public.contact_messages.created_at is
  'When the message arrived; one year later it is deleted.';
comment on column public.contact_messages.name is 'Name of the sender, 2 to 100 characters.';
comment on column public.contact_messages.email is
  'Address to answer to, in lower case, at most 255 characters.';
comment on column public.contact_messages.company is
  'Company of the sender, at most 100 characters; empty when none was given.';
comment on column public.contact_messages.message is 'The message, 10 to 2000 characters.';
comment on column public.contact_messages.consent is
  'Consent to the processing of these data; a message without it is never stored.';
comment on column public.contact_messages.consent_version is
  'Which wording of the consent text the sender agreed to.';

-- For the retention and for reading the newest first.
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
revoke all on table public.contact_messages from public, anon, authenticated, service_role;
grant select, insert on table public.contact_messages to service_role;

create table public.contact_rate_limits (
  key text not null check (char_length(key) between 1 and 100),
  window_start timestamptz not null,
  hits integer not null check (hits > 0),
  primary key (key, window_start)
);

comment on table public.contact_rate_limits is
  'Counters of the contact form''s rate limit. Short-lived, and without any personal data.';
comment on column public.contact_rate_limits.key is
  'Keyed hash of the sender''s address or e-mail address, different every day.';
comment on column public.contact_rate_limits.window_start is
  'Start of the window in which the messages are counted.';
comment on column public.contact_rate_limits.hits is 'Messages counted in this window.';

create index contact_rate_limits_window_start_idx on public.contact_rate_limits (window_start);

alter table public.contact_rate_limits enable row level security;
revoke all on table public.contact_rate_limits from public, anon, authenticated, service_role;
grant select, insert, update on table public.contact_rate_limits to service_role;
