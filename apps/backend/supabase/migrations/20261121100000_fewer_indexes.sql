-- A year of messages is read in one go by the nightly retention, and Supabase's advisors report an index that
-- nothing uses.
drop index public.contact_messages_created_at_idx;
