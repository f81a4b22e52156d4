import '@fastify/multipart' // for the types of request.parts
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#shop/refusals.ts'
import { RawText } from '#wire/amounts.schema.ts'
import { fitting } from '../http/fitting.ts'
import { maxFormBytes } from '../http/form-limits.ts'
import { overLimit } from '../http/unread-bodies.ts'
import { DoesNotFit } from '../http/does-not-fit.ts'

/** A multipart form: its fields, and at most one picture. */
export type Form = { fields: Record<string, string>; picture: Buffer | null }

const usual = 500
const maxNameLength = 100

/** Reads a whole form with fields of at most `longest` characters; the plugin's limits (app.ts) refuse larger forms. */
export async function readForm(request: FastifyRequest, longest = usual): Promise<Form> {
  try {
    const tooLarge = overLimit(request, maxFormBytes)
    return await Promise.race([readParts(request, RawText(longest)), tooLarge])
  } catch (error) {
    // The parser's own words for a form that is cut off or garbled carry no status.
    const isKnown =
      error instanceof Refusal ||
      error instanceof DoesNotFit ||
      (error instanceof Error && 'statusCode' in error)
    throw isKnown ? error : new Refusal('form_unreadable')
  }
}

const pictureFields = new Set(['profile', 'photo', 'picture'])

async function readParts(request: FastifyRequest, Field: Field): Promise<Form> {
  const fields = Object.create(null) as Record<string, string>
  let picture: Buffer | null = null
  for await (const part of request.parts()) {
    // The parser's own limit is for other forms than these. It cuts a name of more than 80 kB.
    if (part.fieldname.length > maxNameLength) throw new Refusal('field_name_long')
    if (part.type === 'file') {
      const content = await part.toBuffer()
      if (pictureFields.has(part.fieldname) && content.length > 0) picture = content
    } else {
      if (Object.hasOwn(fields, part.fieldname))
        throw new Refusal('field_twice', { field: part.fieldname })
      fields[part.fieldname] = plain(Field, part.fieldname, part.value)
    }
  }
  return { fields, picture }
}

type Field = ReturnType<typeof RawText>

// Checked, not cleaned: in a password spaces count.
function plain(Field: Field, name: string, value: unknown): string {
  fitting(Field, value, name)
  return String(value)
}
