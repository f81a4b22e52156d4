import { expect, test } from 'vitest'
import { safeParse } from 'zod'
import type { z } from 'zod'
import type { CallSchema } from './call-schema.ts'
import { calls } from './calls.ts'

// Compared exactly, or left empty by people: these stay as they were sent.
const exact = new Set(['password', 'currentPassword', 'token', 'key', 'website'])

const unseen = 'x\u202e\u200by'

type Text = { at: string; schema: z.core.$ZodType }
type Def = z.core.$ZodTypes['_zod']['def']

const defOf = (schema: z.core.$ZodType) => schema._zod.def as Def

/** The nested schemas, with their names. */
function within(def: Def): [name: string, schema: z.core.$ZodType][] {
  if (def.type === 'object')
    return Object.entries(def.shape).map(([name, field]) => [`.${name}`, field])
  if (def.type === 'union') return def.options.map((option) => ['', option])
  const parts: Partial<Record<string, unknown>> = { ...def }
  return ['innerType', 'element', 'in', 'valueType'].flatMap((name) =>
    name in parts ? [['', parts[name] as z.core.$ZodType] as [string, z.core.$ZodType]] : [],
  )
}

/** Every text in a schema, with the names that lead to it. */
function textsIn(schema: z.core.$ZodType, at: string): Text[] {
  const def = defOf(schema)
  if (def.type === 'string') return [{ at, schema }]
  return within(def).flatMap(([name, inside]) => textsIn(inside, at + name))
}

const takesUnseen = ({ schema }: Text) => {
  const read = safeParse(schema, unseen)
  return read.success && String(read.data).includes('\u202e')
}

/** Only compared, by their keys, which are cleaned. */
const logins = new Set(['login.body.email', 'forgotPassword.body.email'])
const isExact = (at: string) =>
  exact.has(at.split('.').at(-1) ?? '') || at.includes('.seen.') || logins.has(at)

test('every text that a person sends to a call is cleaned', () => {
  const texts = Object.entries(calls as Record<string, CallSchema>).flatMap(([name, call]) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      call[part] === undefined ? [] : textsIn(call[part], `${name}.${part}`),
    ),
  )
  expect(texts.length).toBeGreaterThan(200)
  const bare = texts.filter((text) => !isExact(text.at) && takesUnseen(text))
  expect(
    bare.map(({ at }) => at),
    'Use a cleaner of amounts.schema.ts: Name for a name or title, Text or PlainText for several lines, PhoneText, EmailText, Code, SearchText, or Id',
  ).toEqual([])
})
