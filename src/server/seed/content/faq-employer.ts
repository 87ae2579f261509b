import { PUBLISH_QUESTION } from '#shared/contract/content-kinds.ts'
import { question } from './local-page.ts'

/** FAQ for employers. */
export const faqEmployer = [
  question(
    [
      'How do I publish a vacancy?',
      'Register as an employer, open the cabinet and choose “Create vacancy”. It is free. A moderator reads your vacancy; once it is approved, it is public. You can follow its status under “My vacancies”.',
    ],
    [
      'Как опубликовать вакансию?',
      'Зарегистрируйтесь как работодатель, откройте кабинет и выберите «Создать вакансию». Это бесплатно. Вакансию прочитает модератор; после одобрения она становится видна всем. Следить за ней можно в разделе «Мои вакансии».',
    ],
    [
      'Jak opublikować ogłoszenie?',
      'Zarejestruj się jako pracodawca, otwórz panel i wybierz „Dodaj ogłoszenie”. To nic nie kosztuje. Przeczyta je moderator; po zatwierdzeniu jest publiczne. Jego stan widać w sekcji „Moje ogłoszenia”.',
    ],
    [
      'Wie veröffentliche ich eine Stellenanzeige?',
      'Registrieren Sie sich als Arbeitgeber und wählen Sie unter „Mein Konto“ den Punkt „Anzeige erstellen“. Das kostet nichts. Ein Mensch liest die Anzeige; nach der Freigabe ist sie öffentlich. Den Stand sehen Sie unter „Meine Anzeigen“.',
    ],
    PUBLISH_QUESTION,
  ),
  question(
    [
      'Why was my vacancy rejected?',
      'The moderator always gives the reason: you will find it beside the vacancy and in your e-mail. Often the title asks for one gender or age, the pay is below the minimum wage, or the text contains a phone number. Change the text and save it: it will be read again.',
    ],
    [
      'Почему вакансию отклонили?',
      'Модератор всегда называет причину: она указана у вакансии и в письме. Часто в названии указан пол или возраст, оплата ниже минимальной или в тексте есть телефон. Исправьте текст и сохраните: его прочитают снова.',
    ],
    [
      'Dlaczego moje ogłoszenie zostało odrzucone?',
      'Moderator zawsze podaje powód: znajdziesz go przy ogłoszeniu i w e-mailu. Często tytuł wskazuje płeć lub wiek, stawka jest niższa od płacy minimalnej albo w tekście jest numer telefonu. Popraw tekst i zapisz: zostanie przeczytany ponownie.',
    ],
    [
      'Warum wurde meine Anzeige abgelehnt?',
      'Der Grund steht immer dabei: bei der Anzeige und in Ihrer E-Mail. Oft nennt der Titel ein Geschlecht oder Alter, der Lohn liegt unter dem Mindestlohn, oder im Text steht eine Telefonnummer. Ändern Sie den Text und speichern Sie ihn: Dann prüfen wir ihn erneut.',
    ],
  ),
  question(
    [
      'Why do I have to state the pay?',
      'Because it is the first thing people want to know. This is our own rule. The EU directive on pay transparency (2023/970) requires the pay or its range before the interview, not necessarily in the advertisement. A range is fine. Jobmost tells you when an amount is below the statutory minimum wage. Source: [Directive (EU) 2023/970, Article 5](https://eur-lex.europa.eu/eli/dir/2023/970/oj). Checked on 22 November 2026.',
    ],
    [
      'Почему нужно указывать оплату?',
      'Потому что это первое, что хотят знать люди. Это наше правило. Директива ЕС о прозрачности оплаты (2023/970) требует назвать оплату или её границы до собеседования, не обязательно в объявлении. Можно указать диапазон. Если сумма ниже законного минимума, Jobmost предупредит. Источник: [директива (ЕС) 2023/970, статья 5](https://eur-lex.europa.eu/eli/dir/2023/970/oj). Проверено 22 ноября 2026 года.',
    ],
    [
      'Dlaczego trzeba podać stawkę?',
      'Bo o nią ludzie pytają najpierw. To nasza zasada. Dyrektywa UE o przejrzystości wynagrodzeń (2023/970) wymaga stawki lub widełek przed rozmową, niekoniecznie w ogłoszeniu. Można podać widełki. Jeśli kwota jest niższa od ustawowego minimum, Jobmost Ci o tym powie. Źródło: [dyrektywa (UE) 2023/970, art. 5](https://eur-lex.europa.eu/eli/dir/2023/970/oj). Sprawdzono 22 listopada 2026.',
    ],
    [
      'Warum muss ich den Lohn angeben?',
      'Weil er das Erste ist, was Menschen wissen wollen. Das ist unsere Regel. Die EU-Richtlinie zur Lohntransparenz (2023/970) verlangt den Lohn oder seine Spanne vor dem Gespräch, nicht unbedingt in der Anzeige. Eine Spanne genügt. Liegt der Betrag unter dem gesetzlichen Mindestlohn, sagt Jobmost es Ihnen. Quelle: [Richtlinie (EU) 2023/970, Artikel 5](https://eur-lex.europa.eu/eli/dir/2023/970/oj). Geprüft am 22. November 2026.',
    ],
  ),
  question(
    [
      'How long does a vacancy stay online?',
      'Sixty days from approval. In the last 30 days you can renew it with one click. Every two weeks we ask you whether the job is still open; without an answer within 7 days, the vacancy is paused. You can pause it with the “Publish” switch, or close it when the position is filled.',
    ],
    [
      'Сколько времени вакансия остаётся на сайте?',
      'Шестьдесят дней со дня одобрения. В последние 30 дней её можно продлить одним нажатием. Каждые две недели мы спрашиваем, актуальна ли вакансия; без ответа в течение 7 дней она приостанавливается. Её можно приостановить переключателем «Публиковать» или закрыть, когда место занято.',
    ],
    [
      'Jak długo ogłoszenie jest widoczne?',
      'Sześćdziesiąt dni od zatwierdzenia. W ostatnich 30 dniach możesz je przedłużyć jednym kliknięciem. Co dwa tygodnie pytamy, czy jest nadal aktualne; bez odpowiedzi w ciągu 7 dni zostaje wstrzymane. Możesz je wstrzymać przełącznikiem „Publikuj” albo zamknąć, gdy miejsce jest obsadzone.',
    ],
    [
      'Wie lange bleibt eine Anzeige online?',
      'Sechzig Tage ab der Freigabe. In den letzten 30 Tagen können Sie sie mit einem Klick verlängern. Alle zwei Wochen fragen wir Sie, ob die Stelle noch frei ist; ohne Antwort innerhalb von 7 Tagen wird die Anzeige pausiert. Sie können sie mit dem Schalter „Veröffentlichen“ pausieren oder schließen, wenn die Stelle besetzt ist.',
    ],
  ),
  question(
    [
      'Who sees the bids for my vacancy?',
      'Only you and, if you have set up a company, your team. Each job seeker sees only their own. Please answer every bid, even if the answer is no: a bid without an answer is closed after 14 days, and the person is told.',
    ],
    [
      'Кто видит отклики на мою вакансию?',
      'Только вы и, если вы создали компанию, ваша команда. Каждый соискатель видит лишь свой отклик. Отвечайте, пожалуйста, на каждый отклик, пусть и отказом: отклик без ответа закрывается через 14 дней, и человек узнаёт об этом.',
    ],
    [
      'Kto widzi zgłoszenia do mojego ogłoszenia?',
      'Tylko Ty i, jeśli masz w Jobmost firmę, jej zespół. Kandydaci widzą wyłącznie własne zgłoszenia. Odpowiedz na każde, także odmownie: zgłoszenie bez odpowiedzi zamyka się po 14 dniach, a osoba, która je wysłała, dostaje o tym wiadomość.',
    ],
    [
      'Wer sieht die Bewerbungen auf meine Stelle?',
      'Nur Sie und, falls Sie ein Unternehmen angelegt haben, Ihr Team. Wer sich bewirbt, sieht nur die eigene Bewerbung. Bitte beantworten Sie jede, auch mit einem Nein: Eine Bewerbung ohne Antwort wird nach 14 Tagen automatisch geschlossen, und die Person erfährt es.',
    ],
  ),
  question(
    [
      'Which minimum wage must I pay?',
      'At least 13.90 euros an hour in 2026 and 14.60 euros from 1 January 2027, in private households too. Firms in some sectors must pay more, for example 15.00 euros (2026) for cleaning inside buildings, and 16.52 to 21.03 euros in care institutions and services. Extra pay for night work does not count towards the statutory minimum wage. Sources: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html), [Federal Ministry of Labour](https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html). Checked on 22 November 2026.',
    ],
    [
      'Сколько нужно платить как минимум?',
      'Не меньше 13,90 евро в час в 2026 году и 14,60 евро с 1 января 2027 года, в том числе если нанимает частное лицо. В некоторых отраслях фирмы обязаны платить больше: например, 15,00 евро (2026 год) за уборку помещений, от 16,52 до 21,03 евро в учреждениях и службах ухода. Доплата за ночную работу в законный минимум не засчитывается. Источники: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html), [Министерство труда](https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html). Проверено 22 ноября 2026 года.',
    ],
    [
      'Ile co najmniej muszę płacić?',
      'Co najmniej 13,90 euro za godzinę w 2026 roku i 14,60 euro od 1 stycznia 2027 roku, także w prywatnym gospodarstwie domowym. W niektórych branżach firmy muszą płacić więcej, na przykład 15,00 euro (2026 r.) za sprzątanie wewnątrz budynków i od 16,52 do 21,03 euro w placówkach i firmach opiekuńczych. Dodatek za pracę w nocy nie wlicza się do ustawowej płacy minimalnej. Źródła: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html), [Federalne Ministerstwo Pracy](https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html). Sprawdzono 22 listopada 2026.',
    ],
    [
      'Welchen Mindestlohn muss ich zahlen?',
      'Mindestens 13,90 Euro pro Stunde im Jahr 2026 und 14,60 Euro ab dem 1. Januar 2027, auch im Privathaushalt. In einigen Branchen müssen Betriebe mehr zahlen, zum Beispiel 15,00 Euro (2026) für die Innenreinigung von Gebäuden und 16,52 bis 21,03 Euro in Pflegeeinrichtungen und Pflegediensten. Der Zuschlag für Nachtarbeit zählt nicht zum gesetzlichen Mindestlohn. Quellen: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html), [Bundesministerium für Arbeit und Soziales](https://www.bmas.de/DE/Arbeit/Arbeitsrecht/Mindestlohn/mindestlohn.html). Geprüft am 22. November 2026.',
    ],
  ),
  question(
    [
      'What are the rules for night work?',
      'Night is from 11 pm to 6 am, in bakeries from 10 pm to 5 am. Work of more than two hours in that time is night work. Anyone who does it on at least 48 days a year, or regularly in rotating shifts, gets paid days off or extra pay. Without a collective agreement, 25% of the hourly wage is usual, 30% for permanent night work. They are entitled to a medical check at your expense: before they begin, then every three years, and every year from the age of 50. Sources: [§ 2](https://www.gesetze-im-internet.de/arbzg/__2.html) and [§ 6 ArbZG](https://www.gesetze-im-internet.de/arbzg/__6.html), Federal Labour Court, 9 December 2015, 10 AZR 423/14. Checked on 22 November 2026.',
    ],
    [
      'Какие правила действуют для ночной работы?',
      'Ночь — с 23 до 6 часов, в пекарнях с 22 до 5 часов. Ночная работа — это больше двух часов в это время. Кто выполняет её не меньше 48 дней в году или регулярно по сменному графику, получает оплачиваемые свободные дни или доплату. Без коллективного договора обычно доплачивают 25 % часовой ставки, при постоянной ночной работе — 30 %. Такие работники вправе проходить медосмотр за ваш счёт: до начала, затем раз в три года, с 50 лет — каждый год. Источники: [§ 2](https://www.gesetze-im-internet.de/arbzg/__2.html) и [§ 6 ArbZG](https://www.gesetze-im-internet.de/arbzg/__6.html), Федеральный суд по трудовым спорам, 9 декабря 2015 года, 10 AZR 423/14. Проверено 22 ноября 2026 года.',
    ],
    [
      'Jakie zasady obowiązują przy pracy w nocy?',
      'Noc trwa od 23 do 6, w piekarniach od 22 do 5. Praca nocna to więcej niż dwie godziny w tym czasie. Kto pracuje tak co najmniej 48 dni w roku albo regularnie na zmiany, dostaje płatne dni wolne albo dodatek. Bez układu zbiorowego przyjmuje się zwykle 25% stawki godzinowej, a przy stałej pracy w nocy 30%. Takim osobom przysługują badania lekarskie na Twój koszt: przed rozpoczęciem, potem co trzy lata, a po ukończeniu 50 lat co rok. Źródła: [§ 2](https://www.gesetze-im-internet.de/arbzg/__2.html) i [§ 6 ArbZG](https://www.gesetze-im-internet.de/arbzg/__6.html), Federalny Sąd Pracy, 9 grudnia 2015, 10 AZR 423/14. Sprawdzono 22 listopada 2026.',
    ],
    [
      'Was gilt für Nachtarbeit?',
      'Nacht ist von 23 bis 6 Uhr, in Bäckereien von 22 bis 5 Uhr. Mehr als zwei Stunden Arbeit in dieser Zeit sind Nachtarbeit. Wer sie an mindestens 48 Tagen im Jahr oder regelmäßig in Wechselschicht leistet, bekommt bezahlte freie Tage oder einen Zuschlag. Ohne Tarifvertrag sind 25 % des Stundenlohns üblich, bei dauernder Nachtarbeit 30 %. Diese Beschäftigten dürfen sich auf Ihre Kosten ärztlich untersuchen lassen: vor Beginn, dann alle drei Jahre, ab 50 Jahren jedes Jahr. Quellen: [§ 2](https://www.gesetze-im-internet.de/arbzg/__2.html) und [§ 6 ArbZG](https://www.gesetze-im-internet.de/arbzg/__6.html), Bundesarbeitsgericht, 9. Dezember 2015, 10 AZR 423/14. Geprüft am 22. November 2026.',
    ],
  ),
]
