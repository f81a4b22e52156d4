import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

const stored = await hashPassword('salam-kiryana')

test('the same word typed on another keyboard is the same password', async () => {
  const umlaut = await hashPassword('mu\u0308sli und tee')
  expect(await passwordMatches('müsli und tee', umlaut)).toBe(true)
  expect(await passwordMatches('musli und tee', umlaut)).toBe(false)
})

test('no password matches an account that does not exist', async () => {
  expect(await passwordMatches('salam-kiryana', stored)).toBe(true)
  expect(await passwordMatches('salam-kiryana', undefined)).toBe(false)
  expect(await passwordMatches('', undefined)).toBe(false)
})

test('a long password counts to its last letter', async () => {
  const long = 'ہ'.repeat(90)
  expect(await passwordMatches(`${long}x`, await hashPassword(`${long}y`))).toBe(false)
})

test('others are served while it hashes', async () => {
  let served = 0
  const serve = () => {
    served += 1
    if (served < 1000) setImmediate(serve)
  }
  setImmediate(serve)
  await hashPassword('salam-kiryana')
  expect(served).toBeGreaterThan(10)
})
