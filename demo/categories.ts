import type { DemoCategory } from './types.ts'

/** The main categories, in the order of the shop's own shelves. */
export const categories: readonly DemoCategory[] = [
  {
    name: 'Fruit & Vegetables',
    tint: 'leaf',
    icon: 'tomato',
    line: 'Picked up at the sabzi mandi before sunrise, on your shelf by ten.',
  },
  {
    name: 'Flour, Rice & Pulses',
    tint: 'wheat',
    icon: 'sheaf-of-rice',
    line: 'Atta, basmati and daal: the sacks every kitchen stands on.',
  },
  {
    name: 'Oil & Ghee',
    tint: 'sun',
    icon: 'sunflower',
    line: 'For the tarka, the paratha and the Friday pakoras.',
  },
  {
    name: 'Spices & Masala',
    tint: 'clay',
    icon: 'hot-pepper',
    line: 'Whole, ground and mixed, with the smell still in them.',
  },
  {
    name: 'Dairy & Eggs',
    tint: 'milk',
    icon: 'glass-of-milk',
    line: 'Milk, dahi, butter and farm eggs, cold from our door to yours.',
  },
  {
    name: 'Meat & Poultry',
    tint: 'rose',
    icon: 'poultry-leg',
    line: 'Halal, slaughtered by hand and cut the morning you cook it.',
  },
  {
    name: 'Bakery & Breakfast',
    tint: 'sand',
    icon: 'bread',
    line: 'Rusks for the chai, bread for the toast, honey for both.',
  },
  {
    name: 'Tea, Coffee & Drinks',
    tint: 'mint',
    icon: 'teapot',
    line: 'A strong cup for the morning, something cold for June.',
  },
  {
    name: 'Snacks, Biscuits & Sweets',
    tint: 'plum',
    icon: 'cookie',
    line: 'For guests at the door and for the drawer nobody mentions.',
  },
  {
    name: 'Baby & Mother',
    tint: 'peach',
    icon: 'baby-bottle',
    line: 'Gentle things for the smallest customer and the tired one.',
  },
  {
    name: 'Personal Care',
    tint: 'rose',
    icon: 'lotion-bottle',
    line: 'Soap, shampoo and a good toothbrush for the whole family.',
  },
  {
    name: 'Cleaning & Laundry',
    tint: 'sky',
    icon: 'soap',
    line: 'White shirts, bright floors and a sink that shines.',
  },
  {
    name: 'Household & Kitchen',
    tint: 'slate',
    icon: 'shallow-pan-of-food',
    line: 'Pots, bulbs, tissue and the small things a home runs out of.',
  },
  {
    name: 'Pet Care',
    tint: 'sand',
    icon: 'paw-prints',
    line: 'Dinner for cats, dogs and the parrot that talks back.',
  },
]
