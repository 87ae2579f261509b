import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()

type Options = { challenge: string }
type Facts = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number }

/** A simulated authenticator with one passkey (ES256, no attestation). It creates WebAuthn's messages. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  let uses = 0

  const clientDataOf = (type: string, { challenge }: Options, { origin = 'http://localhost:3000' }: Facts) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const headOf = (flags: number, { rpId = 'localhost', isVerified = true, counter = uses }: Facts) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(rpId), Buffer.from([all]), counted])
  }

  return {
    /** The answer to `navigator.credentials.create`. */
    create(options: Options, facts: Facts = {}) {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKeyOf(publicKey)])
      const data = Buffer.concat([headOf(HAS_CREDENTIAL, facts), credential])
      const clientDataJSON = base64url(clientDataOf('webauthn.create', options, facts))
      const response = {
        clientDataJSON,
        attestationObject: base64url(attestationOf(data)),
        transports: ['internal'],
      }
      return { ...common, response }
    },
    /** The answer to `navigator.credentials.get`. */
    get(options: Options, facts: Facts = {}) {
      uses++
      const data = headOf(0, facts)
      const clientData = clientDataOf('webauthn.get', options, facts)
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      }
      return { ...common, response }
    },
  }
}

/** A COSE key (RFC 9053, 7.1.1) in CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKeyOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01])
  return Buffer.concat([head, coordinate(0x21, x), coordinate(0x22, y)])
}

/** {fmt: 'none', attStmt: {}, authData} in CBOR. */
function attestationOf(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
