import type { TestApp } from '../test-app.ts'
import type { Caller, CallerName } from './callers.ts'
import type { Victims } from './victims.ts'

/** 'done' is any status below 400. */
export type Outcome = 'done' | number

export type Call = {
  path?: Record<string, string | number>
  query?: Record<string, string | number>
  body?: object
  /** The name of a picture field, sent as a form. */
  picture?: string
}
export type CallContext = { victims: Victims; caller: Caller; isOwner: boolean; test: TestApp }

/** How a route is called by the test of all routes and callers. */
export type RouteCase = {
  /** The caller who gets an answer below 400: one of the victims, or a caller without data. */
  owner: 'seeker' | 'employer' | CallerName
  call?: (given: CallContext) => Call | Promise<Call>
  /** The answer for callers with access who are not the owner, if it differs from the usual one. */
  others?: Outcome | Partial<Record<CallerName, Outcome>>
}
export type RouteCases = Record<string, RouteCase>
