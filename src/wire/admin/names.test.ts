import { z } from 'zod'
import { expect, test } from 'vitest'
import { calls } from '../calls.ts'
import type { CallSchema } from '../call-schema.ts'
import { staffCalls } from './calls.ts'

/** The names of all fields that a call takes and gives. */
function namesIn({ params, query, body, answer }: CallSchema): string[] {
  const schemas = [params, query, body, answer].flatMap((schema) => schema ?? [])
  return schemas.flatMap((schema) => namesOf(z.toJSONSchema(schema, { io: 'input' })))
}

const namesOf = (schema: unknown): string[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'properties' ? Object.keys(value as object) : []),
        ...namesOf(value),
      ])

const odd =
  /_|^(?:order|item|image|full|loyalty|shipping|redeem(?!ed)|redeemed|points|business)[a-z]/
const isOdd = (name: string) => odd.test(name) && !/^(?:items|images|orders)$/.test(name)

test('staff calls use none of the legacy spellings', () => {
  const staff = Object.values<CallSchema>(staffCalls).flatMap(namesIn)
  expect(staff.length).toBeGreaterThan(200)
  expect(staff.filter(isOdd)).toEqual([])
  const shoppers = Object.values<CallSchema>(calls).flatMap(namesIn)
  expect(shoppers.filter(isOdd)).toEqual(
    expect.arrayContaining(['_id', 'loyaltypoints', 'fullname']),
  )
})
