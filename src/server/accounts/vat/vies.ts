import * as z from 'zod/mini'
import type { VatCheck } from '#shared/contract/vat-check.ts'
import { SECOND_MS } from '#shared/durations.ts'
import type { fetchPublic } from '../../network/fetch-public.ts'

const TIMEOUT_MS = 10 * SECOND_MS
const MAX_BYTES = 64 * 1024

// An unavailable service of a member state is answered with status 200 and without these fields, or with `isValid: false`
// and the reason in `userError`: only INVALID says that the number is unknown.
const AnswerSchema = z.object({ isValid: z.boolean(), userError: z.optional(z.string()) })

/**
 * Asks VIES, the European Commission's register of VAT numbers, for a number.
 * @param vatId normalised, such as DE136695976
 */
export async function askVies(
  { fetchPublic: get, viesUrl }: { fetchPublic: typeof fetchPublic; viesUrl: string },
  vatId: string,
): Promise<VatCheck> {
  const address = `${viesUrl}/ms/${vatId.slice(0, 2)}/vat/${encodeURIComponent(vatId.slice(2))}`
  const body = await get(address, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS }).catch(() => null)
  const answer = body && parse(body)
  if (answer?.isValid) return 'valid'
  return answer?.userError === 'INVALID' ? 'not_found' : 'unavailable'
}

function parse(body: Buffer): z.infer<typeof AnswerSchema> | null {
  try {
    return z.safeParse(AnswerSchema, JSON.parse(body.toString())).data ?? null
  } catch {
    return null
  }
}
