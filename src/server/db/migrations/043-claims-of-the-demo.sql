-- The claim "number 1" was shown in every installation; now the operator decides. The demo keeps it.
update app_options set options = options || '{"numberOne": true}' where exists (select from users where is_demo);
