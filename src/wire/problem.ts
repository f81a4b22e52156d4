import { type Paisa, rupees, toRupees } from '#shop/money.ts'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import type { Refusal } from '#shop/refusals.ts'

/** `code` of every answer that is not a success. */
export type ErrorCode =
  | RefusalCode
  | 'bad_request'
  | 'does_not_fit'
  | 'other_origin'
  | 'server_error'
  | 'too_many_streams'
  | 'unavailable'
  | 'wrong_host'

/** A field with its error. */
export type FieldError = { path: string; message: string }

/** An error answer. Data of a refusal is beside the code. */
export type WireProblem = {
  statuscode: number
  message: string
  code: ErrorCode
  errors?: FieldError[]
  [param: string]: unknown
}

/**
 * The correct figures of an order (`price_changed`), the missing amount (`below_minimum`), or the accepted
 * cash; amounts in paisa.
 */
export type ExpectedFigures = { redeemedPoints?: number } & {
  [
    Amount in
      | 'subtotal'
      | 'shipping'
      | 'total'
      | 'minimum'
      | 'missing'
      | 'most'
      | 'left'
      | 'limit'
      | 'overdue'
  ]?: Paisa
}

/** Data of a refusal: `expected`, `product`, `stock`, `permission`, … */
export type ProblemParams = { expected?: ExpectedFigures; [param: string]: unknown }

/** Ours → wire: the code and its data; `inWords` is its readable part. `name` is only in the sentence. */
export function encodeRefusal(
  { code, params }: Pick<Refusal, 'code' | 'params'>,
  inWords: Readonly<Record<string, unknown>> = {},
): { code: RefusalCode } {
  const { name: _, faults: __, expected, ...rest } = params as ProblemParams
  return { code, ...rest, ...inWords, ...encodeExpected({ expected }) }
}

function encodeExpected({ expected }: { expected: ExpectedFigures | undefined }) {
  if (expected === undefined) return {}
  const figures = Object.entries(expected).map(([name, figure]) => [
    wireNames[name] ?? name,
    isCount(name) ? figure : toRupees(figure as Paisa),
  ])
  return { expected: Object.fromEntries(figures) as Record<string, number> }
}

/** Wire → ours. */
export function decodeProblem({
  statuscode: _,
  message,
  code,
  errors = [],
  ...figures
}: WireProblem) {
  const expected = figures['expected'] as Record<string, number> | undefined
  const params: ProblemParams =
    expected === undefined ? figures : { ...figures, expected: decodeExpected(expected) }
  return { code, message, errors, params }
}

const decodeExpected = (expected: Record<string, number>): ExpectedFigures =>
  Object.fromEntries(
    Object.entries(expected).map(([wireName, figure]) => {
      const name = ourNames[wireName] ?? wireName
      return [name, isCount(name) ? figure : rupees(figure)]
    }),
  )

const isCount = (name: string) => name === 'redeemedPoints'

const wireNames: Record<string, string> = {
  shipping: 'shippingcost',
  redeemedPoints: 'redeemedpoints',
}
const ourNames = Object.fromEntries(Object.entries(wireNames).map(([ours, wire]) => [wire, ours]))
