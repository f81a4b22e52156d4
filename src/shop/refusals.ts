import type { Paisa } from './money.ts'
import type { OrderStatus } from './order-states.ts'
import type { RefusalCode } from './refusal-kinds.ts'

/** Data that a sentence needs; other codes have none. */
export type RefusalParams = {
  /** name of the signed-in account */
  other_account: { name: string }
  field_twice: { field: string }
  account_blocked: { phone: string }
  below_minimum: { zone: string; expected: { minimum: Paisa; missing: Paisa } }
  cash_too_little: { expected: { total: Paisa } }
  cash_too_much: { expected: { most: Paisa } }
  first_order_large: { expected: { most: Paisa } }
  khata_limit: { expected: { total: Paisa; left: Paisa; limit: Paisa } }
  khata_overdue: { days: number; expected: { overdue: Paisa } }
  in_stock_again: { name: string }
  category_other_name: { name: string; other: string }
  color_gone: { product: string; name: string; color: string; colors: readonly string[] }
  points_changed: { points: number }
  too_many_points_taken: { points: number }
  out_of_stock: { product: string; name: string }
  replacement_in_order: { name: string }
  order_line_changed: { product: string; left: number; seen: number }
  too_few: { product: string; name: string; minimum: number }
  off_step: { product: string; name: string; step: number }
  rest_costs_more: { product: string; name: string }
  rest_below_minimum: { zone: string; expected: { minimum: Paisa } }
  rest_total_changed: { expected: { total: Paisa } }
  take_back_changed: { expected: { total: Paisa } }
  /** names of the products */
  order_not_weighed: { names: readonly string[] }
  line_weighed_meanwhile: { product: string; grams: number; seen: number | null }
  weigh_first: { product: string; name: string }
  weight_above_most: { product: string; expected: { amount: Paisa; most: Paisa; above: Paisa } }
  /** characters */
  translation_too_long: { most: number }
  order_step_not_allowed: { from: OrderStatus; to: OrderStatus }
  order_step_back_none: { from: OrderStatus }
  /** a `ListFault` (catalogue/import/faults.ts) */
  list_unreadable: { fault: { readonly code: string } }
}

/** Codes without data. */
export type PlainRefusal = Exclude<RefusalCode, keyof RefusalParams>

type Arguments =
  | [code: PlainRefusal, params?: Readonly<Record<string, unknown>>]
  | {
      [Code in keyof RefusalParams]: [code: Code, params: RefusalParams[Code]]
    }[keyof RefusalParams]

/**
 * A refused request as code and data; its sentence is written per reader (src/web/messages/refusal-in.ts).
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly params: Readonly<Record<string, unknown>>

  constructor(...[code, params = {}]: Arguments) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
  }
}

/** Restores a refusal sent by a worker thread. */
export const refusalOf = (code: RefusalCode, params: Readonly<Record<string, unknown>>) =>
  new Refusal(...([code, params] as Arguments))

/** Overload; nothing was done. */
export const isBusy = (error: unknown) => error instanceof Refusal && error.code === 'busy'

export function refuseIf(code: PlainRefusal | null, params?: Readonly<Record<string, unknown>>) {
  if (code !== null) throw new Refusal(code, params)
}
