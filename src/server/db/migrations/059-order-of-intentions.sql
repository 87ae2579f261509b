-- The number of the last change from each device of a person, by thing (a favourite, a block, the profile). A request
-- that the network delivers late has a lower number and must not undo a newer change.
create table intentions (
  user_id integer not null references users (id) on delete cascade,
  thing text not null,
  device uuid not null,
  number bigint not null,
  intended_at timestamptz not null,
  primary key (user_id, thing, device)
);
create index intentions_age on intentions (intended_at);
