import '@fastify/multipart' // for the types of request.parts
import type { FastifyRequest } from 'fastify'
import { Refusal } from '#shop/refusals.ts'
import { PlainText } from '#wire/amounts.schema.ts'
import { DoesNotFit } from '../plugins/errors.ts'

/** A multipart form: its fields, and at most one picture. */
export type Form = { fields: Record<string, string>; picture: Buffer | null }

/** Reads a form whole; the plugin's limits (app.ts) refuse what is too large or too much. */
export async function readForm(request: FastifyRequest): Promise<Form> {
  try {
    return await readParts(request)
  } catch (error) {
    // The parser's own words for a form that is cut off or garbled carry no status.
    const isKnown =
      error instanceof Refusal ||
      error instanceof DoesNotFit ||
      (error instanceof Error && 'statusCode' in error)
    throw isKnown ? error : new Refusal('form-unreadable')
  }
}

const pictureFields = new Set(['profile', 'photo'])

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = Object.create(null) as Record<string, string>
  let picture: Buffer | null = null
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer()
      if (pictureFields.has(part.fieldname) && content.length > 0) picture = content
    } else {
      if (Object.hasOwn(fields, part.fieldname))
        throw new Refusal('field-twice', { field: part.fieldname })
      fields[part.fieldname] = plain(part.fieldname, part.value)
    }
  }
  return { fields, picture }
}

const Field = PlainText(500)

// Checked, not trimmed: in a password spaces count.
function plain(name: string, value: unknown): string {
  const { success, error } = Field.safeParse(value)
  if (success) return String(value)
  throw new DoesNotFit(error.issues.map(({ message }) => ({ path: name, message })))
}
