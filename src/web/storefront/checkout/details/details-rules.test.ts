import { expect, test } from 'vitest'
import { isComplete, problemsIn } from './details-rules.ts'

const good = {
  fullName: 'Amina',
  email: 'amina@kiryana.example',
  phone: '0300 1234567',
  address: 'House 1, Lahore',
}

test.each([
  [{}, []],
  [{ fullName: ' ' }, ['fullName']],
  [{ fullName: '😀 7' }, ['fullName']],
  [{ fullName: 'آمنہ' }, []],
  [{ email: 'amina' }, ['email']],
  [{ email: '' }, []],
  [{ email: ' ' }, []],
  [{ email: ' amina@kiryana.example ' }, []],
  [{ phone: '12' }, ['phone']],
  [{ phone: '+92 321 5550103' }, []],
  [{ address: '\n' }, ['address']],
  [{ fullName: '', email: '', phone: '', address: '' }, ['fullName', 'phone', 'address']],
  [{ email: 'amina', address: '' }, ['address', 'email']],
])('%j is wrong in %j', (change, wrong) => {
  expect(Object.keys(problemsIn({ ...good, ...change }))).toEqual(wrong)
  expect(isComplete({ ...good, ...change })).toBe(wrong.length === 0)
})
