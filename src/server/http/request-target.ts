import { Problem } from './problem.ts'

// RFC 9110, 4.1: at least 8,000 octets should be supported.
const MAX_LENGTH = 8000
// A list of ids has at most 100 entries, and a search has several lists.
const MAX_PARAMETERS = 500
const CONTROL = /%(?:[01][0-9a-f]|7f)/i

/**
 * Checks the target of a request before routing, so that later steps need not handle unusual or very long ones.
 * @returns Problem 414 for a long target; 400 for too many parameters, another form than `/path?query`, and repeated
 *   slashes, dot segments, backslashes or control characters in the path; null for a valid target
 */
export function problemOfTarget(target: string): Problem | null {
  if (target.length > MAX_LENGTH) return new Problem('uri_too_long')
  const end = target.search(/[?#]/)
  const path = end === -1 ? target : target.slice(0, end)
  const isMalformed =
    !path.startsWith('/') || path.includes('//') || path.includes('\\') || CONTROL.test(path)
  const isRefused =
    isMalformed || path.split('/').some(isDotSegment) || countParameters(target) > MAX_PARAMETERS
  return isRefused ? new Problem('malformed') : null
}

const isDotSegment = (segment: string) => /^(?:\.|%2e){1,2}$/i.test(segment)

function countParameters(target: string): number {
  let count = 1
  for (let at = target.indexOf('&'); at !== -1; at = target.indexOf('&', at + 1)) count++
  return count
}
