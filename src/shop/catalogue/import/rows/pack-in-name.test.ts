import { expect, test } from 'vitest'
import { packInName } from './pack-in-name.ts'

test.each([
  ['Basmati Rice - 5 kg', '5 kg'],
  ['Chai Masala, 100g', '100g'],
  ['Chai Masala (100 g)', '100 g'],
  ['Mango Pickle Jar 330 g', '330 g'],
  ['Cooking Oil Pouch 1 L', '1 L'],
  ['Pressure Cooker - 5 L', ''],
  ['Garlic Oil Capsule 500 mg', ''],
  ['Leaf Tea 1 kg + Leaf Tea 250 g', ''],
  ['Rice 1 kg & Garam Masala, 40 g', ''],
  ['Nappies Large, 12-17 kg', ''],
  ['Oats and more (each 500 g)', ''],
  ['Vitamin Water 7 Up', ''],
])('%s: “%s”', (name, pack) => expect(packInName(name)).toBe(pack))
