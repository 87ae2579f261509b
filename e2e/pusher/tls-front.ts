import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type Server } from 'node:tls'

/** A TLS proxy for a local port, with a temporary certificate from openssl. */
export async function startTlsFront(port: number): Promise<{ port: number; server: Server }> {
  const server = createServer(makeCertificate(), (secure) => {
    const plain = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [secure, plain],
      [plain, secure],
    ] as const) {
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { port: (server.address() as AddressInfo).port, server }
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'jobmost-tls-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const made = ['-keyout', key, '-out', cert, '-days', '1', '-subj', '/CN=localhost']
  try {
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made], { stdio: 'ignore' })
    return { key: readFileSync(key), cert: readFileSync(cert) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
