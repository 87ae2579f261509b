import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createVapidKey, publicKeyOf } from '../push/vapid.ts'
import { ConfigError, readConfig, readPlace } from './config.ts'

describe('the environment', () => {
  let dataDir: string
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'jobmost-config-'))
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const complaint = (env: Record<string, string>): string => {
    try {
      readConfig({ DATA_DIR: dataDir, JWT_SECRET: 'x'.repeat(40), ...env })
      return 'nothing'
    } catch (error) {
      if (error instanceof ConfigError) return error.message
      throw error
    }
  }

  it.each([
    ['PORT', '70000'],
    ['PORT', '3.5'],
    ['PUBLIC_URL', 'nowhere'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://u:secret@127.0.0.1:99999/x'],
    ['DEMO', '2'],
    ['LOG_LEVEL', 'loud'],
    ['JWT_ACCEPTED_SECRETS', `${'x'.repeat(40)},short`],
    ['PUSHER_APP_KEY', 'two words'],
    ['VAPID_PRIVATE_KEY', 'too-short'],
    ['VAPID_FORMER_PRIVATE_KEYS', 'too-short'],
    ['VAPID_FORMER_PRIVATE_KEYS', 'A'.repeat(43)],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['VAPID_SUBJECT', 'http://jobmost.example'],
    ['PUSH_TEST_ENDPOINTS', 'yes'],
    ['PUSHER_PORT', '70000'],
    ['PUSHER_SCHEME', 'ftp'],
    ['PUSHER_HOST', 'https://ws.example'],
    ['PUSHER_CLUSTER', 'MT 1'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ])('with a wrong %s (%s) names the variable, not the value', (name, value) => {
    expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name}: [^\n]+$`, 'm'))
    expect(complaint({ [name]: value })).not.toContain('secret')
  })

  it.each([
    ['ADMIN_PASSWORD', 'ADMIN_EMAIL'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
    ['S3_BUCKET', 'S3_ENDPOINT'],
  ])('with %s requires %s', (given, missing) => {
    const value = given === 'VAPID_PUBLIC_KEY' ? 'A'.repeat(87) : 'something-long'
    expect(complaint({ [given]: value })).toMatch(new RegExp(`^${missing}: required with ${given}$`, 'm'))
  })

  it('gives the place of a server alone, for programs that need nothing else', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    const env = { ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000', S3_BUCKET: 'up.loads', LOG_LEVEL: 'none' }
    expect(readPlace(env)).toMatchObject({
      s3: {
        endpoint: 'http://127.0.0.1:9000',
        bucket: 'up.loads',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      },
    })
    const databaseUrl = 'postgres://x'
    const empty = { PORT: '', DATA_DIR: ' ', S3_BUCKET: '', DATABASE_URL: databaseUrl }
    expect(readPlace(empty)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl,
      migrationUrl: null,
      s3: null,
    })
    expect(() => readPlace(keys)).toThrow('S3_ENDPOINT: required with S3_ACCESS_KEY_ID')
    expect(() => readPlace({ PORT: 'x' })).toThrow('PORT: must be a whole number')
  })

  it.each([
    ['PUSHER_CLUSTER', 'eu'],
    ['PUSHER_HOST', 'ws.example'],
  ])('with %s requires the Pusher credentials', (name, value) => {
    expect(complaint({ PUSHER_APP_ID: '1', [name]: value })).toBe(
      `PUSHER_APP_KEY: required with ${name}\nPUSHER_APP_SECRET: required with ${name}`,
    )
  })

  it('names all wrong and missing variables at once', () => {
    const env = {
      PORT: 'x',
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
      JWT_SECRET: '',
      ADMIN_EMAIL: 'a@b.example',
    }
    expect(
      complaint(env)
        .split('\n')
        .map((line) => line.split(':')[0]),
    ).toEqual([
      'PORT',
      'ADMIN_PASSWORD',
      'JWT_SECRET',
      'PUSHER_APP_ID',
      'PUSHER_APP_KEY',
      'PUSHER_APP_SECRET',
      'VAPID_PRIVATE_KEY',
    ])
  })

  it('accepts more secrets than the one that signs', () => {
    const accepted = `${'y'.repeat(40)}, ${'z'.repeat(40)}`
    const { secrets } = readConfig({
      DATA_DIR: dataDir,
      JWT_SECRET: 'x'.repeat(40),
      JWT_ACCEPTED_SECRETS: accepted,
    })
    expect(secrets.map((secret) => new TextDecoder().decode(secret).slice(0, 1))).toEqual(['x', 'y', 'z'])
  })

  it('accepts more secrets of real time than the one that signs', () => {
    const { pusher } = readConfig({
      DATA_DIR: dataDir,
      PUSHER_APP_SECRET: 'new',
      PUSHER_ACCEPTED_APP_SECRETS: 'former, older',
    })
    expect(pusher).toMatchObject({ secret: 'new', acceptedSecrets: ['former', 'older'] })
  })

  it('knows the public keys of former keys of Web Push', () => {
    const [former, key] = [createVapidKey(), createVapidKey()]
    const { vapid, formerVapid } = readConfig({
      DATA_DIR: dataDir,
      VAPID_PRIVATE_KEY: key,
      VAPID_FORMER_PRIVATE_KEYS: ` ${former}`,
    })
    expect(vapid.publicKey).toBe(publicKeyOf(key))
    expect(formerVapid).toEqual([
      { privateKey: former, publicKey: publicKeyOf(former), subject: vapid.subject },
    ])
  })

  it('trusts the proxies of this machine, or the given ones', () => {
    const proxies = (env: Record<string, string>) => readConfig({ DATA_DIR: dataDir, ...env }).trustedProxies
    expect(proxies({})).toEqual(['loopback'])
    expect(proxies({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::1' })).toEqual(['10.0.0.0/8', 'fd00::1'])
  })

  it('makes the demo, whose passwords everybody knows, on a loopback address only', () => {
    const demo = (env: Record<string, string>) => {
      const { demo, isDemoRefused, admin } = readConfig({ DATA_DIR: dataDir, ...env })
      return [demo, isDemoRefused, admin !== null]
    }
    expect(demo({})).toEqual([true, false, true])
    for (const PUBLIC_URL of ['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost'])
      expect(demo({ PUBLIC_URL })).toEqual([true, false, true])
    for (const PUBLIC_URL of [
      'https://jobmost.example',
      'http://127.0.0.1.evil.example',
      'http://192.168.0.7',
    ])
      expect(demo({ PUBLIC_URL, DEMO: '1' })).toEqual([false, true, false])
    expect(demo({ PUBLIC_URL: 'https://jobmost.example', DEMO: '0' })).toEqual([false, false, false])
  })
})
