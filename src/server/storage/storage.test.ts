import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createS3Storage } from './s3.ts'
import { createFolderStorage, type Storage } from './storage.ts'

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

describe.each(['folder', 's3'] as const)('files kept in a %s', (kind) => {
  let folder: string
  let bucket: S3rver | undefined
  let storage: Storage
  let s3: { endpoint: string; bucket: string; region: string }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jobmost-storage-'))
    if (kind === 'folder') {
      storage = createFolderStorage(folder)
      return
    }
    bucket = new S3rver({
      port: 0,
      silent: true,
      directory: folder,
      configureBuckets: [{ name: 'uploads', configs: [] }],
    })
    const { port } = (await bucket.run()) as { port: number }
    s3 = { endpoint: `http://127.0.0.1:${port}`, bucket: 'uploads', region: 'eu-central-1' }
    storage = createS3Storage({ ...s3, ...KEYS })
  })
  afterAll(async () => {
    await bucket?.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('return unchanged, under a random name', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(4096))
    const name = await storage.put(bytes, 'webp')
    expect(name).toMatch(/^[0-9a-f-]{36}\.webp$/)
    expect(new Uint8Array((await storage.get(name)) ?? [])).toEqual(bytes)
  })

  it('are gone after deletion, which can be repeated', async () => {
    const name = await storage.put(new Uint8Array([1, 2, 3]), 'webp')
    await storage.remove(name)
    await storage.remove(name)
    expect(await storage.get(name)).toBeNull()
  })

  it('have no names that leave the folder', async () => {
    const attempt = async () => storage.get('../secret.webp')
    await expect(attempt()).rejects.toThrow('Not the name')
  })

  it.runIf(kind === 'folder')('leave nothing behind when they cannot be stored', async () => {
    const before = await readdir(folder)
    async function* brokenOff() {
      yield new Uint8Array([1])
      throw new Error('no space')
    }
    await expect(storage.put(brokenOff() as unknown as Uint8Array, 'webp')).rejects.toThrow('no space')
    expect(await readdir(folder)).toEqual(before)
  })

  it.runIf(kind === 's3')('are refused to wrong credentials and a missing bucket', async () => {
    const stranger = createS3Storage({ ...s3, ...KEYS, accessKeyId: 'nobody' })
    await expect(stranger.put(new Uint8Array([1]), 'webp')).rejects.toThrow('answered 403')
    const nowhere = createS3Storage({ ...s3, ...KEYS, bucket: 'no-such-bucket' })
    await expect(nowhere.put(new Uint8Array([1]), 'webp')).rejects.toThrow('no such bucket')
  })
})
