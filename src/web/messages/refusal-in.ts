import type { ListFault } from '#shop/catalogue/import/faults.ts'
import type { RefusalCode } from '#shop/refusal-kinds.ts'
import type { RefusalParams } from '#shop/refusals.ts'
import { refusalMessages } from './en/refusals.ts'
import { formatsIn } from './formats.ts'
import type { Formats } from './formats-shape.ts'
import { listFaultIn } from './import-in.ts'
import type { Language } from './language.ts'
import { type Message, messageIn, messagesIn, type Params, type Translate } from './messages-in.ts'
import type { ParamsOf } from './screen.ts'

type T = Translate<typeof refusalMessages>
type Filled<Code extends RefusalCode> = Params<ParamsOf<typeof refusalMessages, `refusal.${Code}`>>

/** Formats a refusal's data for its sentence. */
const fillings: {
  [Code in keyof RefusalParams]: (
    given: RefusalParams[Code],
    t: T,
    language: Language,
  ) => Filled<Code>
} = {
  order_line_changed: ({ left }) => ({ left }),
  order_not_weighed: ({ names }) => ({ names: names.join('; ') }),
  line_weighed_meanwhile: ({ grams }) => ({ grams }),
  weigh_first: ({ name }) => ({ name }),
  weight_above_most: ({ expected }, t) => ({
    above: t.money(expected.above),
    most: t.money(expected.most),
  }),
  other_account: ({ name }) => ({ name }),
  field_twice: ({ field }) => ({ field }),
  account_blocked: ({ phone }) => ({ phone }),
  below_minimum: ({ zone, expected }, t) => ({ zone, ...missing(expected, t) }),
  cash_too_little: ({ expected }, t) => ({ total: t.money(expected.total) }),
  cash_too_much: ({ expected }, t) => ({ most: t.money(expected.most) }),
  first_order_large: ({ expected }, t) => ({ most: t.money(expected.most) }),
  khata_limit: ({ expected: { total, left, limit } }, t) => ({
    total: t.money(total),
    rest: t.money(left),
    limit: t.money(limit),
  }),
  khata_overdue: ({ days, expected }, t) => ({ days, overdue: t.money(expected.overdue) }),
  in_stock_again: ({ name }) => ({ name }),
  category_other_name: ({ name, other }) => ({ name, other }),
  color_gone: ({ name, color }) => ({ name, color }),
  points_changed: ({ points }) => ({ points }),
  too_many_points_taken: ({ points }) => ({ points }),
  out_of_stock: ({ name }) => ({ name }),
  replacement_in_order: ({ name }) => ({ name }),
  too_few: ({ name, minimum }) => ({ name, minimum }),
  off_step: ({ name, step }) => ({ name, step }),
  rest_costs_more: ({ name }) => ({ name }),
  rest_below_minimum: ({ zone, expected }, t) => ({ zone, least: t.money(expected.minimum) }),
  rest_total_changed: ({ expected }, t) => ({ total: t.money(expected.total) }),
  take_back_changed: ({ expected }, t) => ({ amount: t.money(expected.total) }),
  translation_too_long: ({ most }) => ({ most }),
  order_step_not_allowed: ({ from, to }, t) => ({
    from: t(`state.${from}`),
    to: t(`state.${to}`),
  }),
  order_step_back_none: ({ from }, t) => ({ from: t(`state.${from}`) }),
  list_unreadable: ({ fault }, _, language) => ({
    sentence: listFaultIn(language, fault as ListFault),
  }),
}

const missing = (
  { minimum, missing: rest }: RefusalParams['below_minimum']['expected'],
  t: Formats,
) => ({
  least: t.money(minimum),
  more: t.money(rest),
})

/** The minimum order and the missing amount, formatted. */
export const missingIn = (language: Language, { expected }: RefusalParams['below_minimum']) =>
  missing(expected, formatsIn(language))

type Fill = (given: object, t: T, language: Language) => Params
type Given = { code: RefusalCode; params?: Readonly<Record<string, unknown>> }

export function refusalIn(language: Language, { code, params = {} }: Given): string {
  const t = messagesIn(language, refusalMessages)
  const fill = (fillings as Partial<Record<RefusalCode, Fill>>)[code]
  const message = { key: `refusal.${code}`, params: fill?.(params, t, language) }
  return messageIn(language, refusalMessages, message as Message<typeof refusalMessages>)
}
