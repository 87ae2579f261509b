import formbody from '@fastify/formbody'
import type { FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Language } from '#shared/contract/languages.ts'
import { ObjectionFormSchema, ObjectionTokenQuerySchema } from '#shared/contract/objections.ts'
import type { App } from '../http/app-type.ts'
import type { Deps } from '../http/deps.ts'
import { Problem } from '../http/problem.ts'
import { sendMailPage } from '../http/send-mail-page.ts'
import { readObjectionToken } from '../objections/link.ts'
import { requireObjectionable } from '../objections/raise.ts'
import { say } from '../texts/texts.ts'
import { objectToDecision } from './object.ts'
import {
  objectionFormPage,
  objectionGonePage,
  objectionLatePage,
  objectionSentPage,
} from './objection-page.ts'

const url = '/objections'
// The address contains the token, so the request is not logged.
const route = { config: { access: 'anonymous' }, logLevel: 'silent' } as const
// Errors in the text are shown on the page, so any text is accepted here.
const body = z.object({ text: z._default(z.string(), '') })

/** The page behind the link of a mail with a decision: its form objects without login. */
export async function objectionPageRoutes(app: App, deps: Deps): Promise<void> {
  await app.register(formbody)
  const schema = { hide: true, querystring: ObjectionTokenQuerySchema }
  const askedBy = ({ at }: { at: Date }) => ({ userId: null, now: deps.clock(), linkedAt: at })
  app.get(url, { ...route, schema }, async (request, reply) => {
    const language = request.query.lang ?? request.language
    const linked = readObjectionToken(deps.config, request.query.token)
    if (!linked) return sendMailPage(reply, 404, objectionGonePage(language))
    // Said before anybody writes a text for nothing.
    return orLate(reply, language, async () => {
      const about = await requireObjectionable(deps.db, linked, askedBy(linked))
      return sendMailPage(reply, 200, objectionFormPage(language, { about }))
    })
  })
  app.post(url, { ...route, schema: { ...schema, body } }, async (request, reply) => {
    const language = request.query.lang ?? request.language
    const linked = readObjectionToken(deps.config, request.query.token)
    if (!linked) return sendMailPage(reply, 404, objectionGonePage(language))
    // Forms send CRLF, which a browser counts as one character against `maxlength`.
    const text = request.body.text.replaceAll('\r\n', '\n')
    const form = ObjectionFormSchema.safeParse({ text })
    const asked = askedBy(linked)
    return orLate(reply, language, async () => {
      if (!form.success) {
        const problem = say(language, 'objection_length')
        const about = await requireObjectionable(deps.db, linked, asked)
        return sendMailPage(reply, 422, objectionFormPage(language, { about, problem, text }))
      }
      const objection = { userId: null, linkedAt: linked.at, text: form.data.text }
      await deps.db.transaction().execute((trx) => objectToDecision(deps, trx, linked, objection))
      return sendMailPage(reply, 200, objectionSentPage(language))
    })
  })
}

/** Sends the page that `send` makes; without a decision to object to, the page that says so. */
async function orLate(reply: FastifyReply, language: Language, send: () => Promise<FastifyReply>) {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return sendMailPage(reply, 409, objectionLatePage(language))
  }
}
