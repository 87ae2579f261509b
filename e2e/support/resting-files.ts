import { readdirSync } from 'node:fs'
import { commitNumber, isTurnOf } from '../../src/server/testing/commit.ts'

/**
 * The quarter of the story files in a folder that rests with the present commit, so that `npm test` takes less than 35 minutes
 * (decision 043). Another quarter rests with the next one; `npm run test:weekly` plays all.
 */
export function restingFiles(folder: string): string[] {
  const commit = commitNumber()
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && isTurnOf(file, commit))
    .map((file) => `**/${file}`)
}
