-- Emails that a hosted project would have sent. Only the local emulator has this table, and no API role can read it.
create schema if not exists local_mailbox;
create table if not exists local_mailbox.mails (
  id uuid primary key default gen_random_uuid(),
  sent_at timestamptz not null default clock_timestamp(),
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  link text
);
