import { expect, test } from 'vitest'
import { compareNames } from './name-order.ts'

const alphabet =
  'ا آ ب پ ت ٹ ث ج چ ح خ د ڈ ذ ر ڑ ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ہ ء ی ے'.split(' ')

test('Urdu names are in the order of the alphabet', () => {
  expect(alphabet.toReversed().toSorted(compareNames)).toEqual(alphabet)
  expect(alphabet.toSorted()).not.toEqual(alphabet)
})

test('names of both scripts stand in one list, capitals among the others', () =>
  expect(['zeera', 'گڑ', 'Atta', 'چینی', 'ٹماٹر', 'aloo', 'تیل'].toSorted(compareNames)).toEqual([
    'تیل', 'ٹماٹر', 'چینی', 'گڑ', 'aloo', 'Atta', 'zeera',
  ])) // prettier-ignore
