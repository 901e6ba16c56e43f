-- The file of a CV, for vacancies that keep files. Its bytes are a row of the database, so that they are added with their
-- candidate and deleted with it, in one transaction: docs/decisions/0028 explains why it isn't Supabase Storage.
create table public.candidate_files (
  organisation uuid not null,
  candidate uuid not null,
  media text not null,
  content bytea not null,
  primary key (organisation, candidate),
  foreign key (organisation, candidate) references public.candidates (organisation, id) on delete cascade
);

comment on table public.candidate_files is 'File of the CV, if its vacancy kept files when the candidate was added.';
comment on column public.candidate_files.organisation is 'The organisation.';
comment on column public.candidate_files.candidate is 'The candidate.';
comment on column public.candidate_files.media is 'Media type of the file: of a PDF or a DOCX.';
comment on column public.candidate_files.content is 'The file, byte for byte, up to 10 MB.';

-- PDF and DOCX are compressed already.
alter table public.candidate_files alter column content set storage external;

alter table public.candidate_files enable row level security;
revoke all on table public.candidate_files from public, anon, authenticated, service_role;
grant select on table public.candidate_files to authenticated;
create policy "Read the own organisations" on public.candidate_files
  for select to authenticated
  using (organisation = any (array(select private.own_organisations())));

create function private.keep_file(team uuid, one uuid, file jsonb) returns void
  language plpgsql security invoker set search_path = ''
as $$
declare
  content bytea;
begin
  if not private.is_valid(file, 'file') then
    raise sqlstate 'PT422' using message = 'A file has the media type of a PDF or DOCX, and its content as base64';
  end if;
  begin
    content := decode(file ->> 'base64', 'base64');
  exception when invalid_parameter_value then
    raise sqlstate 'PT422' using message = 'The file is not valid base64';
  end;
  if octet_length(content) > 10000000 then
    raise sqlstate 'PT422' using message = 'A file has at most 10 MB';
  end if;
  -- As the desk recognizes them: the header of a PDF is in its first kilobyte, and a DOCX is a zip.
  if not (case file ->> 'media'
    when 'application/pdf' then position('%PDF-'::bytea in substring(content for 1024)) > 0
    else substring(content for 4) = '\x504b0304'
  end) then
    raise sqlstate 'PT422' using message = 'The content of the file is not of its media type';
  end if;
  insert into public.candidate_files (organisation, candidate, media, content)
    values (team, one, file ->> 'media', content);
end;
$$;

comment on function private.keep_file(uuid, uuid, jsonb) is
  'Stores the file of a candidate, as {"media", "base64"}; fails unless it is a PDF or DOCX of at most 10 MB.';
revoke execute on function private.keep_file(uuid, uuid, jsonb) from public, anon, authenticated, service_role;

create function public.read_file(organisation uuid, candidate uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  -- The encoding breaks lines.
  select jsonb_build_object('media', f.media, 'base64', translate(encode(f.content, 'base64'), E'\n', ''))
  from public.candidate_files as f
  where f.organisation = read_file.organisation and f.candidate = read_file.candidate;
$$;

comment on function public.read_file(uuid, uuid) is
  'The file of a candidate, as {"media", "base64"}; null if it was not kept. Base64 has two thirds of the size that the '
  'API gives a bytea.';

revoke execute on function public.read_file(uuid, uuid) from public, anon, service_role;
grant execute on function public.read_file(uuid, uuid) to authenticated;
