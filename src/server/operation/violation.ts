import * as z from 'zod/mini'

const MAX_REPORTS = 20
const MAX_LENGTH = 2000
const OTHER = 'other'
// Names of directives become values of a metric, and those must be few.
const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
])

const text = z.catch(z.string().check(z.maxLength(MAX_LENGTH)), '')
const line = z.catch(z.int(), 0)

/** `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const ReportUriSchema = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': line,
  }),
})
/** `report-to`: https://www.w3.org/TR/reporting-1/ */
const BodySchema = z.object({
  effectiveDirective: text,
  blockedURL: text,
  documentURL: text,
  sourceFile: text,
  lineNumber: line,
})
const ReportToSchema = z.array(z.object({ type: text, body: z.unknown() })).check(z.maxLength(MAX_REPORTS))

/** The stored part of a report. Full addresses are left out: they could identify who visited which page. */
export type Violation = { directive: string; page: string; blocked: string; source: string; line: number }

/**
 * The violations in a report of either format. Reports of other things are left out.
 * @param isOwn whether an origin is ours
 * @returns null when the body is no report
 */
export function readViolations(body: unknown, isOwn: (origin: string) => boolean): Violation[] | null {
  const old = ReportUriSchema.safeParse(body)
  if (old.success) {
    const report = old.data['csp-report']
    return [
      {
        // Old browsers send the whole directive.
        directive: nameOf(
          report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
        ),
        page: sectionOf(report['document-uri']),
        blocked: placeOf(report['blocked-uri'], isOwn),
        source: placeOf(report['source-file'], isOwn),
        line: report['line-number'],
      },
    ]
  }
  const reports = ReportToSchema.safeParse(body)
  if (!reports.success) return null
  return reports.data.flatMap((report) => {
    const inner = BodySchema.safeParse(report.body)
    if (report.type !== 'csp-violation' || !inner.success) return []
    const { effectiveDirective, documentURL, blockedURL, sourceFile, lineNumber } = inner.data
    return [
      {
        directive: nameOf(effectiveDirective),
        page: sectionOf(documentURL),
        blocked: placeOf(blockedURL, isOwn),
        source: placeOf(sourceFile, isOwn),
        line: lineNumber,
      },
    ]
  })
}

const nameOf = (directive: string) => (DIRECTIVES.has(directive) ? directive : OTHER)

/** Language and section of a page, such as `/en/chat`: the rest of an address may name a person. */
function sectionOf(address: string): string {
  const parts = URL.parse(address)?.pathname.split('/') ?? []
  const names = parts.slice(1, 3).filter((part) => /^[a-z-]{1,20}$/.test(part))
  return `/${names.join('/')}`
}

/** A keyword such as `inline`, one of our scripts, or a foreign scheme and host. */
function placeOf(address: string, isOwn: (origin: string) => boolean): string {
  if (/^[a-z-]{0,30}$/.test(address)) return address
  const url = URL.parse(address)
  if (!url) return OTHER
  if (isOwn(url.origin)) return /^\/assets\/[\w.-]+$/.test(url.pathname) ? url.pathname : 'self'
  return `${url.protocol}//${url.hostname.slice(0, 100)}`
}
