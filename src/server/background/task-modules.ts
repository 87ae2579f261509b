import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Task, TaskName } from '../tasks/task.ts'

const SERVER = resolve(import.meta.dirname, '..')

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('-task.ts'),
)

/** All modules `…-task.ts`. The server's bundle has a list of imports instead (`build/server-bundle.ts`). */
export const taskModules: Record<string, Task<TaskName>>[] = await Promise.all(
  files.sort().map((file) => import(pathToFileURL(join(SERVER, file)).href)),
)
