import { expect, test } from 'vitest'
import type { RouteName } from '#wire/calls.ts'
import { ApiError } from '../app/api/api-error.ts'
import type { CallInput, Send } from '../app/api/send.ts'
import { withKeys } from './keyed-send.ts'

/** Notes the keys that are sent; the statuses say how each call ends. */
function noting(...statuses: number[]) {
  const keys: (string | undefined)[] = []
  const send = async (_: RouteName, input: CallInput = {}) => {
    keys.push(input.idempotencyKey)
    const status = statuses.shift() ?? 201
    if (status !== 201) throw new ApiError({ status, code: 'offline', message: '' })
    return {}
  }
  return { keys, send: withKeys(send as Send<RouteName>) }
}

const note = { params: { id: '1' }, body: { text: 'Ring twice' } }

test('a retry after a lost answer has the same key until it succeeds', async () => {
  const { keys, send } = noting(0, 503)
  for (let time = 0; time < 4; time += 1)
    await send('adminWriteOrderNote', note).catch(() => undefined)
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 3])
})

test('another text, another order and a refused text get new keys', async () => {
  const { keys, send } = noting(0, 0, 0, 422, 0)
  const others = [
    note,
    { ...note, body: { text: 'Ring once' } },
    { ...note, params: { id: '2' } },
    note,
    note,
  ]
  for (const input of others) await send('adminWriteOrderNote', input).catch(() => undefined)
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 1, 2, 0, 4])
})

test('two concurrent sends share a key, a given key stays, and other calls have none', async () => {
  const { keys, send } = noting()
  await Promise.all([send('adminWriteOrderNote', note), send('adminWriteOrderNote', note)])
  await send('adminTakeOrder', { body: {}, idempotencyKey: 'mine-and-none-else' })
  await send('adminChangeProduct', { params: { id: '1' }, body: {} })
  expect(keys[0]).toBe(keys[1])
  expect(keys.slice(2)).toEqual(['mine-and-none-else', undefined])
})
