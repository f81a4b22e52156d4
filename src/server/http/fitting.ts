import type { z } from 'zod'
import { isMisfit } from '#wire/misfit.ts'
import { DoesNotFit, type Misfit } from './does-not-fit.ts'

type Sentence = Misfit['sentence']

/** Validates input by its schema; invalid input is refused with path and reason. */
export function fitting<T>(schema: z.ZodType<T>, value: unknown, root = ''): T {
  const sentences: Sentence[] = [] // a schema's error can only be a string: it says which of these
  const note = (issue: Issue) => String(sentences.push(sentenceFor(issue)) - 1)
  const { success, data, error } = schema.safeParse(value, { error: note })
  if (success) return data
  throw new DoesNotFit(
    error.issues.map(({ path, message }) => ({
      path: [root, ...path.map(String)].filter(Boolean).join('.'),
      sentence: sentences[Number(message)] ?? ownSentence(message),
    })),
  )
}

/** That of a check of the shop's own schemas. */
function ownSentence(text: string): Sentence {
  if (!isMisfit(text)) return { key: 'fit.otherwise' }
  return text === 'map_tiles'
    ? { key: 'must.map_tiles', params: { tiles: '{z}, {x} and {y}' } }
    : { key: `must.${text}` }
}

type Issue = z.core.$ZodRawIssue

/** A sentence with more choices than this would not be read. */
const maxListed = 20

function sentenceFor(issue: Issue): Sentence {
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'fit.needed' : kinds(issue.expected) }
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return tooBig(issue)
    case 'not_multiple_of':
      return { key: 'fit.multiple', params: { step: issue.divisor } }
    case 'invalid_value':
      if (issue.input === undefined) return { key: 'fit.needed' }
      if (issue.values.length === 1)
        return { key: 'fit.only', params: { value: String(issue.values[0]) } }
      if (issue.values.length > maxListed) return { key: 'fit.notListed' }
      return { key: 'fit.oneOf', params: { values: issue.values.map(String).join(', ') } }
    case 'invalid_union':
      return Array.isArray(issue.options)
        ? { key: 'fit.oneOf', params: { values: issue.options.join(', ') } }
        : { key: 'fit.otherwise' }
    case 'unrecognized_keys':
      return { key: 'fit.unknown', params: { field: issue.keys.join(', ').slice(0, 100) } }
    default:
      return { key: issue.input === undefined ? 'fit.needed' : 'fit.otherwise' }
  }
}

function kinds(expected: string) {
  switch (expected) {
    case 'string':
      return 'fit.text'
    case 'number':
      return 'fit.number'
    case 'int':
      return 'fit.whole'
    case 'boolean':
      return 'fit.yesOrNo'
    case 'array':
      return 'fit.list'
    case 'object':
    case 'record':
      return 'fit.fields'
    default:
      return 'fit.otherwise'
  }
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>): Sentence {
  if (Number(minimum) <= Number.MIN_SAFE_INTEGER) return { key: 'fit.tooSmall' }
  const params = { least: Number(minimum) }
  if (origin === 'string')
    return params.least === 1 ? { key: 'fit.filled' } : { key: 'fit.shortest', params }
  if (origin === 'array') return { key: 'fit.fewest', params }
  return { key: inclusive === false ? 'fit.above' : 'fit.least', params }
}

function tooBig({ origin, maximum, inclusive }: Extract<Issue, { code: 'too_big' }>): Sentence {
  if (Number(maximum) >= Number.MAX_SAFE_INTEGER) return { key: 'fit.tooLarge' }
  const params = { most: Number(maximum) }
  if (origin === 'string') return { key: 'fit.longest', params }
  if (origin === 'array') return { key: 'fit.maxEntries', params }
  return { key: inclusive === false ? 'fit.below' : 'fit.most', params }
}
