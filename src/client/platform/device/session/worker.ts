import { endMirror, endOf, readMirror, writeMirror } from './mirror.ts'
import { sealEndedSession, sealUserData } from './seal.ts'
import { type LostSession, oneAtATime, SESSION_CHANNEL, type SessionSource } from './source.ts'
import { isSameOrEarlier, parseToken } from './token.ts'

/** The session of the service worker, which reads the mirror each time. */
export const workerSession: SessionSource = {
  load: async () => parseToken(await readMirror()),
  newestToken: readMirror,
  async replaceToken(usedToken, fresh) {
    await writeMirror(fresh, usedToken)
  },
  async loseSession(usedToken, reason) {
    const lost = parseToken(usedToken)
    // Somebody may have signed out meanwhile: what is typed since then is the next visitor's.
    const isCurrent = isSameOrEarlier(await readMirror(), usedToken)
    await (lost ? endMirror(endOf(lost), usedToken) : writeMirror(null, usedToken))
    // Before the encryption, because data that an open page stores after it would stay unencrypted.
    const channel = new BroadcastChannel(SESSION_CHANNEL)
    channel.postMessage({ token: usedToken, reason } satisfies LostSession)
    channel.close()
    if (!lost) return
    await oneAtATime(async () => {
      const isEnded = isCurrent && (await readMirror()) === null
      await (isEnded ? sealEndedSession : sealUserData)(lost.userId)
    }).catch(() => undefined)
  },
}
