import { expect, test } from 'vitest'
import { profileFields } from '#wire/v1/account/signup-fields.ts'
import { changedOnly, faultOf, filledOnly, pictureProblem } from './profile-rules.ts'

test('only filled fields are sent', () => {
  const form = new FormData()
  form.append('fullname', 'Amina')
  form.append('password', '')
  form.append('number', '   ')
  form.append('profile', new File([], ''))
  form.append('other', new File(['x'], 'me.png', { type: 'image/png' }))
  expect([...filledOnly(form).keys()]).toEqual(['fullname', 'other'])
})

test('an unchanged field is not sent: another tab may have changed it', () => {
  const form = new FormData()
  form.append('fullname', 'Amina Khan')
  form.append('number', '+923001234567')
  form.append('email', 'amina@kiryana.example')
  form.append(profileFields.businessName, 'Khan Store')
  form.append('password', 'another long password')
  const shown = {
    fullName: 'Amina',
    phone: '+923001234567',
    email: 'amina@kiryana.example',
    businessName: 'Khan Store',
    businessAddress: null,
  }
  expect([...changedOnly(form, shown).keys()]).toEqual(['fullname', 'password'])
})

test.each([
  ['a photo', new File(['x'], 'me.png', { type: 'image/png' }), null],
  ['a letter', new File(['x'], 'me.pdf', { type: 'application/pdf' }), 'profile.onlyPictures'],
  ['no type', new File(['x'], 'me'), 'profile.onlyPictures'],
  [
    'a very large photo',
    new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
    'profile.tooLarge',
  ],
  ['none', null, null],
])('%s', (_, picture, problem) => {
  expect(pictureProblem(picture)).toBe(problem)
})

test.each([
  ['email_taken', 'email'],
  ['current_password', 'currentPassword'],
  ['server_error', null],
  ['__proto__', null],
])('%s belongs to %s', (code, field) => {
  expect(faultOf(code)).toBe(field)
})
