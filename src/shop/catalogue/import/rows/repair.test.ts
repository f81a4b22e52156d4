import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repairLine, repairText } from './repair.ts'

test.each([
  ['  Chakki  Atta ', 'Chakki Atta'],
  ['Chilli\u00a0- Bajji', 'Chilli - Bajji'],
  ['Tea\u200b \ufeffLeaf', 'Tea Leaf'],
  ['A\u202eB', 'AB'],
  ['\u2800', ''],
  ['\u202e', ''],
  ['\u3164Salt\u2066', 'Salt'],
  ['CrÃ¨me', 'Crème'],
  ['CrÃƒÂ¨me', 'Crème'],
  ['itâ€™s', 'it’s'],
  ['5 kg â€“ new', '5 kg – new'],
  ['RedÂ\u00a0 Mug', 'Red Mug'],
  ['Ø¢Ù¹Ø§', 'آٹا'],
  ['Café', 'Café'],
  ['Café” — new', 'Café” — new'],
  ['109°F', '109°F'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['the world_\ufffd__ best', 'the world best'],
  ['snake_case stays', 'snake_case stays'],
])('%j becomes %j', (before, after) => expect(repairLine(before)).toBe(after))

test('longer text keeps its lines', () =>
  expect(repairText('one \r\n\r\n\r\n two\tthree ')).toBe('one\n\ntwo three'))

test('repairing a text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(repairLine(repairLine(text))).toBe(repairLine(text))
    }),
  )
})
