import * as z from 'zod/mini'

// Compiled schemas need eval, which our Content-Security-Policy forbids.
z.config({ jitless: true })

/** What came from outside as the schema has it, or undefined when it is something else. */
export function parse<T>(schema: z.core.$ZodType<T>, value: unknown): T | undefined {
  return z.safeParse(schema, value).data
}

/** Which part is wrong, for whoever looks into a broken contract; undefined when none is. */
export const problemOf = (schema: z.core.$ZodType, value: unknown): Error | undefined =>
  z.safeParse(schema, value).error
