import { expect, test } from 'vitest'
import { eventKinds, eventTraits } from './event-kinds.ts'

test('only content, branding and settings expire every cached answer', () => {
  const kinds = eventKinds.filter((kind) => eventTraits[kind].tags.includes('everything'))
  expect(kinds).toEqual([
    'banner.created',
    'banner.changed',
    'banner.removed',
    'news.created',
    'news.changed',
    'news.removed',
    'shop-event.created',
    'shop-event.changed',
    'shop-event.removed',
    'block.created',
    'block.changed',
    'block.removed',
    'text.changed',
    'announcement.changed',
    'translation.changed',
    'translations.imported',
    'look.changed',
    'settings.changed',
  ])
})

test('orders and returns that move stock expire the lists with what is left', () => {
  const kinds = eventKinds.filter((kind) => eventTraits[kind].tags.includes('stock'))
  expect(kinds).toEqual([
    'order.placed',
    'order.cancelled',
    'order.replaced',
    'order.weighed',
    'return.accepted',
  ])
})

test.each(['staff', 'system', 'message'] as const)(
  'events of area %s change nothing that shoppers see',
  (area) => {
    const kinds = eventKinds.filter((kind) => eventTraits[kind].area === area)
    expect(kinds.length).toBeGreaterThan(3)
    expect(kinds.flatMap((kind) => eventTraits[kind].tags)).toEqual([])
  },
)
