import { z } from 'zod'
import { Id, SearchText } from './amounts.schema.ts'

/**
 * What a call takes and gives. `status` is that of success; `multipart` bodies arrive as fields and
 * at most one picture. The OpenAPI document is made from this table.
 */
export type CallSchema = {
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** A table names the fields of the form where the call is for programs. */
  multipart?: true | Record<string, 'file' | 'text'>
  /** The body is a list in CSV, sent as it is. */
  csvBody?: true
  /** The same for all guests: cached for a moment. */
  publicCache?: true
  status?: 200 | 201
  answer: z.ZodType
}

/** A call that answers with a stream or a file: `type` is that of its content. */
export type FileSchema = Pick<CallSchema, 'summary' | 'params' | 'query'> & { type: string }

export const Done = z.object({ success: z.literal(true), message: z.string() })
export const ById = z.object({ id: Id.min(1) })
export const whole = (most: number) => z.coerce.number().int().min(1).max(most)
export const Paged = z.object({
  page: whole(1_000_000).optional(),
  limit: whole(100).optional(),
  q: SearchText(100).optional(),
})
export const Points = z.object({ points: z.unknown().optional() })
export const data = <T extends z.ZodType>(schema: T) => z.object({ data: schema })
export const counted = <T extends z.ZodType>(schema: T) =>
  z.object({ data: z.array(schema), total: z.int() })
export const ok = <T extends z.ZodType>(schema: T) =>
  z.object({ statuscode: z.int(), data: schema })
