/** What a run of the benchmark has measured. `mailsOfReaders`: how many mails each reader got. `memory`: after how many mails of this process it used how many MB. */
export type Run = {
  mailsOfReaders: readonly number[]
  memory: readonly { mails: number; mb: number }[]
}

// A process grows until its pools, statements and compiled code are complete; from then on its memory must be flat
// (issue of the administration, src/docs/operation.md).
const GROWN_AFTER_MAILS = 10_000
const MAX_GROWTH = 0.2

/**
 * Why a run is a failure, a sentence each; nothing when it is none.
 * @param mayBeInterrupted how many mails a killed server may have been sending; they are never sent again
 */
export function defectsOf({ mailsOfReaders, memory }: Run, mayBeInterrupted: number): string[] {
  const doubled = mailsOfReaders.filter((mails) => mails > 1).length
  const lost = mailsOfReaders.filter((mails) => mails === 0).length
  const grown = memory.filter(({ mails }) => mails >= GROWN_AFTER_MAILS)
  const [first] = grown
  const most = Math.max(...grown.map(({ mb }) => mb))
  return [
    ...(doubled > 0 ? [`${doubled} readers got the newsletter more than once.`] : []),
    ...(lost > mayBeInterrupted
      ? [`${lost} readers did not get the newsletter; at most ${mayBeInterrupted} may miss it.`]
      : []),
    ...(first && most > first.mb * (1 + MAX_GROWTH)
      ? [
          `After its first ${GROWN_AFTER_MAILS} mails the server grew from ${first.mb} to ${most} MB, by more than ${MAX_GROWTH * 100} %.`,
        ]
      : []),
  ]
}
