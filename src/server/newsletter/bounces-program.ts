import { ownUrl } from '../network/own-url.ts'
import { BOUNCES_PATH, MAX_BOUNCE_BYTES } from './bounces-path.ts'

// `npm run bounces`: hands one returned mail from standard input to the server at HOST and PORT. A mail server calls it, and
// tries again later after exit code 75 (EX_TEMPFAIL).
const TEMPORARY = 75
const { HOST, PORT } = process.env
const server = ownUrl({ host: HOST || '127.0.0.1', port: PORT || '3000' })

const answer = await fetch(`${server}${BOUNCES_PATH}`, {
  method: 'POST',
  headers: { 'content-type': 'message/rfc822' },
  body: await readStart(),
}).catch(() => null)
if (!answer?.ok) {
  process.stderr.write(
    `The server does not take bounces at ${server} (${answer?.status ?? 'no connection'})\n`,
  )
  process.exitCode = TEMPORARY
}

/** The beginning of the mail. Reads to the end: otherwise the mail server's write would fail. */
async function readStart(): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of process.stdin) {
    if (length < MAX_BOUNCE_BYTES) chunks.push(chunk)
    length += chunk.length
  }
  return Uint8Array.from(Buffer.concat(chunks).subarray(0, MAX_BOUNCE_BYTES))
}
