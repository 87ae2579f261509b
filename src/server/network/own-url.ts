import { isIPv6 } from 'node:net'

const ALL = ['0.0.0.0', '::']

/** The address at which a program on this machine reaches the server that listens on `host` and `port`. */
export function ownUrl({ host, port }: { host: string; port: number | string }): string {
  const name = ALL.includes(host) ? '127.0.0.1' : host
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`
}
