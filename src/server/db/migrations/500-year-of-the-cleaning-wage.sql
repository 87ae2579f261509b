-- The minimum wage of cleaning in the article about pay and in the employers' questions is the one of 2026. A sentence that
-- the operator has changed stays as it is.
update blog_articles set bodies = replace(replace(replace(replace(bodies::text,
    'cleaning firms at least 15.00 euros indoors', 'cleaning firms in 2026 at least 15.00 euros indoors'),
    'Reinigungsfirmen innen mindestens 15,00', 'Reinigungsfirmen im Jahr 2026 innen mindestens 15,00'),
    'sprzątające co najmniej 15,00', 'sprzątające w 2026 roku co najmniej 15,00'),
    'клининговые — не меньше 15,00', 'клининговые — в 2026 году не меньше 15,00')::jsonb
  where slug = 'pay-you-may-know';
update faq_entries set answers = replace(replace(replace(replace(answers::text,
    'for example 15.00 euros for cleaning', 'for example 15.00 euros (2026) for cleaning'),
    'например, 15,00 евро за уборку', 'например, 15,00 евро (2026 год) за уборку'),
    'na przykład 15,00 euro za sprzątanie', 'na przykład 15,00 euro (2026 r.) za sprzątanie'),
    'zum Beispiel 15,00 Euro für die Innenreinigung', 'zum Beispiel 15,00 Euro (2026) für die Innenreinigung')::jsonb
  where answers ->> 'en' like '%for example 15.00 euros for cleaning%';
