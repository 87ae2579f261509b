import { randomUUID } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { STORED_NAME, type Storage } from './storage.ts'

const WITHIN_MS = 20_000

/** A bucket of an S3-compatible service. `endpoint` is without the bucket, which is part of the path. */
export type S3Config = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Stores files in a bucket shared by all app processes. Requests are signed (AWS Signature Version 4). */
export function createS3Storage({ endpoint, bucket, region, ...credentials }: S3Config): Storage {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 2 })
  const call = async (method: string, name: string, body?: Uint8Array) => {
    if (!STORED_NAME.test(name)) throw new Error('Not the name of a stored file')
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${name}`
    const answer = await client.fetch(url, {
      method,
      signal: AbortSignal.timeout(WITHIN_MS),
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    if (answer.ok || answer.status === 404) return answer
    // The service's error text may contain keys, so only the status is logged.
    throw new Error(`The file storage answered ${answer.status} to ${method}`)
  }
  return {
    async put(bytes, extension) {
      const name = `${randomUUID()}.${extension}`
      const answer = await call('PUT', name, bytes)
      if (!answer.ok) throw new Error('The file storage has no such bucket')
      return name
    },
    async get(name) {
      const answer = await call('GET', name)
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null
    },
    async remove(name) {
      await call('DELETE', name)
    },
  }
}
