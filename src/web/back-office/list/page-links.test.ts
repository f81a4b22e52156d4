import { expect, test } from 'vitest'
import { Redirect } from '../../app/router/redirect.ts'
import { pageIn, pageSize, refusePastEnd } from './page-links.tsx'

const sentTo = (address: string, total: number) => {
  const url = new URL(address, 'https://shop.example')
  try {
    refusePastEnd(url, pageIn(url.searchParams), total)
    return null
  } catch (error) {
    return error instanceof Redirect ? error.to : error
  }
}

test.each([
  ['/admin/customers?page=999', 0, '/admin/customers?page=1'],
  ['/admin/customers?q=a%26b&page=3', pageSize + 1, '/admin/customers?q=a%26b&page=2'],
  ['/admin/customers?page=2', pageSize + 1, null],
  ['/admin/customers?page=0', 0, null],
  ['/admin/customers', 0, null],
])('%s of %d is shown at %s', (address, total, to) => expect(sentTo(address, total)).toBe(to))
