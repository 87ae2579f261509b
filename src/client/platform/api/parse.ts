import * as z from 'zod/mini'

// Compiled schemas need eval, which our Content-Security-Policy forbids.
z.config({ jitless: true })

/** Validates a value from outside. Returns the parsed value, or undefined when it does not fit the schema. */
export function parse<T>(schema: z.core.$ZodType<T>, value: unknown): T | undefined {
  return z.safeParse(schema, value).data
}

/** The schema error of a value; undefined when the value fits. */
export const problemOf = (schema: z.core.$ZodType, value: unknown): z.core.$ZodError | undefined =>
  z.safeParse(schema, value).error
