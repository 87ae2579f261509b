import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBuckets } from '../testing/bucket.ts'
import { createS3Storage, openBucket, type S3Config } from './s3.ts'
import { createFolderStorage, type Storage } from './storage.ts'

describe.each(['folder', 's3'] as const)('files kept in a %s', (kind) => {
  let folder: string
  let stopBuckets = async () => {}
  let storage: Storage
  let s3: S3Config
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jobmost-storage-'))
    if (kind === 'folder') {
      storage = createFolderStorage(folder)
      return
    }
    const buckets = await startBuckets('uploads')
    stopBuckets = buckets.stop
    s3 = buckets.config('uploads')
    storage = createS3Storage(s3)
  })
  afterAll(async () => {
    await stopBuckets()
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
    const stranger = createS3Storage({ ...s3, accessKeyId: 'nobody' })
    await expect(stranger.put(new Uint8Array([1]), 'webp')).rejects.toThrow('answered 403')
    const nowhere = createS3Storage({ ...s3, bucket: 'no-such-bucket' })
    await expect(nowhere.put(new Uint8Array([1]), 'webp')).rejects.toThrow('no such bucket')
  })

  it.runIf(kind === 's3')('are listed over several pages, read and written under their names', async () => {
    const bucket = openBucket(s3, 2)
    const list = async () => {
      const names: string[] = []
      for await (const name of bucket.names()) names.push(name)
      return names.sort()
    }
    const before = await list()
    const names = await Promise.all(
      [1, 2, 3, 4, 5].map((byte) => storage.put(new Uint8Array([byte]), 'webp')),
    )
    expect(await list()).toEqual([...before, ...names].sort())
    const [name = '', other = ''] = names
    await storage.remove(other)
    expect(await bucket.read(other)).toBeNull()
    await bucket.write(other, new Blob(['again']))
    expect(await new Response(await bucket.read(other)).text()).toBe('again')
    expect(await new Response(await bucket.read(name)).bytes()).toEqual(new Uint8Array([1]))
    const missing = openBucket({ ...s3, bucket: 'no-such-bucket' })
      .names()
      .next()
    await expect(missing).rejects.toThrow('no such bucket')
  })
})
