import { createElement, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { keepEarlyInput } from '../platform/first-paint/early-input.ts'
import { Checkbox, type CheckboxProps } from './checkbox.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

const OPTIONS = [
  { value: 'worker', label: 'Job seeker' },
  { value: 'boss', label: 'Employer' },
]
type Values = { email: string; role: string | null; consents: boolean }

function Entry({ onValues }: { onValues: (values: Values) => void }) {
  const [values, setValues] = useState<Values>({ email: '', role: 'worker', consents: false })
  const change = (changed: Partial<Values>) => setValues({ ...values, ...changed })
  onValues(values)
  return createElement(
    'form',
    null,
    createElement(TextField, {
      name: 'email',
      label: 'E-mail',
      value: values.email,
      onChange: (email: string) => change({ email }),
    }),
    createElement(RadioGroup, {
      name: 'role',
      label: 'Role',
      options: OPTIONS,
      value: values.role,
      onChange: (role: string) => change({ role }),
    }),
    createElement(
      Checkbox,
      {
        name: 'consent',
        isSelected: values.consents,
        onChange: (consents: boolean) => change({ consents }),
      } as CheckboxProps,
      'I agree',
    ),
  )
}

test('a press right after hydration sends what was typed before it, once', async () => {
  const sent: string[] = []
  function Login() {
    const [email, setEmail] = useState('')
    const onSubmit = () => void sent.push(email)
    const field = createElement(TextField, {
      name: 'email',
      label: 'E-mail',
      value: email,
      onChange: setEmail,
    })
    return createElement(
      'form',
      { method: 'dialog', onSubmit },
      field,
      createElement('button', { type: 'submit' }, 'Log in'),
    )
  }
  const root = document.createElement('div')
  root.innerHTML = renderToString(createElement(Login))
  document.body.append(root)
  onTestFinished(() => root.remove())
  const email = root.querySelector('input') ?? expect.fail()
  const button = root.querySelector('button') ?? expect.fail()
  const ready = keepEarlyInput(root)
  email.value = 'anna@people.example'
  email.dispatchEvent(new Event('input', { bubbles: true }))
  const hydrated = hydrateRoot(root, createElement(Login))
  onTestFinished(() => hydrated.unmount())
  await vi.waitFor(() => expect(Object.keys(email).join()).toContain('__reactProps'))
  button.click()
  await ready()
  expect(sent).toEqual(['anna@people.example'])
})

test('what was typed and chosen in native fields before hydration is known to the form afterwards', async () => {
  let known: Values | undefined
  const entry = createElement(Entry, {
    onValues: (values) => {
      known = values
    },
  })
  const root = document.createElement('div')
  root.innerHTML = renderToString(entry)
  document.body.append(root)
  onTestFinished(() => root.remove())
  const find = (selector: string) => root.querySelector<HTMLInputElement>(selector) ?? expect.fail()
  const ready = keepEarlyInput(root)
  find('[name=email]').value = 'anna@people.example'
  find('[name=email]').dispatchEvent(new Event('input', { bubbles: true }))
  find('[value=boss]').click()
  find('[name=consent]').click()
  const hydrated = hydrateRoot(root, entry)
  onTestFinished(() => hydrated.unmount())
  await vi.waitFor(() => expect(Object.keys(find('[name=email]')).join()).toContain('__reactProps'))
  await ready()
  const typed = { email: 'anna@people.example', role: 'boss', consents: true }
  await vi.waitFor(() => expect(known).toEqual(typed))
  expect([find('[name=email]').value, find('[value=boss]').checked, find('[name=consent]').checked]).toEqual([
    'anna@people.example',
    true,
    true,
  ])
})
