import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { CHROMIUM } from '../../src/build/chromium.ts'
import { startServer } from '../support/server.ts'

// npm run bench:lighthouse [paths]: prints Lighthouse's mobile scores of these pages (default /en/jobs), each the median
// of RUNS runs. `{job}` in a path becomes the slug of the newest job.
const RUNS = Number(process.env.RUNS ?? 3)
const paths = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/en/jobs']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
]

type Result = { scores: number[]; metrics: string[]; failed: string[]; benchmarkIndex: number }

const server = await startServer({ DEMO_JOBS: '600' })
try {
  const { data } = await (await fetch(`http://localhost:${server.port}/api/v1/jobs?per_page=1`)).json()
  for (const path of paths.map((path) => path.replace('{job}', data[0].slug))) {
    const results: Result[] = []
    for (let run = 0; run < RUNS; run++) results.push(await measure(`http://localhost:${server.port}${path}`))
    results.sort((a, b) => (a.scores[0] ?? 0) - (b.scores[0] ?? 0))
    const median = results[Math.floor(RUNS / 2)]
    if (median) print(path, median)
  }
} finally {
  await server.stop()
}

async function measure(url: string): Promise<Result> {
  const chrome = await launch({
    ...(CHROMIUM && { chromePath: CHROMIUM }),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: [...CATEGORIES] })
    if (!run) throw new Error('Lighthouse gave no result')
    const { categories, audits, environment } = run.lhr
    return {
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)),
      metrics: METRICS.map((metric) => `${metric} ${audits[metric]?.displayValue ?? '?'}`),
      failed: Object.values(audits)
        .filter(
          ({ score, scoreDisplayMode }) =>
            score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
        )
        .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
      benchmarkIndex: environment.benchmarkIndex,
    }
  } finally {
    chrome.kill()
  }
}

function print(path: string, { scores, metrics, failed, benchmarkIndex }: Result): void {
  process.stdout.write(
    `${path}\n  ${CATEGORIES.map((category, index) => `${category} ${scores[index]}`).join(' · ')}\n`,
  )
  // Lighthouse simulates a phone by a CPU four times as slow. On a slow machine (benchmark index below 1,000) the scores
  // are too low.
  process.stdout.write(`  ${metrics.join(' · ')} · benchmark index ${Math.round(benchmarkIndex)}\n`)
  process.stdout.write(`  below 0.9: ${failed.join('; ') || 'nothing'}\n`)
}
