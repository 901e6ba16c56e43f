-- A line break in a company would write a line of its own into the mail to the company, and what steers a
-- terminal belongs in no text. Messages from before keep every character that can be seen: white space stays
-- white space, anything else becomes the replacement character, so lengths stay as they are too.
update public.contact_messages set
  name = regexp_replace(name, '[\u0080-\u009f\u2028\u2029]', chr(65533), 'g'),
  company = regexp_replace(
    regexp_replace(company, '[\u0009-\u000d\u2028\u2029]', ' ', 'g'),
    '[\u0001-\u001f\u007f-\u009f]', chr(65533), 'g'
  ),
  message = regexp_replace(
    regexp_replace(
      replace(message, chr(13) || chr(10), ' ' || chr(10)),
      '[\u000b-\u000d\u2028\u2029]', chr(10), 'g'
    ),
    '[\u0001-\u0008\u000e-\u001f\u007f-\u009f]', chr(65533), 'g'
  )
  where name || company ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    or message ~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]';

alter table public.contact_messages
  add constraint contact_messages_name_is_one_line
    check (name !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint contact_messages_company_is_one_line
    check (company !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'),
  add constraint contact_messages_message_is_plain_text
    check (message !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]');
