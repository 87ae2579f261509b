import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { createHandlers } from '../background/registry.ts'
import { engines, useTestApp } from '../testing/test-app.ts'
import { deleteMailsAbout, deleteMailsBefore, mailFolderOf } from './mail-folder.ts'
import { createFolderMailer } from './mailer.ts'

describe.each(engines())('mails written as files on %s', (engine) => {
  const test = useTestApp(engine)
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mails-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  const folder = () => mailFolderOf({ dataDir })
  const write = (subject: string, given: object = {}) =>
    createFolderMailer(folder(), 'Jobmost <no-reply@jobmost.example>').send({
      to: 'reader@people.example',
      subject,
      text: 'Hello',
      ...given,
    })
  const subjects = async () => {
    const names = await readdir(folder())
    const mails = await Promise.all(names.map((name) => readFile(join(folder(), name), 'utf8')))
    return mails.map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1]).sort()
  }

  it('are deleted after 14 days', async () => {
    await write('Old')
    const [name = ''] = await readdir(folder())
    const old = new Date(test.clock().getTime() - 14 * DAY_MS - 1000)
    await utimes(join(folder(), name), old, old)
    await write('New')
    const [newer = ''] = (await readdir(folder())).filter((other) => other !== name)
    const recent = new Date(old.getTime() + 2000)
    await utimes(join(folder(), newer), recent, recent)
    await createHandlers({ ...test.deps, config: { ...test.deps.config, dataDir } })['forget-old']({})
    expect(await subjects()).toEqual(['New'])
  })

  it('are deleted by a text in them, however it is encoded', async () => {
    await write('To her', { to: 'Anna@people.example' })
    await write('About her', {
      text: `A bid of Änne Çelik, ${'who bakes very well, '.repeat(5)}and Zoë Öztürk`,
    })
    await write('Other')
    await deleteMailsAbout(folder(), ['anna@people.example'])
    expect(await subjects()).toEqual(['About her', 'Other'])
    await deleteMailsAbout(folder(), ['Zoë Öztürk'])
    expect(await subjects()).toEqual(['Other'])
    await deleteMailsBefore(join(folder(), 'missing'), new Date())
  })
})
