-- The news about the law link their sources: the page of figures, or the article. A text that the operator has changed at its
-- end stays as it is.
update news set bodies = jsonb_set(bodies, '{en}', to_jsonb(bodies ->> 'en' || known.link)) from (values
  ('from 1 January the new figure applies.', ' All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).'),
  ('check with your employer whether your hours still fit.', ' All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).'),
  ('you may politely decline to answer.', ' More: [Pay: what you may ask](/en/blog/pay-you-may-know).'),
  ('ask your employer if the figure is lower.', ' All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).')
) as known (ending, link) where right(bodies ->> 'en', length(known.ending)) = known.ending;
update news set bodies = jsonb_set(bodies, '{de}', to_jsonb(bodies ->> 'de' || known.link)) from (values
  ('ab dem 1. Januar gilt der neue Betrag.', ' Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).'),
  ('ob die Stunden noch passen.', ' Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).'),
  ('müssen Sie darauf nicht antworten.', ' Mehr dazu: [Lohn: was Sie wissen dürfen](/de/blog/pay-you-may-know).'),
  ('fragen Sie nach, wenn er niedriger ist.', ' Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).')
) as known (ending, link) where right(bodies ->> 'de', length(known.ending)) = known.ending;
update news set bodies = jsonb_set(bodies, '{pl}', to_jsonb(bodies ->> 'pl' || known.link)) from (values
  ('od 1 stycznia liczy się nowa kwota.', ' Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).'),
  ('czy godziny nadal pasują.', ' Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).'),
  ('możesz uprzejmie odmówić odpowiedzi.', ' Więcej: [Wynagrodzenie: co masz prawo wiedzieć](/pl/blog/pay-you-may-know).'),
  ('zapytaj pracodawcę.', ' Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).')
) as known (ending, link) where right(bodies ->> 'pl', length(known.ending)) = known.ending;
update news set bodies = jsonb_set(bodies, '{ru}', to_jsonb(bodies ->> 'ru' || known.link)) from (values
  ('с 1 января действует новая сумма.', ' Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).'),
  ('подходят ли прежние часы.', ' Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).'),
  ('на этот вопрос можно вежливо не отвечать.', ' Подробнее: [Оплата: что вы вправе знать](/ru/blog/pay-you-may-know).'),
  ('спросите работодателя, если она меньше.', ' Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).')
) as known (ending, link) where right(bodies ->> 'ru', length(known.ending)) = known.ending;
