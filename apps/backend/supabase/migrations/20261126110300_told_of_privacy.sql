-- Nobody agrees to a privacy statement: it is read at the registration, and a new version is told.
comment on table public.acceptances is
  'Which user agreed to which version of the terms, and has read or was told of which version of the privacy '
  'statement, and when. Never changed; gone with the account.';
comment on table public.legal_versions is
  'Every version of the general terms, which users agree to, and of the privacy statement, which they are told of.';
comment on column public.legal_versions.version is
  'The date that the text itself names as its last change, on which it was announced; terms hold thirty days later.';
