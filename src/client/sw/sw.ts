/// <reference lib="webworker" />
import { cacheApp } from './caching.ts'
import { sendOnSync } from './outbox.ts'
import { showPushes } from './push.ts'
import { takeOverWhenAsked } from './update.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Parameters<typeof cacheApp>[0] }

cacheApp(self.__WB_MANIFEST)
sendOnSync()
showPushes()
takeOverWhenAsked()
