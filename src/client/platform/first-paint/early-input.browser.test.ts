import { expect, it } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

function page(html: string): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  return root
}

it('repeats the last click of a button once the page works', async () => {
  const root = page('<button id="a"><span>A</span></button><button id="b">B</button>')
  const received: string[] = []
  const ready = keepEarlyInput(root)
  root.querySelector('span')?.click()
  root.querySelector<HTMLElement>('#b')?.click()
  root.addEventListener('click', (event) => received.push((event.target as Element).id))
  await ready()
  expect(received).toEqual(['b'])
})

it('hands over a click once, after what was typed, although the page handles clicks already', async () => {
  const root = page('<form method="dialog"><input name="email"><button>Send</button></form>')
  const ready = keepEarlyInput(root)
  const received: string[] = []
  for (const type of ['input', 'click', 'submit'])
    root.addEventListener(type, () => received.push(type), { capture: true })
  const [email] = root.querySelectorAll('input')
  if (email) email.value = 'anna@example.org'
  email?.dispatchEvent(new Event('input', { bubbles: true }))
  root.querySelector('button')?.click()
  expect(received).toEqual(['input'])
  await ready()
  expect(received).toEqual(['input', 'input', 'click', 'submit'])
})

it('repeats a click on the same button of a page rendered from scratch', async () => {
  const root = page('<button>Star</button><button aria-label="Star"></button><button>Send</button>')
  const received: string[] = []
  const ready = keepEarlyInput(root)
  root.querySelectorAll('button')[1]?.click()
  root.innerHTML = '<button>Send</button><button id="a">Star</button><button id="b">Star</button>'
  root.addEventListener('click', (event) => received.push((event.target as Element).id))
  await ready()
  expect(received).toEqual(['b'])
})

it('repeats a click once when a page rendered from scratch has waited for its data', async () => {
  const root = page('<button>Send</button>')
  const received: string[] = []
  const ready = keepEarlyInput(root)
  root.querySelector('button')?.click()
  root.innerHTML = '<p>Loading</p>'
  await ready()
  root.addEventListener('click', (event) => received.push((event.target as Element).id))
  for (const id of ['first', 'second']) {
    root.innerHTML = `<button id="${id}">Send</button>`
    await new Promise((resolve) => setTimeout(resolve))
  }
  expect(received).toEqual(['first'])
})

it('repeats nothing without a click, or when the button is gone', async () => {
  const root = page('<p>Text</p><button>A</button>')
  const received: string[] = []
  root.addEventListener('click', () => received.push('click'))
  await keepEarlyInput(root)()
  const ready = keepEarlyInput(root)
  const button = root.querySelector('button')
  button?.click()
  button?.remove()
  received.length = 0
  await ready()
  expect(received).toEqual([])
})

it('copies typed text into a page rendered from scratch, so that React receives it', async () => {
  const root = page('<label>Town <input></label><input name="q"><input name="q2" type="checkbox">')
  const ready = keepEarlyInput(root)
  const [town, keyword] = root.querySelectorAll('input')
  for (const field of [town, keyword]) {
    if (field) field.value = field === town ? 'Hof' : 'Pflege'
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  root.innerHTML = '<input name="q"><label>Town <input value="x"></label><textarea name="other"></textarea>'
  const received: string[] = []
  root.addEventListener('input', (event) => received.push((event.target as HTMLInputElement).value))
  await ready()
  expect(received).toEqual(['Pflege', 'Hof'])
  expect(root.querySelector('textarea')?.value).toBe('')
})

it('keeps the focus in the field, also in a page rendered from scratch', async () => {
  const root = page('<input name="q"><input name="email">')
  const received: string[] = []
  root.addEventListener('focusin', (event) => received.push((event.target as HTMLInputElement).name))
  const inPlace = keepEarlyInput(root)
  root.querySelector('input')?.focus()
  inPlace()
  expect(received).toEqual(['q', 'q'])
  const anew = keepEarlyInput(root)
  root.querySelector<HTMLElement>('[name=email]')?.focus()
  root.innerHTML = '<input name="email"><input name="q">'
  anew()
  expect(document.activeElement).toBe(root.querySelector('[name=email]'))
  const left = keepEarlyInput(root)
  root.querySelector<HTMLElement>('[name=email]')?.blur()
  await new Promise((resolve) => setTimeout(resolve))
  left()
  expect(document.activeElement).toBe(document.body)
})

it('repeats a click that index.html recorded before it ran', async () => {
  const earlyClick = Object.assign(() => undefined, { target: null as EventTarget | null })
  Object.assign(globalThis, { earlyClick })
  const press = async () => {
    const root = page('<button>Send</button>')
    earlyClick.target = root.querySelector('button')
    const received: string[] = []
    root.addEventListener('click', () => received.push('click'))
    await keepEarlyInput(root)()
    return received
  }
  expect(await press()).toEqual(['click'])
  Reflect.deleteProperty(globalThis, 'earlyClick')
  expect(await press()).toEqual([])
})

it('also keeps what was typed and focused before it ran', async () => {
  const root = page('<input name="email">')
  const [email] = root.querySelectorAll('input')
  if (email) email.value = 'anna@example.org'
  email?.focus()
  const ready = keepEarlyInput(root)
  root.innerHTML = '<input name="email">'
  const received: string[] = []
  root.addEventListener('input', (event) => received.push((event.target as HTMLInputElement).value))
  await ready()
  expect(received).toEqual(['anna@example.org'])
  expect(document.activeElement).toBe(root.querySelector('input'))
})
