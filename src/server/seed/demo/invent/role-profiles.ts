import type { EmployerKind, EmploymentType, GermanLevel } from '#shared/contract/choice-schemas.ts'
import type { RubricSlug } from '../../places/rubrics.ts'

/** Employers, employment types and pay of a role; `pay` is EUR per hour, gross. */
export type RoleProfile = {
  kinds: EmployerKind[]
  types: EmploymentType[]
  pay: readonly [low: number, high: number]
  german: readonly [lowest: GermanLevel, highest: GermanLevel]
}

const kindByLetter: Record<string, EmployerKind> = { C: 'company', A: 'agency', H: 'household' }
const typeByLetter: Record<string, EmploymentType> = {
  f: 'full_time',
  p: 'part_time',
  m: 'mini_job',
  t: 'temporary',
  o: 'one_off',
}

/** A profile from letters; repeating a letter raises the probability of its kind or type. */
function profile(
  kinds: string,
  types: string,
  low: number,
  high: number,
  ...german: [GermanLevel, GermanLevel]
): RoleProfile {
  return {
    kinds: [...kinds].flatMap((letter) => kindByLetter[letter] ?? []),
    types: [...types].flatMap((letter) => typeByLetter[letter] ?? []),
    pay: [low, high],
    german,
  }
}

