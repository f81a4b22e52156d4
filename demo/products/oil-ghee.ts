import type { DemoProduct } from '../types.ts'
import { inSizes } from '../sizes.ts'

const main = 'Oil & Ghee'
const blended = [main, 'Cooking Oil', 'Canola & Sunflower'] as const
const pressed = [main, 'Cooking Oil', 'Mustard, Olive & Sesame'] as const
const banaspati = [main, 'Ghee', 'Banaspati Ghee'] as const
const desi = [main, 'Ghee', 'Desi Ghee'] as const

const perishable = false

export const oilGhee: readonly DemoProduct[] = [
  ...inSizes(
    {
      name: 'Canola Cooking Oil',
      brand: 'Sarson Khet',
      category: blended,
      perishable,
      full: 'Light, pale and with no taste of its own, so the zeera does the talking. It takes high heat without smoking, and a pan of pakoras leaves it clear enough to strain and use again. With vitamins A and D.',
      highlights: [
        'High smoke point',
        'With vitamins A & D',
        'No cholesterol',
        'Refined and sealed in Pakistan',
      ],
    },
    [
      {
        sku: 'OG-CANOLA-1L-POUCH',
        pack: '1 L',
        list: 569,
        wholesale: 506,
        stock: 260,
        description:
          'A refill pouch of light canola oil: snip the corner and pour it into the dabba.',
      },
      {
        sku: 'OG-CANOLA-3L',
        pack: '3 L',
        list: 1690,
        offer: 1620,
        wholesale: 1515,
        wholesaleOffer: 1470,
        stock: 140,
        pointsDivisor: 25,
        description: 'Three litres in a bottle with a proper handle and a cap that does not weep.',
      },
      {
        sku: 'OG-CANOLA-5L',
        pack: '5 L',
        list: 2760,
        offer: 2645,
        wholesale: 2475,
        wholesaleOffer: 2410,
        stock: 115,
        pointsDivisor: 20,
        description: 'The month’s frying, tarkas and dressings for a family, in one sturdy can.',
      },
    ],
  ),
  {
    sku: 'OG-SUNFLOWER-1L',
    name: 'Sunflower Oil, Light',
    brand: 'Sarson Khet',
    category: blended,
    pack: '1 L',
    list: 610,
    offer: 575,
    wholesale: 543,
    wholesaleOffer: 522,
    stock: 96,
    perishable,
    description: 'Clear as tea and just as light, for cakes, mayonnaise and gentle frying.',
    full: 'Pressed from sunflower seed grown in lower Sindh. It stays liquid in the fridge, so salad dressings made with it pour straight away.',
    highlights: ['Rich in vitamin E', 'Neutral taste', 'Stays clear in the cold'],
  },
  {
    sku: 'OG-BLEND-16L',
    name: 'Frying Oil, for Kitchens',
    brand: 'Sarson Khet',
    category: blended,
    pack: '16 L',
    list: 8450,
    wholesale: 7560,
    stock: 26,
    perishable,
    pointsDivisor: 20,
    description: 'A caterer’s tin that stands up to a whole evening of fish, fries and samosas.',
    full: 'Blended to last: it darkens slowly and foams little. The tin has a pour spout under the seal and can go back to the kabariya afterwards.',
    highlights: ['Slow to darken', 'Little foam', 'Pour spout'],
  },
  {
    sku: 'OG-MUSTARD-1L',
    name: 'Mustard Oil, Cold Pressed',
    brand: 'Sarson Khet',
    category: pressed,
    pack: '1 L',
    list: 690,
    wholesale: 605,
    stock: 84,
    perishable,
    description: 'Sharp enough to clear the head: for achar, fried fish and winter shoulders.',
    full: 'Pressed in a wooden kohlu from yellow sarson, then rested and filtered through cloth. Heat it till it smokes once and cool it before you cook, and the bite turns to sweetness.',
    highlights: ['First pressing', 'Yellow sarson only', 'Cloth-filtered'],
  },
  ...inSizes(
    {
      name: 'Olive Oil, Extra Virgin',
      brand: 'Sarson Khet',
      category: pressed,
      perishable,
      full: 'Olives from the young groves of Chakwal, pressed the day they are picked. Green and peppery at first, rounder by the new year. Keep it in the dark and use it raw where you can.',
      highlights: ['Grown in Potohar', 'Cold extracted', 'Acidity under 0.6 %'],
    },
    [
      {
        sku: 'OG-OLIVE-250ML',
        pack: '250 ml',
        list: 890,
        wholesale: 779,
        stock: 58,
        description:
          'A small bottle of grassy Potohar olive oil, for salad and a first acquaintance.',
      },
      {
        sku: 'OG-OLIVE-500ML',
        pack: '500 ml',
        list: 1690,
        offer: 1545,
        wholesale: 1475,
        wholesaleOffer: 1405,
        stock: 37,
        pointsDivisor: 25,
        description:
          'Peppery oil from the Chakwal hills, half a litre, for bread and good tomatoes.',
      },
    ],
  ),
  {
    sku: 'OG-SESAME-250ML',
    name: 'Sesame Oil, White Til',
    brand: 'Sarson Khet',
    category: pressed,
    pack: '250 ml',
    list: 520.5,
    wholesale: 455,
    stock: 0,
    perishable,
    description: 'A spoonful at the end lifts fried rice, chutney and a plate of steamed greens.',
    full: 'From unroasted seed, so it is pale and mild. Grandmothers also rub it into scalps, and we would not argue.',
    highlights: ['Unroasted seed', 'Mild and nutty', 'Glass bottle'],
  },
  ...inSizes(
    {
      name: 'Banaspati Ghee',
      brand: 'Sona Matka',
      category: banaspati,
      perishable,
      full: 'Grainy and ivory, with vitamins A and D. It gives parathas their layers and halwa its shine, and keeps in the cupboard through summer. Trans fat below two per cent, as the law now asks.',
      highlights: ['Trans fat under 2 %', 'With vitamins A & D', 'Grainy texture'],
    },
    [
      {
        sku: 'OG-BANASPATI-1KG',
        pack: '1 kg',
        list: 540,
        wholesale: 486,
        stock: 215,
        description: 'A soft kilo of grainy ghee for the layers in a Sunday paratha.',
      },
      {
        sku: 'OG-BANASPATI-2.5KG',
        pack: '2.5 kg',
        list: 1335,
        wholesale: 1190,
        stock: 78,
        description:
          'A lidded tin, kept for years afterwards for rice, buttons or school certificates.',
      },
      {
        sku: 'OG-BANASPATI-5KG',
        pack: '5 kg',
        list: 2640,
        wholesale: 2365,
        stock: 66,
        pointsDivisor: 25,
        description:
          'Five kilos in the big tin, for sweet makers, hostels and kitchens that cook for weddings.',
      },
    ],
  ),
  ...inSizes(
    {
      name: 'Desi Ghee, Buffalo Milk',
      brand: 'Sona Matka',
      category: desi,
      perishable,
      full: 'Butter churned from cultured dahi and simmered over a low flame until it clears. That is why it smells of caramel and sets in coarse, golden grains. A spoon on hot daal is enough.',
      highlights: [
        'From cultured butter',
        'Slow-cooked in small pots',
        'Nothing added',
        'Sets in coarse, golden grains',
      ],
    },
    [
      {
        sku: 'OG-DESI-500G',
        pack: '500 g',
        list: 1490,
        wholesale: 1310,
        stock: 72,
        description:
          'Coarse golden grains with a caramel smell, churned from dahi and cooked slowly.',
      },
      {
        sku: 'OG-DESI-1KG',
        pack: '1 kg',
        list: 2890,
        offer: 2690,
        wholesale: 2545,
        wholesaleOffer: 2440,
        stock: 44,
        pointsDivisor: 20,
        description: 'A kilo of the real thing, for panjiri, for winter and for somebody’s mother.',
      },
    ],
  ),
]
