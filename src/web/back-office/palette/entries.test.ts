import { expect, test } from 'vitest'
import { activeIn, type Group, pagesFor, stepIn } from './entries.ts'

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
