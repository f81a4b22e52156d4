import { z } from 'zod'
import type { EventTag } from '#shop/events/event-kinds.ts'
import type { Permission } from '#shop/permissions.ts'
import type { SignInCode } from '#shop/visit.ts'
import { Id, SearchText } from './amounts.schema.ts'

/** Anyone, a logged-in customer, or staff with one or all of several permissions. */
export type Access = 'anyone' | 'customer' | Permission | readonly Permission[]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Route = `${Method} /${string}`

type Common = {
  route: Route
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
}

/** One call of the API. Its address, its access check, its validation and its OpenAPI entry come from this row. */
export type CallSchema = Common & {
  /** The refusal that asks a guest to log in, where the usual one doesn't fit. */
  signIn?: SignInCode
  /** A change of the caller's own things, although guests may make it too. */
  isOwnChange?: true
  /**
   * Takes an `Idempotency-Key`. A repeat gets the saved answer, or, where the answer tells of a customer, what this
   * call now says of the same `:id`. `own`: the handler recognizes repeats.
   */
  idempotency?: 'saved' | 'adminOrder' | 'adminCustomer' | 'own'
  /** The tags that expire the answer; if absent, any change does. */
  reads?: readonly (Exclude<EventTag, 'stock'> | 'soldOut')[]
  /** The same for all guests: cached for a moment. */
  publicCache?: true
  /** Without a `q`, the same for all customers with the same prices. */
  sharedByPriceList?: true
  body?: z.ZodType
  /** Fields and at most one picture; a table names the fields where the call is for programs. */
  multipart?: true | Record<string, 'file' | 'text'>
  /** The body is a list in CSV, sent as it is. */
  csvBody?: true
  /** Of success. */
  status?: 200 | 201
  answer: z.ZodType
}

/** A call that answers with a stream or a file of this content type. */
export type FileSchema = Common & { type: string }

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
