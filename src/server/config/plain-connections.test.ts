import { expect, it } from 'vitest'
import { listPlainConnections } from './plain-connections.ts'

const s3 = { region: 'x', bucket: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
const pusher = { appId: '1', key: 'x', secret: 'x', cluster: 'mt1', engine: null }
const none = { databaseUrl: null, smtpUrl: null, s3: null, pusher }
const engine = (host: string, scheme: 'http' | 'https') => ({
  ...none,
  pusher: { ...pusher, engine: { host, port: null, scheme } },
})

it.each([
  ['DATABASE_URL', { ...none, databaseUrl: 'postgres://u:p@db.example/x' }],
  ['DATABASE_URL', { ...none, databaseUrl: 'postgres://u:p@10.0.0.5:5432/x?sslmode=prefer' }],
  ['SMTP_URL', { ...none, smtpUrl: 'smtp://u:p@mail.example:587' }],
  ['S3_ENDPOINT', { ...none, s3: { ...s3, endpoint: 'http://files.example' } }],
  ['PUSHER_HOST', engine('ws.example', 'http')],
])('%s to another machine without TLS is named', (variable, config) => {
  expect(listPlainConnections(config)).toEqual([variable])
})

it.each([
  [none],
  [{ ...none, databaseUrl: 'postgres://u:p@db.example/x?sslmode=verify-full' }],
  [{ ...none, databaseUrl: 'postgres://u:p@127.0.0.1/x' }],
  [{ ...none, databaseUrl: 'postgres:///x' }],
  [{ ...none, databaseUrl: 'postgres://localhost/x?host=/var/run/postgresql' }],
  [{ ...none, smtpUrl: 'smtps://u:p@mail.example' }],
  [{ ...none, smtpUrl: 'smtp://mail.example?requireTLS=true' }],
  [{ ...none, smtpUrl: 'smtp://localhost:25' }],
  [{ ...none, s3: { ...s3, endpoint: 'https://files.example' } }],
  [engine('ws.example', 'https')],
])('%o is not named', (config) => {
  expect(listPlainConnections(config)).toEqual([])
})
