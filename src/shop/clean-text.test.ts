import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, cleanEmail, cleanName, cleanText } from './clean-text.ts'
import { emailKey } from './email-key.ts'
import { phoneKey } from './accounts/contacts/phone.ts'

const invisible = [
  '\u00ad',
  '\u061c',
  '\u115f',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2800',
  '\u3000',
  '\u3164',
  '\ufe0f',
  '\ufeff',
  '\uffa0',
  '\ufff9',
  '\u{e0041}',
  '\u0000',
  '\u0085',
  ' \n\u200b\t',
]

test.each(invisible)('%j alone is no text of any kind', (sign) => {
  for (const clean of [cleanText, cleanName, cleanCode, cleanEmail]) {
    expect(clean(sign)).toBe('')
    expect(clean(`${sign}${sign} ${sign}`)).toBe('')
  }
})

test.each([
  ['Amina  Khan', 'Amina  Khan'],
  [' Amina ', 'Amina'],
  ['Ami\u200bna\u00ad', 'Amina'],
  ['\u202egnihton\u202c', 'gnihton'],
  ['\u2067علی\u2069', 'علی'],
  ['\u200fعلی\u200e', 'علی'],
  ['می\u200cخواہم', 'می\u200cخواہم'],
  ['علی\u200c خان', 'علی خان'],
  ['Na\u200cme', 'Name'],
  ['\u200dعلی\u200c\u200c', 'علی'],
  ['پ\u200c\u200cک', 'پ\u200cک'],
  ['👩\u200d💻 ❤\ufe0f', '👩\u200d💻 ❤\ufe0f'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['Jose\u0301', 'José'],
  ['ا\u0653م', 'آم'],
  ['Flour\r\n10\u00a0kg', 'Flour 10 kg'],
  ['a\u2800b\u0007c', 'a bc'],
])('the name %j is %j', (typed, clean) => expect(cleanName(typed)).toBe(clean))

test.each([
  [' one\r\n\r\ntwo\t3 ', 'one\r\n\r\ntwo\t3'],
  ['one\u2028two\u0085three', 'one\ntwo\nthree'],
  ['a\u202eb\u0000c\u001b[31m', 'abc[31m'],
  ['سلام\u200f!', 'سلام\u200f!'],
  ['10\u00a0kg', '10\u00a0kg'],
  ['\u200b\n\u2800', ''],
  ['\u0301', ''],
  ['\u0301\u064e ', ''],
  ['e\u0301', 'é'],
])('the text %j is %j', (typed, clean) => expect(cleanText(typed)).toBe(clean))

test.each([
  ['\u202a+92 300 1234567\u202c', '+92 300 1234567'],
  ['0300\u20111234567', '0300-1234567'],
  ['۰۳۰۰ ۱۲۳۴۵۶۷', '0300 1234567'],
  ['\ufeffA\u200b12–B', 'A12-B'],
])('the code %j is %j', (typed, clean) => expect(cleanCode(typed)).toBe(clean))

test.each([
  [' Amina@Example.com ', 'Amina@Example.com', 'amina@example.com'],
  ['ami\u200bna@example.com', 'amina@example.com', 'amina@example.com'],
  ['amina@exam\u00adple.com', 'amina@example.com', 'amina@example.com'],
  ['\ufeffamina@example\u2060.com', 'amina@example.com', 'amina@example.com'],
  ['amina@exa\u200dmple.com', 'amina@example.com', 'amina@example.com'],
  ['amina＠example．com', 'amina@example.com', 'amina@example.com'],
  ['amina@ｅｘａｍｐｌｅ.com', 'amina@example.com', 'amina@example.com'],
  ['a@Bücher.example', 'a@Bücher.example', 'a@xn--bcher-kva.example'],
  ['a@xn--bcher-kva.example', 'a@xn--bcher-kva.example', 'a@xn--bcher-kva.example'],
  ['a@بازار.example', 'a@بازار.example', 'a@xn--mgbab2bd.example'],
])('the address %j is %j, compared as %j', (typed, clean, key) => {
  expect(cleanEmail(typed)).toBe(clean)
  expect(emailKey(typed)).toBe(key)
})

const pieces = fc.constantFrom(
  ...invisible,
  'a',
  'é',
  'e\u0301',
  'K',
  'ی',
  'ا\u0653',
  '👩',
  '1',
  '۱',
  ' ',
  '\n',
  '-',
  '–',
  '@',
  '.',
  '＠',
)
const typed = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((signs) => signs.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

test.each([
  ['cleanText', cleanText],
  ['cleanName', cleanName],
  ['cleanCode', cleanCode],
  ['cleanEmail', cleanEmail],
  ['emailKey', emailKey],
  ['phoneKey', (text: string) => phoneKey(text) ?? ''],
])('%s changes nothing the second time', (_, clean) => {
  fc.assert(
    fc.property(typed, (text) => {
      const once = clean(text)
      expect(clean(once)).toBe(once)
    }),
    { numRuns: 3000 },
  )
})

test('plain text of one line loses only outer spaces', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const clean of [cleanText, cleanName, cleanCode, cleanEmail])
        expect(clean(text)).toBe(text.trim())
    }),
  )
})

test('an unseen sign anywhere in a number or an address changes nothing', () => {
  const unseen = fc.constantFrom(
    '\u200b',
    '\u00ad',
    '\ufeff',
    '\u202a',
    '\u2066',
    '\u200e',
    '\u2060',
    '\u200d',
  )
  fc.assert(
    fc.property(unseen, fc.nat(14), (sign, at) => {
      const within = (text: string) => text.slice(0, at) + sign + text.slice(at)
      expect(phoneKey(within('+923001234567'))).toBe('+923001234567')
      expect(emailKey(within('a.b@example.com'))).toBe('a.b@example.com')
    }),
  )
})
