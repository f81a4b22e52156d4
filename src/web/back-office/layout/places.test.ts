import { expect, test } from 'vitest'
import { permissions } from '#shop/permissions.ts'
import { staffRoles } from '#shop/person.ts'
import { homeOf, places, placesOf } from './places.ts'

const ledTo = (role: (typeof staffRoles)[number]) => placesOf(role).map(({ to }) => to)

test('who only looks is led to everything that there is to look at', () => {
  expect(ledTo('viewer')).toEqual(ledTo('owner'))
})

test('every role can open where it begins and its own security', () => {
  for (const role of staffRoles) {
    expect([role, homeOf(role)]).toEqual([role, role === 'cashier' ? '/admin/counter' : '/admin'])
    expect([role, ledTo(role)]).toEqual([
      role,
      expect.arrayContaining([homeOf(role), '/admin/security']),
    ])
  }
})

test('a cashier is led to the counter, their cash, what is on account and their own security alone', () => {
  expect(ledTo('cashier')).toEqual([
    '/admin/counter',
    '/admin/cash',
    '/admin/khata',
    '/admin/security',
  ])
})

test('a rider is led to their run', () => {
  expect(ledTo('rider').slice(0, 3)).toEqual(['/admin', '/admin/rider', '/admin/orders'])
})

test('no page needs more than looking', () => {
  const writing = permissions.filter((one) => !one.endsWith('.read') && one !== 'security.own')
  expect(places.filter(({ needs }) => writing.some((one) => one === needs))).toEqual([])
})
