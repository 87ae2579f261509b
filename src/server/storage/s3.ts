import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { STORED_NAME, type Storage } from './storage.ts'

const WITHIN_MS = 20_000
const NAMES_AT_ONCE = 1000

/** A bucket of an S3-compatible service. `endpoint` is without the bucket, which is part of the path. */
export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The files of a bucket, for `npm run backup` and `restore`. */
export type Bucket = {
  /** The names of all uploads, of which a page is in memory. @throws Error when the bucket does not exist */
  names(): AsyncGenerator<string>
  /** A file as a stream, or null. */
  read(name: string): Promise<ReadableStream<Uint8Array> | null>
  /** Stores a file under its name. */
  write(name: string, file: Blob): Promise<void>
}

/** Stores files in a bucket shared by all app processes. */
export function createS3Storage(config: S3Config): Storage {
  const call = callerOf(config)
  return {
    async put(bytes, extension) {
      const name = `${randomUUID()}.${extension}`
      requireBucket(await call('PUT', pathOf(name), new Uint8Array(bytes)))
      return name
    },
    async get(name) {
      const answer = await call('GET', pathOf(name))
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
    async remove(name) {
      await call('DELETE', pathOf(name))
    },
  }
}

/** Opens the bucket of `createS3Storage` for all its files. `atOnce`: the names of one request. */
export function openBucket(config: S3Config, atOnce = NAMES_AT_ONCE): Bucket {
  const call = callerOf(config)
  return {
    async *names() {
      let after: string | undefined = ''
      while (after !== undefined) {
        // ListObjects, which continues after a name: no part of it depends on tokens of one service.
        const query = new URLSearchParams({ 'max-keys': `${atOnce}`, marker: after })
        const page = await requireBucket(await call('GET', `?${query}`)).text()
        const keys = [...page.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key)
        // The bucket may hold files of others.
        yield* keys.filter((key) => STORED_NAME.test(key))
        after = page.includes('<IsTruncated>true<') ? keys.at(-1) : undefined
      }
    },
    async read(name) {
      const answer = await call('GET', pathOf(name))
      return answer.ok ? answer.body : null
    },
    async write(name, file) {
      requireBucket(await call('PUT', pathOf(name), file))
    },
  }
}

/** Sends requests that are signed (AWS Signature Version 4). 404 is an answer. */
function callerOf({ endpoint, bucket, region, ...credentials }: S3Config) {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 2 })
  return async (method: string, path: string, body?: Uint8Array<ArrayBuffer> | Blob): Promise<Response> => {
    const answer = await client.fetch(`${endpoint.replace(/\/$/, '')}/${bucket}${path}`, {
      method,
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(body ? { body } : {}),
    })
    if (answer.ok || answer.status === 404) return answer
    // The service's error text may contain keys, so only the status is logged.
    throw new Error(`The file storage answered ${answer.status} to ${method}`)
  }
}

function pathOf(name: string): string {
  if (!STORED_NAME.test(name)) throw new Error('Not the name of a stored file')
  return `/${name}`
}

function requireBucket(answer: Response): Response {
  if (!answer.ok) throw new Error('The file storage has no such bucket')
  return answer
}
