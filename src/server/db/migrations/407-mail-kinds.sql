-- Why the mail was sent (MAIL_KINDS of the contract). Nothing says it of the mails sent before.
alter table mail_attempts add column kind text not null default 'other';
