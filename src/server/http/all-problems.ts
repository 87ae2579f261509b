import type { FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type * as z from 'zod/mini'
import { type ValidFields, validFields } from '#shared/contract/valid-fields.ts'
import type { FieldProblems } from './problem.ts'

/**
 * Options of a route whose body has rules beyond its schema. The answer to an invalid body also names the broken rules
 * of the valid fields, so that a user sees all errors of a form at once.
 * @param find finds the broken rules in the valid fields; `invalid` names the other fields
 */
export const allProblems = <Shape extends z.core.$ZodShape>(
  { shape }: z.ZodMiniObject<Shape>,
  find: (valid: ValidFields<Shape>, request: FastifyRequest, invalid: string[]) => Promise<FieldProblems>,
) => ({
  attachValidation: true,
  preHandler: async (request: FastifyRequest) => {
    const error = request.validationError
    if (!error) return
    if (hasZodFastifySchemaValidationErrors(error) && error.validationContext === 'body') {
      const invalid = error.validation.map(
        ({ instancePath }: { instancePath: string }) => instancePath.split('/')[1] ?? '',
      )
      const found = await find(validFields(shape, request.body), request, invalid)
      const [template] = error.validation
      for (const [field, keys] of Object.entries(found)) {
        for (const message of keys)
          error.validation.push({ ...template, instancePath: `/${field}`, message, params: {} } as never)
      }
    }
    throw error
  },
})
