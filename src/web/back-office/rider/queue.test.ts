import { expect, test } from 'vitest'
import {
  nextStop,
  nextToSend,
  parseQueue,
  type QueuedAction,
  type RiderStop,
  shownStops,
  withAction,
} from './queue.ts'

const action = (order: string, more: Partial<QueuedAction> = {}): QueuedAction => ({
  id: `${order} ${more.kind ?? 'delivered'}`,
  rider: 'zahid',
  order,
  reference: order,
  kind: 'delivered',
  reason: '',
  code: '',
  collected: null,
  paid: null,
  pressedAt: 0,
  confirmed: false,
  refusal: null,
  ...more,
})
const refusal = { code: 'stop_cancelled', message: 'Cancelled' }
const stop = (id: string, status = 'shipped') => ({ id, status, missed: null }) as RiderStop
const run = (...stops: RiderStop[]) => ({ rider: { id: 'zahid', name: 'Zahid' }, stops })
const statuses = (queue: readonly QueuedAction[], ...stops: RiderStop[]) =>
  shownStops(run(...stops), queue).map(({ id, status }) => `${id} ${status}`)

test('stops show what the rider pressed before the shop knows it', () => {
  const queue = [
    action('a', { kind: 'taken' }),
    action('a'),
    action('b', { kind: 'refused' }),
    action('c', { kind: 'taken' }),
  ]
  const stops = [stop('a', 'packed'), stop('b'), stop('c', 'packed'), stop('d')]
  expect(statuses(queue, ...stops)).toEqual([
    'a delivered',
    'b cancelled',
    'c shipped',
    'd shipped',
  ])
  expect(shownStops(run(...stops), queue).map(({ isWaiting }) => isWaiting)).toEqual([true, true, true, false]) // prettier-ignore
})

test('who was not at home moves to the end, the first one first', () => {
  const missed = (order: string) => action(order, { kind: 'not-home', reason: 'Nobody' })
  const stops = [stop('a'), stop('b'), stop('c')]
  const shown = shownStops(run(...stops), [missed('b'), missed('a')])
  expect(shown.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(shown[1]?.missed?.reason).toBe('Nobody')
})

test.each([
  ['a placed, b shipped', 'b'],
  ['a packed, b shipped', 'b'],
  ['a placed, b packed', 'b'],
  ['a placed', undefined],
  ['a missed, b shipped', 'b'],
  ['a missed, b packed', 'b'],
  ['a placed, b missed', 'b'],
])('of the stops %s the next one is %s', (text, next) => {
  const stops = text.split(', ').map((one): RiderStop => {
    const [id = '', status] = one.split(' ')
    const missed = status === 'missed' ? { at: '2026-11-23T08:00:00Z', reason: '' } : null
    return { ...stop(id, missed ? 'shipped' : status), missed }
  })
  expect(nextStop(shownStops(run(...stops), []), null)?.id).toBe(next)
})

test('a chosen stop is the next one until nobody is at home there', () => {
  const stops = [stop('a'), stop('b')]
  const next = (...queue: QueuedAction[]) =>
    nextStop(shownStops(run(...stops), queue), stop('b'))?.id
  expect(next()).toBe('b')
  expect(next(action('b', { kind: 'not-home' }))).toBe('a')
})

test('what the shop has decided is not shown otherwise', () => {
  expect(statuses([action('a')], stop('a', 'cancelled'))).toEqual(['a cancelled'])
  const [shown] = shownStops(run(stop('a')), [action('a', { refusal })])
  expect(shown).toMatchObject({ status: 'shipped', isWaiting: false, refused: { refusal } })
})

test('the actions of another rider on this device are neither shown nor sent', () => {
  const theirs = action('a', { rider: 'javed' })
  expect(statuses([theirs], stop('a'))).toEqual(['a shipped'])
  expect(nextToSend([theirs, action('b')], 'zahid')?.order).toBe('b')
  expect(nextToSend([theirs], 'zahid')).toBeUndefined()
})

test('actions are sent in their order; a refused one waits for the rider', () => {
  const queue = [action('a', { refusal }), action('b'), action('c')]
  expect(nextToSend(queue, 'zahid')?.order).toBe('b')
})

test('pressing again at a stop replaces what was refused there', () => {
  const other = action('b', { refusal })
  const theirs = action('a', { rider: 'javed', refusal })
  const queue = withAction([action('a', { refusal }), other, theirs], action('a', { code: '1234' }))
  expect(queue.map(({ order, rider, code }) => `${order} ${rider} ${code}`)).toEqual([
    'b zahid ',
    'a javed ',
    'a zahid 1234',
  ])
})

test.each(['', '{', 'null', '{}', '[1, null, {}]'])('a corrupt store (%s) is empty', (text) =>
  expect(parseQueue(text)).toEqual([]),
)
