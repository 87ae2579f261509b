import { REASON_CODES, type ReadyReason, type ReasonCode } from '#shared/contract/decision-reasons.ts'
import type { Language } from '#shared/contract/languages.ts'

type Words = Record<ReasonCode, [label: string, text: string]>

const WORDS: Record<Language, Words> = {
  en: {
    pay_too_low: [
      'Pay too low',
      'The pay is below the minimum wage for this work (the statutory one or that of the sector). Please correct the pay or the hours.',
    ],
    unclear_work: [
      'Unclear work',
      'It is not clear what the work is. Please describe the tasks, the hours and the place.',
    ],
    contact_data: [
      'Contact details in the text',
      'The text contains a phone number, an e-mail address or a link. Please remove it: you will receive bids and messages here.',
    ],
    discriminatory: [
      'Discriminatory',
      'The text excludes people because of ethnic origin, sex, religion or belief, disability, age or sexual identity. Please word it so that everyone can apply.',
    ],
    asks_for_money: [
      'Asks for money',
      'Job seekers must not be asked for payments, deposits or copies of identity documents in advance.',
    ],
    posted_twice: [
      'Posted twice',
      'The same vacancy has already been posted. Please change that one instead.',
    ],
    outdated: [
      'Untrue or out of date',
      'Part of the text is untrue or out of date, for example the pay, the place, or whether the job is still open. Please correct it.',
    ],
    fraud: ['Fraud', 'We have found signs of fraud, which our terms of use and the law forbid.'],
    insult: ['Insult', 'The text insults, threatens or harasses people.'],
    spam: ['Spam', 'The text is advertising that has nothing to do with work.'],
    no_violation: [
      'No violation',
      'We have found nothing that breaks the law, our terms of use or our rules.',
    ],
  },
  de: {
    pay_too_low: [
      'Lohn zu niedrig',
      'Der Lohn liegt unter dem Mindestlohn für diese Arbeit (gesetzlicher Mindestlohn oder Branchenmindestlohn). Bitte berichtigen Sie den Lohn oder die Stunden.',
    ],
    unclear_work: [
      'Arbeit unklar',
      'Es ist nicht klar, um welche Arbeit es geht. Bitte beschreiben Sie die Aufgaben, die Arbeitszeit und den Ort.',
    ],
    contact_data: [
      'Kontaktdaten im Text',
      'Im Text steht eine Telefonnummer, eine E-Mail-Adresse oder ein Link. Bitte entfernen Sie das: Bewerbungen und Nachrichten erreichen Sie hier.',
    ],
    discriminatory: [
      'Diskriminierend',
      'Der Text schließt Menschen wegen ethnischer Herkunft, Geschlecht, Religion oder Weltanschauung, Behinderung, Alter oder sexueller Identität aus. Bitte schreiben Sie ihn so, dass sich alle bewerben können.',
    ],
    asks_for_money: [
      'Geld verlangt',
      'Von Arbeitssuchenden darf vorab kein Geld, keine Kaution und keine Ausweiskopie verlangt werden.',
    ],
    posted_twice: [
      'Doppelte Anzeige',
      'Diese Stellenanzeige gibt es schon. Bitte ändern Sie die vorhandene.',
    ],
    outdated: [
      'Falsch oder veraltet',
      'Angaben im Text sind falsch oder veraltet, zum Beispiel der Lohn, der Ort oder ob die Stelle noch frei ist. Bitte berichtigen Sie sie.',
    ],
    fraud: [
      'Betrug',
      'Wir haben Anzeichen für Betrug gefunden. Das verbieten unsere Nutzungsbedingungen und das Gesetz.',
    ],
    insult: ['Beleidigung', 'Der Text beleidigt, bedroht oder belästigt Menschen.'],
    spam: ['Spam', 'Der Text ist Werbung, die nichts mit Arbeit zu tun hat.'],
    no_violation: [
      'Kein Verstoß',
      'Wir haben nichts gefunden, was gegen das Gesetz, unsere Nutzungsbedingungen oder unsere Regeln verstößt.',
    ],
  },
  pl: {
    pay_too_low: [
      'Za niska stawka',
      'Stawka jest niższa od płacy minimalnej obowiązującej przy tej pracy (ustawowej lub branżowej). Popraw stawkę lub godziny.',
    ],
    unclear_work: ['Niejasna praca', 'Nie wiadomo, na czym polega praca. Opisz zadania, godziny i miejsce.'],
    contact_data: [
      'Dane kontaktowe w tekście',
      'W tekście jest numer telefonu, adres e-mail lub link. Usuń te dane: zgłoszenia i wiadomości dotrą do Ciebie tutaj.',
    ],
    discriminatory: [
      'Dyskryminacja',
      'Tekst dyskryminuje ludzi ze względu na pochodzenie etniczne, płeć, religię lub światopogląd, niepełnosprawność, wiek albo tożsamość seksualną. Napisz go tak, aby każdy mógł się zgłosić.',
    ],
    asks_for_money: [
      'Żądanie pieniędzy',
      'Od szukających pracy nie wolno z góry żądać opłat, kaucji ani kopii dokumentów tożsamości.',
    ],
    posted_twice: [
      'Powtórzone ogłoszenie',
      'Takie samo ogłoszenie już istnieje. Zmień tamto, zamiast dodawać nowe.',
    ],
    outdated: [
      'Nieprawda lub nieaktualne',
      'Część informacji w tekście jest nieprawdziwa lub nieaktualna, na przykład wynagrodzenie, miejsce lub to, czy ogłoszenie jest jeszcze aktualne. Popraw je.',
    ],
    fraud: ['Oszustwo', 'Znaleźliśmy oznaki oszustwa, którego zabraniają nasz regulamin i prawo.'],
    insult: ['Obrażanie', 'Tekst obraża ludzi, grozi im lub ich nęka.'],
    spam: ['Spam', 'Tekst jest reklamą, która nie ma związku z pracą.'],
    no_violation: [
      'Brak naruszenia',
      'Nie znaleźliśmy niczego, co narusza prawo, nasz regulamin lub nasze zasady.',
    ],
  },
  ru: {
    pay_too_low: [
      'Низкая оплата',
      'Оплата ниже минимальной для этой работы (по закону или в отрасли). Исправьте, пожалуйста, сумму или часы.',
    ],
    unclear_work: [
      'Работа не описана',
      'Непонятно, в чём состоит работа. Опишите, пожалуйста, задачи, часы и место.',
    ],
    contact_data: [
      'Контакты в тексте',
      'В тексте есть номер телефона, адрес эл. почты или ссылка. Уберите их, пожалуйста: отклики и сообщения придут вам здесь.',
    ],
    discriminatory: [
      'Дискриминация',
      'Текст дискриминирует людей по этническому происхождению, полу, религии или мировоззрению, инвалидности, возрасту или сексуальной идентичности. Сформулируйте его, пожалуйста, так, чтобы откликнуться мог каждый.',
    ],
    asks_for_money: [
      'Требование денег',
      'Нельзя заранее требовать от соискателей деньги, залог или копии удостоверений личности.',
    ],
    posted_twice: ['Повтор', 'Такая вакансия уже размещена. Пожалуйста, измените её, а не создавайте новую.'],
    outdated: [
      'Неверно или устарело',
      'Часть сведений в тексте неверна или устарела: например, оплата, место или то, открыта ли ещё вакансия. Исправьте их, пожалуйста.',
    ],
    fraud: [
      'Мошенничество',
      'Мы обнаружили признаки мошенничества. Его запрещают наши условия использования и закон.',
    ],
    insult: ['Оскорбление', 'Текст оскорбляет людей, содержит угрозы или травлю.'],
    spam: ['Спам', 'Текст — реклама, не связанная с работой.'],
    no_violation: [
      'Нарушения нет',
      'Мы не нашли ничего, что нарушает закон, наши условия использования или правила.',
    ],
  },
}

/** The prepared reasons, with labels in the moderator's language and texts in all languages. */
export const readyReasons = (language: Language): ReadyReason[] =>
  REASON_CODES.map((code) => ({
    code,
    label: WORDS[language][code][0],
    text: { en: WORDS.en[code][1], de: WORDS.de[code][1], pl: WORDS.pl[code][1], ru: WORDS.ru[code][1] },
  }))
