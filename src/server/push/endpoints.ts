// The push services of the browsers; a star stands for any name below.
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether something may be sent to an endpoint: https on a known push service and nowhere else. The test setting lets
 * this machine through as well, also without TLS.
 */
export function isAllowedEndpoint(endpoint: string, { testEndpoints }: { testEndpoints: boolean }): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password || url.hash) return false
  if (testEndpoints && isTestHost(url.hostname)) return /^https?:$/.test(url.protocol)
  return (
    url.protocol === 'https:' && url.port === '' && SERVICES.some((service) => isOf(service, url.hostname))
  )
}

const isOf = (service: string, host: string) =>
  service.startsWith('*') ? host.endsWith(service.slice(1)) : host === service

const isTestHost = (host: string) => host === '127.0.0.1' || host === 'localhost' || host === '[::1]'
