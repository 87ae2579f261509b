import { question } from './local-page.ts'

/** FAQ for job seekers. */
export const faqWorker = [
  question(
    [
      'How do I bid for a job?',
      'Log in as a job seeker, open the job, write a few sentences about yourself and, if you like, the pay you want. You can place one bid for each job. You will find it under “My bids” and can withdraw it until it is accepted.',
    ],
    [
      'Как откликнуться на вакансию?',
      'Войдите как соискатель, откройте вакансию, напишите несколько предложений о себе и, если хотите, желаемую оплату. На одну вакансию — один отклик. Он виден в разделе «Мои отклики», и, пока его не приняли, его можно отозвать.',
    ],
    [
      'Jak zgłosić się do pracy?',
      'Zaloguj się jako osoba szukająca pracy, otwórz ogłoszenie, napisz kilka zdań o sobie i, jeśli chcesz, podaj oczekiwaną stawkę. Do jednego ogłoszenia możesz wysłać jedno zgłoszenie. Znajdziesz je w panelu w sekcji „Moje zgłoszenia”; możesz je wycofać, dopóki nie zostanie przyjęte.',
    ],
    [
      'Wie bewerbe ich mich auf eine Stelle?',
      'Melden Sie sich mit der Rolle „Arbeitssuchend“ an, öffnen Sie die Stelle und schreiben Sie ein paar Sätze über sich. Wenn Sie mögen, nennen Sie Ihre Lohnvorstellung. Pro Stelle ist eine Bewerbung möglich. Sie finden sie unter „Meine Bewerbungen“ und können sie zurückziehen, bis sie angenommen ist.',
    ],
  ),
  question(
    [
      'Will I get an answer?',
      'You see when the employer has looked at your bid and what they decided. If nothing happens for 14 days, the bid is closed and we tell you, so you never wait in vain.',
    ],
    [
      'Мне ответят?',
      'Вы видите, когда работодатель просмотрел отклик и что он решил. Если 14 дней ничего не происходит, отклик закрывается и вы об этом узнаёте: ждать впустую не придётся.',
    ],
    [
      'Czy dostanę odpowiedź?',
      'Widzisz, kiedy pracodawca wyświetlił Twoje zgłoszenie i co zdecydował. Jeśli przez 14 dni nic się nie dzieje, zgłoszenie się zamyka i dostajesz o tym wiadomość: nie czekasz na próżno.',
    ],
    [
      'Bekomme ich eine Antwort?',
      'Sie sehen, wann der Arbeitgeber Ihre Bewerbung angesehen und wie er entschieden hat. Geschieht 14 Tage lang nichts, wird die Bewerbung geschlossen und Sie erfahren davon: Niemand wartet umsonst.',
    ],
  ),
  question(
    [
      'How much German do I need?',
      'Every job says how much, from “No German needed” to C2. A1 is enough for greetings and simple instructions, B1 for everyday talk, B2 and above for office work and customers.',
    ],
    [
      'Какой нужен немецкий?',
      'Это указано в каждой вакансии: от «Немецкий не нужен» до C2. A1 хватает для приветствий и простых указаний, B1 — для бытовых разговоров, B2 и выше — для офиса и клиентов.',
    ],
    [
      'Jak dobrze trzeba znać niemiecki?',
      'Każde ogłoszenie to podaje: od „Bez niemieckiego” do C2. A1 wystarczy do powitania i prostych poleceń, B1 do codziennych rozmów, B2 i wyżej do biura i obsługi klienta.',
    ],
    [
      'Wie viel Deutsch brauche ich?',
      'Das steht bei jeder Stelle, von „Kein Deutsch nötig“ bis C2. A1 genügt für Begrüßung und einfache Anweisungen, B1 für Gespräche im Alltag, B2 und mehr für Büro und Kundenkontakt.',
    ],
  ),
  question(
    [
      'What is the least I must be paid?',
      'The general minimum wage in Germany is 13.90 euros an hour in 2026 and 14.60 euros from 1 January 2027. Firms in some trades must pay more, such as cleaning firms and care services. The general minimum wage applies to nearly all employees, whatever their passport; apprentices, for example, are not covered. Source: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html). Checked on 22 November 2026.',
    ],
    [
      'Какую минимальную оплату гарантирует закон?',
      'Общая минимальная оплата в Германии — 13,90 евро в час в 2026 году и 14,60 евро с 1 января 2027 года. Фирмы некоторых отраслей, например клининговые и службы ухода, обязаны платить больше. Общая минимальная оплата положена почти всем работникам, независимо от паспорта; исключение — например, те, кто проходит профессиональное обучение (Auszubildende). Источник: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html). Проверено 22 ноября 2026 года.',
    ],
    [
      'Ile co najmniej muszą mi płacić?',
      'Ogólna płaca minimalna w Niemczech to 13,90 euro za godzinę w 2026 roku i 14,60 euro od 1 stycznia 2027. Firmy z niektórych branż, na przykład sprzątające i opiekuńcze, muszą płacić więcej. Ogólna płaca minimalna przysługuje prawie wszystkim pracownikom, bez względu na paszport; wyjątkiem są na przykład osoby w trakcie nauki zawodu (Ausbildung). Źródło: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html). Sprawdzono 22 listopada 2026.',
    ],
    [
      'Wie viel muss ich mindestens bekommen?',
      'Der allgemeine Mindestlohn liegt 2026 bei 13,90 Euro pro Stunde und ab 1. Januar 2027 bei 14,60 Euro. Betriebe mancher Branchen, etwa Reinigungsfirmen und Pflegedienste, müssen mehr zahlen. Der allgemeine Mindestlohn gilt für fast alle Beschäftigten, egal mit welchem Pass; ausgenommen sind zum Beispiel Auszubildende. Quelle: [§ 1 MiLoG](https://www.gesetze-im-internet.de/milog/__1.html). Geprüft am 22. November 2026.',
    ],
  ),
  question(
    [
      'What is a mini-job?',
      'A job with up to 603 euros a month in 2026 and up to 633 euros from 1 January 2027. Of the contributions you pay only a share of the pension insurance, and you can opt out of that. It does not come with health insurance. Holiday and sick pay are due as in any job. The filter “Employment” shows mini-jobs alone if you wish. [More on mini-jobs and midi-jobs](/en/blog/item/mini-job-midi-job-full-job). Source: [§ 8 SGB IV](https://www.gesetze-im-internet.de/sgb_4/__8.html). Checked on 22 November 2026.',
    ],
    [
      'Что такое мини-джоб?',
      'Работа с заработком до 603 евро в месяц в 2026 году и до 633 евро с 1 января 2027 года. Из взносов вы платите только долю на пенсионное страхование, и от неё можно отказаться. Медицинской страховки мини-джоб не даёт. Оплачиваемый отпуск и оплата больничного положены, как на любой работе. В фильтре «Занятость» можно выбрать только мини-джобы. [Подробнее о мини- и миди-джобах](/ru/blog/item/mini-job-midi-job-full-job). Источник: [§ 8 SGB IV](https://www.gesetze-im-internet.de/sgb_4/__8.html). Проверено 22 ноября 2026 года.',
    ],
    [
      'Co to jest minijob?',
      'Praca z wynagrodzeniem do 603 euro miesięcznie w 2026 roku i do 633 euro od 1 stycznia 2027. Ze składek płacisz tylko część emerytalnej i możesz z niej zrezygnować. Minijob nie daje ubezpieczenia zdrowotnego. Płatny urlop i wynagrodzenie za czas choroby przysługują jak w każdej pracy. W filtrze „Zatrudnienie” możesz wybrać same minijoby. [Więcej o minijobach i midijobach](/pl/blog/item/mini-job-midi-job-full-job). Źródło: [§ 8 SGB IV](https://www.gesetze-im-internet.de/sgb_4/__8.html). Sprawdzono 22 listopada 2026.',
    ],
    [
      'Was ist ein Minijob?',
      'Eine Arbeit mit bis zu 603 Euro im Monat im Jahr 2026 und bis zu 633 Euro ab dem 1. Januar 2027. Von den Beiträgen zahlen Sie nur einen Anteil zur Rentenversicherung und können sich davon befreien lassen. Krankenversichert sind Sie durch einen Minijob nicht. Bezahlter Urlaub und Lohn bei Krankheit stehen Ihnen zu wie bei jeder Arbeit. Im Filter „Beschäftigung“ können Sie nur Minijobs auswählen. [Mehr über Mini- und Midijobs](/de/blog/item/mini-job-midi-job-full-job). Quelle: [§ 8 SGB IV](https://www.gesetze-im-internet.de/sgb_4/__8.html). Geprüft am 22. November 2026.',
    ],
  ),
  question(
    [
      'Who sees my phone number and surname?',
      'On public pages your surname is shortened to its initial, unless you choose to show it in full. Your e-mail address is never shown. Only employers with an approved vacancy may request your phone number, and only if you allow it.',
    ],
    [
      'Кто видит мой телефон и фамилию?',
      'На общедоступных страницах от фамилии остаётся первая буква, если вы сами не решите показать её целиком. Адрес эл. почты не показывается никогда. Запросить ваш телефон могут только работодатели с одобренной вакансией и только если вы это разрешили.',
    ],
    [
      'Kto widzi mój telefon i nazwisko?',
      'Na publicznych stronach z nazwiska zostaje pierwsza litera, chyba że pokażesz je w całości. Adresu e-mail nigdy nie pokazujemy. Numer telefonu mogą wyświetlić tylko pracodawcy z zatwierdzonym ogłoszeniem, i tylko jeśli na to zezwolisz.',
    ],
    [
      'Wer sieht meine Telefonnummer und meinen Nachnamen?',
      'Auf öffentlichen Seiten steht von Ihrem Nachnamen nur der erste Buchstabe, es sei denn, Sie zeigen ihn ganz. Ihre E-Mail-Adresse wird nie angezeigt. Ihre Telefonnummer können nur Arbeitgeber mit einer freigegebenen Anzeige abfragen, und nur, wenn Sie das erlauben.',
    ],
  ),
]
