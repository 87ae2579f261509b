import type { FieldTexts } from './en.ts'

export const pl: FieldTexts = {
  required: 'Wypełnij to pole',
  empty: 'Wypełnij to pole',
  value_empty: 'Wartość nie może być pusta',
  too_short: 'Minimalna liczba znaków: {minimum}',
  too_long: 'Maksymalna liczba znaków: {maximum}',
  too_small: 'Co najmniej {minimum}',
  too_large: 'Co najwyżej {maximum}',
  too_many: 'Maksymalna liczba pozycji: {maximum}',
  not_a_number: 'Podaj liczbę',
  two_decimals: 'Co najwyżej dwa miejsca po przecinku',
  no_such_day: 'Taki dzień nie istnieje',
  invalid_date: 'Podaj datę',
  invalid_value: 'Wybierz jedną z podanych wartości',
  pay_max_below: 'Górna kwota nie może być niższa od dolnej',
  postcode_wrong: 'Wpisz pięć cyfr',
  postcode_elsewhere: 'Ten kod pocztowy należy do innej miejscowości. Sprawdź kod i miasto.',
  unknown_city: 'Wybierz miasto z listy',
  unknown_rubric: 'Wybierz kategorię z listy',
  date_past: 'Wybierz dzisiejszy lub późniejszy dzień',
  name_reserved: 'Ta nazwa wygląda jak nasza lub zawiera adres strony. Podaj własną.',
}
