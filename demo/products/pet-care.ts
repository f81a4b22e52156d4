import type { DemoProduct } from '../types.ts'
import { inSizes } from '../sizes.ts'

const main = 'Pet Care'
const cats = [main, 'Cats', 'Cat Food'] as const
const litter = [main, 'Cats', 'Litter'] as const
const dogs = [main, 'Dogs', 'Dog Food'] as const
const grooming = [main, 'Dogs', 'Grooming & Play'] as const
const birds = [main, 'Birds & Fish', 'Seed & Flakes'] as const

const brand = 'Billu & Moti'
const perishable = false

export const petCare: readonly DemoProduct[] = [
  ...inSizes(
    {
      name: 'Cat Food, Chicken Crunch',
      brand,
      category: cats,
      perishable,
      full: 'Small crosses of halal chicken and rice with taurine, which cats cannot do without. Complete food for cats over one year. Put water beside it, and not too near; they like to walk for it.',
      highlights: ['Complete for adult cats', 'Halal chicken', 'With taurine'],
    },
    [
      {
        sku: 'PT-CAT-500G',
        pack: '500 g',
        list: 690,
        wholesale: 604,
        stock: 75,
        description:
          'A week of crunch for one cat of moderate opinions. Resealable, for her nose is good.',
      },
      {
        sku: 'PT-CAT-3KG',
        pack: '3 kg',
        list: 3490,
        offer: 3190,
        wholesale: 3050,
        wholesaleOffer: 2910,
        stock: 22,
        pointsDivisor: 20,
        description: 'The big bag for two indoor cats and the grey one who only visits.',
      },
    ],
  ),
  {
    sku: 'PT-CAT-WET-6',
    name: 'Cat Food in Gravy, Tuna',
    brand,
    category: cats,
    pack: '6 × 85 g',
    list: 990,
    wholesale: 862,
    stock: 48,
    perishable,
    description: 'Flakes of tuna in a light gravy; tear, pour, and step out of the way.',
    full: 'For fussy eaters, old teeth and hot weeks when cats drink too little. Two pouches a day with a spoon of the dry.',
    highlights: ['Six pouches', 'Real tuna flakes', 'No sugar'],
  },
  {
    sku: 'PT-LITTER-10KG',
    name: 'Cat Litter, Clumping Bentonite',
    brand,
    category: litter,
    pack: '10 kg',
    list: 1790,
    wholesale: 1560,
    stock: 36,
    perishable,
    description: 'Fine grey clay that clumps at once and keeps the bathroom fit for guests.',
    full: 'Dug in Punjab and dried twice, so there is little dust. Scoop daily, change monthly, never down the toilet.',
    highlights: ['Clumps firmly', 'Low dust', 'No perfume'],
  },
  ...inSizes(
    {
      name: 'Dog Food, Beef & Rice',
      brand,
      category: dogs,
      perishable,
      full: 'Kibble of halal beef, rice and carrot for grown dogs, baked and not only pressed. A good bowl for German shepherds on the roof and for the brown one who came with the house.',
      highlights: ['Complete for adult dogs', 'Halal beef', 'Good for teeth'],
    },
    [
      {
        sku: 'PT-DOG-3KG',
        pack: '3 kg',
        list: 2690,
        wholesale: 2350,
        stock: 29,
        description:
          'Crunchy beef-and-rice kibble for a medium dog’s fortnight. The tail will tell you.',
      },
      {
        sku: 'PT-DOG-10KG',
        pack: '10 kg',
        list: 7990,
        offer: 7390,
        wholesale: 6990,
        wholesaleOffer: 6740,
        stock: 0,
        pointsDivisor: 20,
        description: 'A sack for big guards with big jaws, carried to the gate by our rider.',
      },
    ],
  ),
  {
    sku: 'PT-SHAMPOO-250ML',
    name: 'Pet Shampoo, Neem',
    brand,
    category: grooming,
    pack: '250 ml',
    list: 690,
    offer: 625,
    wholesale: 602,
    wholesaleOffer: 575,
    stock: 31,
    perishable,
    description: 'Neem against fleas and a mild lather, for whoever manages to hold the dog.',
    full: 'Safe for cats and for dogs over three months. Leave it on for five minutes, keep it out of the eyes, and close the drawing-room door.',
    highlights: ['With neem oil', 'For dogs and cats', 'No dyes'],
  },
  {
    sku: 'PT-BALL',
    name: 'Rubber Ball, Bouncing',
    brand,
    category: grooming,
    pack: '1 pc',
    list: 350,
    wholesale: 304,
    stock: 53,
    perishable,
    description: 'Natural rubber, tooth-proof and loud enough to be found under the takht.',
    full: 'Seven centimetres, for middling jaws and upward. It floats, which Rawal Lake has confirmed.',
    highlights: ['Natural rubber', '7 cm', 'Floats'],
    colours: ['Orange', 'Lime', 'Blue'],
  },
  {
    sku: 'PT-BIRDSEED-1KG',
    name: 'Parrot Seed Mix',
    brand,
    category: birds,
    pack: '1 kg',
    list: 490,
    wholesale: 428,
    stock: 68,
    perishable,
    description: 'Sunflower, millet, safflower and dried chilli for a bird with a vocabulary.',
    full: 'Sieved clean, so the dust stays with us. Add guava or a green chilli every day and expect comments.',
    highlights: ['Seven seeds', 'Dust-free', 'With dried chilli'],
  },
  {
    sku: 'PT-FISHFLAKES-100G',
    name: 'Fish Flakes, Tropical',
    brand,
    category: birds,
    pack: '100 g',
    list: 420,
    wholesale: 366,
    stock: 42,
    perishable,
    description: 'Thin flakes that float for half a minute and do not cloud the tank.',
    full: 'As much as they finish in two minutes, twice a day. With spirulina, which keeps the reds red.',
    highlights: ['With spirulina', 'Keeps water clear', 'For community tanks'],
  },
]
