import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/support/database.ts'
import { deleteAnswers, rememberAnswer, rememberedAnswer } from './places.store.ts'

test('an answer is remembered from the time it was given, until a newer one or its end', async () => {
  const db = await openTestDatabase()
  expect(await rememberedAnswer(db, 'saddar', 0)).toBe(null)
  await rememberAnswer(db, 'saddar', 'one', 1000)
  await rememberAnswer(db, 'blue area', 'other', 1000)
  expect(await rememberedAnswer(db, 'saddar', 999)).toBe('one')
  expect(await rememberedAnswer(db, 'saddar', 1000)).toBe(null)
  await rememberAnswer(db, 'saddar', 'two', 2000)
  expect(await rememberedAnswer(db, 'saddar', 1000)).toBe('two')
  await deleteAnswers(db, 2000)
  expect(await rememberedAnswer(db, 'blue area', 0)).toBe(null)
  expect(await rememberedAnswer(db, 'saddar', 0)).toBe('two')
})
