import type { ColumnType, Generated } from 'kysely'
import type {
  ImportDefaults,
  ImportProblem,
  ImportState,
  RowChange,
  StoredChange,
} from '#shared/contract/imports.ts'
import type { PayWarning } from '#shared/contract/pay.ts'
import type { VacancyForm } from '#shared/contract/vacancies.ts'
import type { Json, Time } from './column-types.ts'

/** Tables of the import of vacancies from files and feeds. */
export type ImportTables = {
  import_sources: {
    id: Generated<number>
    user_id: number
    name: string
    url: string | null
    daily: boolean
    defaults: Json<ImportDefaults>
    trusted_at: Time | null
    /** How often the daily reading has failed in a row. */
    failed_nights: Generated<number>
    /** Since when the daily reading is paused, because it has failed too often. */
    paused_at: Time | null
    /** When the feed was last read to its end; null also after its address has changed. */
    read_at: Time | null
    created_at: Time
  }
  import_runs: {
    id: Generated<number>
    source_id: number
    state: ImportState
    file: Buffer | null
    failure: string | null
    /** Begun by the schedule, and its owner was not told of its result yet. */
    is_daily: boolean
    /** When the schedule has begun it, together with those of all other feeds; null for other runs. */
    night: Time | null
    is_upload: Generated<boolean>
    created_at: Time
    moved_at: Time
  }
  import_rows: {
    run_id: number
    position: number
    line: number | null
    external_id: string
    title: string | null
    change: RowChange
    form: Json<VacancyForm> | null
    hash: string | null
    problems: Json<ImportProblem[]>
    warnings: Json<PayWarning[]>
    changes: ColumnType<StoredChange[], string | undefined, string>
    is_done: Generated<boolean>
  }
  imported_vacancies: {
    source_id: number
    external_id: string
    vacancy_id: number | null
    hash: string
    /** What the row had; null for rows of earlier releases. Lacks fields that are newer than the import. */
    form: Json<Partial<VacancyForm>> | null
  }
}
