import { readdirSync } from 'node:fs'
import { commitNumber, isTurnOf } from '../../src/server/testing/commit.ts'

/**
 * Patterns of the story files in a folder that rest with a commit: a quarter, so that `npm test` takes less than 35 minutes
 * (decision 043). Another quarter rests with the next one; `npm run test:weekly` plays all.
 */
export function restingFiles(folder: string, commit = commitNumber()): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && isTurnOf(file, commit))
    .map((file) => `**/${file}`)
}
