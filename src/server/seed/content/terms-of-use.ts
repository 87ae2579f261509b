import type { LocalPage } from './local-page.ts'

/** Terms of use in plain words. The operator must have them reviewed before launch. */
export const termsOfUse: LocalPage = {
  titles: {
    en: 'Terms of use',
    ru: 'Условия использования',
    pl: 'Regulamin',
    de: 'Nutzungsbedingungen',
  },
  bodies: {
    en: `## What Jobmost is

Jobmost brings together people who offer work and people who are looking for work. They alone make the employment contract; Jobmost is not a party to it and is not an employment agency.

## Your account

You must be at least 16 years old, give correct details, and keep your password to yourself. By registering you agree to these terms. One person has one account. It can be that of a job seeker, of an employer, or both.

## What it costs

Jobmost is free for job seekers. Employers must not ask a job seeker for money. What a private agent may charge is set by section 296 SGB III: only once you have the job, by written contract and up to a limit, never in advance.

## Vacancies

- The work is real, legal and in Germany, and the pay is stated and not below the minimum wage.
- A vacancy is open to everyone: no preferences regarding ethnic origin, sex, religion or belief, disability, age or sexual identity (AGG).
- Phone numbers, links and advertising do not belong in the text.
- A moderator reads every vacancy before it is public, and again when its text or pay is changed. If an employer who has proved reliable imports vacancies, a moderator reads only a random sample of them, and everything suspicious, before they are public. You always learn the reason for a rejection.

## Offers, bids and messages

Be truthful about what you can do, and be polite. Only the employer and their team can see a bid. Asking for copies of documents, bank details or advance payment is forbidden.

## When rules are broken

We can remove content and block accounts. We tell you what was decided, on what facts and under which rule, and whether automated means were used. You can object free of charge within six months: through the link in the e-mail with the decision, in your account, or through “Contact us”. A person will then review the decision, if possible not the one who made it. You may also turn to a certified out-of-court dispute settlement body or to a court.

## How lists are ordered

Lists show the newest first. A keyword search shows the best matches first: all the words before some of them, words in the title before words in the text; among equal matches those nearer to the chosen city, then the newer. You can choose another order: newest, pay or distance. Nobody can buy a better place.

## Liability

We are liable without limit for wilful misconduct, gross negligence and injury to life, body or health; for slight negligence only where an essential duty is breached, and then only for foreseeable damage.

## Ending the contract

You can delete your account at any time. German law applies; consumers keep the protection that the law of the country they live in gives them.`,
    ru: `## Что такое Jobmost

Jobmost сводит тех, кто предлагает работу, с теми, кто её ищет. Трудовой договор заключают только они; Jobmost не сторона этого договора и не агентство по трудоустройству.

## Учётная запись

Вам должно быть не меньше 16 лет, данные должны быть верными, пароль никому не сообщайте. Регистрируясь, вы принимаете эти условия. У одного человека одна учётная запись: соискателя, работодателя или сразу с обеими ролями.

## Сколько это стоит

Для соискателей Jobmost бесплатен. Работодателям нельзя требовать с них деньги. Что может взять частный посредник, определяет § 296 SGB III: только после того, как работа найдена, по письменному договору и в установленных пределах, никогда вперёд.

## Вакансии

- Работа настоящая, законная и в Германии; оплата указана и не ниже минимальной.
- Вакансия открыта для всех: никаких ограничений по этническому происхождению, полу, религии или мировоззрению, инвалидности, возрасту или сексуальной идентичности (AGG).
- Телефонам, ссылкам и рекламе в тексте не место.
- Модератор читает каждую вакансию до публикации и снова, если изменились текст или оплата. Если вакансии импортирует надёжный работодатель, модератор до публикации читает только случайную выборку и всё подозрительное. Причину отказа вы узнаёте всегда.

## Анкеты, отклики и сообщения

Пишите правду о том, что умеете, и будьте вежливы. Отклик видят только работодатель и его команда. Запрещено просить копии документов, банковские данные и предоплату.

## Если правила нарушены

Мы можем удалить материалы и заблокировать учётную запись. Мы сообщаем, что решено, на основании каких фактов и какого правила и участвовала ли в этом программа. В течение шести месяцев можно бесплатно возразить: по ссылке в письме с решением, в своей учётной записи или через «Связаться с нами». Решение ещё раз рассмотрит человек, по возможности другой. Вы также можете обратиться в сертифицированный орган внесудебного урегулирования споров или в суд.

## Порядок в списках

В списках сначала новые. Поиск по слову показывает самое подходящее: сначала то, где есть все слова, потом то, где есть некоторые; название важнее текста; при равенстве выше то, что ближе к выбранному городу, затем то, что новее. Можно выбрать другой порядок: по дате, оплате или расстоянию. Купить место выше в списке нельзя.

## Ответственность

Мы отвечаем без ограничений за умысел, грубую неосторожность и вред жизни и здоровью; при лёгкой неосторожности — только за нарушение существенных обязанностей и в пределах ожидаемого ущерба.

## Прекращение пользования

Удалить учётную запись можно в любой момент. Действует право Германии; потребители сохраняют защиту, которую им даёт право страны проживания.`,
    pl: `## Czym jest Jobmost

Jobmost łączy tych, którzy dają pracę, z tymi, którzy jej szukają. Umowę o pracę zawierają tylko oni; Jobmost nie jest jej stroną ani agencją pośrednictwa pracy.

## Konto

Musisz mieć co najmniej 16 lat i podać prawdziwe dane. Nie udostępniaj nikomu hasła. Rejestrując się, akceptujesz ten regulamin. Jedna osoba ma jedno konto: osoby szukającej pracy, pracodawcy albo z obiema rolami.

## Ile to kosztuje

Jobmost jest dla szukających pracy bezpłatny. Pracodawcom nie wolno żądać od nich pieniędzy. Ile może pobrać prywatny pośrednik, określa § 296 SGB III: tylko po znalezieniu pracy, na podstawie pisemnej umowy i do limitu, nigdy z góry.

## Ogłoszenia o pracę

- Praca jest prawdziwa, legalna i w Niemczech, a stawka podana i nie niższa od płacy minimalnej.
- Ogłoszenie jest skierowane do wszystkich: bez preferencji i wymagań co do pochodzenia etnicznego, płci, religii lub światopoglądu, niepełnosprawności, wieku czy tożsamości seksualnej (AGG).
- W treści nie ma miejsca na numery telefonów, linki i reklamy.
- Moderator czyta każde ogłoszenie przed publikacją i ponownie po zmianie tekstu lub stawki. Z importów zaufanych pracodawców moderator czyta przed publikacją losowo wybrane ogłoszenia i wszystko, co budzi wątpliwości. Powód odrzucenia zawsze podajemy.

## Ogłoszenia szukających pracy, zgłoszenia i wiadomości

Pisz prawdę o tym, co umiesz, i zachowuj uprzejmość. Zgłoszenie widzą tylko pracodawca i jego zespół. Nie wolno prosić o kopie dokumentów, dane bankowe ani zaliczki.

## Naruszenia

Możemy usunąć treść i zablokować konto. Podajemy, co zdecydowano, na podstawie jakich faktów i zasad oraz czy brał w tym udział program. Przez sześć miesięcy możesz bezpłatnie wnieść sprzeciw: przez link w e-mailu z decyzją, na swoim koncie albo przez „Skontaktuj się z nami”. Sprawą jeszcze raz zajmie się człowiek, w miarę możliwości inny. Możesz też zwrócić się do certyfikowanego organu pozasądowego rozstrzygania sporów lub do sądu.

## Kolejność na listach

Na listach najpierw są najnowsze ogłoszenia. Wyszukiwanie po słowie pokazuje najpierw najlepiej dopasowane: zawierające wszystkie słowa przed tymi, które zawierają tylko niektóre, słowa w tytule przed słowami w treści, a przy równym dopasowaniu najpierw bliższe wybranej miejscowości, potem nowsze. Możesz wybrać inną kolejność: według daty, stawki lub odległości. Lepszego miejsca nie można kupić.

## Odpowiedzialność

Odpowiadamy bez ograniczeń za szkody wyrządzone umyślnie lub wskutek rażącego niedbalstwa oraz za szkody na życiu, ciele lub zdrowiu; przy lekkim niedbalstwie tylko za naruszenie istotnych obowiązków i w granicach przewidywalnej szkody.

## Zakończenie umowy

Możesz usunąć konto w każdej chwili. Obowiązuje prawo niemieckie; konsumenci zachowują ochronę, którą daje im prawo kraju, w którym mieszkają.`,
    de: `## Was Jobmost ist

Jobmost bringt Menschen, die Arbeit bieten, und Menschen, die Arbeit suchen, zusammen. Den Arbeitsvertrag schließen allein sie; Jobmost ist nicht Vertragspartei und keine Arbeitsvermittlung.

## Ihr Konto

Sie müssen mindestens 16 Jahre alt sein, wahre Angaben machen und Ihr Passwort für sich behalten. Mit der Registrierung stimmen Sie diesen Bedingungen zu. Eine Person hat ein Konto: für die Arbeitssuche, als Arbeitgeber oder für beides.

## Was es kostet

Jobmost ist für Arbeitssuchende kostenlos. Arbeitgeber dürfen von ihnen kein Geld verlangen. Was eine private Vermittlung verlangen darf, regelt § 296 SGB III: nur nach erfolgreicher Vermittlung, mit schriftlichem Vertrag und bis zu einer Grenze, nie als Vorschuss.

## Stellenanzeigen

- Die Arbeit ist echt und legal und findet in Deutschland statt; der Lohn steht dabei und liegt nicht unter dem Mindestlohn.
- Eine Stelle steht allen offen: keine Vorgaben zu ethnischer Herkunft, Geschlecht, Religion oder Weltanschauung, Behinderung, Alter oder sexueller Identität (AGG).
- Telefonnummern, Links und Werbung gehören nicht in den Text.
- Ein Mensch liest jede Anzeige vor der Veröffentlichung und noch einmal, wenn Text oder Lohn sich ändern. Bei Importen bewährter Arbeitgeber liest er vor der Veröffentlichung nur eine zufällige Stichprobe und alles Auffällige. Den Grund einer Ablehnung erfahren Sie immer.

## Gesuche, Bewerbungen und Nachrichten

Machen Sie wahre Angaben über Ihr Können und bleiben Sie höflich. Eine Bewerbung sehen nur der Arbeitgeber und sein Team. Kopien von Dokumenten, Bankdaten oder Vorkasse zu verlangen, ist verboten.

## Bei Verstößen

Wir können Inhalte entfernen und Konten sperren. Wir sagen, was entschieden wurde, aufgrund welcher Tatsachen und welcher Regel und ob automatische Verfahren beteiligt waren. Sie können sechs Monate lang kostenlos widersprechen: über den Link in der E-Mail mit der Entscheidung, in Ihrem Konto oder über „Kontakt“. Dann prüft ein Mensch die Entscheidung noch einmal, möglichst nicht derselbe, der sie getroffen hat. Sie können sich auch an eine zertifizierte außergerichtliche Streitbeilegungsstelle oder an ein Gericht wenden.

## Reihenfolge in Listen

Listen zeigen das Neueste zuerst. Eine Suche mit Stichwort zeigt das Passendste zuerst: Treffer mit allen Wörtern vor Treffern mit einigen, Wörter im Titel vor Wörtern im Text, bei gleichen Treffern erst das, was näher am gewählten Ort liegt, dann das Neuere. Sie können eine andere Reihenfolge wählen: nach Datum, Lohn oder Entfernung. Einen besseren Platz kann niemand kaufen.

## Haftung

Wir haften unbeschränkt für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit; bei leichter Fahrlässigkeit nur für die Verletzung wesentlicher Vertragspflichten und auf den vorhersehbaren Schaden begrenzt.

## Vertragsende

Sie können Ihr Konto jederzeit löschen. Es gilt deutsches Recht; Verbraucherinnen und Verbraucher behalten den Schutz, den ihnen das Recht des Landes gibt, in dem sie leben.`,
  },
}
