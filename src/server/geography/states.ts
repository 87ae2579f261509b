import type { LocalNames, StateCode } from './city.ts'

/** The names of the 16 German states by their two-letter code. */
export const states: Record<StateCode, LocalNames> = {
  BW: {
    de: 'Baden-Württemberg',
    en: 'Baden-Württemberg',
    pl: 'Badenia-Wirtembergia',
    ru: 'Баден-Вюртемберг',
  },
  BY: { de: 'Bayern', en: 'Bavaria', pl: 'Bawaria', ru: 'Бавария' },
  BE: { de: 'Berlin', en: 'Berlin', pl: 'Berlin', ru: 'Берлин' },
  BB: { de: 'Brandenburg', en: 'Brandenburg', pl: 'Brandenburgia', ru: 'Бранденбург' },
  HB: { de: 'Bremen', en: 'Bremen', pl: 'Brema', ru: 'Бремен' },
  HH: { de: 'Hamburg', en: 'Hamburg', pl: 'Hamburg', ru: 'Гамбург' },
  HE: { de: 'Hessen', en: 'Hesse', pl: 'Hesja', ru: 'Гессен' },
  MV: {
    de: 'Mecklenburg-Vorpommern',
    en: 'Mecklenburg-Western Pomerania',
    pl: 'Meklemburgia-Pomorze Przednie',
    ru: 'Мекленбург — Передняя Померания',
  },
  NI: { de: 'Niedersachsen', en: 'Lower Saxony', pl: 'Dolna Saksonia', ru: 'Нижняя Саксония' },
  NW: {
    de: 'Nordrhein-Westfalen',
    en: 'North Rhine-Westphalia',
    pl: 'Nadrenia Północna-Westfalia',
    ru: 'Северный Рейн — Вестфалия',
  },
  RP: { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate', pl: 'Nadrenia-Palatynat', ru: 'Рейнланд-Пфальц' },
  SL: { de: 'Saarland', en: 'Saarland', pl: 'Saara', ru: 'Саар' },
  SN: { de: 'Sachsen', en: 'Saxony', pl: 'Saksonia', ru: 'Саксония' },
  ST: { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt', pl: 'Saksonia-Anhalt', ru: 'Саксония-Анхальт' },
  SH: {
    de: 'Schleswig-Holstein',
    en: 'Schleswig-Holstein',
    pl: 'Szlezwik-Holsztyn',
    ru: 'Шлезвиг-Гольштейн',
  },
  TH: { de: 'Thüringen', en: 'Thuringia', pl: 'Turyngia', ru: 'Тюрингия' },
}
