/** Errors of form fields, as the server and the forms on the device say them. */
export const en = {
  required: 'field cannot be empty',
  empty: 'field cannot be empty',
  /** A choice of none. In English the text of the specification, for every field. */
  unchosen: 'field cannot be empty',
  value_empty: 'Value cannot be empty',
  too_short: 'At least {minimum}\u00a0characters, please',
  too_long: 'At most {maximum}\u00a0characters, please',
  too_small: 'At least {minimum}, please',
  too_large: 'At most {maximum}, please',
  too_many: 'At most {maximum} entries, please',
  not_a_number: 'Please enter a number',
  two_decimals: 'At most two decimal places, please',
  no_such_day: 'This day does not exist',
  invalid_website: 'Please enter a web address, for example www.example.com',
  feed_address: 'Please enter a public address that begins with https://',
  invalid_email: 'Please enter a valid e-mail address',
  invalid_date: 'Please enter a date',
  invalid_value: 'Please choose one of the options',
  invisible_characters:
    'This text contains invisible characters. Please type it, or copy it from another program.',
  one_line: 'Please write this on one line',
  pay_max_below: 'The upper amount must not be below the lower one',
  postcode_wrong: 'Please enter five digits',
  postcode_elsewhere: 'This postcode belongs to another place. Please check the postcode and the city.',
  unknown_city: 'Please choose a city from the list',
  unknown_rubric: 'Please choose a rubric from the list',
  date_past: 'Please choose today or a later date',
  name_reserved: 'This name looks like ours or contains a web address. Please use your own.',
  vat_invalid:
    'Please check the VAT number: a digit is wrong or missing. A German number is DE followed by 9 digits.',
  date_future: 'Please choose a date in the past',
  too_young: 'Jobmost is for people aged 16 and over',
  period_reversed: 'The end must not be before the start',
  unknown_country: 'Please choose a country from the list',
  unknown_language: 'Please choose a language from the list',
}

/** A text for each key, in one language. */
export type FieldTexts = Record<keyof typeof en, string>
