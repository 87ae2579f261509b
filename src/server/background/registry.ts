import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Deps } from '../http/deps.ts'
import { runTask, type Task, type TaskName } from '../tasks/task.ts'
import type { TaskHandlers, TaskList } from '../tasks/tasks.ts'

const SERVER = resolve(import.meta.dirname, '..')

/**
 * All tasks of the background work, by name: the exports `…Task` of all files `…-task.ts`. Queues are stored in the
 * database: a renamed task needs its `formerName`.
 */
export const TASKS = await loadTasks()

async function loadTasks(): Promise<TaskList> {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-task.ts'),
  )
  const modules: Record<string, Task<TaskName>>[] = await Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(SERVER, file)).href)),
  )
  const exported = modules.flatMap((module) => Object.entries(module))
  const tasks = exported.filter(([name]) => name.endsWith('Task')).map(([, task]) => [task.name, task])
  return Object.fromEntries(tasks)
}

/** The handlers of all tasks, by name, with these dependencies. */
export function createHandlers(deps: Deps): TaskHandlers {
  const handlers = Object.values(TASKS).map((task) => [
    task.name,
    (payload: unknown) => runTask(task as Task<TaskName>, deps, payload),
  ])
  return Object.fromEntries(handlers)
}
