import type { DemoProduct } from '../types.ts'
import { inSizes } from '../sizes.ts'

const main = 'Baby & Mother'
const nappies = [main, 'Nappies & Wipes', 'Nappies'] as const
const wipes = [main, 'Nappies & Wipes', 'Wipes'] as const
const food = [main, 'Baby Food', 'Cereal & Fruit'] as const
const feeding = [main, 'Baby Food', 'Bottles & Cups'] as const
const bath = [main, 'Bath & Skin', 'Bath & Massage'] as const
const mother = [main, 'For Mothers', 'Mother Care'] as const

const brand = 'Nanhe Qadam'
const perishable = false

export const babyMother: readonly DemoProduct[] = [
  ...inSizes(
    { name: 'Nappies, Small 3–6 kg', brand, category: nappies, perishable,
      full: 'Soft inside, dry for eight hours by our own night-watch test on four nephews. A stripe turns blue when it is time. The waist stretches, and the tapes stick again after a wrong guess.',
      highlights: ['Wetness stripe', 'Breathable cover', 'Tapes re-stick', 'No perfume'],
      art: { form: 'pouch', ground: '#BFE1E8', band: '#F2A65A', icon: 'baby' } },
    [
      { sku: 'BM-NAPPY-S-20', pack: '20 pcs', list: 620, wholesale: 543, stock: 95, description: 'Twenty soft nappies for the first months, with a stripe that tells you when.' },
      { sku: 'BM-NAPPY-S-60', pack: '60 pcs', list: 1690, wholesale: 1480, stock: 62, pointsDivisor: 25, description: 'Sixty at once, since newborns do not check the shop’s opening hours.' },
    ],
  ),
  ...inSizes(
    { name: 'Nappy Pants, Large 9–14 kg', brand, category: nappies, perishable,
      full: 'They pull up like shorts, for children who will no longer lie still. Tear the sides to take them off. Thin enough to go under school trousers and thick enough for the Motorway.',
      highlights: ['Pull-up waist', 'Tear-away sides', 'Up to 10 hours dry'],
      art: { form: 'pouch', ground: '#F6C6B6', band: '#3E7CB1', icon: 'footprints' } },
    [
      { sku: 'BM-PANTS-L-18', pack: '18 pcs', list: 790, wholesale: 692, stock: 88, description: 'Pull-up pants for a child at a run, with sides that tear open when it matters.' },
      { sku: 'BM-PANTS-L-50', pack: '50 pcs', list: 1990, offer: 1840, wholesale: 1745, wholesaleOffer: 1685, stock: 47, pointsDivisor: 25, description: 'Fifty pull-ups: about nine days of peace, or seven with grandparents.' },
    ],
  ),
  { sku: 'BM-WIPES-72', name: 'Baby Wipes, Water & Aloe', brand, category: wipes, pack: '72 pcs', list: 290, wholesale: 253, stock: 210, perishable,
    description: 'Thick, wet and unscented; one is enough for most things and two for mango.',
    full: 'Ninety-nine per cent water with a little aloe. The lid clicks shut, which keeps the last wipe as wet as the first.',
    highlights: ['99 % water', 'No alcohol, no perfume', 'Click lid'],
    art: { form: 'packet', ground: '#CDEBE0', band: '#4FA58A', icon: 'droplet' } },
  { sku: 'BM-WIPES-3X72', name: 'Baby Wipes, Chamomile', brand, category: wipes, pack: '3 × 72 pcs', list: 840, offer: 749, wholesale: 730, wholesaleOffer: 689, stock: 74, perishable,
    description: 'Three packs with a soft chamomile smell, one for each bag you forget at home.',
    full: 'The same thick cloth as our water wipes, with chamomile for sore days. Safe for faces and for sticky car seats.',
    highlights: ['Three packs', 'Thick cotton-feel cloth', 'No alcohol'],
    art: { form: 'packet', ground: '#FBEFC6', band: '#7AA95C', icon: 'white-flower', count: 3 } },
  { sku: 'BM-CEREAL-RICE-175G', name: 'Baby Cereal, Rice', brand, category: food, pack: '175 g', list: 420, wholesale: 368, stock: 100, perishable,
    description: 'A first spoon after six months: rice, iron and the milk you already use.',
    full: 'Mixed with breast milk or boiled water, it comes out smooth and thin, and thicker as the weeks go by. Ask your doctor when to begin.',
    highlights: ['From 6 months', 'With iron', 'No sugar, no salt'],
    art: { form: 'box', ground: '#F7E9D0', band: '#6BA8C9', icon: 'bowl-with-spoon' } },
  { sku: 'BM-CEREAL-WHEAT-175G', name: 'Baby Cereal, Wheat & Dates', brand, category: food, pack: '175 g', list: 450, offer: 410, wholesale: 394, wholesaleOffer: 377, stock: 68, perishable,
    description: 'Sweetened by Khairpur dates and nothing else, for spoons that are grabbed.',
    full: 'For babies from eight months who have met wheat already. Warm, it smells of sooji halwa, and parents finish the bowl.',
    highlights: ['From 8 months', 'Sweetened with dates', 'With iron and zinc'],
    art: { form: 'box', ground: '#E3B778', band: '#7D4B8A', icon: 'sheaf-of-rice' } },
  { sku: 'BM-PUREE-APPLE-6', name: 'Fruit Purée, Apple & Banana', brand, category: food, pack: '6 × 90 g', list: 990, wholesale: 862, stock: 33, perishable,
    description: 'Swat apples and Sindhi bananas in soft pouches that small fists can squeeze.',
    full: 'Cooked, sieved and filled hot, so it needs no preservative. The cap is too large to swallow.',
    highlights: ['From 6 months', 'Only fruit', 'Safe large cap'],
    art: { form: 'pouch', ground: '#DDEBA5', band: '#E0592A', icon: 'red-apple', count: 3 } },
  { sku: 'BM-RUSKS-100G', name: 'Teething Rusks', brand, category: food, pack: '100 g', list: 260, wholesale: 227, stock: 57, perishable,
    description: 'Hard enough for new gums to work on, and they melt before they break.',
    full: 'Shaped like a handle, because it will be one. Always sit with the baby while it eats.',
    highlights: ['From 8 months', 'Easy to hold', 'No added sugar'],
    art: { form: 'box', ground: '#F2C68B', band: '#5AA1A7', icon: 'tooth' } },
  { sku: 'BM-BOTTLE-250ML', name: 'Feeding Bottle, Wide Neck', brand, category: feeding, pack: '250 ml', list: 690, offer: 630, wholesale: 602, wholesaleOffer: 579, stock: 54, perishable,
    description: 'A wide neck for easy scrubbing and a valve that keeps the air out of the tummy.',
    full: 'BPA-free and safe to boil. The figures are moulded and not printed, so they will still be there for the second child.',
    highlights: ['Anti-colic valve', 'BPA-free, can be boiled', 'Slow-flow teat included'],
    colours: ['Sky blue', 'Pistachio', 'Rose'],
    art: { form: 'bottle', ground: '#CFE6F5', band: '#F2A1A8', icon: 'baby-bottle' } },
  { sku: 'BM-CUP-200ML', name: 'Training Cup, Two Handles', brand, category: feeding, pack: '200 ml', list: 520, wholesale: 455, stock: 41, perishable,
    description: 'Two handles, one soft spout, and a base heavy enough to come back upright.',
    full: 'From six months, for water and diluted juice. The lid takes apart into three pieces and none of them hides milk.',
    highlights: ['Does not spill', 'Weighted base', 'Three parts, easy to wash'],
    colours: ['Mango yellow', 'Turquoise'],
    art: { form: 'tub', ground: '#FBD972', band: '#2BA6A0', icon: 'cup-with-straw' } },
  { sku: 'BM-LOTION-200ML', name: 'Baby Lotion, Milk & Almond', brand, category: bath, pack: '200 ml', list: 480, wholesale: 420, stock: 85, perishable,
    description: 'A light lotion for knees that crawl and cheeks that meet the winter wind.',
    full: 'Sinks in within a minute and leaves no shine on the shalwar. Hardly any scent, and what there is comes from almonds.',
    highlights: ['Sweet almond oil', 'Tested on sensitive skin', 'Pump bottle'],
    art: { form: 'bottle', ground: '#FBE7EA', band: '#D98BA0', icon: 'lotion-bottle' } },
  { sku: 'BM-OIL-125ML', name: 'Baby Massage Oil', brand, category: bath, pack: '125 ml', list: 390, wholesale: 341, stock: 63, perishable,
    description: 'Coconut, almond and a little olive, for the malish before a noon bath.',
    full: 'Warm it between the palms. Dadi’s technique is not included, but may be summoned by telephone.',
    highlights: ['Three plant oils', 'No mineral oil', 'Light, washes off'],
    art: { form: 'bottle', ground: '#F0D690', band: '#6E8F4E', icon: 'coconut' } },
  { sku: 'BM-SHAMPOO-200ML', name: 'Baby Shampoo, No Tears', brand, category: bath, pack: '200 ml', list: 450, offer: 405, wholesale: 392, wholesaleOffer: 372, stock: 79, perishable,
    description: 'Made as mild as water to the eye, so that only the combing is argued about.',
    full: 'A soft foam that rinses out in one cup of water. Suits newborn fuzz and five-year-old curls.',
    highlights: ['Does not sting', 'No dyes', 'Head to toe'],
    art: { form: 'bottle', ground: '#F7D65A', band: '#E4767A', icon: 'bubbles' } },
  { sku: 'BM-PADS-MATERNITY-10', name: 'Maternity Pads, Extra Long', brand, category: mother, pack: '10 pcs', list: 420, wholesale: 367, stock: 48, perishable,
    description: 'Extra long and cotton-soft, for the first weeks when comfort is everything.',
    full: 'Made for the days after a birth, with a thick core and gentle edges. They arrive in a plain inner bag, like everything from this shelf.',
    highlights: ['Extra long', 'Cotton-soft cover', 'Plain packing'],
    art: { form: 'pouch', ground: '#E7C8DC', band: '#7B4B8B', icon: 'tulip' } },
  { sku: 'BM-PANJIRI-500G', name: 'Panjiri, For New Mothers', brand: 'Chand Raat', category: mother, pack: '500 g', list: 990, offer: 899, wholesale: 861, wholesaleOffer: 827, stock: 25, perishable, pointsDivisor: 20,
    description: 'Sooji, desi ghee, gond, nuts and five seeds: forty days’ strength by the spoon.',
    full: 'Roasted slowly in small pans and packed warm. Two spoons with hot milk in the morning, and nobody is to say anything about calories.',
    highlights: ['Desi ghee', 'Gond and char maghaz', 'No preservative'],
    art: { form: 'tin', ground: '#B5722E', band: '#F8E3B0', icon: 'bowl-with-spoon' } },
]