/** Four roles for each rubric, in the order of the text tables. */
export const roleProfiles: Record<RubricSlug, RoleProfile[]> = {
  childcare: [
    profile('H', 'mmo', 14.5, 17, 'a2', 'b1'),
    profile('H', 'p', 15, 18, 'a2', 'b2'),
    profile('C', 'fp', 16, 19, 'b1', 'b2'),
    profile('CA', 'fp', 20, 24.5, 'b2', 'c1'),
  ],
  'elderly-care': [
    profile('H', 'mp', 17.5, 20, 'a2', 'b1'),
    profile('H', 'ft', 17.5, 19, 'a1', 'a2'),
    profile('CCA', 'fp', 17.5, 20, 'a2', 'b1'),
    profile('CA', 'fp', 22, 27, 'b1', 'b2'),
  ],
  cleaning: [
    profile('CA', 'pm', 15, 16.5, 'none', 'a2'),
    profile('C', 'f', 18.5, 21, 'a2', 'b1'),
    profile('CA', 'fp', 15, 16.5, 'none', 'a1'),
    profile('H', 'm', 15, 18, 'none', 'a2'),
  ],
  'household-help': [
    profile('H', 'mp', 15, 18, 'a1', 'a2'),
    profile('H', 'mo', 15, 17, 'none', 'a2'),
    profile('C', 'fp', 15.5, 18.5, 'a2', 'b1'),
    profile('H', 'mp', 15, 17.5, 'a2', 'b1'),
  ],
  construction: [
    profile('CA', 'f', 19, 24, 'a2', 'b1'),
    profile('CA', 'f', 16.5, 21, 'a1', 'b1'),
    profile('CA', 'f', 18, 23, 'a1', 'b1'),
    profile('CA', 'ft', 15.5, 18, 'none', 'a2'),
  ],
  'electrics-plumbing-heating': [
    profile('CA', 'f', 20, 26, 'b1', 'b2'),
    profile('C', 'f', 20, 27, 'b1', 'b2'),
    profile('CA', 'f', 15.5, 18.5, 'a1', 'a2'),
    profile('C', 'f', 22, 28, 'b1', 'b2'),
  ],
  'metal-welding': [
    profile('CA', 'f', 19, 25, 'a1', 'a2'),
    profile('CA', 'f', 20, 27, 'a1', 'b1'),
    profile('CA', 'f', 18, 23, 'a2', 'b1'),
    profile('C', 'f', 20, 26, 'a2', 'b1'),
  ],
  production: [
    profile('AAC', 'f', 15, 17, 'none', 'a2'),
    profile('CA', 'f', 17, 22, 'a2', 'b1'),
    profile('CA', 'fp', 15, 16, 'none', 'a1'),
    profile('CA', 'f', 15.5, 19, 'a1', 'a2'),
  ],
  'warehouse-logistics': [
    profile('AC', 'f', 15, 17, 'none', 'a2'),
    profile('AC', 'f', 16, 19.5, 'a1', 'a2'),
    profile('C', 'f', 17, 21, 'b1', 'b2'),
    profile('C', 'pm', 15, 17, 'none', 'a2'),
  ],
  'driving-delivery': [
    profile('CA', 'f', 18, 22, 'a2', 'b1'),
    profile('C', 'fp', 15.5, 18, 'a2', 'a2'),
    profile('C', 'pm', 14.5, 16, 'a1', 'a2'),
    profile('C', 'fp', 19, 22.5, 'b1', 'b2'),
  ],
  'moving-odd-jobs': [
    profile('C', 'ft', 15, 18, 'a1', 'a2'),
    profile('H', 'o', 15, 18, 'none', 'a2'),
    profile('C', 'tm', 14.5, 16.5, 'none', 'a1'),
    profile('C', 'pm', 15, 17.5, 'a2', 'b1'),
  ],
  'hotel-catering': [
    profile('C', 'f', 17, 22, 'a2', 'b1'),
    profile('CA', 'fpm', 14.5, 17, 'a2', 'b1'),
    profile('CA', 'fpm', 14.5, 15.5, 'none', 'a1'),
    profile('C', 'fp', 15.5, 18.5, 'b1', 'b2'),
  ],
  'retail-sales': [
    profile('C', 'fpm', 14.5, 16.5, 'a2', 'b1'),
    profile('C', 'pm', 15, 17, 'a2', 'b1'),
    profile('CA', 'pm', 14.5, 15.5, 'none', 'a2'),
    profile('C', 'f', 16, 20, 'b2', 'c1'),
  ],
  'farm-seasonal-work': [
    profile('C', 't', 13.9, 15, 'none', 'none'),
    profile('C', 'ft', 16, 19, 'a1', 'b1'),
    profile('C', 't', 13.9, 15.5, 'none', 'a1'),
    profile('C', 'f', 15, 18, 'none', 'a2'),
  ],
  gardening: [
    profile('H', 'mo', 15, 18, 'none', 'a2'),
    profile('C', 'f', 17.5, 22, 'a2', 'b1'),
    profile('C', 'tp', 14.5, 16, 'none', 'a2'),
    profile('C', 'ft', 15.5, 18, 'a1', 'a2'),
  ],
  'animal-care': [
    profile('H', 'm', 14.5, 17, 'none', 'a2'),
    profile('H', 'o', 14.5, 16.5, 'none', 'a2'),
    profile('C', 'pf', 15.5, 18.5, 'a2', 'b1'),
    profile('C', 'pt', 14.5, 17, 'none', 'a2'),
  ],
  'beauty-hair': [
    profile('C', 'fp', 15, 19, 'a2', 'b1'),
    profile('C', 'fp', 15, 18, 'a2', 'a2'),
    profile('C', 'fp', 15.5, 19, 'b1', 'b2'),
    profile('C', 'f', 15, 19, 'a1', 'a2'),
  ],
  'health-medicine': [
    profile('CA', 'fp', 22, 28, 'b1', 'b2'),
    profile('C', 'fp', 17.5, 21, 'b2', 'c1'),
    profile('C', 'fp', 17.5, 21.5, 'b1', 'b2'),
    profile('C', 'fp', 20, 25, 'b2', 'b2'),
  ],
  'office-administration': [
    profile('C', 'pf', 16, 19, 'b2', 'c1'),
    profile('CA', 'fp', 15.5, 18.5, 'b2', 'c1'),
    profile('CA', 'f', 18, 22, 'b2', 'c1'),
    profile('CA', 'tp', 15, 17.5, 'b1', 'b2'),
  ],
  'accounting-finance': [
    profile('CA', 'fp', 21, 28, 'b2', 'c1'),
    profile('C', 'fp', 21, 27, 'c1', 'c1'),
    profile('C', 'fp', 20, 26, 'c1', 'c2'),
    profile('C', 'pm', 16, 20, 'b2', 'b2'),
  ],
  it: [
    profile('C', 'f', 27, 38, 'none', 'b1'),
    profile('CA', 'f', 18, 24, 'b1', 'b2'),
    profile('C', 'f', 24, 32, 'a2', 'b1'),
    profile('C', 'fp', 22, 30, 'none', 'b1'),
  ],
  'tutoring-education': [
    profile('H', 'm', 16, 22, 'b2', 'c1'),
    profile('C', 'mp', 16, 20, 'c1', 'c1'),
    profile('C', 'p', 22, 30, 'c1', 'c2'),
    profile('C', 'mp', 15, 18, 'b1', 'b2'),
  ],
  translation: [
    profile('CA', 'p', 22, 32, 'c1', 'c1'),
    profile('C', 'pf', 20, 28, 'c1', 'c1'),
    profile('C', 'f', 20, 27, 'c1', 'c2'),
    profile('H', 'o', 18, 25, 'b2', 'b2'),
  ],
  'car-repair': [
    profile('C', 'f', 18, 24, 'a2', 'b1'),
    profile('C', 'tf', 15, 17.5, 'a1', 'a2'),
    profile('C', 'f', 18, 23, 'a2', 'b1'),
    profile('CA', 'fp', 14.5, 16.5, 'none', 'a2'),
  ],
  security: [
    profile('C', 'f', 15, 17, 'b1', 'b2'),
    profile('C', 'fp', 15, 17.5, 'b2', 'b2'),
    profile('C', 'mt', 15, 16.5, 'b1', 'b1'),
    profile('C', 'f', 15.5, 18, 'b1', 'b2'),
  ],
  'events-promotion': [
    profile('CA', 'mt', 15, 18, 'b1', 'b2'),
    profile('CA', 'to', 15, 17.5, 'none', 'a2'),
    profile('CA', 't', 15, 18, 'b1', 'b2'),
    profile('C', 'm', 14.5, 16, 'b1', 'b1'),
  ],
  other: [
    profile('C', 'fp', 16, 19, 'a2', 'b1'),
    profile('C', 'pf', 15, 17.5, 'a1', 'a2'),
    profile('C', 'm', 14, 15.5, 'none', 'a1'),
    profile('C', 'fp', 14.5, 16, 'none', 'a1'),
  ],
}
