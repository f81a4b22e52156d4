import { noFacts, type ProductFacts } from '#shop/catalogue/product-fields.ts'

type Facts = Partial<ProductFacts>

const cool = 'Keep in a cool, dry place.'
const airtight = 'Keep in an airtight jar, away from light and damp.'
const fridge = 'Keep in the fridge at 4 °C or below.'
const frozen = 'Keep frozen at −18 °C. Do not freeze again once thawed.'
const opened = 'Once opened, keep in the fridge and use within a month.'
const pakistan = 'Pakistan'

/** `place`: "Hunza, Pakistan", or the country alone. */
const from = (place = pakistan, more: Facts = {}): Facts => {
  const [countryOfOrigin = '', origin = ''] = place.split(', ').reverse()
  return { origin, countryOfOrigin, ...more }
}
const grain = (ingredients: string, allergens: string[] = []): Facts =>
  from(pakistan, { ingredients, allergens, shelfLife: '6 months', storage: cool })
const spice = (origin = pakistan): Facts =>
  from(origin, { shelfLife: '18 months', storage: airtight })
const milk = (ingredients: string, shelfLife: string): Facts =>
  from(pakistan, { ingredients, allergens: ['milk'], shelfLife, storage: fridge })
const packaged = (ingredients: string, allergens: string[], shelfLife: string): Facts => ({
  countryOfOrigin: pakistan,
  ingredients,
  allergens,
  shelfLife,
  storage: cool,
})

