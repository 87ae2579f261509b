import type { LocalPage } from './local-page.ts'

/** Accessibility statement (BFSG, annex 3). The operator must have it reviewed before launch. */
export const accessibility: LocalPage = {
  titles: {
    en: 'Accessibility statement',
    ru: 'Заявление о доступности',
    pl: 'Deklaracja dostępności',
    de: 'Erklärung zur Barrierefreiheit',
  },
  bodies: {
    en: `Jobmost is for everyone who is looking for work in Germany. This statement says how accessible the site and the installed app are, what is missing, and where you can tell us about a barrier. The legal basis is the German Accessibility Act (BFSG).

## The standards we follow

We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. For websites, they ask for more than version 3.2.1 of the European standard EN 301 549.

- Everything can be done with the keyboard alone. The focus is always visible.
- Screen readers announce headings, labels, states and new messages.
- Text can be enlarged to 200%. Pages fit on a screen 320 pixels wide.
- Contrast is sufficient in light and dark mode. Nothing is conveyed by colour alone.
- Animations stop when your device asks for less motion. Only one-time codes expire; no form has a time limit.
- Errors appear beside their field and say what to do. What you typed is not lost, even without a connection.
- Sounds announce new messages. The number of new messages is always shown too.

Each version is checked by automated tests, and by hand with the keyboard. No outside body has certified it yet.

## What is missing

- Texts that employers and job seekers publish are not checked for plain language.
- There is no easy-to-read version and no version in German Sign Language.

## Tell us about a barrier

Write to us through “Contact us” at the bottom of every page. You do not need an account. Our address and telephone number are in the legal notice. We answer within two weeks.

## If our answer does not help

The market surveillance authority of the federal states for the accessibility of products and services (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF) in Magdeburg examines complaints, free of charge.`,
    ru: `Jobmost создан для всех, кто ищет работу в Германии. Здесь сказано, насколько доступны сайт и установленное приложение, чего пока не хватает и куда сообщить о препятствии. Правовая основа — немецкий закон о доступности (BFSG).

## Каким стандартам мы следуем

Мы следуем руководству по доступности веб-контента (WCAG) 2.2, уровень AA. Для сайтов эти требования строже, чем в версии 3.2.1 европейского стандарта EN 301 549.

- Всё можно сделать с клавиатуры, без мыши. Фокус всегда виден.
- Программы экранного доступа зачитывают заголовки, названия полей, состояния и новые сообщения.
- Текст можно увеличить до 200 процентов. Страницы помещаются на экране шириной 320 пикселей.
- Контраст достаточен в светлой и тёмной теме. Ничто не передаётся одним лишь цветом.
- Анимация отключается, если этого требует ваше устройство. Срок есть только у одноразовых кодов; время на заполнение форм не ограничено.
- Ошибки показаны рядом с полем и подсказывают, что делать. Введённое не теряется, даже без связи.
- О новых сообщениях предупреждает звук. Их число всегда показано и на экране.

Каждую версию мы проверяем автоматическими тестами и вручную, с клавиатуры. Сторонней сертификации пока нет.

## Чего не хватает

- Тексты, которые публикуют работодатели и соискатели, мы не проверяем на простоту языка.
- Нет версии на простом языке и на немецком жестовом языке.

## Сообщить о препятствии

Напишите нам: кнопка «Связаться с нами» есть внизу каждой страницы. Учётная запись не нужна. Адрес и телефон указаны в сведениях о владельце (Impressum). Мы отвечаем в течение двух недель.

## Если ответ не помог

Жалобы рассматривает ведомство федеральных земель по надзору за доступностью товаров и услуг (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF) в Магдебурге. Обращение бесплатно.`,
    pl: `Jobmost jest dla wszystkich, którzy szukają pracy w Niemczech. Ta deklaracja mówi, na ile dostępne są strona i zainstalowana aplikacja, czego brakuje i gdzie zgłosić barierę. Podstawą prawną jest niemiecka ustawa o dostępności (BFSG).

## Czego przestrzegamy

Stosujemy wytyczne dla dostępności treści internetowych (WCAG) 2.2 na poziomie AA. W przypadku stron internetowych wymagają one więcej niż norma europejska EN 301 549 w wersji 3.2.1.

- Wszystko można zrobić samą klawiaturą. Fokus jest zawsze widoczny.
- Czytniki ekranu odczytują nagłówki, nazwy pól, stany i nowe wiadomości.
- Tekst można powiększyć do 200 procent. Strony mieszczą się na ekranie o szerokości 320 pikseli.
- Kontrast jest wystarczający w jasnym i ciemnym motywie. Nic nie jest przekazywane samym kolorem.
- Animacje są wyłączone, jeśli tak ustawiono urządzenie. Wygasają tylko kody jednorazowe; formularze nie mają limitu czasu.
- Błędy są przy swoim polu i mówią, co zrobić. To, co wpisano, nie ginie, nawet bez połączenia.
- O nowych wiadomościach informuje dźwięk. Liczba nowych wiadomości jest też zawsze widoczna.

Każdą wersję sprawdzamy testami automatycznymi i ręcznie, za pomocą klawiatury. Nie ma jeszcze zewnętrznego certyfikatu.

## Czego brakuje

- Nie sprawdzamy, czy teksty pracodawców i osób szukających pracy są napisane prostym językiem.
- Nie ma wersji w tekście łatwym do czytania (ETR) ani w niemieckim języku migowym.

## Zgłoś barierę

Napisz do nas: przycisk „Skontaktuj się z nami” jest na dole każdej strony. Konto nie jest potrzebne. Adres i telefon są w Impressum. Odpowiadamy w ciągu dwóch tygodni.

## Jeśli odpowiedź nie pomoże

Skargi rozpatruje urząd krajów związkowych nadzorujący dostępność produktów i usług (Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen, MLBF) w Magdeburgu. Zgłoszenie jest bezpłatne.`,
    de: `Jobmost ist für alle da, die in Deutschland Arbeit suchen. Diese Erklärung sagt, wie barrierefrei die Website und die installierte App sind, was noch fehlt und wo Sie eine Barriere melden können. Rechtsgrundlage ist das Barrierefreiheitsstärkungsgesetz (BFSG).

## Woran wir uns halten

Wir folgen den Richtlinien für barrierefreie Webinhalte (WCAG) 2.2, Stufe AA. Für Websites verlangen sie mehr als die Version 3.2.1 der europäischen Norm EN 301 549.

- Alles lässt sich allein mit der Tastatur bedienen. Der Fokus ist immer sichtbar.
- Screenreader lesen Überschriften, Beschriftungen, Zustände und neue Nachrichten vor.
- Text lässt sich auf 200 Prozent vergrößern. Seiten passen auf einen 320 Pixel breiten Bildschirm.
- Die Kontraste reichen im hellen und im dunklen Design aus. Nichts wird allein durch Farbe vermittelt.
- Animationen entfallen, wenn Ihr Gerät das wünscht. Nur Einmalcodes laufen ab; Formulare haben keine Zeitbegrenzung.
- Fehlermeldungen stehen bei ihrem Feld und sagen, was zu tun ist. Was Sie getippt haben, geht nicht verloren, auch nicht ohne Verbindung.
- Ein Ton kündigt neue Nachrichten an. Die Anzahl wird immer auch angezeigt.

Jede neue Version wird durch automatische Tests und von Hand mit der Tastatur geprüft. Eine externe Prüfung gab es noch nicht.

## Was noch fehlt

- Texte von Arbeitgebern und Arbeitssuchenden werden nicht auf einfache Sprache geprüft.
- Es gibt keine Fassung in Leichter Sprache und keine in Deutscher Gebärdensprache.

## Eine Barriere melden

Schreiben Sie uns: „Kontakt“ steht am Ende jeder Seite. Ein Konto brauchen Sie nicht. Adresse und Telefonnummer stehen im Impressum. Wir antworten innerhalb von zwei Wochen.

## Wenn unsere Antwort nicht hilft

Die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg prüft Beschwerden. Das kostet Sie nichts.`,
  },
}
