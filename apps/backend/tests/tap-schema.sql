-- pgTAP has its own schema, because `public` contains only the product.
create schema tap;
grant usage on schema tap to public;
