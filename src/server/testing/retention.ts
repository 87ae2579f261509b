import type { TestApp } from './test-app.ts'

/** How a table gets data whose retention time begins at `at`, with `key`, a UUID, in one column. */
export type Retained = {
  table: string
  column: string
  insert(test: TestApp, at: Date, key: string): Promise<unknown>
}
