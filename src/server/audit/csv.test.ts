import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('quotes separators and disarms formulas', () => {
  const csv = toCsv([
    {
      id: 7,
      action: 'user.blocked',
      subject_type: 'user',
      subject_id: 3,
      reason: '=HYPERLINK("x"), twice\nand again',
      before: null,
      after: { blocked: true },
      details: {},
      actor: { id: 1, name: '@admin' },
      created_at: '2026-01-02T03:04:05.000Z',
    },
  ])
  expect(csv).toBe(
    '\uFEFFid,time,actor_id,actor,action,subject_type,subject_id,reason,before,after,details\r\n' +
      `7,2026-01-02T03:04:05.000Z,1,'@admin,user.blocked,user,3,"'=HYPERLINK(""x""), twice\nand again",,"{""blocked"":true}",{}\r\n`,
  )
})
