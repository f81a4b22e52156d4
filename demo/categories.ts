import type { DemoCategory } from './types.ts'

/** The main categories, in the order of the shop. */
export const categories: readonly DemoCategory[] = [
  {
    name: 'Fruit & Vegetables',
    tint: 'leaf',
    line: 'Picked at the sabzi mandi before sunrise.',
  },
  {
    name: 'Flour, Rice & Pulses',
    tint: 'wheat',
    line: 'Atta, basmati and daal: the sacks every kitchen stands on.',
  },
  {
    name: 'Oil & Ghee',
    tint: 'sun',
    line: 'For the tarka, the paratha and the Friday pakoras.',
  },
  {
    name: 'Spices & Masala',
    tint: 'clay',
    line: 'Whole, ground and mixed, with the smell still in them.',
  },
  {
    name: 'Dairy & Eggs',
    tint: 'milk',
    line: 'Milk, dahi, butter and farm eggs, cold from our door to yours.',
  },
  {
    name: 'Meat & Poultry',
    tint: 'rose',
    line: 'Halal, slaughtered by hand and cut the morning you cook it.',
  },
  {
    name: 'Bakery & Breakfast',
    tint: 'sand',
    line: 'Rusks for the chai, bread for the toast, honey for both.',
  },
  {
    name: 'Tea, Coffee & Drinks',
    tint: 'mint',
    line: 'A strong cup for the morning, something cold for June.',
  },
  {
    name: 'Snacks, Biscuits & Sweets',
    tint: 'plum',
    line: 'For guests at the door and for the drawer nobody mentions.',
  },
  {
    name: 'Baby & Mother',
    tint: 'peach',
    line: 'Gentle things for the smallest customer and the tired one.',
  },
  {
    name: 'Personal Care',
    tint: 'rose',
    line: 'Soap, shampoo and a good toothbrush for the whole family.',
  },
  {
    name: 'Cleaning & Laundry',
    tint: 'sky',
    line: 'White shirts, bright floors and a sink that shines.',
  },
  {
    name: 'Household & Kitchen',
    tint: 'slate',
    line: 'Pots, bulbs, tissue and the small things a home runs out of.',
  },
  {
    name: 'Pet Care',
    tint: 'sand',
    line: 'Dinner for cats, dogs and the parrot that talks back.',
  },
]
