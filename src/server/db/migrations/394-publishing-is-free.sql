-- Names the question how a vacancy is published, to which the page adds how long approvals took lately.
update faq_entries set slug = 'publish-vacancy'
  where id = (select min(id) from faq_entries where questions ->> 'en' = 'How do I publish a vacancy?');
-- Its answer says that publishing is free. A sentence that the operator has changed stays as it is.
update faq_entries set answers = replace(replace(replace(replace(answers::text,
    'choose “Create vacancy”. A moderator reads it;', 'choose “Create vacancy”. It is free. A moderator reads it;'),
    'выберите «Создать вакансию». Её прочитает модератор;', 'выберите «Создать вакансию». Это бесплатно. Её прочитает модератор;'),
    'wybierz „Dodaj ogłoszenie”. Przeczyta je moderator;', 'wybierz „Dodaj ogłoszenie”. To nic nie kosztuje. Przeczyta je moderator;'),
    'den Punkt „Anzeige erstellen“. Ein Mensch liest die Anzeige;', 'den Punkt „Anzeige erstellen“. Das kostet nichts. Ein Mensch liest die Anzeige;')::jsonb
  where slug = 'publish-vacancy';
