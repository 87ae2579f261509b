import type { FieldTexts } from './en.ts'

export const ru: FieldTexts = {
  required: 'Заполните это поле',
  empty: 'Заполните это поле',
  value_empty: 'Значение не может быть пустым',
  too_short: 'Минимальное число знаков: {minimum}',
  too_long: 'Максимальное число знаков: {maximum}',
  too_small: 'Не меньше {minimum}',
  too_large: 'Не больше {maximum}',
  too_many: 'Максимальное число записей: {maximum}',
  not_a_number: 'Введите число',
  two_decimals: 'Не больше двух знаков после запятой',
  no_such_day: 'Такого дня не существует',
  invalid_date: 'Введите дату',
  invalid_value: 'Выберите одно из предложенных значений',
  pay_max_below: 'Верхняя сумма не может быть меньше нижней',
  postcode_wrong: 'Введите пять цифр',
  postcode_elsewhere: 'Этот индекс относится к другому населённому пункту. Проверьте индекс и город.',
  unknown_city: 'Выберите город из списка',
  unknown_rubric: 'Выберите рубрику из списка',
  date_past: 'Выберите сегодняшний или более поздний день',
  name_reserved: 'Это имя похоже на наше или содержит адрес сайта. Укажите своё.',
}
