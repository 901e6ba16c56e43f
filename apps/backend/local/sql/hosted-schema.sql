-- After the auth schema was made: policies call auth.uid() as the role of the request.
grant usage on schema auth to anon, authenticated, service_role;
