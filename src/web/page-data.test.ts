import { expect, test } from 'vitest'
import { escapeJson, factsOf, unpackPageData } from './page-data.ts'
import { ApiError } from './problem.ts'

test('text in the page data cannot leave its script element', () => {
  const text = '</script><script>alert(1)</script><!--'
  const packed = escapeJson(JSON.stringify({ loaderData: { home: text }, errors: null }))
  expect(packed).not.toContain('<')
  expect(unpackPageData(packed).loaderData).toEqual({ home: text })
})

test('a problem is an error again on the other side', () => {
  const facts = { status: 404, code: 'order-not-found', message: 'Order not found' }
  const { errors } = unpackPageData(JSON.stringify({ loaderData: {}, errors: { order: facts } }))
  expect(errors?.order).toBeInstanceOf(ApiError)
  expect(factsOf(errors?.order)).toEqual(facts)
})

test('an unexpected error says nothing of itself', () => {
  expect(factsOf(new Error('password=1'))).toEqual({
    status: 500,
    code: 'server-error',
    message: '',
  })
})
