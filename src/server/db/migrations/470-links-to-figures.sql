-- The articles about pay link the page of figures. A sentence that the operator has changed stays as it is.
update blog_articles set bodies = jsonb_set(bodies, '{en}', to_jsonb(replace(bodies ->> 'en', known.sentence,
    known.sentence || ' All figures: [Minimum wages and mini-job limits](/en/minimum-wages).'))) from (values
  ('mini-job-midi-job-full-job', 'up to **633 euros from 1 January 2027**.'),
  ('work-while-you-study', 'At the minimum wage that is about ten hours a week.'),
  ('pay-you-may-know', 'A private household must pay the general minimum wage.'),
  ('seasonal-work-in-germany', '**13.90 euros an hour in 2026 and 14.60 euros from 1 January 2027**.')
) as known (slug, sentence)
where blog_articles.slug = known.slug and bodies ->> 'en' not like '%/minimum-wages%';
update blog_articles set bodies = jsonb_set(bodies, '{de}', to_jsonb(replace(bodies ->> 'de', known.sentence,
    known.sentence || ' Alle Zahlen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).'))) from (values
  ('mini-job-midi-job-full-job', 'bis **633 Euro ab dem 1. Januar 2027**.'),
  ('work-while-you-study', 'Zum Mindestlohn sind das etwa zehn Stunden pro Woche.'),
  ('pay-you-may-know', 'Im Privathaushalt gilt der allgemeine Mindestlohn.'),
  ('seasonal-work-in-germany', 'ab dem 1. Januar 2027 **14,60 Euro pro Stunde**.')
) as known (slug, sentence)
where blog_articles.slug = known.slug and bodies ->> 'de' not like '%/minimum-wages%';
update blog_articles set bodies = jsonb_set(bodies, '{pl}', to_jsonb(replace(bodies ->> 'pl', known.sentence,
    known.sentence || ' Wszystkie kwoty: [Płace minimalne i limity minijobu](/pl/minimum-wages).'))) from (values
  ('mini-job-midi-job-full-job', 'do **633 euro od 1 stycznia 2027**.'),
  ('work-while-you-study', 'Przy płacy minimalnej to około dziesięciu godzin tygodniowo.'),
  ('pay-you-may-know', 'W prywatnym domu obowiązuje ogólna płaca minimalna.'),
  ('seasonal-work-in-germany', '**13,90 euro za godzinę w 2026 roku i 14,60 euro od 1 stycznia 2027**.')
) as known (slug, sentence)
where blog_articles.slug = known.slug and bodies ->> 'pl' not like '%/minimum-wages%';
update blog_articles set bodies = jsonb_set(bodies, '{ru}', to_jsonb(replace(bodies ->> 'ru', known.sentence,
    known.sentence || ' Все суммы: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).'))) from (values
  ('mini-job-midi-job-full-job', 'до **633 евро с 1 января 2027 года**.'),
  ('work-while-you-study', 'При минимальной оплате это около десяти часов в неделю.'),
  ('pay-you-may-know', 'У частных лиц действует общая минимальная оплата.'),
  ('seasonal-work-in-germany', '**13,90 евро в час в 2026 году и 14,60 евро с 1 января 2027 года**.')
) as known (slug, sentence)
where blog_articles.slug = known.slug and bodies ->> 'ru' not like '%/minimum-wages%';
