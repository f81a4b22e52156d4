import type { z } from 'zod'
import { tv } from '#web/messages/validation.ts'
import { DoesNotFit } from './plugins/errors.ts'

/** What was sent as its schema gives it; what does not fit is refused with where and why, in sentences. */
export function fitting<T>(schema: z.ZodType<T>, value: unknown, root = ''): T {
  const { success, data, error } = schema.safeParse(value, { error: sentenceFor })
  if (success) return data
  throw new DoesNotFit(
    error.issues.map(({ path, message }) => ({
      path: [root, ...path.map(String)].filter(Boolean).join('.'),
      // A check of our own schemas says the end of a sentence: "must be plain text".
      message: message.startsWith('must ') ? tv('fit.must', { rest: message }) : message,
    })),
  )
}

type Issue = z.core.$ZodRawIssue

function sentenceFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? tv('fit.needed') : kinds(issue.expected)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return tv('fit.multiple', { step: issue.divisor })
    case 'invalid_value':
      if (issue.input === undefined) return tv('fit.needed')
      return tv('fit.oneOf', { values: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return tv('fit.unknown', { field: issue.keys.join(', ').slice(0, 100) })
    default:
      return issue.input === undefined ? tv('fit.needed') : tv('fit.otherwise')
  }
}

function kinds(expected: string) {
  switch (expected) {
    case 'string':
      return tv('fit.text')
    case 'number':
      return tv('fit.number')
    case 'int':
      return tv('fit.whole')
    case 'boolean':
      return tv('fit.yesOrNo')
    case 'array':
      return tv('fit.list')
    case 'object':
    case 'record':
      return tv('fit.fields')
    default:
      return tv('fit.otherwise')
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  const least = Number(minimum)
  if (origin === 'string') return least === 1 ? tv('fit.filled') : tv('fit.shortest', { least })
  if (origin === 'array') return tv('fit.fewest', { least })
  return tv(inclusive === false ? 'fit.above' : 'fit.least', { least })
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>) {
  const most = Number(maximum)
  if (origin === 'string') return tv('fit.longest', { most })
  if (origin === 'array') return tv('fit.mostEntries', { most })
  return tv(inclusive === false ? 'fit.below' : 'fit.most', { most })
}
