-- pgTAP lives apart from ours: what stands in `public` is the product.
create schema tap;
grant usage on schema tap to public;
