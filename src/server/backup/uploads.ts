import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openBucket, type S3Config } from '../storage/s3.ts'
import { STORED_NAME } from '../storage/storage.ts'
import { copyNewFiles, isUpload } from './copy-files.ts'

/** Where a server keeps its uploads. One file at a time is copied, as a stream. */
export type Uploads = {
  /** Its name for the operator. */
  place: string
  /** Copies the uploads that the folder does not have yet. */
  copyTo(folder: string): Promise<unknown>
  /** Stores the uploads of the folder. */
  fillFrom(folder: string): Promise<unknown>
}

/** The uploads of the server with these settings: in the bucket if one is set, else in DATA_DIR. */
export const uploadsOf = ({ dataDir, s3 }: { dataDir: string; s3: S3Config | null }): Uploads =>
  s3 ? uploadsInBucket(s3) : uploadsInFolder(join(dataDir, 'uploads'))

const uploadsInFolder = (uploads: string): Uploads => ({
  place: uploads,
  copyTo: (folder) => copyNewFiles(uploads, folder, isUpload),
  fillFrom: (folder) => copyNewFiles(folder, uploads),
})

function uploadsInBucket(s3: S3Config): Uploads {
  const bucket = openBucket(s3)
  return {
    place: `the bucket ${s3.bucket} of ${s3.endpoint}`,
    async copyTo(folder) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // An upload never changes under its name.
      const existing = new Set(await readdir(folder))
      for await (const name of bucket.names()) {
        if (existing.has(name)) continue
        const file = await bucket.read(name)
        // Deleted since the listing, so no row refers to it.
        if (file)
          await pipeline(
            Readable.fromWeb(file as never),
            createWriteStream(join(folder, name), { mode: 0o600 }),
          )
      }
    },
    async fillFrom(folder) {
      // A folder may have files of the system besides.
      for (const name of await readdir(folder))
        if (STORED_NAME.test(name)) await bucket.write(name, await openAsBlob(join(folder, name)))
    },
  }
}
