import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printElement } from './print-element.ts'

let paper: Window
let colour: string | undefined
let put: Element[]

beforeEach(() => {
  // An iframe instead of the print window.
  const frame = document.body.appendChild(document.createElement('iframe'))
  const job = document.body.appendChild(Object.assign(document.createElement('article'), { id: 'job' }))
  put = [frame, job]
  paper = frame.contentWindow as Window
  colour = undefined
  paper.print = () => {
    colour = paper.getComputedStyle(paper.document.getElementById('job') as Element).color
  }
  vi.spyOn(window, 'open').mockReturnValue(paper)
})
afterEach(() => {
  for (const element of put) element.remove()
  vi.restoreAllMocks()
})

function addStyles(...links: string[]): void {
  for (const link of links) {
    document.head.insertAdjacentHTML('beforeend', link)
    put.push(document.head.lastElementChild as Element)
  }
}
const sheet = new Blob(['article { color: rgb(255, 0, 0) }'], { type: 'text/css' })
const RED = `<link rel="stylesheet" href="${URL.createObjectURL(sheet)}">`
// The server leaves such a link beside inlined styles. A disabled link never loads.
const DISABLED = '<link rel="stylesheet" href="data:text/css,p{}" disabled>'

test('the printed element has its styles, including those still loading', async () => {
  addStyles(RED)
  expect(printElement('job', 'https://jobmost.example/en/jobs/item/baker-7 · 27 November 2026')).toBe(
    'printing',
  )
  await vi.waitFor(() => expect(colour).toBe('rgb(255, 0, 0)'), { timeout: 1000 })
})

test('does not wait for a style sheet that never loads', async () => {
  addStyles(RED, DISABLED)
  expect(printElement('job', 'https://jobmost.example/en/jobs/item/baker-7 · 27 November 2026')).toBe(
    'printing',
  )
  await vi.waitFor(() => expect(colour).toBe('rgb(255, 0, 0)'), { timeout: 1000 })
})

test('prints no buttons', async () => {
  const job = document.getElementById('job') as Element
  job.innerHTML = '<p>Baker</p><button>Report</button>'
  expect(printElement('job', 'https://jobmost.example/en/jobs/item/baker-7 · 27 November 2026')).toBe(
    'printing',
  )
  expect(paper.document.getElementById('job')?.textContent).toBe('Baker')
  expect(paper.document.querySelector('footer')?.textContent).toBe(
    'https://jobmost.example/en/jobs/item/baker-7 · 27 November 2026',
  )
})
