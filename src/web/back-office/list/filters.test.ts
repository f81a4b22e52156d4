import { expect, test } from 'vitest'
import { choice, dayFilter, named, narrowed, oneOf, search, valuesIn } from './filters.ts'

const filters = {
  q: search({ label: 'Find', hint: 'Name' }),
  state: choice('all', ['open', 'done'], (one) => one),
  days: choice('30', ['7', '30', '90'], (one) => one),
  kind: oneOf(['order.placed']),
  from: dayFilter,
}
const usual = { q: '', state: 'all', days: '30', kind: '', from: '' }

test.each([
  ['', usual, '', { days: '30' }],
  ['q=+milk+&state=open', { ...usual, q: 'milk', state: 'open' }, 'q=milk&state=open', { q: 'milk', state: 'open', days: '30' }], // prettier-ignore
  ['state=all&days=30', usual, '', { days: '30' }],
  ['days=7', { ...usual, days: '7' }, 'days=7', { days: '7' }],
  ['state=lost&days=8&kind=none&from=2025-13-01', usual, '', { days: '30' }],
  ['kind=order.placed&from=2025-01-05', { ...usual, kind: 'order.placed', from: '2025-01-05' }, 'kind=order.placed&from=2025-01-05', { days: '30', kind: 'order.placed', from: '2025-01-05' }], // prettier-ignore
])('the query "%s" is read, written again and sent', (query, values, written, sent) => {
  const read = valuesIn(filters, new URLSearchParams(query))
  expect(read).toEqual(values)
  expect(new URLSearchParams(named(filters, read)).toString()).toBe(written)
  expect(narrowed(read)).toEqual(sent)
})

test('the chips stand in the given order, and the default first if it is not among them', () => {
  expect(filters.state.chips?.of.map(({ value }) => value)).toEqual(['all', 'open', 'done'])
  expect(filters.days.chips?.of.map(({ value }) => value)).toEqual(['7', '30', '90'])
})
