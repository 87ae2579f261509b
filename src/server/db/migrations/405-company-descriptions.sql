-- What a company says about itself, in plain text.
alter table companies add column description text;
