import type { LocalArticle } from './local-article.ts'

export const cvForGermany: LocalArticle = {
  slug: 'cv-for-germany',
  daysAgo: 6,
  titles: {
    en: 'A CV that works in Germany',
    de: 'Ein Lebenslauf für Deutschland',
    pl: 'CV, które sprawdzi się w Niemczech',
    ru: 'Резюме, которое подходит для Германии',
  },
  summaries: {
    en: 'One or two pages, the latest job first, with months and years: how to write a Lebenslauf, what you may leave out, and what to do about gaps.',
    de: 'Ein bis zwei Seiten, die letzte Arbeit zuerst, Monate und Jahre: wie ein Lebenslauf aufgebaut ist, was fehlen darf und wie Sie mit Lücken umgehen.',
    pl: 'Jedna lub dwie strony, ostatnia praca na początku, miesiące i lata: jak zbudować Lebenslauf, co można pominąć i co zrobić z przerwami.',
    ru: 'Одна-две страницы, последняя работа первой, месяцы и годы: как устроен Lebenslauf, что можно не писать и как быть с перерывами.',
  },
  bodies: {
    en: `A German CV is called a *Lebenslauf*. It is a table, not a story: whoever reads it wants to see within half a minute what you have done and what you can do. One page is enough for most jobs; two is the maximum.

## The order

1. **Name and how to reach you**: town, phone, e-mail. A plain e-mail address makes a better impression than a nickname.
2. **Work**, the latest first: from month and year to month and year, your job, the place, and two or three lines on what you did there.
3. **School and training**, the latest first too. Write the German word for your qualification beside the original one.
4. **Languages** with a level from A1 to C2. Be honest about your German: you will speak it in the interview.
5. **What else helps**: driving licence with its category, forklift, welding certificates, computer programs.

## What you may leave out

Age, religion, family, children and nationality say nothing about your ability, and you do not have to mention them. The General Act on Equal Treatment (AGG) forbids treating you worse because of ethnic origin, sex, religion or belief, disability, age or sexual identity. A photo is still common, but nobody may demand it. You do not have to say what you earned before either.

## Gaps and short jobs

Everyone has gaps. Name them in one line: “moved to Germany, German course”, “cared for my mother”, “looked for work”. That is better than an empty year. Several short jobs of the same kind can go together in one line: “2022–2025, harvest and warehouse, several employers”.

## Before you send it

Use words from the vacancy, if they are true of you. Ask someone who speaks German well to read the text. Send it as a PDF with your name in the file name, and never add a copy of your passport, your bank details or your tax number: nobody needs these to make a decision about you.

On Jobmost you enter your work, training and languages once in your profile, and you decide what employers can see. A bid then needs only a few sentences: when you can start, what similar work you have done, and a question about the job.`,
    de: `Ein Lebenslauf ist eine Tabelle und keine Erzählung: Wer ihn liest, will in einer halben Minute sehen, was Sie gemacht haben und was Sie können. Für die meisten Stellen reicht eine Seite, mehr als zwei sollten es nicht sein.

## Die Reihenfolge

1. **Name und wie man Sie erreicht**: Wohnort, Telefon, E-Mail. Eine sachliche E-Mail-Adresse wirkt besser als ein Spitzname.
2. **Arbeit**, die letzte zuerst: von Monat und Jahr bis Monat und Jahr, als was, wo, dazu zwei oder drei Zeilen, was Sie dort getan haben.
3. **Schule und Ausbildung**, auch hier das Letzte zuerst. Schreiben Sie neben den Abschluss im Original das deutsche Wort dafür.
4. **Sprachen** mit einer Stufe von A1 bis C2. Geben Sie Ihr Deutsch so an, wie es ist: Im Gespräch werden Sie es sprechen.
5. **Was sonst hilft**: Führerschein mit Klasse, Staplerschein, Schweißprüfungen, Computerprogramme.

## Was fehlen darf

Alter, Religion, Familie, Kinder und Staatsangehörigkeit sagen nichts über Ihr Können, und Sie müssen sie nicht angeben. Das Allgemeine Gleichbehandlungsgesetz (AGG) verbietet, Sie wegen ethnischer Herkunft, Geschlecht, Religion oder Weltanschauung, Behinderung, Alter oder sexueller Identität schlechter zu behandeln. Ein Foto ist noch üblich, verlangen darf es niemand. Auch was Sie früher verdient haben, brauchen Sie nicht zu schreiben.

## Lücken und kurze Stellen

Lücken hat jeder. Benennen Sie sie in einer Zeile: „Umzug nach Deutschland, Deutschkurs“, „Pflege der Mutter“, „Arbeitssuche“. Das ist besser als ein leeres Jahr. Mehrere kurze Arbeiten derselben Art dürfen zusammenstehen: „2022–2025, Ernte und Lager, mehrere Arbeitgeber“.

## Bevor Sie den Lebenslauf abschicken

Nehmen Sie die Wörter auf, die in der Anzeige stehen und auf Sie zutreffen. Lassen Sie Ihren Text von jemandem lesen, der gut Deutsch kann. Schicken Sie ein PDF mit Ihrem Namen im Dateinamen, und legen Sie nie eine Kopie des Ausweises, Bankdaten oder die Steuernummer bei: Um sich für Sie zu entscheiden, braucht das niemand.

Auf Jobmost tragen Sie Arbeit, Ausbildung und Sprachen einmal im Profil ein und bestimmen dort, was Arbeitgeber davon sehen. In der Bewerbung genügen dann wenige Sätze: ab wann Sie anfangen können, welche ähnliche Arbeit Sie schon gemacht haben, und eine Frage zur Stelle.`,
    pl: `Niemieckie CV nazywa się *Lebenslauf*. To tabela, a nie opowieść: kto je czyta, chce w pół minuty zobaczyć, jakie masz doświadczenie i co umiesz. Zwykle wystarczy jedna strona, dwie to maksimum.

## Kolejność

1. **Imię, nazwisko i kontakt**: miejscowość, telefon, e-mail. Poważny adres e-mail robi lepsze wrażenie niż przezwisko.
2. **Praca**, od ostatniej: od miesiąca i roku do miesiąca i roku, stanowisko, miejsce i dwie lub trzy linijki o tym, co należało do Twoich obowiązków.
3. **Szkoła i wykształcenie**, również od końca. Obok nazwy dyplomu w oryginale podaj niemiecką.
4. **Języki** z poziomem od A1 do C2. Niemiecki podaj taki, jaki jest: na rozmowie i tak będzie trzeba nim mówić.
5. **Co jeszcze się przyda**: prawo jazdy z kategorią, uprawnienia na wózki widłowe, certyfikaty spawalnicze, programy komputerowe.

## Co można pominąć

Wiek, wyznanie, rodzina, dzieci i obywatelstwo nie mówią nic o umiejętnościach i nie musisz ich podawać. Ustawa o równym traktowaniu (AGG) zakazuje gorszego traktowania ze względu na pochodzenie etniczne, płeć, religię lub światopogląd, niepełnosprawność, wiek albo tożsamość seksualną. Zdjęcie nadal często się dołącza, ale nikt nie może go żądać. Nie trzeba też pisać, ile wynosiły wcześniejsze zarobki.

## Przerwy i krótkie prace

Przerwy ma każdy. Nazwij je w jednej linijce: „przeprowadzka do Niemiec, kurs niemieckiego”, „opieka nad mamą”, „szukanie pracy”. To lepsze niż pusty rok. Kilka krótkich prac tego samego rodzaju możesz wpisać razem: „2022–2025, zbiory i magazyn, różni pracodawcy”.

## Zanim wyślesz

Użyj słów, które są w ogłoszeniu i naprawdę do Ciebie pasują. Daj tekst do przeczytania komuś, kto dobrze zna niemiecki. Wyślij plik PDF ze swoim nazwiskiem w nazwie i nigdy nie dołączaj kopii paszportu, danych konta ani numeru podatkowego: do decyzji o zatrudnieniu nikt ich nie potrzebuje.

W Jobmost pracę, wykształcenie i języki wpisujesz raz w profilu i tam decydujesz, co z tego widzą pracodawcy. W samym zgłoszeniu wystarczy wtedy kilka zdań: od kiedy możesz zacząć, co z tej pracy już znasz i o co chcesz zapytać.`,
    ru: `Немецкое резюме называется *Lebenslauf*. Это таблица, а не рассказ: тот, кто его читает, хочет за полминуты увидеть, что вы делали и что умеете. Для большинства вакансий хватает одной страницы, больше двух не нужно.

## Порядок

1. **Имя и как с вами связаться**: город, телефон, электронная почта. Адрес эл. почты с именем и фамилией выглядит лучше, чем с прозвищем.
2. **Работа**, начиная с последней: с какого месяца и года по какой, кем, где и две-три строки о том, что вы там делали.
3. **Школа и образование**, тоже начиная с последнего. Рядом с названием диплома на родном языке напишите немецкое.
4. **Языки** с уровнем от A1 до C2. Немецкий указывайте таким, какой он есть: на собеседовании на нём придётся говорить.
5. **Что ещё поможет**: водительские права с категорией, удостоверение водителя погрузчика, сертификаты сварщика, компьютерные программы.

## О чём можно не писать

Возраст, религия, семья, дети и гражданство ничего не говорят о ваших умениях, и указывать их вы не обязаны. Закон о равном обращении (AGG) запрещает относиться к вам хуже из-за этнического происхождения, пола, религии или мировоззрения, инвалидности, возраста или сексуальной идентичности. Фотографию всё ещё обычно прилагают, но требовать её никто не вправе. Не нужно писать и о том, сколько вы зарабатывали раньше.

## Перерывы и недолгая работа

Перерывы есть у всех. Назовите их одной строкой: «переезд в Германию, курсы немецкого», «уход за матерью», «поиск работы». Это лучше, чем пустой год. Несколько недолгих работ одного рода можно объединить: «2022–2025, сбор урожая и склад, разные работодатели».

## Перед отправкой

Возьмите из вакансии слова, которые верны и для вас. Дайте прочитать текст тому, кто хорошо знает немецкий. Отправляйте PDF со своей фамилией в названии файла и никогда не прилагайте копию паспорта, банковские данные или налоговый номер: чтобы принять решение о вас, они никому не нужны.

На Jobmost работу, образование и языки вы один раз вносите в профиль и там же решаете, что из этого видят работодатели. В самом отклике тогда хватит нескольких фраз: когда вы можете начать, что из этой работы уже делали и что хотите узнать.`,
  },
  sources: [
    ['§ 1 AGG', 'https://www.gesetze-im-internet.de/agg/__1.html'],
    ['§ 7 AGG', 'https://www.gesetze-im-internet.de/agg/__7.html'],
    ['Europass', 'https://europass.europa.eu/'],
  ],
  checked: '2026-11-22',
}
