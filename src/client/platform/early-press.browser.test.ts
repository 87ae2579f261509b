import { expect, it } from 'vitest'
import { keepEarlyPress } from './early-press.ts'

function page(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}

it('repeats the last press of a button once the page works', () => {
  const root = page('<button id="a"><span>A</span></button><button id="b">B</button>')
  const heard: string[] = []
  const ready = keepEarlyPress(root)
  root.querySelector('span')?.click()
  root.querySelector<HTMLElement>('#b')?.click()
  root.addEventListener('click', (event) => heard.push((event.target as Element).id))
  ready()
  expect(heard).toEqual(['b'])
})

it('repeats nothing when nothing was pressed, or the button is gone', () => {
  const root = page('<p>Text</p><button>A</button>')
  const heard: string[] = []
  root.addEventListener('click', () => heard.push('click'))
  keepEarlyPress(root)()
  const ready = keepEarlyPress(root)
  const button = root.querySelector('button')
  button?.click()
  button?.remove()
  heard.length = 0
  ready()
  expect(heard).toEqual([])
})
