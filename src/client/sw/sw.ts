/// <reference lib="webworker" />
import { provideSession } from '../platform/device/session/source.ts'
import { workerSession } from '../platform/device/session/worker.ts'
import { cacheApp } from './caching.ts'
import { sendOnSync } from './outbox.ts'
import { showPushes } from './push.ts'
import { activateOnRequest } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof cacheApp>[0] }

provideSession(workerSession)
cacheApp(self.__WB_MANIFEST)
sendOnSync()
showPushes()
activateOnRequest()
