import { expect, test } from 'vitest'
import { kindOfGoods } from './kind-of-goods.ts'

test.each([
  ['Fruit & Vegetables', 'Fruit', 'food'],
  ['Bakery & Breakfast', 'Bread', 'food'],
  ['Meat & Poultry', 'Chicken', 'food'],
  ['Cleaning & Laundry', 'Laundry', 'household'],
  ['Household & Kitchen', 'Paper', 'household'],
  ['Personal Care', 'Hair', 'household'],
  ['Baby & Mother', 'Baby Food', 'baby'],
  ['Home', 'Dish Soap', 'household'],
  ['Pet Care', 'Cat Food', 'pets'],
  ['Everything', 'Dogs', 'pets'],
  ['Flour', '', 'food'],
])('%s / %s: %s', (main, sub, kind) => expect(kindOfGoods({ main, sub })).toBe(kind))
