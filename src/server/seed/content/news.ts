import type { LocalTexts } from './local-page.ts'

export type LocalNews = { daysAgo: number; titles: LocalTexts; bodies: LocalTexts }

/** The first news: dated facts for job seekers. */
export const news: LocalNews[] = [
  {
    daysAgo: 2,
    titles: {
      en: 'Minimum wage: 14.60 euros from January 2027',
      de: 'Mindestlohn: 14,60 Euro ab Januar 2027',
      pl: 'Płaca minimalna od stycznia 2027: 14,60 euro',
      ru: 'Минимальная оплата: с января 2027 года 14,60 евро',
    },
    bodies: {
      en: 'On 1 January 2027 the general minimum wage in Germany rises from 13.90 to **14.60 euros an hour**, before tax. It applies to nearly everyone who is employed (not to apprentices, for example), whatever their passport and however few hours they work. At 40 hours a week that is about 2,530 euros a month. Your employer has to raise the pay without being asked. Vacancies on Jobmost that pay less are marked; from 1 January the new figure applies. All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).',
      de: 'Am 1. Januar 2027 steigt der allgemeine Mindestlohn von 13,90 auf **14,60 Euro brutto pro Stunde**. Er gilt für fast alle, die angestellt sind (aber zum Beispiel nicht für Auszubildende), egal mit welchem Pass und mit wie wenigen Stunden. Bei 40 Stunden in der Woche sind das rund 2.530 Euro im Monat. Der Arbeitgeber muss den Lohn von sich aus anheben. Stellen auf Jobmost mit weniger Lohn werden gekennzeichnet; ab dem 1. Januar gilt der neue Betrag. Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).',
      pl: '1 stycznia 2027 ogólna płaca minimalna w Niemczech wzrasta z 13,90 do **14,60 euro brutto za godzinę**. Przysługuje prawie każdemu, kto jest zatrudniony (nie dotyczy na przykład osób w trakcie nauki zawodu, czyli Ausbildung), niezależnie od obywatelstwa i liczby godzin. Przy 40 godzinach tygodniowo to około 2530 euro miesięcznie. Pracodawca musi podnieść stawkę sam, bez Twojej prośby. Ogłoszenia w Jobmost z niższą stawką są oznaczane, a od 1 stycznia liczy się nowa kwota. Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).',
      ru: '1 января 2027 года общая минимальная оплата труда в Германии вырастет с 13,90 до **14,60 евро в час** до вычета налогов. Она положена почти всем, кто работает по найму (но, например, не тем, кто проходит профессиональное обучение, Auszubildende), с любым паспортом и при любом числе часов. При 40 часах в неделю это около 2530 евро в месяц. Работодатель обязан поднять оплату сам, без просьб. Вакансии на Jobmost, где платят меньше, помечаются; с 1 января действует новая сумма. Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).',
    },
  },
  {
    daysAgo: 9,
    titles: {
      en: 'Mini-job limit rises to 633 euros',
      de: 'Minijob-Grenze steigt auf 633 Euro',
      pl: 'Limit minijobu wzrasta do 633 euro',
      ru: 'Предел мини-джоба вырастет до 633 евро',
    },
    bodies: {
      en: 'In a mini-job you may earn up to 603 euros a month in 2026, and up to **633 euros from 1 January 2027**. The limit follows the minimum wage, so the hours hardly change: at the minimum wage they remain about 43 a month, or ten a week. If you earn more on average, you are in a midi-job (up to 2,000 euros), with reduced contributions and full insurance. If your pay rises in January, check with your employer whether your hours still fit. All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).',
      de: 'Im Minijob dürfen Sie 2026 bis zu 603 Euro im Monat verdienen, **ab dem 1. Januar 2027 bis zu 633 Euro**. Die Grenze folgt dem Mindestlohn, deshalb ändern sich die Stunden kaum: Beim Mindestlohn bleiben es rund 43 im Monat, also etwa zehn in der Woche. Wer im Schnitt mehr verdient, ist im Midijob (bis 2.000 Euro), mit verringerten Beiträgen und vollem Schutz. Steigt Ihr Lohn im Januar, klären Sie mit dem Arbeitgeber, ob die Stunden noch passen. Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).',
      pl: 'W ramach minijobu można w 2026 roku zarobić do 603 euro miesięcznie, a **od 1 stycznia 2027 do 633 euro**. Limit rośnie razem z płacą minimalną, więc liczba godzin prawie się nie zmienia: przy stawce minimalnej to nadal około 43 godziny miesięcznie, czyli mniej więcej dziesięć tygodniowo. Kto średnio zarabia więcej, ma midijob (do 2000 euro): niższe składki i pełne ubezpieczenie. Jeśli w styczniu wzrośnie Twoja stawka, ustal z pracodawcą, czy godziny nadal pasują. Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).',
      ru: 'На мини-джобе в 2026 году можно зарабатывать до 603 евро в месяц, **с 1 января 2027 года — до 633 евро**. Предел привязан к минимальной оплате, поэтому часы почти не меняются: при минимальной ставке это по-прежнему около 43 часов в месяц, то есть примерно десять в неделю. Кто в среднем получает больше, работает на миди-джобе (до 2000 евро): взносы снижены, страховка полная. Если в январе ваша ставка вырастет, уточните у работодателя, подходят ли прежние часы. Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).',
    },
  },
  {
    daysAgo: 16,
    titles: {
      en: 'Every vacancy states its pay',
      de: 'In jeder Anzeige steht der Lohn',
      pl: 'W każdym ogłoszeniu jest stawka',
      ru: 'В каждой вакансии указана оплата',
    },
    bodies: {
      en: 'The European directive on pay transparency (2023/970) says that applicants must learn the pay, or its range, before the interview, and that nobody may ask what they earned before. It does not require the figure in the advertisement; Jobmost does: no vacancy is published without it. You see the amount per hour or per month and can compare it with others at once. If someone asks about your last pay in an interview, you may politely decline to answer. More: [Pay: what you may ask](/en/blog/pay-you-may-know).',
      de: 'Nach der europäischen Richtlinie zur Lohntransparenz (2023/970) müssen Bewerberinnen und Bewerber den Lohn oder seine Spanne vor dem Gespräch erfahren; nach dem früheren Verdienst darf nicht gefragt werden. In der Anzeige selbst verlangt sie den Betrag nicht; Jobmost verlangt ihn: Ohne Betrag wird keine Stelle veröffentlicht. Sie sehen den Lohn pro Stunde oder Monat und können gleich vergleichen. Fragt im Gespräch jemand nach Ihrem letzten Gehalt, müssen Sie darauf nicht antworten. Mehr dazu: [Lohn: was Sie wissen dürfen](/de/blog/pay-you-may-know).',
      pl: 'Europejska dyrektywa o przejrzystości wynagrodzeń (2023/970) wymaga, by kandydaci znali stawkę lub jej widełki przed rozmową, i zakazuje pytań o wcześniejsze zarobki. Kwoty w samym ogłoszeniu nie wymaga; wymaga jej Jobmost: bez niej ogłoszenie nie zostanie opublikowane. Widać stawkę za godzinę albo za miesiąc i od razu można ją porównać z innymi. Jeśli ktoś na rozmowie zapyta o poprzednią pensję, możesz uprzejmie odmówić odpowiedzi. Więcej: [Wynagrodzenie: co masz prawo wiedzieć](/pl/blog/pay-you-may-know).',
      ru: 'Европейская директива о прозрачности оплаты (2023/970) требует, чтобы соискатель знал размер оплаты или её границы до собеседования, и запрещает спрашивать о прежнем заработке. Суммы в самом объявлении она не требует; её требует Jobmost: без суммы вакансию не опубликовать. Вы видите оплату за час или за месяц и сразу можете сравнить. Если на собеседовании спросят о прошлой зарплате, на этот вопрос можно вежливо не отвечать. Подробнее: [Оплата: что вы вправе знать](/ru/blog/pay-you-may-know).',
    },
  },
  {
    daysAgo: 30,
    titles: {
      en: 'New jobs by e-mail, once a day',
      de: 'Neue Stellen per E-Mail, einmal am Tag',
      pl: 'Nowe ogłoszenia e-mailem, raz dziennie',
      ru: 'Новые вакансии по электронной почте, раз в день',
    },
    bodies: {
      en: 'You can have new vacancies sent to you: for one rubric, one city, or all of Germany. Enter your e-mail address on the home page and confirm it with the link in our e-mail; without this confirmation we send nothing. You get at most one e-mail a day, in your language, and none on days when there is nothing new. Each e-mail has a link that ends the subscription with one click, without an account and with no questions asked.',
      de: 'Sie können sich neue Stellen schicken lassen: für eine Rubrik, einen Ort oder ganz Deutschland. Tragen Sie auf der Startseite Ihre E-Mail-Adresse ein und bestätigen Sie sie über den Link in unserer E-Mail; ohne Bestätigung schicken wir nichts. Sie erhalten höchstens eine E-Mail am Tag, in Ihrer Sprache, und keine, wenn es nichts Neues gibt. In jeder steht ein Link, der das Abonnement mit einem Klick beendet, ohne Konto und ohne Rückfrage.',
      pl: 'Nowe ogłoszenia możemy wysyłać Ci e-mailem: z jednej kategorii, z jednego miasta albo z całych Niemiec. Wpisz adres na stronie głównej i potwierdź go linkiem z naszej wiadomości; bez potwierdzenia niczego nie wyślemy. Dostaniesz najwyżej jedną wiadomość dziennie, w swoim języku, a w dni bez nowości żadnej. W każdej jest link, który kończy subskrypcję jednym kliknięciem, bez konta i bez pytań.',
      ru: 'Новые вакансии можно получать по электронной почте: из одной рубрики, из одного города или со всей Германии. Укажите адрес на главной странице и подтвердите его по ссылке из нашего письма; без подтверждения мы ничего не шлём. Письмо приходит не чаще раза в день, на вашем языке, а если нового нет, не приходит вовсе. В каждом есть ссылка, которая отменяет подписку одним нажатием, без учётной записи и без вопросов.',
    },
  },
  {
    daysAgo: 37,
    titles: {
      en: 'Cleaning: at least 15 euros an hour',
      de: 'Reinigung: mindestens 15 Euro pro Stunde',
      pl: 'Sprzątanie: co najmniej 15 euro za godzinę',
      ru: 'Уборка: не меньше 15 евро в час',
    },
    bodies: {
      en: 'Commercial cleaning has its own minimum wage, above the general one: in 2026 at least **15.00 euros an hour** for cleaning indoors and **18.40 euros** for glass and facades, before tax. It is binding on cleaning firms for every hour you work. A private household, or a hotel with its own cleaners, must pay the general minimum wage. At 20 hours a week indoors that is about 1,300 euros a month. Compare it with your payslip, and ask your employer if the figure is lower. All figures, with sources: [Minimum wages and mini-job limits](/en/minimum-wages).',
      de: 'In der Gebäudereinigung gilt ein eigener Mindestlohn, der über dem allgemeinen liegt: 2026 mindestens **15,00 Euro pro Stunde** in der Innenreinigung und **18,40 Euro** für Glas und Fassade, brutto. Er gilt in Reinigungsfirmen für jede Stunde, die Sie arbeiten. Im Privathaushalt oder im Hotel mit eigenem Reinigungspersonal gilt der allgemeine Mindestlohn. Bei 20 Stunden pro Woche in der Innenreinigung sind das rund 1.300 Euro im Monat. Vergleichen Sie den Betrag mit Ihrer Abrechnung, und fragen Sie nach, wenn er niedriger ist. Alle Zahlen mit Quellen: [Mindestlöhne und Minijob-Grenzen](/de/minimum-wages).',
      pl: 'W firmach sprzątających obowiązuje własna płaca minimalna, wyższa od ogólnej: w 2026 roku co najmniej **15,00 euro brutto za godzinę** przy sprzątaniu wnętrz i **18,40 euro** przy myciu szyb i elewacji. Obowiązuje firmy sprzątające, za każdą przepracowaną godzinę. W prywatnym domu albo w hotelu z własnym personelem sprzątającym obowiązuje ogólna płaca minimalna. Przy 20 godzinach tygodniowo we wnętrzach to około 1300 euro miesięcznie. Porównaj tę kwotę z paskiem wypłaty; jeśli na pasku jest mniej, zapytaj pracodawcę. Wszystkie kwoty ze źródłami: [Płace minimalne i limity minijobu](/pl/minimum-wages).',
      ru: 'В клининговых фирмах действует своя минимальная оплата, выше общей: в 2026 году не меньше **15,00 евро в час** за уборку помещений и **18,40 евро** за мытьё стёкол и фасадов, до вычета налогов. Она обязательна для клининговых фирм, за каждый час работы. У частных лиц и в гостинице с собственными уборщиками действует общая минимальная оплата. При 20 часах уборки в неделю это около 1300 евро в месяц. Сравните эту сумму с расчётным листом и спросите работодателя, если она меньше. Все суммы с источниками: [Минимальная оплата и пределы для мини-джобов](/ru/minimum-wages).',
    },
  },
  {
    daysAgo: 44,
    titles: {
      en: 'Report a vacancy without an account',
      de: 'Eine Stelle melden, auch ohne Konto',
      pl: 'Zgłoś ogłoszenie, także bez konta',
      ru: 'Пожаловаться на вакансию можно и без учётной записи',
    },
    bodies: {
      en: 'Moderators check the vacancies on Jobmost before they appear; for trusted sources, they check a sample. If you still see something wrong, tell us: the page of each vacancy has a button for this, and you do not need an account. Choose the reason and write what you noticed, in your own language. You receive a confirmation and later our decision by e-mail. Requests for money or for a copy of your passport are always a reason to report. The employer will not learn who reported the vacancy.',
      de: 'Menschen prüfen die Stellen auf Jobmost, bevor sie erscheinen, bei vertrauenswürdigen Quellen stichprobenweise. Stimmt trotzdem etwas nicht, sagen Sie es uns: Auf der Seite jeder Stelle gibt es dafür einen Knopf, ein Konto brauchen Sie nicht. Wählen Sie den Grund und schreiben Sie in Ihrer Sprache, was Ihnen aufgefallen ist. Sie erhalten eine Bestätigung und später unsere Entscheidung per E-Mail. Will jemand Geld oder eine Kopie Ihres Ausweises, ist das immer ein Grund für eine Meldung. Der Arbeitgeber erfährt nicht, von wem sie kam.',
      pl: 'Moderatorzy sprawdzają ogłoszenia w Jobmost, zanim się pojawią, a te z zaufanych źródeł wyrywkowo. Jeśli mimo to coś się nie zgadza, daj nam znać: na stronie każdego ogłoszenia jest do tego przycisk, a konto nie jest potrzebne. Wybierz powód i napisz w swoim języku, co budzi wątpliwości. Dostaniesz potwierdzenie, a później naszą decyzję e-mailem. Żądanie pieniędzy albo kopii paszportu to zawsze powód do zgłoszenia. Pracodawca nie dowie się, kto je wysłał.',
      ru: 'Вакансии на Jobmost до публикации проверяют модераторы, а из надёжных источников — выборочно. Если что-то всё же не так, сообщите нам: на странице каждой вакансии есть для этого кнопка, учётная запись не нужна. Выберите причину и напишите на своём языке, что вас насторожило. Вы получите подтверждение, а позже наше решение по электронной почте. Просьба заплатить или прислать копию паспорта — всегда повод для жалобы. Работодатель не узнает, кто её отправил.',
    },
  },
]
