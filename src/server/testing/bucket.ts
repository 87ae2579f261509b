import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../storage/s3.ts'

/** Starts a server of the S3 protocol with these buckets. Each part of the settings is checked by it. */
export async function startBuckets<N extends string>(...names: N[]) {
  const directory = await mkdtemp(join(tmpdir(), 'jobmost-bucket-'))
  const server = new S3rver({
    port: 0,
    silent: true,
    directory,
    configureBuckets: names.map((name) => ({ name, configs: [] })),
  })
  const { port } = (await server.run()) as { port: number }
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
  return {
    config: (bucket: N): S3Config => ({ ...settings, bucket }),
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
