import { startServer } from './support/server.ts'
import { expect, test } from './support/test.ts'

test('a server that reports ready has already rendered pages', async () => {
  const server = await startServer()
  try {
    const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()
    const rendered = /^http_request_duration_seconds_count\{method="GET",route="\/\*",status="200"\} (\d+)$/m
    expect(Number(rendered.exec(metrics)?.[1] ?? 0)).toBeGreaterThan(0)
  } finally {
    await server.stop()
  }
})
