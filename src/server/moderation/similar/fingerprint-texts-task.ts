import type { Db } from '../../db/connect.ts'
import { defineTask, NO_PAYLOAD } from '../../tasks/task.ts'
import { bandsOf } from './fingerprint.ts'
import { comparedText, listWithoutFingerprint, saveFingerprints } from './store.ts'

declare module '../../tasks/task.ts' {
  interface TaskPayloads {
    'fingerprint-texts': NoPayload
  }
}

// A batch takes some 20 ms, so that requests are not delayed.
const AT_ONCE = 200

/** Stores the fingerprints of new and changed vacancies. */
export async function fingerprintTexts({ db }: { db: Db }): Promise<void> {
  for (;;) {
    const vacancies = await listWithoutFingerprint(db, AT_ONCE)
    if (vacancies.length === 0) return
    await saveFingerprints(
      db,
      vacancies.map((vacancy) => ({
        id: vacancy.id,
        version: vacancy.version,
        bands: bandsOf(comparedText(vacancy)),
      })),
    )
  }
}

/** Stores fingerprints every minute. */
export const fingerprintTextsTask = defineTask({
  name: 'fingerprint-texts',
  payload: NO_PAYLOAD,
  schedule: '* * * * *',
  work: fingerprintTexts,
})
