import { PASSWORD } from '../support/people.ts'
import { registrationOf } from '../support/registration.ts'
import type { Client } from './client.ts'

export type HostileCaller = { role: 'worker' | 'boss' | 'admin'; email: string; token: string }

const json = { 'content-type': 'application/json' }

/** Logs in; null when an attack has blocked or deleted the account or changed its password. */
export async function logIn(
  client: Client,
  role: HostileCaller['role'],
  email: string,
  address: string,
): Promise<HostileCaller | null> {
  const body = JSON.stringify({ login: email, password: PASSWORD })
  const target = '/api/v1/auth/login'
  const answer = await client.send({ method: 'POST', target, headers: json, body, address })
  return answer.status === 200 ? { role, email, token: JSON.parse(answer.body).access_token } : null
}

/** Registers a new user. */
export async function register(
  client: Client,
  role: 'worker' | 'boss',
  name: string,
  address: string,
): Promise<HostileCaller> {
  const number = `${Date.now()}${Math.floor(performance.now() * 1000) % 1000}`.slice(-10)
  const email = `${role}-${number}@people.example`
  const phone = `+49151${number.slice(-8)}`
  const body = JSON.stringify(registrationOf({ role, name, surname: name, email, phone }))
  const target = '/api/v1/auth/register'
  const answer = await client.send({ method: 'POST', target, headers: json, body, address })
  if (answer.status !== 201) throw new Error(`register: ${answer.status} ${answer.body}`)
  return { role, email, token: JSON.parse(answer.body).access_token }
}
