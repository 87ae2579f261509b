import type { FieldTexts } from './en.ts'

export const de: FieldTexts = {
  required: 'Bitte füllen Sie dieses Feld aus',
  empty: 'Bitte füllen Sie dieses Feld aus',
  unchosen: 'Bitte treffen Sie eine Auswahl',
  value_empty: 'Der Wert darf nicht leer sein',
  too_short: 'Bitte geben Sie mindestens {minimum}\u00a0Zeichen ein',
  too_long: 'Bitte geben Sie höchstens {maximum}\u00a0Zeichen ein',
  too_small: 'Bitte geben Sie mindestens {minimum} ein',
  too_large: 'Bitte geben Sie höchstens {maximum} ein',
  too_many: 'Bitte höchstens {maximum} Einträge',
  not_a_number: 'Bitte geben Sie eine Zahl ein',
  two_decimals: 'Bitte höchstens zwei Nachkommastellen',
  no_such_day: 'Diesen Tag gibt es nicht',
  invalid_website: 'Bitte geben Sie eine Webadresse an, zum Beispiel www.example.com',
  feed_address: 'Bitte geben Sie eine öffentliche Adresse ein, die mit https:// beginnt',
  invalid_email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  invalid_date: 'Bitte geben Sie ein Datum ein',
  invalid_value: 'Bitte wählen Sie einen Eintrag aus der Liste',
  invisible_characters:
    'Dieser Text enthält unsichtbare Zeichen. Bitte tippen Sie ihn ein oder kopieren Sie ihn aus einem anderen Programm.',
  one_line: 'Bitte schreiben Sie das in eine Zeile',
  pay_max_below: 'Der obere Betrag darf nicht unter dem unteren liegen',
  postcode_wrong: 'Bitte geben Sie fünf Ziffern ein',
  postcode_elsewhere:
    'Diese Postleitzahl gehört zu einem anderen Ort. Bitte prüfen Sie Postleitzahl und Ort.',
  unknown_city: 'Bitte wählen Sie einen Ort aus der Liste',
  unknown_rubric: 'Bitte wählen Sie eine Rubrik aus der Liste',
  date_past: 'Bitte wählen Sie heute oder einen späteren Tag',
  name_reserved:
    'Dieser Name sieht aus wie unserer oder enthält eine Webadresse. Bitte verwenden Sie Ihren eigenen.',
  vat_invalid:
    'Bitte prüfen Sie die USt-IdNr.: Eine Ziffer ist falsch oder fehlt. Eine deutsche USt-IdNr. besteht aus DE und 9\u00a0Ziffern.',
  date_future: 'Bitte wählen Sie ein Datum in der Vergangenheit',
  too_young: 'Jobmost ist für Menschen ab 16\u00a0Jahren',
  period_reversed: 'Das Ende darf nicht vor dem Anfang liegen',
  unknown_country: 'Bitte wählen Sie ein Land aus der Liste',
  unknown_language: 'Bitte wählen Sie eine Sprache aus der Liste',
}
