-- A changed phone number waits until the link mailed to the owner's confirmed address is opened. Null for an e-mail address.
alter table email_tokens add column phone text;
