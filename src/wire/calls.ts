import type { z } from 'zod'
import { accountCalls } from './v1/calls/account.ts'
import { contentCalls } from './v1/calls/content.ts'
import { catalogueCalls } from './v1/calls/catalogue.ts'
import { buyingCalls } from './v1/calls/buying.ts'
import { fileCalls } from './v1/calls/files.ts'
import { staffCalls, staffFiles } from './admin/calls.ts'
import { invitationCalls } from './admin/staff-calls.ts'
import type { CallSchema, FileSchema } from './call-schema.ts'
import type { CallName, FileName, RouteName } from './routes.ts'

/** Every call with its schemas; a route without a line here does not compile. */
export const calls = {
  ...accountCalls,
  ...contentCalls,
  ...catalogueCalls,
  ...buyingCalls,
  ...staffCalls,
  ...invitationCalls,
} as const satisfies Record<RouteName, CallSchema>

/** The same for what answers with a stream or a file. */
export const files = { ...fileCalls, ...staffFiles } as const satisfies Record<FileName, FileSchema>

type Calls = typeof calls & typeof files
type In<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown
type Out<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.output<S> } : unknown

/** What a caller gives, and what the handler gets after the check. */
export type Input<N extends RouteName> = In<N, 'params'> & Partial<In<N, 'query'>> & In<N, 'body'>
export type Checked<N extends CallName> = Out<N, 'params'> & Out<N, 'query'> & Out<N, 'body'>
export type Answer<N extends RouteName> = z.output<Calls[N]['answer']>
