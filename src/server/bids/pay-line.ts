import type { PayType } from '#shared/contract/choice-schemas.ts'
import { type Language, LOCALES } from '#shared/contract/languages.ts'

const UNITS: Record<Language, Record<PayType, string>> = {
  en: { per_hour: 'an hour', per_month: 'a month' },
  de: { per_hour: 'pro Stunde', per_month: 'pro Monat' },
  pl: { per_hour: 'za godzinę', per_month: 'miesięcznie' },
  ru: { per_hour: 'в час', per_month: 'в месяц' },
}

/** A bid's pay as a paragraph of a mail, after its label. Empty without a pay. */
export function payLine(
  language: Language,
  label: string,
  { pay_amount, pay_type }: { pay_amount: number | null; pay_type: PayType | null },
): string {
  if (pay_amount === null || pay_type === null) return ''
  const money = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return `\n\n${label}: ${money.format(pay_amount)} ${UNITS[language][pay_type]}`
}
