import { fold } from '#shop/fold.ts'
import type { questionMessages } from '../../messages/en/storefront/content/questions.ts'
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

/** Default questions. */
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

/** Questions that contain all the typed words; drops empty groups. */
export function groupsWith(groups: readonly QuestionGroup[], typed: string): QuestionGroup[] {
  const words = fold(typed).split(' ').filter(Boolean)
  const fits = ({ ask, answer }: Question) =>
    words.every((word) => fold(`${ask}\n${answer}`).includes(word))
  return groups
    .map(({ name, questions }) => ({ name, questions: questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}

/** Parses Markdown: `## group`, `### question`, answer. Text before a group's first question is an answer without one. */
export function questionsIn(markdown: string): QuestionGroup[] {
  const groups: { name: string; questions: { ask: string; answer: string }[] }[] = []
  for (const line of markdown.split(/\r\n|\r|\n/)) {
    const [, signs = '', text = ''] = /^\s*(#{1,6})\s+(.+)$/.exec(line) ?? []
    if (signs.length === 1 || signs.length === 2) {
      groups.push({ name: text, questions: [] })
      continue
    }
    if (groups.length === 0) {
      if (line.trim() === '') continue
      groups.push({ name: '', questions: [] })
    }
    const group = groups.at(-1)
    const last = group?.questions.at(-1)
    if (signs !== '') group?.questions.push({ ask: text, answer: '' })
    else if (last) last.answer += `${line}\n`
    else if (line.trim() !== '') group?.questions.push({ ask: '', answer: `${line}\n` })
  }
  return groups.filter(({ questions }) => questions.length > 0)
}
