import * as z from 'zod/mini'

type WithoutDefault<T> = T extends z.ZodMiniDefault<infer Inner> ? Inner : T
type Patch<Shape extends z.core.$ZodShape> = {
  -readonly [Key in keyof Shape]: z.ZodMiniOptional<WithoutDefault<Shape[Key]>>
}

/**
 * The body of a PATCH: the fields of a form, all optional. None has a default, because a default would reset an omitted
 * field.
 */
export function patchOf<Shape extends z.core.$ZodShape>(
  form: z.ZodMiniObject<Shape>,
): z.ZodMiniObject<Patch<Shape>> {
  const fields = Object.entries(form.shape).map(([name, field]) => [name, z.optional(withoutDefault(field))])
  return z.object(Object.fromEntries(fields) as Patch<Shape>)
}

const withoutDefault = (field: z.core.SomeType): z.core.SomeType =>
  field instanceof z.ZodMiniDefault ? field._zod.def.innerType : field
