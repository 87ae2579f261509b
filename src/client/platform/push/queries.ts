import { queryOptions } from '@tanstack/react-query'
import { readDeviceState } from './device.ts'

/** Whether this device gets push notifications. Refetched when the user returns from the browser's settings. */
export const deviceQueryOptions = ({ userId }: { userId: number | null }) =>
  queryOptions({
    queryKey: ['push-device', userId],
    queryFn: () => readDeviceState(userId ?? 0),
    enabled: userId !== null,
    staleTime: 0,
    networkMode: 'always',
  })
