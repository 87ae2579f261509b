import type { LocalPage } from './local-page.ts'

/** How the product processes personal data. It must change together with the processing. */
export const privacyPolicy: LocalPage = {
  titles: {
    en: 'Privacy policy',
    ru: 'Политика конфиденциальности',
    pl: 'Polityka prywatności',
    de: 'Datenschutzerklärung',
  },
  bodies: {
    en: `**In short: no tracking and no advertising. We keep what the service needs and delete it when it is no longer needed. Your browser’s push service is involved only if you turn on push notifications.**

## Who is responsible

{{operator}}

## What we process, and why

- **Your account:** name, e-mail address, phone, role, language and, for companies, company details. Needed for the contract with you (Article 6(1)(b) GDPR), which you conclude by accepting the [terms of use](/en/page/terms) when you register. Your password is stored only as an argon2id hash. This policy is information, not a request for consent; we record which version you confirmed and when. You cannot have an account without filling in the fields marked as required; everything else is optional.
- **What you publish and write:** vacancies, offers, bids and messages, to deliver them to the people they are meant for (Article 6(1)(b)).
- **“Contact us”:** name, e-mail address and text, to answer you (Article 6(1)(b) and (f)).
- **Newsletter:** e-mail address, language, rubric, city, and when and how you confirmed, based on your consent (Article 6(1)(a)); you can withdraw it with one click in every e-mail.
- **Saved searches:** filters and how you want to be notified (Article 6(1)(b)).
- **Notifications and push:** what happened to your bids, vacancies and chats (Article 6(1)(b)). If you turn on push, the address of your device at the push service of your browser’s maker (such as Google, Mozilla, Apple or Microsoft, including in the USA), based on your consent (Article 6(1)(a)). The service delivers the message; its content is encrypted for your device.
- **VAT number of a company:** if we check it, we send only the number to the European Commission’s register (VIES), to detect fake companies (Article 6(1)(f)).
- **Reports:** what you report and why, your e-mail address, and our decision (Article 6(1)(c), Digital Services Act). The person concerned will not learn who reported them.
- **Logins:** device name and time of each session. After a failed attempt we keep the IP address it came from for one day, never what was typed. If we limit how often something may be requested, such as a phone number, we keep the IP address of the request for seven days. Both protect accounts and phone numbers (Article 6(1)(f)).
- **Two-step login and passkeys:** the key of your app, and the public keys and names of your passkeys, to protect your account (Article 6(1)(b) and (f)).
- **A company’s team:** who belongs to it in which role, and the e-mail address of an invited colleague until the invitation is answered or expires (Article 6(1)(b) and (f)).
- **Objections:** what you write against a decision, and the answer (Article 6(1)(c), Digital Services Act).
- **E-mails sent:** recipient, subject, time and result for 14 days, to find failures (Article 6(1)(f)).
- **Log of staff actions:** what moderators and administrators did and looked at, to detect misuse (Article 6(1)(f)). After the erasure of your account it contains none of your texts.
- **Request logs:** IP address, time and page requested, to run the service safely (Article 6(1)(f)).

## Who sees what

Public pages show your first name, the initial of your surname and the parts of your profile that you chose to show, never your phone number or e-mail address; citizenship, date of birth, marital status, smoking and full surname are hidden until you show them. Your phone number is hidden until you show it; then employers with a confirmed e-mail address and an approved vacancy may see it. We record which of them have seen it and when, show you how many there are, and name them in the copy of your data. Only you, the employer and the employer’s team see a bid; the employer and the team can add notes and tags to it that only they see. If a bid or a message is reported, our moderators read it, too. We sell nothing and pass nothing on, except to processors who run servers and e-mail for us{{processors}} and where the law requires it.

## Storage on your device

There are two cookies. One holds your language. The other marks a device on which you have logged in, so that strangers who guess passwords do not lock you out; it lasts a year. There is no banner because we store only what the service you asked for needs (section 25 (2) TDDDG): your login, your language, the mark of this device, drafts, the outbox, and copies of pages you have seen so that they open without a connection. Clearing the site data in your browser removes all of it. All files come from our own server. No other company learns of your visit, unless you turn on push notifications.

## How long we keep it

- account, profile, vacancies and their templates, import sources, offers, saved searches and favourites: until you delete them or your account
- accounts whose e-mail address was never confirmed and that have no vacancies, offers, bids or chats: 60 days
- bids: 6 months after they were declined, withdrawn, closed without an answer or removed by us; accepted bids: until you delete your account
- chats: 12 months after the last message
- notifications: 90 days
- newsletter: until you unsubscribe; unconfirmed requests: 14 days; the proof of your consent: 3 years after you unsubscribe; when we sent you an issue, and the result: 90 days
- push addresses: until you turn push off or the session ends
- the IP address of a failed login: 1 day
- ended sessions: 30 days
- technical keys that prevent double sending: 31 days
- the e-mail address in a report: 6 months after the decision, or longer while an objection is open; the texts of the report: 12 months after the decision
- the texts of an objection: 12 months after the second decision
- answered messages sent through “Contact us”: 12 months after our answer; spam: 30 days; all of them only until you delete your account
- log of staff actions: without a time limit
- request logs: at most 14 days
- backups: 30 days; until then they may still contain what was deleted, and we use them only to restore the service

## Your rights

You may ask for access, correction, erasure, restriction and a copy of your data to take elsewhere; you may object to processing, and withdraw your consent at any time, with effect for the future. Write to us through “Contact us”; we will answer within one month. You may also complain to a data protection authority, such as the one where you live.

## Automatic decisions

None with legal effect. People decide on vacancies and reports. Vacancies from a source that a person has marked as trusted are published at once; people read a sample of them and everything suspicious. Bids without an answer close after 14 days.`,
    ru: `**Коротко: никакой слежки и рекламы. Мы храним то, что нужно для работы сервиса, и удаляем, когда это больше не нужно. Только если вы включите push-уведомления, в их доставке участвует push-служба вашего браузера.**

## Кто отвечает за данные

{{operator}}

## Что мы обрабатываем и зачем

- **Учётная запись:** имя, эл. почта, телефон, роль, язык, у компаний — данные компании. Нужно для договора с вами (ст. 6 (1) b GDPR, по-немецки DSGVO), который заключается при регистрации на [условиях использования](/ru/page/terms). Пароль хранится только в виде хеша argon2id. Этот текст информирует вас и не является согласием; мы отмечаем, когда и какую версию вы подтвердили. Без обязательных полей учётной записи не будет, всё остальное добровольно.
- **То, что вы публикуете и пишете:** вакансии, анкеты, отклики и сообщения — чтобы доставить их тем, кому они адресованы (ст. 6 (1) b).
- **«Связаться с нами»:** имя, эл. почта и текст — чтобы ответить (ст. 6 (1) b и f).
- **Рассылка:** адрес эл. почты, язык, рубрика, город, когда и как вы подтвердили подписку — на основании согласия (ст. 6 (1) a); отозвать его можно одним нажатием в каждом письме.
- **Сохранённые поиски:** фильтры и способ уведомления (ст. 6 (1) b).
- **Уведомления и push:** что произошло с вашими откликами, вакансиями и чатами (ст. 6 (1) b). Если вы включите push — адрес устройства в push-службе производителя браузера (например, Google, Mozilla, Apple или Microsoft, в том числе в США), на основании согласия (ст. 6 (1) a). Служба доставляет сообщение; его содержание зашифровано для вашего устройства.
- **Номер НДС компании (USt-IdNr.):** если мы его проверяем, мы отправляем только номер в реестр Европейской комиссии (VIES), чтобы распознавать фиктивные компании (ст. 6 (1) f).
- **Жалобы:** на что и почему вы жалуетесь, ваш адрес эл. почты и наше решение (ст. 6 (1) c, Закон о цифровых услугах). Тот, на кого пожаловались, не узнает, кто это сделал.
- **Входы:** название устройства и время каждого сеанса. После неудачной попытки мы один день храним IP-адрес, с которого она была сделана, но никогда — введённый текст. Если мы ограничиваем частоту запросов, например номеров телефона, IP-адрес запроса хранится семь дней. Это нужно для защиты учётных записей и номеров телефона (ст. 6 (1) f).
- **Двухэтапный вход и ключи доступа:** ключ вашего приложения с кодами, открытые ключи и названия ключей доступа — для защиты учётной записи (ст. 6 (1) b и f).
- **Команда компании:** кто в ней состоит и в какой роли; адрес эл. почты приглашённого коллеги, пока на приглашение не ответят или срок приглашения не истечёт (ст. 6 (1) b и f).
- **Возражения:** что вы пишете против решения и наш ответ (ст. 6 (1) c, Закон о цифровых услугах).
- **Отправленные письма:** получатель, тема, время и результат в течение 14 дней, чтобы находить сбои (ст. 6 (1) f).
- **Журнал действий сотрудников:** что делали и смотрели модераторы и администраторы, чтобы выявлять злоупотребления (ст. 6 (1) f). После удаления учётной записи ваших текстов в нём нет.
- **Журналы запросов:** IP-адрес, время и страница — для безопасной работы (ст. 6 (1) f).

## Кто что видит

На общедоступных страницах видны имя и первая буква фамилии, но никогда — телефон и эл. почта, а из профиля — то, что вы решили показать; гражданство, дата рождения, семейное положение, отношение к курению и полная фамилия скрыты, пока вы их не откроете. Телефон скрыт, пока вы его не откроете; после этого его могут увидеть работодатели с подтверждённым адресом эл. почты и одобренной вакансией. Мы записываем, какие работодатели и когда посмотрели номер, показываем вам их число и называем их в копии ваших данных. Отклик видите только вы, работодатель и его коллеги по компании; они могут добавить к нему заметки и метки, которые видны только им. Если на отклик или сообщение поступит жалоба, его прочитают и наши модераторы. Мы ничего не продаём и никому не передаём данные, кроме подрядчиков, которые обслуживают для нас серверы и почту{{processors}}, и случаев, когда нас обязывает закон.

## Хранение на вашем устройстве

Есть два cookie. Один хранит ваш язык. Второй отмечает устройство, на котором вы входили, чтобы чужие попытки подобрать пароль не закрыли вам вход; он хранится год. Баннера нет: мы храним только то, что нужно сервису, о котором вы попросили (§ 25 абз. 2 TDDDG): вход, язык, отметку устройства, черновики, исходящие и копии просмотренных страниц, чтобы они открывались без связи. Очистка данных сайта в браузере удаляет всё это. Все файлы приходят с нашего сервера. Другие компании не узнают о вашем визите, если вы не включите push-уведомления.

## Как долго мы храним

- учётная запись, профиль, вакансии и их шаблоны, источники импорта, анкеты, сохранённые поиски и избранное: пока вы не удалите их или учётную запись
- учётные записи с неподтверждённым адресом эл. почты и без вакансий, анкет, откликов и чатов: 60 дней
- отклики: 6 месяцев после отказа, отзыва, закрытия без ответа или удаления модератором; принятые отклики — пока вы не удалите учётную запись
- чаты: 12 месяцев после последнего сообщения
- уведомления: 90 дней
- рассылка: пока вы не отпишетесь; неподтверждённые запросы — 14 дней; подтверждение согласия — 3 года после отписки; когда и с каким результатом мы отправили выпуск — 90 дней
- адреса push: пока вы не выключите push или не закончится сеанс
- IP-адрес неудачного входа: 1 день
- завершённые сеансы: 30 дней
- технические ключи против повторной отправки: 31 день
- адрес эл. почты в жалобе: 6 месяцев после решения и пока не рассмотрены поданные возражения; её тексты — 12 месяцев после решения
- тексты возражений: 12 месяцев после повторного решения
- сообщения через «Связаться с нами»: 12 месяцев после ответа, спам — 30 дней; все они — не дольше, чем существует ваша учётная запись
- журнал действий сотрудников: без ограничения срока
- журналы запросов: не больше 14 дней
- резервные копии: 30 дней; до этого в них может оставаться удалённое, мы используем их только для восстановления сервиса

## Ваши права

Вы можете запросить доступ к данным, исправление, удаление, ограничение обработки и копию для переноса, возразить против обработки и отозвать согласие на будущее. Напишите через «Связаться с нами»; мы ответим в течение месяца. Можно также пожаловаться в орган по защите данных, например по месту жительства.

## Автоматические решения

Решений с правовыми последствиями нет. О вакансиях и жалобах решают люди. Вакансии из источника, который человек отметил как надёжный, публикуются сразу; люди читают часть из них и всё подозрительное. Отклики без ответа закрываются через 14 дней.`,
    pl: `**W skrócie: bez śledzenia i bez reklam. Przechowujemy to, czego potrzebuje usługa, i usuwamy, gdy przestaje być potrzebne. Tylko jeśli włączysz powiadomienia push, w ich doręczaniu bierze udział usługa push Twojej przeglądarki.**

## Kto odpowiada

{{operator}}

## Co przetwarzamy i po co

- **Konto:** imię i nazwisko, e-mail, telefon, rola, język, a w przypadku firm dane firmy. Potrzebne do umowy z Tobą (art. 6 ust. 1 lit. b RODO), zawieranej przy rejestracji na warunkach [regulaminu](/pl/page/terms). Hasło przechowujemy tylko jako skrót argon2id. Ten tekst informuje, nie jest zgodą; zapisujemy, kiedy i którą wersję potwierdzono. Bez pól obowiązkowych nie ma konta; cała reszta jest dobrowolna.
- **To, co publikujesz i piszesz:** ogłoszenia, zgłoszenia i wiadomości, aby dostarczyć je adresatom (art. 6 ust. 1 lit. b).
- **„Skontaktuj się z nami”:** imię, e-mail i treść, aby odpowiedzieć (art. 6 ust. 1 lit. b i f).
- **Newsletter:** adres e-mail, język, kategoria, miasto oraz kiedy i jak potwierdzono subskrypcję, na podstawie zgody (art. 6 ust. 1 lit. a); wycofasz ją jednym kliknięciem w każdej wiadomości.
- **Zapisane wyszukiwania:** filtry i sposób powiadamiania (art. 6 ust. 1 lit. b).
- **Powiadomienia i push:** co się stało z Twoimi zgłoszeniami, ogłoszeniami i czatami (art. 6 ust. 1 lit. b). Jeśli włączysz push, adres urządzenia w usłudze push producenta przeglądarki (np. Google, Mozilla, Apple lub Microsoft, także w USA), na podstawie zgody (art. 6 ust. 1 lit. a). Usługa doręcza wiadomość; jej treść jest zaszyfrowana dla Twojego urządzenia.
- **Numer VAT firmy:** jeśli go sprawdzamy, wysyłamy sam numer do rejestru Komisji Europejskiej (VIES), aby wykrywać fałszywe firmy (art. 6 ust. 1 lit. f).
- **Zgłoszenia naruszeń:** co i dlaczego zgłaszasz, Twój adres e-mail i nasza decyzja (art. 6 ust. 1 lit. c, akt o usługach cyfrowych). Osoba, której dotyczy zgłoszenie, nie dowie się, kto je wysłał.
- **Logowania:** nazwa urządzenia i czas każdej sesji. Po nieudanej próbie przez jeden dzień przechowujemy adres sieciowy (IP), z którego przyszła, ale nigdy to, co wpisano. Jeśli ograniczamy liczbę zapytań, na przykład o numery telefonu, adres IP zapytania przechowujemy przez siedem dni. Chroni to konta i numery telefonu (art. 6 ust. 1 lit. f).
- **Logowanie dwuetapowe i klucze dostępu:** tajny klucz Twojej aplikacji uwierzytelniającej oraz klucze publiczne i nazwy kluczy dostępu, dla ochrony konta (art. 6 ust. 1 lit. b i f).
- **Zespół firmy:** kto do niego należy i w jakiej roli; adres e-mail zaproszonej osoby, dopóki zaproszenie nie zostanie przyjęte lub odrzucone albo nie wygaśnie (art. 6 ust. 1 lit. b i f).
- **Sprzeciwy:** co piszesz przeciw decyzji i nasza odpowiedź (art. 6 ust. 1 lit. c, akt o usługach cyfrowych).
- **Wysłane e-maile:** odbiorca, temat, czas i wynik przez 14 dni, aby wykrywać błędy (art. 6 ust. 1 lit. f).
- **Dziennik działań pracowników serwisu:** co zrobili i obejrzeli moderatorzy i administratorzy, aby wykrywać nadużycia (art. 6 ust. 1 lit. f). Po usunięciu konta nie zawiera Twoich tekstów.
- **Dzienniki serwera:** adres sieciowy, czas i strona, dla bezpiecznego działania (art. 6 ust. 1 lit. f).

## Kto co widzi

Publiczne strony pokazują imię i pierwszą literę nazwiska, nigdy telefonu ani e-maila, a z profilu to, co chcesz pokazać; obywatelstwo, data urodzenia, stan cywilny, palenie i pełne nazwisko są ukryte, dopóki ich nie pokażesz. Numer telefonu jest ukryty, dopóki go nie pokażesz; wtedy mogą go wyświetlić pracodawcy z potwierdzonym adresem e-mail i zatwierdzonym ogłoszeniem. Zapisujemy, którzy pracodawcy i kiedy wyświetlili numer, pokazujemy Ci ich liczbę i wymieniamy ich w kopii Twoich danych. Zgłoszenie widzicie tylko Ty, pracodawca i jego zespół; pracodawca i zespół mogą dodać do niego notatki i etykiety, które widzą tylko oni. Zgłoszenia i wiadomości, w których ktoś wskaże naruszenie, czytają także nasi moderatorzy. Niczego nie sprzedajemy. Dane przekazujemy tylko podmiotom, które prowadzą dla nas serwery i pocztę{{processors}}, oraz wtedy, gdy wymaga tego prawo.

## Przechowywanie na urządzeniu

Są dwa pliki cookie. Jeden zawiera Twój język. Drugi oznacza urządzenie, na którym się logujesz, aby osoby zgadujące hasła nie mogły zablokować Ci dostępu; jest ważny rok. Nie ma baneru, bo zapisujemy tylko to, czego wymaga usługa, o którą prosisz (§ 25 ust. 2 TDDDG): stan zalogowania, język, oznaczenie urządzenia, szkice, skrzynkę nadawczą i kopie obejrzanych stron, aby otwierały się bez połączenia. Wyczyszczenie danych witryny w przeglądarce usuwa to wszystko. Wszystkie pliki pochodzą z naszego serwera. Żadna inna firma nie dowiaduje się o Twojej wizycie, chyba że włączysz powiadomienia push.

## Jak długo przechowujemy

- konto, profil, ogłoszenia i ich szablony, źródła importu, zapisane wyszukiwania i ulubione: dopóki ich lub konta nie usuniesz
- konta z niepotwierdzonym adresem e-mail, bez ogłoszeń, zgłoszeń i czatów: 60 dni
- zgłoszenia: 6 miesięcy od odrzucenia, wycofania, zamknięcia bez odpowiedzi lub usunięcia przez nas; przyjęte zgłoszenia: do usunięcia konta
- czaty: 12 miesięcy od ostatniej wiadomości
- powiadomienia: 90 dni
- newsletter: do rezygnacji, niepotwierdzone zapisy 14 dni, dowód zgody 3 lata po rezygnacji, czas i wynik wysyłki wydania 90 dni
- adresy push: do wyłączenia push lub końca sesji
- adres sieciowy nieudanego logowania: 1 dzień
- zakończone sesje: 30 dni
- techniczne klucze przeciw podwójnemu wysłaniu: 31 dni
- adres e-mail w zgłoszeniu naruszenia: 6 miesięcy po decyzji i do rozpatrzenia wniesionych sprzeciwów; jego treść 12 miesięcy po niej
- treść sprzeciwów: 12 miesięcy od ponownej decyzji
- wiadomości z formularza „Skontaktuj się z nami”, na które odpowiedzieliśmy: 12 miesięcy od odpowiedzi; spam: 30 dni; wszystkie najdłużej do usunięcia konta
- dziennik działań pracowników serwisu: bezterminowo
- dzienniki serwera: najwyżej 14 dni
- kopie zapasowe: 30 dni; do tego czasu mogą zawierać usunięte dane, a używamy ich tylko do przywrócenia serwisu

## Twoje prawa

Możesz żądać dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania i kopii danych do przeniesienia, sprzeciwić się przetwarzaniu i w każdej chwili cofnąć zgodę, ze skutkiem na przyszłość. Napisz przez „Skontaktuj się z nami”; odpowiadamy w ciągu miesiąca. Możesz też złożyć skargę do organu ochrony danych, na przykład w miejscu zamieszkania.

## Decyzje automatyczne

Nie ma takich, które wywołują skutki prawne. O ogłoszeniach i zgłoszeniach naruszeń decydują ludzie. Ogłoszenia ze źródła, które człowiek uznał za zaufane, są publikowane od razu; ludzie czytają część z nich i wszystko, co podejrzane. Zgłoszenia bez odpowiedzi zamykają się po 14 dniach.`,
    de: `**Kurz: kein Tracking, keine Werbung. Wir speichern, was der Dienst braucht, und löschen es, wenn es nicht mehr gebraucht wird. Nur wenn Sie Push-Benachrichtigungen einschalten, ist der Push-Dienst Ihres Browsers beteiligt.**

## Wer verantwortlich ist

{{operator}}

## Was wir verarbeiten und wozu

- **Ihr Konto:** Name, E-Mail-Adresse, Telefon, Rolle, Sprache und bei Firmen Firmendaten. Nötig für den Vertrag mit Ihnen (Art. 6 Abs. 1 b DSGVO), der bei der Registrierung zu den [Nutzungsbedingungen](/de/page/terms) zustande kommt. Ihr Passwort speichern wir nur als argon2id-Hash. Dieser Text informiert Sie; er ist keine Einwilligung, und wir halten fest, wann Sie welche Fassung bestätigt haben. Ohne die Pflichtfelder gibt es kein Konto; alles andere ist freiwillig.
- **Was Sie veröffentlichen und schreiben:** Stellenanzeigen, Gesuche, Bewerbungen und Nachrichten, um sie den Menschen zu zeigen, für die sie bestimmt sind (Art. 6 Abs. 1 b).
- **„Kontakt“:** Name, E-Mail-Adresse und Text, um Ihnen zu antworten (Art. 6 Abs. 1 b und f).
- **Newsletter:** E-Mail-Adresse, Sprache, Rubrik, Ort und wann und wie Sie bestätigt haben, aufgrund Ihrer Einwilligung (Art. 6 Abs. 1 a); Sie widerrufen sie mit einem Klick in jeder E-Mail.
- **Gespeicherte Suchen:** Filter und wie Sie benachrichtigt werden möchten (Art. 6 Abs. 1 b).
- **Benachrichtigungen und Push:** was mit Ihren Bewerbungen, Anzeigen und Chats geschehen ist (Art. 6 Abs. 1 b). Wenn Sie Push einschalten, die Adresse Ihres Geräts beim Push-Dienst des Browserherstellers (etwa Google, Mozilla, Apple oder Microsoft, auch in den USA), aufgrund Ihrer Einwilligung (Art. 6 Abs. 1 a). Der Dienst stellt die Nachricht zu; ihr Inhalt ist für Ihr Gerät verschlüsselt.
- **USt-IdNr. einer Firma:** Wenn wir sie prüfen, senden wir allein die Nummer an das Register der Europäischen Kommission (VIES), um falsche Firmen zu erkennen (Art. 6 Abs. 1 f).
- **Meldungen:** was Sie melden und warum, Ihre E-Mail-Adresse und unsere Entscheidung (Art. 6 Abs. 1 c, Gesetz über digitale Dienste). Die betroffene Person erfährt nicht, wer gemeldet hat.
- **Anmeldungen:** Gerätename und Zeit jeder Sitzung. Nach einem Fehlversuch speichern wir einen Tag lang die IP-Adresse, von der er kam, nie das Eingetippte. Wo wir begrenzen, wie oft etwas abgefragt werden darf, etwa eine Telefonnummer, speichern wir die IP-Adresse der Abfrage sieben Tage lang. Beides schützt Konten und Telefonnummern (Art. 6 Abs. 1 f).
- **Anmeldung in zwei Schritten und Passkeys:** der Schlüssel Ihrer App sowie öffentliche Schlüssel und Namen Ihrer Passkeys, zum Schutz des Kontos (Art. 6 Abs. 1 b und f).
- **Team eines Unternehmens:** wer ihm in welcher Rolle angehört, und die E-Mail-Adresse einer eingeladenen Person, bis die Einladung beantwortet oder abgelaufen ist (Art. 6 Abs. 1 b und f).
- **Widersprüche:** was Sie gegen eine Entscheidung schreiben, und die Antwort (Art. 6 Abs. 1 c, Gesetz über digitale Dienste).
- **Versandte E-Mails:** Empfänger, Betreff, Zeit und Ergebnis für 14 Tage, um Fehler zu finden (Art. 6 Abs. 1 f).
- **Protokoll des Jobmost-Teams:** was Moderation und Administration getan und angesehen haben, um Missbrauch zu erkennen (Art. 6 Abs. 1 f). Nach dem Löschen Ihres Kontos enthält es keinen Ihrer Texte.
- **Protokolle der Abrufe:** IP-Adresse, Zeit und abgerufene Seite, für den sicheren Betrieb (Art. 6 Abs. 1 f).

## Wer was sieht

Öffentliche Seiten zeigen Ihren Vornamen und den ersten Buchstaben des Nachnamens, nie Telefonnummer oder E-Mail-Adresse, und aus Ihrem Profil, was Sie zeigen wollen; Staatsangehörigkeit, Geburtsdatum, Familienstand, Rauchen und der volle Nachname sind verborgen, bis Sie sie zeigen. Ihre Telefonnummer ist verborgen, bis Sie sie zeigen; dann können Arbeitgeber mit bestätigter E-Mail-Adresse und einer freigegebenen Anzeige sie ansehen. Wir halten fest, welche sie wann angesehen haben, zeigen Ihnen die Zahl und nennen sie in der Kopie Ihrer Daten. Eine Bewerbung sehen nur Sie, der Arbeitgeber und sein Team; Arbeitgeber und Team können Notizen und Schlagwörter hinzufügen, die nur sie selbst sehen. Gemeldete Bewerbungen und Nachrichten lesen auch unsere Moderatoren. Wir verkaufen nichts und geben nichts weiter, außer an Dienstleister, die Server und E-Mail für uns betreiben{{processors}}, und wo das Gesetz uns dazu verpflichtet.

## Speicherung auf Ihrem Gerät

Es gibt zwei Cookies. Eines enthält Ihre Sprache. Das andere kennzeichnet ein Gerät, auf dem Sie sich angemeldet haben, damit Fremde, die Passwörter raten, Sie nicht aussperren; es gilt ein Jahr. Ein Banner gibt es nicht, denn wir speichern nur, was der von Ihnen gewünschte Dienst braucht (§ 25 Abs. 2 TDDDG): Ihre Anmeldung, Ihre Sprache, die Kennzeichnung dieses Geräts, Entwürfe, den Postausgang und Kopien besuchter Seiten, damit sie sich ohne Verbindung öffnen lassen. Wenn Sie die Websitedaten im Browser löschen, ist alles entfernt. Alle Dateien kommen von unserem eigenen Server. Keine andere Firma erfährt von Ihrem Besuch, es sei denn, Sie schalten Push-Benachrichtigungen ein.

## Wie lange wir speichern

- Konto, Profil, Anzeigen und ihre Vorlagen, Importquellen, Gesuche, gespeicherte Suchen und Favoriten: bis Sie sie oder Ihr Konto löschen
- Konten ohne bestätigte E-Mail-Adresse und ohne Anzeigen, Gesuche, Bewerbungen und Chats: 60 Tage
- Bewerbungen: 6 Monate, nachdem sie abgelehnt, zurückgezogen, ohne Antwort geschlossen oder von uns entfernt wurden; angenommene Bewerbungen: bis Sie Ihr Konto löschen
- Chats: 12 Monate nach der letzten Nachricht
- Benachrichtigungen: 90 Tage
- Newsletter: bis zur Abbestellung; nicht bestätigte Anfragen 14 Tage; der Nachweis Ihrer Einwilligung 3 Jahre nach der Abbestellung; wann und mit welchem Ergebnis wir eine Ausgabe versandt haben: 90 Tage
- Push-Adressen: bis Sie Push ausschalten oder die Sitzung endet
- die IP-Adresse einer fehlgeschlagenen Anmeldung: 1 Tag
- beendete Sitzungen: 30 Tage
- technische Schlüssel gegen doppeltes Senden: 31 Tage
- die E-Mail-Adresse einer Meldung: 6 Monate nach der Entscheidung, und bis über offene Widersprüche entschieden ist; die Texte der Meldung: 12 Monate nach der Entscheidung
- die Texte eines Widerspruchs: 12 Monate nach der zweiten Entscheidung
- Nachrichten über „Kontakt“: 12 Monate nach der Antwort, Spam 30 Tage; kürzer, wenn Sie vorher Ihr Konto löschen
- Protokoll des Jobmost-Teams: ohne zeitliche Begrenzung
- Protokolle der Abrufe: höchstens 14 Tage
- Sicherungskopien: 30 Tage; so lange können sie noch Gelöschtes enthalten, wir nutzen sie nur zur Wiederherstellung

## Ihre Rechte

Sie können Auskunft, Berichtigung, Löschung, Einschränkung und eine Kopie Ihrer Daten zum Mitnehmen verlangen, der Verarbeitung widersprechen und eine Einwilligung für die Zukunft widerrufen. Schreiben Sie uns über „Kontakt“; wir antworten innerhalb eines Monats. Sie können sich auch bei einer Datenschutz-Aufsichtsbehörde beschweren, etwa bei der für Ihren Wohnort.

## Automatische Entscheidungen

Keine mit rechtlicher Wirkung. Über Stellenanzeigen und Meldungen entscheiden Menschen. Anzeigen aus einer Quelle, die ein Mensch als vertrauenswürdig eingestuft hat, werden sofort veröffentlicht; Menschen lesen Stichproben und alles Verdächtige. Bewerbungen ohne Antwort werden nach 14 Tagen geschlossen.`,
  },
}