/** What is told of a product beside its words, by the beginning of its sku: every size has the same. */
const facts: Record<string, Facts> = {
  'FV-ONION': from(),
  'FV-POTATO': from('Sahiwal, Pakistan'),
  'FV-TOMATO': from(),
  'FV-GARLIC': from(),
  'FV-GINGER': from(),
  'FV-CHILLI': from(),
  'FV-LEMON': from(),
  'FV-CUCUMBER': from(),
  'FV-SPINACH': from(),
  'FV-CORIANDER': from(),
  'FV-MINT': from(),
  'FV-CAULIFLOWER': from(),
  'FV-BROCCOLI': from(),
  'FV-CARROT': from(),
  'FV-EGGPLANT': from(),
  'FV-CAPSICUM': from(),
  'FV-PEAS': from(),
  'FV-CORN': from(),
  'FV-SWEETPOTATO': from(),
  'FV-MUSHROOM': from(),
  'FV-BANANA': from('Sindh, Pakistan'),
  'FV-KINNOW': from('Bhalwal, Pakistan'),
  'FV-APPLE-KULU': from(),
  'FV-APPLE-GREEN': from(),
  'FV-PEAR': from(),
  'FV-PEACH': from('Swat, Pakistan'),
  'FV-GRAPES': from(),
  'FV-STRAWBERRY': from('Islamabad, Pakistan'),
  'FV-MANGO-CHAUNSA': from(),
  'FV-WATERMELON': from(),
  'FV-MELON': from(),
  'FV-DATES-ASEEL': from('Khairpur, Pakistan', {
    shelfLife: '12 months',
    storage: cool,
  }),
  'FV-APRICOT': from('Hunza, Pakistan', { shelfLife: '12 months', storage: airtight }),
  'FR-ATTA-CHAKKI': grain('Whole wheat', ['wheat (gluten)']),
  'FR-ATTA-FINE': grain('Wheat', ['wheat (gluten)']),
  'FR-MAIDA': grain('Wheat', ['wheat (gluten)']),
  'FR-SOOJI': grain('Wheat', ['wheat (gluten)']),
  'FR-BESAN': grain('Split chickpeas'),
  'FR-CORNFLOUR': grain('Maize starch'),
  'FR-BASMATI-AGED': from('Punjab, Pakistan', {
    shelfLife: '24 months',
    storage: cool,
  }),
  'FR-BASMATI-SUPER': from('Punjab, Pakistan', {
    shelfLife: '24 months',
    storage: cool,
  }),
  'FR-BASMATI-BROWN': from('Punjab, Pakistan', {
    shelfLife: '12 months',
    storage: cool,
  }),
  'FR-SELA': from('Punjab, Pakistan', { shelfLife: '24 months', storage: cool }),
  'FR-TOTA': from('Punjab, Pakistan', { shelfLife: '24 months', storage: cool }),
  'FR-DAAL-CHANA': grain('Split chickpeas'),
  'FR-DAAL-MASOOR': grain('Split red lentils'),
  'FR-DAAL-MOONG': grain('Split mung beans'),
  'FR-DAAL-MAASH': grain('Split black gram'),
  'FR-CHICKPEA': grain('Chickpeas'),
  'FR-CHANA-BLACK': grain('Black chickpeas'),
  'FR-LOBIA': grain('Black-eyed beans'),
  'FR-RAJMA': grain('Red kidney beans'),
  'FR-SUGAR': from(pakistan, { ingredients: 'Cane sugar', storage: cool }),
  'FR-GUR': from('Charsadda, Pakistan', { ingredients: 'Cane juice', storage: airtight }),
  'FR-SALT-800G': from(pakistan, { ingredients: 'Salt, potassium iodate', storage: cool }),
  'FR-SALT-PINK': from('Khewra, Pakistan', {
    ingredients: 'Rock salt',
    storage: cool,
  }),
  'OG-CANOLA': from(pakistan, {
    ingredients: 'Canola oil',
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-SUNFLOWER': from(pakistan, {
    ingredients: 'Sunflower oil',
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-MUSTARD': from(pakistan, {
    ingredients: 'Mustard oil',
    allergens: ['mustard'],
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-OLIVE': {
    countryOfOrigin: 'Spain',
    ingredients: 'Extra virgin olive oil',
    shelfLife: '18 months',
    storage: 'Keep away from light and heat.',
  },
  'OG-SESAME': from(pakistan, {
    ingredients: 'Sesame oil',
    allergens: ['sesame'],
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-BANASPATI': from(pakistan, { shelfLife: '12 months', storage: cool }),
  'OG-DESI': from(pakistan, {
    ingredients: 'Buffalo milk fat',
    allergens: ['milk'],
    shelfLife: '9 months',
    storage: cool,
  }),
  'SM-CHILLI-100G': spice('Kunri, Pakistan'),
  'SM-CHILLI-500G': spice('Kunri, Pakistan'),
  'SM-HALDI': spice(),
  'SM-DHANIA': spice(),
  'SM-CUMIN': { shelfLife: '18 months', storage: airtight },
  'SM-MUSTARD': { ...spice(), allergens: ['mustard'] },
  'SM-FENNEL': spice(),
  'SM-AJWAIN': spice(),
  'SM-PEPPER': { shelfLife: '24 months', storage: airtight },
  'SM-CINNAMON': {
    countryOfOrigin: 'Sri Lanka',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-ELAICHI': {
    countryOfOrigin: 'Guatemala',
    shelfLife: '18 months',
    storage: airtight,
  },
  'SM-CLOVES': {
    countryOfOrigin: 'Sri Lanka',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-SAFFRON': {
    countryOfOrigin: 'Iran',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-GARAM': { shelfLife: '12 months', storage: airtight },
  'SM-CHAAT': { shelfLife: '12 months', storage: airtight },
  'SM-BIRYANI': { shelfLife: '18 months', storage: cool },
  'SM-HALEEM': {
    allergens: ['wheat (gluten)', 'barley (gluten)'],
    shelfLife: '12 months',
    storage: cool,
  },
  'SM-PICKLE-MANGO': {
    ingredients: 'Green mango, mustard oil, salt, spices',
    allergens: ['mustard'],
    shelfLife: '24 months',
    storage: 'Use a dry spoon, and keep the pieces under the oil.',
  },
  'SM-KETCHUP': {
    ...packaged('Tomato paste, water, sugar, vinegar, salt, spices', [], '12 months'),
    storage: opened,
  },
  'SM-GG-PASTE': {
    ingredients: 'Ginger, garlic, oil, salt, vinegar',
    shelfLife: '9 months',
    storage: opened,
  },
  'SM-VINEGAR': { shelfLife: '24 months', storage: cool },
  'DE-MILK-500ML': milk('Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-1L': milk('Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-2L': milk('Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-BUFFALO': milk('Pasteurised buffalo milk', '3 days from delivery'),
  'DE-MILK-SKIM': milk('Pasteurised skimmed milk', '4 days from delivery'),
  'DE-DAHI': milk('Milk, yoghurt culture', '7 days from delivery'),
  'DE-LASSI-SALT': milk('Yoghurt, water, salt', '5 days from delivery'),
  'DE-LASSI-MANGO': milk('Yoghurt, mango pulp, sugar', '7 days from delivery'),
  'DE-CREAM': milk('Cream of milk', '3 months'),
  'DE-MALAI': milk('Cream of milk', '4 days from delivery'),
  'DE-BUTTER': milk('Cream of milk, salt', '4 months'),
  'DE-MAKHAN': milk('Cream of milk', '7 days from delivery'),
  'DE-CHEDDAR': milk('Milk, salt, cheese culture, rennet', '6 months'),
  'DE-PANEER': milk('Milk, lemon juice', '5 days from delivery'),
  'DE-EGGS': from(pakistan, { allergens: ['egg'], shelfLife: '3 weeks', storage: fridge }),
  'MP-CHICKEN': from(pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-BREAST': from(pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-MUTTON': from(pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-QEEMA-BEEF': from(pakistan, {
    shelfLife: '1 day from delivery',
    storage: fridge,
  }),
  'MP-BEEF': from(pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-ROHU': from(pakistan, {
    allergens: ['fish'],
    shelfLife: '1 day from delivery',
    storage: fridge,
  }),
  'MP-PRAWN': from(pakistan, {
    allergens: ['crustaceans'],
    shelfLife: '9 months',
    storage: frozen,
  }),
  'MP-NUGGETS': {
    ...packaged('Chicken, wheat crumbs, water, oil, salt, spices', ['wheat (gluten)'], '9 months'),
    storage: frozen,
  },
  'BB-BREAD-MILK': {
    ...packaged(
      'Wheat flour, milk, sugar, yeast, oil, salt',
      ['wheat (gluten)', 'milk'],
      '5 days from delivery',
    ),
  },
  'BB-BREAD-BRAN': packaged(
    'Wheat flour, wheat bran, yeast, oil, salt',
    ['wheat (gluten)'],
    '5 days from delivery',
  ),
  'BB-BUN': packaged(
    'Wheat flour, sugar, yeast, oil, sesame, salt',
    ['wheat (gluten)', 'sesame'],
    '5 days from delivery',
  ),
  'BB-PARATHA': {
    ...packaged('Wheat flour, water, oil, salt', ['wheat (gluten)'], '9 months'),
    storage: frozen,
  },
  'BB-RUSK': {
    ...packaged('Wheat flour, sugar, oil, egg, cardamom', ['wheat (gluten)', 'egg'], '4 months'),
  },
  'BB-OATS': packaged('Whole rolled oats', ['oats (gluten)'], '12 months'),
  'BB-HONEY-SIDR': {
    ...from(),
    ingredients: 'Honey',
    shelfLife: '24 months',
    storage: cool,
  },
  'BB-PEANUT': { ...packaged('Roasted peanuts, oil, sugar, salt', ['peanuts'], '12 months') },
  'TC-TEA-STRONG': {
    countryOfOrigin: 'Kenya',
    ingredients: 'Black tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-TEA-DANEDAR': {
    countryOfOrigin: 'Kenya',
    ingredients: 'Black tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-QEHWA': {
    countryOfOrigin: 'China',
    ingredients: 'Green tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-KASHMIRI': {
    countryOfOrigin: 'China',
    ingredients: 'Green tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-ROSE': {
    ...packaged('Sugar, water, rose extract, colour', [], '24 months'),
  },
  'SB-ALMOND': {
    ingredients: 'Almonds',
    allergens: ['almonds'],
    shelfLife: '12 months',
    storage: airtight,
  },
  'SB-PISTA': {
    ingredients: 'Pistachios, salt',
    allergens: ['pistachios'],
    shelfLife: '9 months',
    storage: airtight,
  },
  'SB-WALNUT': from('Chitral, Pakistan', {
    ingredients: 'Walnuts',
    allergens: ['walnuts'],
    shelfLife: '9 months',
    storage: airtight,
  }),
  'SB-PEANUTS': from(pakistan, {
    ingredients: 'Peanuts',
    allergens: ['peanuts'],
    shelfLife: '6 months',
    storage: airtight,
  }),
  'SB-CHANA': from(pakistan, {
    ingredients: 'Roasted chickpeas',
    shelfLife: '6 months',
    storage: airtight,
  }),
  'SB-RAISIN': {
    ingredients: 'Raisins',
    shelfLife: '12 months',
    storage: airtight,
  },
  'SB-GULABJAMUN': {
    ...packaged(
      'Milk solids, wheat flour, sugar, water, ghee, cardamom',
      ['milk', 'wheat (gluten)'],
      '12 months',
    ),
  },
  'SB-VERMICELLI': { ...packaged('Wheat', ['wheat (gluten)'], '12 months') },
  'SB-MACARONI': {
    ...packaged('Durum wheat semolina', ['wheat (gluten)'], '24 months'),
  },
  'SB-SPAGHETTI': packaged('Durum wheat semolina', ['wheat (gluten)'], '24 months'),
}

/** The keys are beginnings of skus: the longest that fits counts. */
export const factKeys = Object.keys(facts)

const keyFor = (sku: string) =>
  factKeys
    .filter((key) => sku === key || sku.startsWith(`${key}-`))
    .toSorted((a, b) => b.length - a.length)[0]

export function factsOf(sku: string): ProductFacts {
  const key = keyFor(sku)
  return { ...noFacts, ...(key !== undefined && facts[key]) }
}
