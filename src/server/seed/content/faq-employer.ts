import { question } from './local-page.ts'

/** FAQ for employers. */
export const faqEmployer = [
  question(
    [
      'How do I publish a vacancy?',
      'Register as an employer, open the cabinet and choose “Create vacancy”. A moderator reads every vacancy; once approved it is public. You can follow its status under “My vacancies”.',
    ],
    [
      'Как опубликовать вакансию?',
      'Зарегистрируйтесь как работодатель, откройте кабинет и выберите «Создать вакансию». Каждую вакансию читает модератор; после одобрения она становится видна всем. Следить за ней можно в разделе «Мои вакансии».',
    ],
    [
      'Jak opublikować ogłoszenie?',
      'Zarejestruj się jako pracodawca, otwórz panel i wybierz „Dodaj ogłoszenie”. Każde ogłoszenie czyta moderator; po zatwierdzeniu jest publiczne. Jego stan widać w sekcji „Moje ogłoszenia”.',
    ],
    [
      'Wie veröffentliche ich eine Stellenanzeige?',
      'Registrieren Sie sich als Arbeitgeber und wählen Sie unter „Mein Bereich“ „Anzeige erstellen“. Ein Mensch liest jede Anzeige; nach der Freigabe ist sie öffentlich. Den Stand sehen Sie unter „Meine Anzeigen“.',
    ],
  ),
  question(
    [
      'Why was my vacancy rejected?',
      'The moderator always gives the reason: you find it beside the vacancy and in your e-mail. Often the title asks for one gender or age, the pay is below the minimum wage, or the text contains a phone number. Change the text and save it: it will be read again.',
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
      'Der Grund steht immer dabei: bei der Anzeige und in Ihrer E-Mail. Oft nennt der Titel ein Geschlecht oder Alter, der Lohn liegt unter dem Mindestlohn, oder im Text steht eine Telefonnummer. Ändern Sie den Text und speichern Sie: Dann wird er neu gelesen.',
    ],
  ),
  question(
    [
      'Why must I give the pay?',
      'Because it is the first thing people want to know. It is our rule. The EU directive on pay transparency (2023/970) requires the pay or its range before the interview, not necessarily in the advertisement. A range is fine. Jobmost tells you when an amount is below the statutory minimum wage.',
    ],
    [
      'Почему нужно указывать оплату?',
      'Потому что это первое, что хотят знать люди. Это наше правило. Директива ЕС о прозрачности оплаты (2023/970) требует назвать оплату или её границы до собеседования, не обязательно в объявлении. Можно указать диапазон. Если сумма ниже законного минимума, Jobmost предупредит.',
    ],
    [
      'Dlaczego trzeba podać stawkę?',
      'Bo o nią ludzie pytają najpierw. To nasza zasada. Dyrektywa UE o przejrzystości wynagrodzeń (2023/970) wymaga stawki lub widełek przed rozmową, niekoniecznie w ogłoszeniu. Można podać widełki. Jeśli kwota jest niższa od ustawowego minimum, Jobmost Ci o tym powie.',
    ],
    [
      'Warum muss ich den Lohn angeben?',
      'Weil er das Erste ist, was Menschen wissen wollen. Das ist unsere Regel. Die EU-Richtlinie zur Entgelttransparenz (2023/970) verlangt den Lohn oder seine Spanne vor dem Gespräch, nicht unbedingt in der Anzeige. Eine Spanne genügt. Liegt der Betrag unter dem gesetzlichen Mindestlohn, sagt Jobmost es Ihnen.',
    ],
  ),
  question(
    [
      'How long does a vacancy stay online?',
      'Sixty days from approval. You can renew it with one click, pause it with the switch “Publish”, or close it when the position is filled.',
    ],
    [
      'Сколько времени вакансия остаётся на сайте?',
      'Шестьдесят дней со дня одобрения. Её можно продлить одним нажатием, приостановить переключателем «Публиковать» или закрыть, когда место занято.',
    ],
    [
      'Jak długo ogłoszenie jest widoczne?',
      'Sześćdziesiąt dni od zatwierdzenia. Możesz je przedłużyć jednym kliknięciem, wstrzymać przełącznikiem „Publikuj” albo zamknąć, gdy miejsce jest obsadzone.',
    ],
    [
      'Wie lange bleibt eine Anzeige online?',
      'Sechzig Tage ab der Freigabe. Sie können sie mit einem Klick verlängern, mit dem Schalter „Veröffentlichen“ pausieren oder schließen, wenn die Stelle besetzt ist.',
    ],
  ),
  question(
    [
      'Who sees the bids on my vacancy?',
      'Only you; each person sees only their own. Please answer every bid, even with a no: a bid without an answer is closed after 14 days, and the person is told.',
    ],
    [
      'Кто видит отклики на мою вакансию?',
      'Только вы, а каждый соискатель видит лишь свой. Отвечайте, пожалуйста, на каждый отклик, пусть и отказом: отклик без ответа закрывается через 14 дней, и человек узнаёт об этом.',
    ],
    [
      'Kto widzi zgłoszenia do mojego ogłoszenia?',
      'Tylko Ty, a każda osoba widzi wyłącznie swoje. Odpowiedz na każde, także odmownie: zgłoszenie bez odpowiedzi zamyka się po 14 dniach, a osoba, która je wysłała, dostaje o tym wiadomość.',
    ],
    [
      'Wer sieht die Bewerbungen auf meine Stelle?',
      'Nur Sie; jede Person sieht nur ihre eigene. Bitte beantworten Sie jede, auch mit einem Nein: Eine Bewerbung ohne Antwort wird nach 14 Tagen automatisch geschlossen, und die Person erfährt es.',
    ],
  ),
]
