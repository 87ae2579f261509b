/** Whether a query without data has failed, or waits for a connection. */
export const hasNoAnswer = ({ isError, fetchStatus }: { isError: boolean; fetchStatus: string }): boolean =>
  isError || fetchStatus === 'paused'
