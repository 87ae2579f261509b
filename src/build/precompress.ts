import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt)$/
// Below this size compression saves less than the extra headers cost.
const MIN_BYTES = 512
const brotli = promisify(brotliCompress)

/** Writes a .br and a .gz file beside every text file of the build, so that the server compresses no asset. */
export function precompress(): Plugin {
  let outDir = 'dist'
  return {
    name: 'jobmost:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = config.build.outDir
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
        const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
        await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
      },
    },
  }
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < MIN_BYTES) return
  await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).then((out) =>
      writeFile(`${file}.br`, out),
    ),
    promisify(gzip)(body, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ])
}
