-- The last change that each device of a person asked for, by thing: a favourite, a block, the profile. A request that
-- the network delivers late is recognised by its number and must not undo a newer one.
create table intentions (
  user_id integer not null references users (id) on delete cascade,
  thing text not null,
  device uuid not null,
  number bigint not null,
  intended_at timestamptz not null,
  primary key (user_id, thing, device)
);
create index intentions_age on intentions (intended_at);
