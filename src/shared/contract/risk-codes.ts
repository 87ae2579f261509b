/** The kinds of suspicious passages in a vacancy. */
export const RISK_CODES = [
  'money_up_front',
  'identity_data',
  'messenger',
  'link',
  'foreign_phone',
  'discrimination',
] as const
export type RiskCode = (typeof RISK_CODES)[number]
