-- The commissioned claim "number 1" was shown everywhere; now it is the operator's to make. Demo data keeps it.
update app_options set options = options || '{"numberOne": true}' where exists (select from users where is_demo);
