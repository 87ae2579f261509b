-- An account whose password signs in only after the mailed link has confirmed the address.
alter table users add column confirm_before_sign_in boolean not null default false;
