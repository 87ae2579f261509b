import type { LocalArticle } from './local-article.ts'

export const temporaryAgencyWork: LocalArticle = {
  slug: 'temporary-agency-work',
  daysAgo: 20,
  titles: {
    en: 'Temporary agency work in brief',
    de: 'Zeitarbeit kurz erklärt',
    pl: 'Praca tymczasowa w skrócie',
    ru: 'Работа через агентство временного труда',
  },
  summaries: {
    en: 'Who employs you, who pays when there is no assignment, when equal pay starts, and what an agency may never charge.',
    de: 'Wer Ihr Arbeitgeber ist, wer ohne Einsatz zahlt, wann gleicher Lohn gilt und was die Zeitarbeitsfirma nie verlangen darf.',
    pl: 'Kto jest pracodawcą, kto płaci, gdy nie ma zlecenia, od kiedy należy się równa płaca i czego agencja nigdy nie może żądać.',
    ru: 'Кто ваш работодатель, кто платит в дни без заданий, когда положена равная оплата и чего агентство не вправе требовать.',
  },
  bodies: {
    en: `In temporary agency work (*Zeitarbeit*) the agency is your employer and another company tells you what to do each day. This is legal, and you have the same rights as every employee: a written contract, holiday, sick pay, notice periods.

## What the contract has to say

- that you are employed to be hired out, and that the agency has a permit;
- your pay, your hours and the collective agreement that applies;
- before each assignment: the company and that you are sent as a temporary worker.

With the contract you get a leaflet from the Federal Employment Agency, in your own language if you ask for it.

## Pay

The agency pays you, even for days without an assignment. The principle is equal pay: you earn what comparable permanent staff earn. Collective agreements may differ from it, as a rule for the first nine months only. Almost all agencies apply one: ask which pay group you are in and compare it with your payslip. It may never be less than the minimum wage.

## How long

You may be hired out to the same company for at most 18 months without a break; collective agreements may set another limit. If the company wants to employ you, the agency cannot forbid it.

## What is forbidden

The agency must not charge you for the job. Hiring out workers to the main construction trades is forbidden with few exceptions. If the agency has no permit, by law you are employed by the company you work for.`,
    de: `In der Zeitarbeit ist die Zeitarbeitsfirma Ihr Arbeitgeber. Ein anderer Betrieb sagt Ihnen jeden Tag, was zu tun ist. Das ist erlaubt, und Sie haben die Rechte aller Beschäftigten: schriftlicher Vertrag, Urlaub, Lohn bei Krankheit, Kündigungsfristen.

## Was im Vertrag stehen muss

- dass Sie zur Überlassung eingestellt sind und die Firma eine Erlaubnis hat;
- Lohn, Stunden und der Tarifvertrag, der gilt;
- vor jedem Einsatz: in welchem Betrieb Sie arbeiten und dass Sie dort Leiharbeitskraft sind.

Mit dem Vertrag bekommen Sie ein Merkblatt der Bundesagentur für Arbeit, auf Wunsch in Ihrer Sprache.

## Lohn

Den Lohn zahlt die Zeitarbeitsfirma, auch für Tage ohne Einsatz. Grundsatz ist der Lohn vergleichbarer Stammkräfte. Tarifverträge dürfen davon abweichen, in der Regel nur in den ersten neun Monaten. Fast alle Firmen wenden einen an: Fragen Sie nach der Entgeltgruppe und vergleichen Sie sie mit Ihrer Abrechnung. Weniger als der Mindestlohn darf es nie sein.

## Wie lange

An denselben Betrieb dürfen Sie höchstens 18 Monate ohne Unterbrechung überlassen werden; Tarifverträge können etwas anderes regeln. Will der Betrieb Sie einstellen, kann die Zeitarbeitsfirma es nicht verbieten.

## Was verboten ist

Die Firma darf von Ihnen kein Geld für die Stelle verlangen. Ins Bauhauptgewerbe darf bis auf wenige Ausnahmen nicht überlassen werden. Hat die Firma keine Erlaubnis, sind Sie nach dem Gesetz beim Einsatzbetrieb angestellt.`,
    pl: `W pracy tymczasowej (*Zeitarbeit*) pracodawcą jest agencja, a codzienne polecenia wydaje inna firma. To legalne i masz prawa każdego pracownika: umowę na piśmie, urlop, wynagrodzenie za czas choroby, okresy wypowiedzenia.

## Co musi być w umowie

- że zatrudniono Cię do pracy tymczasowej i że agencja ma zezwolenie;
- stawka, godziny i układ zbiorowy, który obowiązuje;
- przed każdym zleceniem: w jakiej firmie pracujesz i że jest to praca tymczasowa.

Z umową dostajesz ulotkę urzędu pracy (Bundesagentur für Arbeit), na życzenie w swoim języku.

## Płaca

Płaci agencja, także za dni bez zlecenia. Obowiązuje zasada równej płacy: zarabiasz tyle co porównywalni stali pracownicy. Układy zbiorowe mogą od niej odbiegać, zwykle tylko przez pierwsze dziewięć miesięcy. Prawie wszystkie agencje taki układ stosują: zapytaj o grupę płacową i porównaj ją z paskiem wypłaty. Stawka nigdy nie może być niższa od płacy minimalnej.

## Jak długo

W tej samej firmie możesz pracować tymczasowo najwyżej 18 miesięcy bez przerwy; układy zbiorowe mogą ustalać inny limit. Jeśli firma chce Cię zatrudnić, agencja nie może tego zabronić.

## Co jest zabronione

Agencja nie może żądać od Ciebie pieniędzy za pracę. Kierowanie do podstawowych prac budowlanych jest, poza nielicznymi wyjątkami, zakazane. Jeśli agencja nie ma zezwolenia, z mocy prawa zatrudnia Cię firma, w której pracujesz.`,
    ru: `При работе через агентство временного труда (*Zeitarbeit*) ваш работодатель — агентство, а что делать, каждый день говорит другая фирма. Это законно, и у вас есть права любого работника: письменный договор, отпуск, оплата больничного, сроки предупреждения об увольнении.

## Что должно быть в договоре

- что вас нанимают для работы в других фирмах и что у агентства есть разрешение;
- оплата, часы и коллективный договор, который действует;
- перед каждым заданием: в какой фирме вы работаете и что вы временный работник.

К договору прилагают памятку Федерального агентства по труду (Bundesagentur für Arbeit), по просьбе — на вашем языке.

## Оплата

Платит агентство, в том числе за дни без заданий. Принцип — оплата как у постоянных работников на таком же месте. Коллективные договоры могут от него отступать, как правило, только первые девять месяцев. Такой договор применяют почти все агентства: узнайте свою тарифную группу и сверьте её с расчётным листом. Меньше минимальной оплаты быть не может.

## Как долго

В одной и той же фирме можно временно работать не больше 18 месяцев подряд; коллективный договор может установить другой срок. Если фирма хочет взять вас к себе, агентство не вправе это запретить.

## Что запрещено

Агентство не вправе брать с вас деньги за работу. Направлять временных работников на стройку (Bauhauptgewerbe) запрещено, за редкими исключениями. Если у агентства нет разрешения, по закону вашим работодателем становится фирма, в которой вы трудитесь.`,
  },
  sources: [
    ['AÜG', 'https://www.gesetze-im-internet.de/a_g/'],
    [
      'Bundesagentur für Arbeit',
      'https://www.arbeitsagentur.de/unternehmen/personalfragen/arbeitnehmerueberlassung',
    ],
  ],
  checked: '2026-11-22',
}
