import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import type { Problem } from './problem.ts'
import { readUpload } from './read-upload.ts'

const LIMIT = 1000

describe('an upload', () => {
  /** Sends a file in these pieces, each of which arrives alone. */
  async function upload(sizes: number[]) {
    const app = Fastify()
    await app.register(multipart, { limits: { fileSize: LIMIT } })
    app.post('/', async (request) => {
      try {
        return { length: (await readUpload(request, 'file')).length }
      } catch (error) {
        return { fields: (error as Problem).fields }
      }
    })
    async function* body() {
      yield '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
      for (const size of sizes) yield 'a'.repeat(size)
      yield '\r\n--x--\r\n'
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const { body: answer } = await app.inject({
      method: 'POST',
      url: '/',
      headers,
      payload: Readable.from(body()),
    })
    return JSON.parse(answer)
  }

  it('may be as large as the limit', async () => {
    expect(await upload([LIMIT])).toEqual({ length: LIMIT })
    expect(await upload([LIMIT - 1, 1])).toEqual({ length: LIMIT })
  })

  it.each([
    [[LIMIT + 1]],
    // The limit is reached at the end of a piece: what follows is dropped, and the rest must not pass for the whole file.
    [[LIMIT, 1]],
    [[LIMIT / 2, LIMIT / 2, LIMIT]],
  ])('above the limit is refused, however it arrives: %j', async (sizes) => {
    expect(await upload(sizes)).toEqual({ fields: { file: ['image_too_large'] } })
  })
})
