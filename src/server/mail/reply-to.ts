import type { Mail, Mailer } from './mailer.ts'

/**
 * A mailer whose mails are answered to another address than the sender's, which nobody reads. The address is looked up for
 * each sending, because the operator may change it.
 * @param findAddress returns null while there is none
 */
export function withReplyTo(mailer: Mailer, findAddress: () => Promise<string | null>): Mailer {
  const addressing = async () => {
    const address = await findAddress()
    return (mail: Mail): Mail =>
      address ? { ...mail, headers: { 'Reply-To': address, ...mail.headers } } : mail
  }
  return {
    send: async (mail) => mailer.send((await addressing())(mail)),
    sendAll: async (mails) => mailer.sendAll(mails.map(await addressing())),
  }
}
