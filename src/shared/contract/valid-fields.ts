import * as z from 'zod/mini'

export type ValidFields<Shape extends z.core.$ZodShape> = Partial<z.output<z.ZodMiniObject<Shape>>>

/** The valid fields of a body, so that rules beyond its schema are checked although other fields are invalid. */
export function validFields<Shape extends z.core.$ZodShape>(shape: Shape, body: unknown): ValidFields<Shape> {
  if (typeof body !== 'object' || body === null) return {}
  const given = body as Record<string, unknown>
  const valid = Object.entries(shape).flatMap(([name, schema]) => {
    const parsed = z.safeParse(schema, given[name])
    return parsed.success && parsed.data !== undefined ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(valid) as ValidFields<Shape>
}
