-- Beside a message of the contact form, staff see the other messages from its address.
create index contact_messages_email on contact_messages (email);
