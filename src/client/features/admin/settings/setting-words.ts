import { msg } from '@lingui/core/macro'

/** The labels of the settings. */
export const SETTING_WORDS = {
  name: msg`Name or company`,
  street: msg`Street and number`,
  postcode: msg`Postcode`,
  city: msg`City`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  represented_by: msg`Represented by`,
  register: msg`Register court and number`,
  vat_id: msg`VAT number`,
  responsible: msg`Responsible for the content`,
  processors: msg`Processors`,
  default_language: msg`Default language`,
  facebook: msg`Facebook`,
  instagram: msg`Instagram`,
  telegramChat: msg`Telegram`,
  whatsApp: msg`WhatsApp`,
  viberChat: msg`Viber`,
  numberOne: msg`Claim to be the number 1 job exchange in Germany`,
  visitors_per_day: msg`Visitors a day`,
  candidates: msg`Candidates`,
  vacancies: msg`Vacancies`,
  employers: msg`Employers`,
}
