-- A site whose operator has entered their data is open: it keeps the language that it has had.
update app_options set options = options || '{"default_language": "en"}'
  where operator <> '{}' and operator ->> 'email' !~ '\.example$' and not options ? 'default_language';
