import { expect, test } from 'vitest'
import { activeIn, type Group, namedFirst, pagesFor, stepIn } from './entries.ts'

const places = [
  { to: '/admin', name: 'Today', needs: 'today.read' },
  { to: '/admin/orders', name: 'Orders', needs: 'order.read' },
  { to: '/admin/security', name: 'My security', needs: 'security.own' },
  { to: '/admin/settings', name: 'Settings', needs: 'settings.read' },
] as const

test.each([
  ['owner', '', ['Today', 'Orders', 'My security', 'Settings']],
  ['packer', '', ['Today', 'Orders', 'My security']],
  ['owner', 'SE', ['My security', 'Settings']],
  ['owner', ' my  sec', ['My security']],
  ['owner', 'ders', []],
  ['packer', 'settings', []],
] as const)('%s who types %j goes to %j', (role, text, names) => {
  expect(pagesFor(places, role, text).map(({ name }) => name)).toEqual(names)
})

test('other words find a page after those named so', () => {
  const pages = [
    { to: '/returns', name: 'Returns', words: 'refund money back', needs: 'return.read' },
    { to: '/refunds', name: 'Refunds due', needs: 'order.read' },
  ] as const
  const namesFor = (text: string) => pagesFor(pages, 'owner', text).map(({ name }) => name)
  expect(namesFor('refund')).toEqual(['Refunds due', 'Returns'])
  expect(namesFor('returns money')).toEqual(['Returns'])
  expect(namesFor('refund gold')).toEqual([])
})

test('a group named as typed comes before one found by other words', () => {
  const found: Group[] = [
    { kind: 'pages', entries: [{ key: 'a', to: '/a', name: 'News' }] },
    { kind: 'actions', entries: [{ key: 'b', to: '/b', name: 'New news story' }] },
  ]
  expect(namedFirst(found, 'new story').map(({ kind }) => kind)).toEqual(['actions', 'pages'])
  expect(namedFirst(found, 'new').map(({ kind }) => kind)).toEqual(['pages', 'actions'])
  const tasksFirst = found.toReversed()
  expect(namedFirst(tasksFirst, 'new').map(({ kind }) => kind)).toEqual(['actions', 'pages'])
  expect(namedFirst(tasksFirst, 'news').map(({ kind }) => kind)).toEqual(['pages', 'actions'])
})

test('immediate actions keep their effect, and two tasks of one page stay two', () => {
  const act = () => {}
  const tasks = [
    { key: 'check', to: '/admin/system', name: 'Check the books', needs: 'system.write' },
    { key: 'backup', to: '/admin/system', name: 'Download a backup', needs: 'backup.download' },
    { key: 'theme', to: '', name: 'Turn dark colours on', needs: 'security.own', act },
  ] as const
  expect(pagesFor(tasks, 'owner', '').map(({ key }) => key)).toEqual(['check', 'backup', 'theme'])
  expect(pagesFor(tasks, 'packer', 'dark')).toEqual([
    { key: 'theme', to: '', name: 'Turn dark colours on', act },
  ])
})

const groups: Group[] = [
  { kind: 'pages', entries: [{ key: 'a', to: '/a', name: 'A' }] },
  { kind: 'orders', entries: [] },
  { kind: 'products', entries: [{ key: 'b', to: '/b', name: 'B' }, { key: 'c', to: '/b', name: 'B' }] }, // prettier-ignore
]

test('the first entry is active until another is chosen, and again when that one disappears', () => {
  expect(activeIn(groups, null)).toBe('a')
  expect(activeIn(groups, 'c')).toBe('c')
  expect(activeIn(groups, 'gone')).toBe('a')
  expect(activeIn([], 'a')).toBe(null)
})

test.each([
  ['a', 1, 'b'],
  ['b', 1, 'c'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
] as const)('from %s by %i to %s', (from, steps, to) => {
  expect(stepIn(groups, from, steps)).toBe(to)
})

test('there is no step where nothing was found', () => {
  expect(stepIn([], null, 1)).toBe(null)
})
