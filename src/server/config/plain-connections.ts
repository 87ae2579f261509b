import { isLoopbackUrl } from '../network/loopback.ts'
import type { Config } from './config.ts'

type Services = Pick<Config, 'databaseUrl' | 'smtpUrl' | 's3' | 'pusher'>

// Modes of libpq that refuse a connection without TLS.
const TLS_MODES = new Set(['require', 'verify-ca', 'verify-full'])

/** The variables whose services are on other machines and reached without TLS, which anybody in between can read. */
export function listPlainConnections({ databaseUrl, smtpUrl, s3, pusher }: Services): string[] {
  const engine = pusher.engine?.host && `${pusher.engine.scheme}://${pusher.engine.host}`
  const plain: [variable: string, isPlain: boolean | undefined][] = [
    ['DATABASE_URL', isElsewhere(databaseUrl) && !TLS_MODES.has(parameter(databaseUrl, 'sslmode') ?? '')],
    ['SMTP_URL', startsPlain(smtpUrl, 'smtp:') && parameter(smtpUrl, 'requireTLS') !== 'true'],
    ['S3_ENDPOINT', startsPlain(s3?.endpoint, 'http:')],
    ['PUSHER_HOST', startsPlain(engine, 'http:')],
  ]
  return plain.flatMap(([variable, isPlain]) => (isPlain ? [variable] : []))
}

const startsPlain = (url: string | null | undefined, protocol: string): url is string =>
  isElsewhere(url) && url.startsWith(protocol)

// A database address without a host, or with a folder as one, is a socket of this machine.
const isElsewhere = (url: string | null | undefined): url is string =>
  Boolean(url && new URL(url).hostname && !parameter(url, 'host')?.startsWith('/') && !isLoopbackUrl(url))

const parameter = (url: string, name: string) => new URL(url).searchParams.get(name)
