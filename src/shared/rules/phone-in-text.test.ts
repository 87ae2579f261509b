import { expect, it } from 'vitest'
import { hasPhoneNumber } from './phone-in-text.ts'

it.each([
  'Тел. 0671234567',
  'Call +49 171 2345678',
  'Tel. (0341) 123-4567',
  '0049 30 123456',
  'dzwoń 0170/1234567',
  'Tel. 512 345 001',
  'tel: 512-345-001',
  'Telefon 512345001',
  'WhatsApp 512 345 001',
  'Тел. 512 345 001',
  'Handy: 1712345678',
])('“%s” has a phone number', (text) => expect(hasPhoneNumber(text)).toBe(true))

it.each([
  'From 01.09.2026, 08:00-17:00',
  '2026-09-01',
  'Mo-Fr 06-14, 10 000 €',
  '04103 Leipzig',
  '15 € an hour, 2100 a month',
  '512 345 001',
  'Hotel 12 000 000 Gäste',
  'Signal 08:00 - 17:00',
  'tel. od 8 do 16',
  '',
])('“%s” has none', (text) => expect(hasPhoneNumber(text)).toBe(false))
