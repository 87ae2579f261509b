// Push services of the browsers; `*` matches any subdomain.
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether a push endpoint is allowed: https on a known push service. `testEndpoints` also allows this machine, even
 * without TLS.
 */
export function isAllowedEndpoint(endpoint: string, { testEndpoints }: { testEndpoints: boolean }): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.hash) return false
  if (testEndpoints && isTestHost(url.hostname)) return /^https?:$/.test(url.protocol)
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    SERVICES.some((service) => isHostOf(service, url.hostname))
  )
}

const isHostOf = (service: string, host: string) =>
  service.startsWith('*') ? host.endsWith(service.slice(1)) : host === service

const isTestHost = (host: string) => host === '127.0.0.1' || host === 'localhost' || host === '[::1]'
