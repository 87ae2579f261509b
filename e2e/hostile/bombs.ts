import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { register } from './callers.ts'
import type { Client } from './client.ts'
import type { Findings } from './findings.ts'

const UPLOADS_AT_ONCE = 20
// 422: a refused picture; 429: the hourly limit of an account; 503: the queue is full.
const EXPECTED = [200, 400, 413, 415, 422, 429, 503]

/** Uploads pictures that are broken, of another type or huge once decoded, and sends decompression bombs. */
export async function sendBombs(client: Client, findings: Findings): Promise<string> {
  const bombs = await makeBombs()
  const statuses: number[] = []
  const { token } = await register(client, 'worker', 'Bomber', '192.0.2.1')
  const send = async (name: string, bytes: Buffer, address: string) => {
    const answer = await client.send({
      method: 'PUT',
      target: '/api/v1/cabinet/avatar',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: encodeForm(bytes),
      address,
    })
    statuses.push(answer.status)
    const isLater = answer.status !== 503 || answer.headers['retry-after'] !== undefined
    if (!EXPECTED.includes(answer.status) || !isLater)
      findings.add('bombs', `${name} got ${answer.status}`, answer.body.slice(0, 200))
    // Refusals must be fast. Accepted pictures may wait in the queue.
    if (answer.status !== 200) findings.time('bombs', `a refused picture (${name})`, answer.ms)
  }
  for (const [index, [name, bytes]] of [...bombs].entries()) await send(name, bytes, `192.0.2.${index + 2}`)
  const progressive = bombs.get('progressive JPEG of 49 megapixels') ?? Buffer.alloc(0)
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  await Promise.all(
    Array.from({ length: UPLOADS_AT_ONCE }, (_, index) =>
      send('many at once', index % 2 ? progressive : photo, `192.0.2.${index + 100}`),
    ),
  )
  const zipped = await client.send({
    method: 'POST',
    target: '/api/v1/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(50_000_000, 0x20)),
    address: '192.0.2.200',
  })
  if (zipped.status < 400 || zipped.status >= 500) findings.add('bombs', `a zipped body got ${zipped.status}`)
  const kinds = new Map(statuses.map((status) => [status, statuses.filter((one) => one === status).length]))
  return [...kinds].map(([status, count]) => `${status}: ${count}`).join(', ')
}

async function makeBombs(): Promise<Map<string, Buffer>> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#000' }, limitInputPixels: false })
  const png = await flat(300, 300).png().toBuffer()
  const claimsHuge = Buffer.from(png)
  claimsHuge.writeUInt32BE(65_000, 16)
  claimsHuge.writeUInt32BE(65_000, 20)
  return new Map([
    ['progressive JPEG of 49 megapixels', await flat(7000, 7000).jpeg({ progressive: true }).toBuffer()],
    ['interlaced PNG of 49 megapixels', await flat(7000, 7000).png({ progressive: true }).toBuffer()],
    ['PNG that claims 4,225 megapixels', claimsHuge],
    ['PNG with a text of 100 MB', withText(png)],
    ['PNG cut in half', png.subarray(0, png.length >> 1)],
    ['very wide WebP', await flat(16_383, 1).webp().toBuffer()],
    ['SVG with entities', Buffer.from(BILLION_LAUGHS)],
    ['zip archive', Buffer.from('504b0304140000000800', 'hex')],
    ['GIF', await flat(10, 10).gif().toBuffer()],
    ['JPEG of nothing', Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['nothing', Buffer.alloc(0)],
    ['six megabytes', Buffer.concat([png, Buffer.alloc(6_000_000)])],
  ])
}

const BILLION_LAUGHS = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&d;</text></svg>`

/** A PNG with a compressed text chunk before its end. */
function withText(png: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('zTXt', 4, 'latin1')
  data.copy(chunk, 8)
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)])
}

const encodeForm = (bytes: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--x--\r\n'),
  ])
