import type { LocalArticle } from './local-article.ts'

export const payYouMayKnow: LocalArticle = {
  slug: 'pay-you-may-know',
  daysAgo: 25,
  titles: {
    en: 'Pay: what you may ask and what you need not say',
    de: 'Lohn: was Sie wissen dürfen und nicht sagen müssen',
    pl: 'Wynagrodzenie: co masz prawo wiedzieć, a czego nie musisz mówić',
    ru: 'Оплата: что вы вправе знать и о чём можно молчать',
  },
  summaries: {
    en: 'The European rules on pay transparency in plain words: the figure comes before the interview, and nobody asks what you earned before.',
    de: 'Die europäischen Regeln zur Lohntransparenz in einfachen Worten: Der Betrag kommt vor dem Gespräch, und niemand fragt nach dem früheren Verdienst.',
    pl: 'Europejskie zasady jawnych płac prostymi słowami: kwota jest znana przed rozmową i nikt nie pyta o wcześniejsze zarobki.',
    ru: 'Европейские правила открытой оплаты простыми словами: сумму называют до собеседования и не спрашивают о прежнем заработке.',
  },
  bodies: {
    en: `Many people only hear at the end of an interview what a job pays, and then have to answer at once. A European directive on pay transparency (2023/970) changes that. It is addressed to the member states; what binds an employer is the German law that implements it. Its Article 5 contains two rules that matter to everyone who is looking for work.

## The figure comes first

Under the directive, applicants must learn the pay, or its range, in time: in the vacancy, or at least before the interview. Then you can decide calmly whether the journey to work, the hours and the money fit together. It does not ask for the figure in the advertisement itself. Jobmost does: without a figure a vacancy is not published. You see it there per hour or per month, and where the hours are stated you see both.

## Nobody asks about the past

Under the directive, employers must not ask what you earned before. What counts is the work that is to be done, not how badly an earlier job was paid. If they ask anyway, you can say: “I would rather talk about this job. The range in the vacancy suits me.”

## How to compare

- Always compare the pay **before** tax and contributions (*brutto*). What is left depends on your tax class and your insurance.
- Work everything out per hour. Monthly pay ÷ 4.333 ÷ hours a week gives the hourly pay: 2,600 euros at 40 hours is 15.00 euros.
- Know the minimum: the minimum wage is **13.90 euros in 2026 and 14.60 euros from 1 January 2027**. Firms in some trades must pay more: cleaning firms in 2026 at least 15.00 euros indoors and 18.40 euros for glass and facades; care homes and services 16.52, 17.80 or 21.03 euros, depending on training (since July 2026). A private household must pay the general minimum wage. All figures: [Minimum wages and mini-job limits](/en/minimum-wages).
- Ask what is deducted for a room, a car or work clothes, and have it written down.

## And if the range is wide?

Ask what makes the difference: experience, shifts, a licence? Say what you can offer and name a figure in the upper half if you have done this work before. You can state the pay you want when you place a bid; only this employer sees it. An honest employer will not mind a friendly question about pay.`,
    de: `Viele erfahren erst am Ende eines Gesprächs, wie viel eine Stelle bringt, und sollen dann sofort antworten. Eine europäische Richtlinie zur Lohntransparenz (2023/970) dreht das um. Sie richtet sich an die Mitgliedstaaten; den Arbeitgeber bindet das deutsche Gesetz, das daraus wird. In ihrem fünften Artikel stehen zwei Regeln, die für alle wichtig sind, die Arbeit suchen.

## Zuerst der Betrag

Nach der Richtlinie muss, wer sich bewirbt, den Lohn oder seine Spanne rechtzeitig erfahren: aus der Anzeige oder jedenfalls vor dem Gespräch. So können Sie in Ruhe entscheiden, ob Weg, Stunden und Geld zusammenpassen. In der Anzeige selbst verlangt sie den Betrag nicht. Jobmost verlangt ihn: Ohne Betrag wird keine Stelle veröffentlicht. Er steht dort pro Stunde oder pro Monat, und wo die Stunden genannt sind, sehen Sie beides.

## Nach dem früheren Lohn fragt niemand

Nach der Richtlinie dürfen Arbeitgeber nicht fragen, was Sie bisher verdient haben. Es zählt die Arbeit, die zu tun ist, nicht, wie schlecht eine frühere bezahlt war. Kommt die Frage trotzdem, können Sie sagen: „Ich möchte lieber über diese Stelle sprechen. Die Spanne in der Anzeige passt für mich.“

## So vergleichen Sie

- Vergleichen Sie immer den Lohn **vor** Steuern und Beiträgen (brutto). Was bleibt, hängt von Ihrer Steuerklasse und Ihrer Versicherung ab.
- Rechnen Sie alles auf die Stunde um. Monatslohn ÷ 4,333 ÷ Stunden pro Woche ergibt den Stundenlohn: 2.600 Euro bei 40 Stunden sind 15,00 Euro.
- Merken Sie sich die Untergrenze: Der Mindestlohn beträgt im Jahr 2026 **13,90 Euro** und ab dem 1. Januar 2027 **14,60 Euro**. Betriebe mancher Branchen müssen mehr zahlen: Reinigungsfirmen im Jahr 2026 innen mindestens 15,00 Euro, für Glas und Fassade 18,40 Euro; Pflegeheime und -dienste je nach Ausbildung 16,52, 17,80 oder 21,03 Euro (seit Juli 2026). Im Privathaushalt gilt der allgemeine Mindestlohn. Alle Zahlen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).
- Fragen Sie, was für Zimmer, Auto oder Arbeitskleidung abgezogen wird, und lassen Sie es aufschreiben.

## Und wenn die Spanne groß ist?

Fragen Sie, woran es liegt: Erfahrung, Schichten, ein Führerschein? Sagen Sie, was Sie mitbringen, und nennen Sie einen Betrag in der oberen Hälfte, wenn Sie diese Arbeit schon gemacht haben. In der Bewerbung können Sie Ihre Lohnvorstellung angeben; sie sieht nur dieser Arbeitgeber. Eine freundliche Frage nach dem Lohn hat noch niemanden eine ehrliche Stelle gekostet.`,
    pl: `Wiele osób dopiero pod koniec rozmowy dowiaduje się, ile wynosi wynagrodzenie, i ma od razu odpowiedzieć. Europejska dyrektywa o przejrzystości wynagrodzeń (2023/970) to zmienia. Jest skierowana do państw członkowskich; pracodawcę wiąże niemiecka ustawa, która z niej wynika. W jej piątym artykule są dwie zasady ważne dla każdego, kto szuka pracy.

## Najpierw kwota

Według dyrektywy kandydat musi poznać wynagrodzenie albo jego widełki odpowiednio wcześnie: z ogłoszenia lub przynajmniej przed rozmową. Wtedy można spokojnie zdecydować, czy dojazd, godziny i pieniądze do siebie pasują. Dyrektywa nie wymaga kwoty w samym ogłoszeniu. Jobmost jej wymaga: bez kwoty ogłoszenie nie zostanie opublikowane. Stawka podana jest za godzinę lub za miesiąc, a gdy znana jest liczba godzin, widać obie.

## Nikt nie pyta o przeszłość

Według dyrektywy pracodawca nie może pytać, ile wynosiły Twoje wcześniejsze zarobki. Liczy się praca do wykonania, a nie to, jak źle płacono za poprzednią. Jeśli pytanie mimo wszystko padnie, można odpowiedzieć: „Wolę porozmawiać o tej pracy. Widełki z ogłoszenia mi odpowiadają”.

## Jak porównywać

- Zawsze porównuj kwoty **przed** podatkiem i składkami (brutto). To, co zostanie, zależy od klasy podatkowej i ubezpieczenia.
- Przeliczaj wszystko na godzinę. Pensja ÷ 4,333 ÷ godziny w tygodniu daje stawkę godzinową: 2600 euro przy 40 godzinach to 15,00 euro.
- Pamiętaj o dolnej granicy: płaca minimalna to **13,90 euro w 2026 roku i 14,60 euro od 1 stycznia 2027**. Firmy z niektórych branż muszą płacić więcej: sprzątające w 2026 roku co najmniej 15,00 euro we wnętrzach i 18,40 euro przy szybach i elewacjach; placówki i firmy opiekuńcze, zależnie od kwalifikacji, 16,52, 17,80 lub 21,03 euro (od lipca 2026). W prywatnym domu obowiązuje ogólna płaca minimalna. Wszystkie kwoty: [Płace minimalne i limity minijobu](/pl/minimum-wages).
- Zapytaj, ile potrącają za pokój, samochód lub ubranie robocze, i poproś o zapisanie tego.

## A jeśli widełki są szerokie?

Zapytaj, od czego to zależy: od doświadczenia, zmian, uprawnień? Powiedz, co umiesz, i jeśli znasz już tę pracę, podaj kwotę z górnej połowy. W swoim zgłoszeniu możesz wpisać oczekiwaną stawkę; zobaczy ją tylko ten pracodawca. Uprzejme pytanie o pieniądze nikomu jeszcze nie odebrało uczciwej pracy.`,
    ru: `Многие лишь в конце собеседования узнают, сколько платят, и должны сразу дать ответ. Европейская директива о прозрачности оплаты труда (2023/970) меняет этот порядок. Она обращена к государствам; работодателя обязывает немецкий закон, который принимают на её основе. В её пятой статье есть два правила, важных для каждого, кто ищет работу.

## Сначала сумма

По директиве соискатель должен вовремя узнать размер оплаты или её границы: из объявления или хотя бы до собеседования. Тогда можно спокойно решить, подходят ли вам дорога, часы и деньги. Указывать сумму в самом объявлении директива не требует. Этого требует Jobmost: без суммы вакансию не публикуют. Оплата указана за час или за месяц, а если известно число часов, видны обе цифры.

## О прошлом не спрашивают

По директиве работодателю нельзя спрашивать, сколько вы зарабатывали раньше. Важна работа, которую предстоит делать, а не то, сколько платили за прежнюю. Если вопрос всё же прозвучал, можно ответить: «Мне хотелось бы говорить об этой работе. Границы из объявления мне подходят».

## Как сравнивать

- Всегда сравнивайте оплату **до** налогов и взносов (brutto). Сколько останется, зависит от налогового класса и страховки.
- Пересчитывайте всё на час. Месячная оплата ÷ 4,333 ÷ часы в неделю даёт ставку: 2600 евро при 40 часах — это 15,00 евро.
- Помните о нижней границе: минимальная оплата — **13,90 евро в 2026 году и 14,60 евро с 1 января 2027 года**. Фирмы некоторых отраслей обязаны платить больше: клининговые — в 2026 году не меньше 15,00 евро за уборку помещений и 18,40 евро за стёкла и фасады; дома престарелых и службы ухода — 16,52, 17,80 или 21,03 евро в зависимости от образования (с июля 2026 года). У частных лиц действует общая минимальная оплата. Все суммы: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).
- Спросите, сколько удерживают за комнату, машину или рабочую одежду, и попросите это записать.

## А если границы широкие?

Спросите, от чего зависит разница: от опыта, смен, водительских прав? Скажите, что умеете вы, и назовите сумму из верхней половины, если уже делали такую работу. В отклике можно указать желаемую оплату; её увидит только этот работодатель. Вежливый вопрос о деньгах ещё никого не лишил честной работы.`,
  },
  sources: [
    ['RL (EU) 2023/970, Art. 5', 'https://eur-lex.europa.eu/eli/dir/2023/970/oj'],
    ['§ 1 MiLoG', 'https://www.gesetze-im-internet.de/milog/__1.html'],
    ['Mindestlohn-Kommission', 'https://www.mindestlohn-kommission.de/'],
    [
      'Bundesministerium für Arbeit und Soziales',
      'https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html',
    ],
  ],
  checked: '2026-11-22',
}
