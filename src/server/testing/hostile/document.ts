/** The part of JSON Schema that our OpenAPI document uses. */
export type Schema = {
  $ref?: string
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  minimum?: number
  maximum?: number
  minLength?: number
  minItems?: number
  format?: string
  pattern?: string
}
type Content = { content?: Record<string, { schema: Schema }> }
type Documented = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content>
}
export type OpenApi = {
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, Schema> }
}

export type Operation = {
  method: string
  path: string
  parameters: { name: string; in: string; schema: Schema }[]
  body: Schema | null
  /** A picture is uploaded as a form. */
  takesPicture: boolean
  /** The schema of each documented status; null when it has no JSON. */
  answers: Map<number, Schema | null>
}

/** The operations of an OpenAPI document. */
export function readOperations({ paths }: OpenApi): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content?.['application/json']?.schema ?? null,
      takesPicture: /\/(?:avatar|logo|pictures)$/.test(path) && /put|post/.test(method),
      answers: new Map(
        Object.entries(responses).map(([status, { content }]) => [
          Number(status),
          content?.['application/json']?.schema ?? null,
        ]),
      ),
    })),
  )
}
