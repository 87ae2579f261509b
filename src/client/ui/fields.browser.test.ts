import { createElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from './checkbox.tsx'
import { FieldLabel, type FieldLabelProps } from './field-label.tsx'
import { Form } from './form.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

let place: HTMLElement
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  root.render(createElement(Page))
  await expect.poll(() => place.querySelector('form')).not.toBeNull()
})
afterEach(() => {
  root.unmount()
  place.remove()
})

const REFUSED = {
  name: ['The name is taken'],
  about: ['Too short'],
  role: ['Choose one'],
  consent: ['Please agree'],
}

function Page() {
  const [errors, setErrors] = useState<typeof REFUSED>()
  const [name, setName] = useState('')
  const [about, setAbout] = useState('')
  const [role, setRole] = useState<string | null>(null)
  const [consent, setConsent] = useState(false)
  return createElement(
    Form,
    {
      validationErrors: errors,
      onSubmit: (event) => {
        event.preventDefault()
        setErrors(REFUSED)
      },
    },
    createElement(TextField, {
      label: 'Name',
      name: 'name',
      description: 'As in your passport',
      value: name,
      onChange: setName,
    }),
    createElement(TextArea, { label: 'About', name: 'about', value: about, onChange: setAbout }),
    createElement(RadioGroup, {
      label: 'Role',
      name: 'role',
      options: [
        { value: 'worker', label: 'Job seeker' },
        { value: 'boss', label: 'Employer' },
      ],
      value: role,
      onChange: setRole,
    }),
    createElement(Checkbox, {
      name: 'consent',
      isSelected: consent,
      onChange: setConsent,
      // biome-ignore lint/correctness/noChildrenProp: the children are a required prop
      children: 'I agree',
    }),
    createElement('button', { type: 'submit' }, 'Send'),
  )
}

const find = <T extends HTMLElement = HTMLInputElement>(selector: string) =>
  place.querySelector<T>(selector) as T
/** What a screen reader adds to the name of a field. */
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

test('the errors of a form describe its fields, the first is focused, and each goes when its field changes', async () => {
  const [name, about, group, consent] = [
    find('[name=name]'),
    find('[name=about]'),
    find<HTMLElement>('[role=radiogroup]'),
    find('[name=consent]'),
  ]
  expect(descriptionOf(name)).toBe('As in your passport')
  await userEvent.click(find('button'))
  await expect.poll(() => descriptionOf(name)).toBe('As in your passport | The name is taken')
  expect(document.activeElement).toBe(name)
  expect([about, group, consent].map(descriptionOf)).toEqual(['Too short', 'Choose one', 'Please agree'])

  await userEvent.fill(name, 'Anna')
  await expect.poll(() => descriptionOf(name)).toBe('As in your passport')
  expect(name.getAttribute('aria-invalid')).toBeNull()
  await userEvent.fill(about, 'I cook')
  await userEvent.click(find('[value=boss]'))
  await userEvent.click(consent)
  await expect.poll(() => [about, group, consent].map(descriptionOf)).toEqual(['', '', ''])
  expect([find('[value=boss]').checked, consent.checked]).toEqual([true, true])
})

test('labels name their fields, and the arrow keys choose an option', async () => {
  expect(find('[name=name]').labels?.[0]?.textContent).toBe('Name')
  expect(find('[name=about]').labels?.[0]?.textContent).toBe('About')
  const group = find<HTMLElement>('[role=radiogroup]')
  expect(document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Role')
  find('[value=worker]').focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => find('[value=boss]').checked).toBe(true)
  expect(document.activeElement).toBe(find('[value=boss]'))
})

test('the mark of a required field follows the last word of a label with several lines', async () => {
  const label: FieldLabelProps = { isRequired: true, htmlFor: 'x', children: 'Why is the decision wrong?' }
  root.render(createElement(FieldLabel, label))
  place.style.inlineSize = '7rem'
  await expect.poll(() => place.querySelector('label')?.htmlFor).toBe('x')
  const lines = [...(place.querySelector('label')?.getClientRects() ?? [])]
  expect(lines.length).toBeGreaterThan(1)
  const last = lines.at(-1)
  const mark = place.querySelector('[aria-hidden]')?.getBoundingClientRect()
  expect(Math.abs((mark?.left ?? 0) - (last?.right ?? 0))).toBeLessThan(8)
  expect(mark?.top).toBeGreaterThan((last?.top ?? 0) - 2)
})
