import type { questionMessages } from '../../messages/en/questions.ts'
import type { Translate } from '../../messages/messages-in.ts'
import type { ShopValues } from './reading/shop-values.ts'

/** `answer` is Markdown. */
export type Question = { ask: string; answer: string }
export type QuestionGroup = { name: string; questions: readonly Question[] }

const order = {
  ordering: ['account', 'change', 'outOfStock', 'smallest'],
  delivery: ['duration', 'cost', 'area', 'where', 'nobodyHome'],
  paying: ['pay', 'advance', 'taxes', 'receipt'],
  returns: ['fresh', 'keeps', 'money'],
  accounts: ['points', 'pointsOfCancelled', 'contact', 'delete', 'wholesale'],
} as const

/** What we are asked most. */
export const questionGroups = (
  t: Translate<typeof questionMessages>,
  values: ShopValues,
): QuestionGroup[] =>
  keysOf(order).map((group) => ({
    name: t(`groups.${group}`),
    questions: order[group].map((name) => ({
      ask: t(`ask.${name}`),
      answer: t(`answer.${name}`, values),
    })),
  }))

const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[]

/** Those with all the typed words in them; a group without any is left out. */
export function groupsWith(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ ask, answer }: Question) =>
    words.every((word) => `${ask}\n${answer}`.toLowerCase().includes(word))
  return groups
    .map(({ name, questions }) => ({ name, questions: questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}
