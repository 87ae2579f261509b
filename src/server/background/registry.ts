import type { Deps } from '../http/deps.ts'
import { runTask, type Task, type TaskName } from '../tasks/task.ts'
import type { TaskHandlers, TaskList } from '../tasks/tasks.ts'
import { taskModules } from './task-modules.ts'

const tasks = taskModules
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Task'))
  .map(([, task]) => [task.name, task])

/**
 * All tasks of the background work, by name: the exports `…Task` of all files `…-task.ts`. Queues are stored in the
 * database: a renamed task needs its `formerName`.
 */
export const TASKS: TaskList = Object.fromEntries(tasks)

/** The handlers of all tasks, by name, with these dependencies. */
export function createHandlers(deps: Deps): TaskHandlers {
  const handlers = Object.values(TASKS).map((task) => [
    task.name,
    (payload: unknown) => runTask(task as Task<TaskName>, deps, payload),
  ])
  return Object.fromEntries(handlers)
}
