import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { DAY_MS } from '#shared/durations.ts'
import { hashPassword } from '../../accounts/password-hash.ts'
import { type Executor, insertForIds } from '../../db/fill-batches.ts'
import { INVENTED_DOMAIN } from '../../db/invented-people.ts'
import type { UserTable } from '../../db/tables.ts'
import { cities } from '../places/fill-places.ts'
import { plainUser } from './fill-accounts.ts'
import type { DemoEmployer, DemoPeople, DemoWorker } from './invent/demo.ts'
import { createDemoPeople } from './invent/demo-people.ts'

export type FilledPeople = DemoPeople & { employerIds: number[]; workerIds: number[] }

/**
 * Creates the demo people. Their password is random and unknown, so nobody can sign in as them. One hash serves all.
 */
export async function fillPeople(db: Executor, now: Date): Promise<FilledPeople> {
  const people = createDemoPeople({ cities })
  const passwordHash = await hashPassword(randomUUID())
  const joined = (index: number) => new Date(now.getTime() - (60 + ((index * 37) % 500)) * DAY_MS)
  const toRow = (
    kind: string,
    index: number,
  ): Pick<Insertable<UserTable>, 'is_demo'> & ReturnType<typeof plainUser> => ({
    ...plainUser(`${kind}-${index + 1}@${INVENTED_DOMAIN}`, passwordHash, joined(index)),
    is_demo: true,
  })
  const employers = people.employers.map((employer, index) => ({
    ...toRow('employer', index),
    ...toEmployer(employer),
    phone: filmNumber('+494066969', index),
  }))
  const workers = people.workers.map((worker, index) => ({
    ...toRow('worker', index),
    ...toWorker(worker),
    phone: filmNumber('+496990009', index),
  }))
  return {
    ...people,
    employerIds: await insertForIds(db, 'users', employers),
    workerIds: await insertForIds(db, 'users', workers),
  }
}

function toEmployer({ kind, companyName, name, surname, language }: DemoEmployer) {
  const isHousehold = kind === 'household'
  return {
    role: 'boss' as const,
    person_type: isHousehold ? ('individual' as const) : ('legal_entity' as const),
    name,
    surname,
    language,
    company_name: isHousehold ? null : companyName,
    contact_name: isHousehold ? null : `${name} ${surname}`,
  }
}

const toWorker = ({ name, surname, language }: DemoWorker) => ({
  role: 'worker' as const,
  name,
  surname,
  language,
})

/** The phone ranges for films in Hamburg and Frankfurt have a thousand numbers each. */
const filmNumber = (prefix: string, index: number) =>
  index < 1000 ? `${prefix}${String(index).padStart(3, '0')}` : null
