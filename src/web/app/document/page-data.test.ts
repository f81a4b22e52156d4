import { expect, test } from 'vitest'
import { escapeJson, factsOf, packPageData, unpackPageData } from './page-data.ts'
import { ApiError, type ProblemFacts } from '../api/api-error.ts'

const loaded = {
  id: 'home',
  layout: { id: 'storefront' },
  layoutData: null,
  data: null,
  error: null,
}

test('text in the page data cannot leave its script element', () => {
  const data = '</script><script>alert(1)</script><!--'
  const packed = packPageData({ ...loaded, data })
  expect(packed).not.toContain('<')
  expect(unpackPageData(packed).data).toBe(data)
  expect(escapeJson('<')).not.toContain('<')
})

test('a problem is an error again on the other side', () => {
  const facts: ProblemFacts = {
    status: 429,
    code: 'too_many_tries',
    message: 'Too many tries',
    params: { retryAfter: 600 },
  }
  const { error } = unpackPageData(packPageData({ ...loaded, error: new ApiError(facts) }))
  expect(error).toBeInstanceOf(ApiError)
  expect(factsOf(error)).toEqual(facts)
})

test('an unexpected error reveals nothing', () => {
  expect(factsOf(new Error('password=1'))).toEqual({
    status: 500,
    code: 'server_error',
    message: '',
  })
})
