import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'

export function moderationRoutes(_app: App, _deps: Deps): void {}
