-- The text of the first start was stored with the time of its first change, as if it had been written then.
update content_versions first set created_at = (select min(applied_at) from migrations)
where version = 1 and author_id is null and exists (
  select from content_versions second
  where second.kind = first.kind and second.item_id = first.item_id and second.version = 2
    and second.created_at = first.created_at
);
