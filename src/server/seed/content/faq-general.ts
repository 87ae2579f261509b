import { FRAUD_QUESTION } from '#shared/contract/content-kinds.ts'
import { question } from './local-page.ts'

/** FAQ for everyone. */
export const faqGeneral = [
  question(
    [
      'What does Jobmost cost?',
      'Nothing. It is free for people looking for work and for employers. An employer may never charge you for a job. A private agent may do so only after you have the job, under a written contract and up to a legal limit (section 296 SGB III). If anyone wants a fee, a deposit or an advance beforehand, do not pay, and report the vacancy.',
    ],
    [
      'Сколько стоит Jobmost?',
      'Нисколько: ни для тех, кто ищет работу, ни для работодателей. Работодатель не вправе брать деньги за место. Частный посредник вправе взять плату только после того, как вы получили работу, по письменному договору и в пределах закона (§ 296 SGB III). Если заранее просят взнос, залог или предоплату, не платите и сообщите нам об этой вакансии.',
    ],
    [
      'Ile kosztuje Jobmost?',
      'Nic, ani dla szukających pracy, ani dla pracodawców. Pracodawca nigdy nie może żądać pieniędzy za pracę. Prywatny pośrednik może dopiero po znalezieniu pracy, na podstawie pisemnej umowy i do ustawowego limitu (§ 296 SGB III). Jeśli ktoś wcześniej żąda opłaty, kaucji lub zaliczki, nie płać i zgłoś nam to ogłoszenie.',
    ],
    [
      'Was kostet Jobmost?',
      'Nichts, weder für Arbeitssuchende noch für Arbeitgeber. Ein Arbeitgeber darf für eine Stelle nie Geld verlangen. Eine private Vermittlung darf es erst, wenn Sie die Stelle haben, mit schriftlichem Vertrag und bis zu einer gesetzlichen Grenze (§ 296 SGB III). Will jemand vorher eine Gebühr, eine Kaution oder einen Vorschuss, zahlen Sie nicht und melden Sie die Anzeige.',
    ],
  ),
  question(
    [
      'In which languages can I use Jobmost?',
      'In English, Russian, Polish and German. You can change the language on every page: you stay where you are, and what you have typed stays too. Vacancies appear in the language they were written in, which is shown on each.',
    ],
    [
      'На каких языках работает Jobmost?',
      'На русском, польском, немецком и английском. Язык можно сменить на любой странице: вы останетесь там же, и набранный текст сохранится. Вакансии показаны на том языке, на котором написаны, и язык указан.',
    ],
    [
      'W jakich językach działa Jobmost?',
      'Po polsku, rosyjsku, niemiecku i angielsku. Język można zmienić na każdej stronie: zostajesz w tym samym miejscu, a wpisany tekst nie znika. Ogłoszenia są w języku, w którym je napisano, i przy każdym jest on podany.',
    ],
    [
      'In welchen Sprachen gibt es Jobmost?',
      'Auf Deutsch, Polnisch, Russisch und Englisch. Sie können die Sprache auf jeder Seite wechseln: Sie bleiben, wo Sie sind, und was Sie getippt haben, bleibt auch. Anzeigen stehen in der Sprache, in der sie geschrieben wurden; welche das ist, steht dabei.',
    ],
  ),
  question(
    [
      'Does Jobmost work without the internet?',
      'Yes. What you have already opened can be read without a connection, and the page says how old it is. Bids and messages that you write while you are offline wait in the outbox. Each is sent once, as soon as you are back online.',
    ],
    [
      'Работает ли Jobmost без связи?',
      'Да. Всё, что вы уже открывали, можно читать без связи; на странице указано, когда она обновлялась. Отклики и сообщения, написанные без связи, ждут в разделе «Исходящие» и отправляются один раз, как только связь вернётся.',
    ],
    [
      'Czy Jobmost działa bez internetu?',
      'Tak. To, co było już otwarte, można czytać bez połączenia, a strona podaje, z kiedy pochodzą dane. Zgłoszenia i wiadomości napisane bez połączenia czekają w skrzynce nadawczej i zostaną wysłane tylko raz, gdy wróci połączenie.',
    ],
    [
      'Funktioniert Jobmost auch ohne Internet?',
      'Ja. Was Sie schon geöffnet haben, können Sie ohne Verbindung lesen; auf der Seite steht, von wann die Angaben sind. Bewerbungen und Nachrichten, die Sie inzwischen schreiben, warten im Postausgang und werden genau einmal gesendet, sobald die Verbindung wieder da ist.',
    ],
  ),
  question(
    [
      'How do I recognise fraud?',
      'Be careful when someone wants money in advance, a copy of your passport, your bank card details or a video identification “as a test”, or wants you to receive and forward parcels. No honest employer needs any of this before a contract is signed. Write to us if you are unsure.',
    ],
    [
      'Как распознать мошенников?',
      'Будьте осторожны, если просят деньги вперёд, копию паспорта, данные банковской карты, просят пройти видеоидентификацию «для проверки» или принимать и пересылать посылки. Честному работодателю ничего этого до договора не нужно. Если сомневаетесь, напишите нам.',
    ],
    [
      'Jak rozpoznać oszustwo?',
      'Uważaj, gdy ktoś chce pieniędzy z góry, kopii paszportu, danych karty, wideoidentyfikacji „na próbę” albo odbierania i przesyłania dalej paczek. Uczciwy pracodawca nie potrzebuje tego przed podpisaniem umowy. W razie wątpliwości napisz do nas.',
    ],
    [
      'Woran erkenne ich Betrug?',
      'Vorsicht, wenn jemand Geld im Voraus will, eine Kopie Ihres Ausweises, Ihre Bankkartendaten, eine Video-Identifizierung „zur Probe“ oder dass Sie Pakete annehmen und weiterschicken. Nichts davon braucht ein ehrlicher Arbeitgeber vor dem Vertrag. Schreiben Sie uns, wenn Sie unsicher sind.',
    ],
    FRAUD_QUESTION,
  ),
  question(
    [
      'How can I reach an administrator?',
      'Use “Contact us” at the bottom of every page. The form also works without an account. If you are offline, the message is sent later.',
    ],
    [
      'Как связаться с администратором?',
      'Через форму «Связаться с нами» внизу любой страницы. Она работает и без учётной записи, и без связи: тогда сообщение уйдёт позже.',
    ],
    [
      'Jak skontaktować się z administratorem?',
      'Przez formularz „Skontaktuj się z nami” na dole każdej strony. Działa też bez konta i bez połączenia: wtedy wiadomość zostanie wysłana później.',
    ],
    [
      'Wie erreiche ich das Jobmost-Team?',
      'Über „Kontakt“ am Ende jeder Seite. Das Formular funktioniert auch ohne Konto und ohne Verbindung: Die Nachricht wird dann später gesendet.',
    ],
  ),
]
