import type { Mail, Mailer } from './mailer.ts'

/**
 * A mailer whose mails are answered to another address than the sender's, which nobody reads. The address is looked up for
 * each sending, because the operator may change it.
 * @param findAddress returns null while there is none
 */
export function withReplyTo(mailer: Mailer, findAddress: () => Promise<string | null>): Mailer {
  const addressed = async (mails: readonly Mail[]): Promise<Mail[]> => {
    const address = await findAddress()
    return mails.map((mail) =>
      address ? { ...mail, headers: { 'Reply-To': address, ...mail.headers } } : mail,
    )
  }
  return {
    async send(mail) {
      for (const one of await addressed([mail])) await mailer.send(one)
    },
    async sendAll(mails) {
      return mailer.sendAll(await addressed(mails))
    },
  }
}
