import type { z } from 'zod'
import { accountCalls } from './v1/account/account-calls.ts'
import { contentCalls } from './v1/content/content-calls.ts'
import { catalogueCalls } from './v1/catalogue/catalogue-calls.ts'
import { buyingCalls } from './v1/buying/buying-calls.ts'
import { holdCalls } from './v1/buying/hold-calls.ts'
import { listCalls } from './v1/buying/list-calls.ts'
import { fileCalls } from './v1/file-calls.ts'
import { khataCalls } from './v1/account/khata-calls.ts'
import { formCalls } from './v1/account/form-calls.ts'
import { staffCalls, staffFiles } from './admin/calls.ts'

/** The calls that the storefront's browser code makes. */
export const shopCalls = { ...accountCalls, ...contentCalls, ...catalogueCalls, ...buyingCalls }

/** Every call of `/api/v1` that answers with JSON. */
export const calls = {
  ...shopCalls,
  ...holdCalls,
  ...listCalls,
  ...khataCalls,
  ...formCalls,
  ...staffCalls,
}

/** The calls that answer with a stream or a file. */
export const files = { ...fileCalls, ...staffFiles }

export const allCalls = { ...calls, ...files }

export type KhataRoute = keyof typeof khataCalls
export type ListRoute = keyof typeof listCalls
export type ShopRoute = keyof typeof shopCalls
export type RouteName = keyof typeof calls
export type FileName = keyof typeof files
export type CallName = keyof typeof allCalls

type Calls = typeof allCalls
type In<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.input<S> } : unknown
type Out<N extends CallName, K extends string> =
  Calls[N] extends Record<K, infer S extends z.ZodType> ? { [P in K]: z.output<S> } : unknown

/** Input of a call before and after validation. */
export type Input<N extends RouteName> = In<N, 'params'> & Partial<In<N, 'query'>> & In<N, 'body'>
export type Checked<N extends CallName> = Out<N, 'params'> & Out<N, 'query'> & Out<N, 'body'>
export type Answer<N extends RouteName> = z.output<Calls[N]['answer']>
