import { expect, test } from 'vitest'
import { signupProblem, signupWire } from './signup-rules.ts'

const picture = new File(['x'], 'me.png')
const amina = {
  fullName: 'Amina',
  phone: '0300',
  email: 'a@b.c',
  kind: 'normal',
  password: 'p',
  picture,
}
const stock = { ...amina, kind: 'stock', businessName: 'Store', businessAddress: 'Lahore' }

function formOf(fields: Partial<Record<keyof typeof signupWire, string | File>>) {
  const form = new FormData()
  for (const [name, wire] of Object.entries(signupWire)) {
    const value = fields[name as keyof typeof signupWire]
    if (value !== undefined) form.set(wire, value)
  }
  return form
}

test.each([
  ['all of it', amina, null, undefined],
  ['no name', { ...amina, fullName: '' }, 'signup.missing', ['fullName']],
  ['a blank phone', { ...amina, phone: '  ' }, 'signup.missing', ['phone']],
  ['no e-mail', { ...amina, email: '' }, 'signup.missing', ['email']],
  ['no password', { ...amina, password: '' }, 'signup.missing', ['password']],
  ['no picture', { ...amina, picture: new File([], '') }, 'signup.missing', ['picture']],
  ['a stock buyer, all of it', stock, null, undefined],
  [
    'a stock buyer, no business name',
    { ...stock, businessName: '' },
    'signup.missingBusiness',
    ['businessName'],
  ],
  [
    'a stock buyer, no address',
    { ...stock, businessAddress: '' },
    'signup.missingBusiness',
    ['businessAddress'],
  ],
  [
    'a stock buyer, no name at all',
    { ...stock, fullName: '', businessName: '' },
    'signup.missing',
    ['fullName', 'businessName'],
  ],
] as const)('%s', (_, fields, message, missing) => {
  expect(signupProblem(formOf(fields))).toEqual(message && { message, fields: missing })
})
