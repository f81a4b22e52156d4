import { noFacts, type ProductFacts } from '#shop/catalogue/product-fields.ts'

type Facts = Partial<ProductFacts>

const cool = 'Keep in a cool, dry place.'
const airtight = 'Keep in an airtight jar, away from light and damp.'
const fridge = 'Keep in the fridge at 4 °C or below.'
const frozen = 'Keep frozen at −18 °C. Do not freeze again once thawed.'
const opened = 'Once opened, keep in the fridge and use within a month.'
const pakistan = 'Pakistan'

/** `place`: "Hunza, Pakistan", or the country alone. */
const named = (nameUr: string, place = pakistan, more: Facts = {}): Facts => {
  const [countryOfOrigin = '', origin = ''] = place.split(', ').reverse()
  return { nameUr, origin, countryOfOrigin, ...more }
}
const grain = (nameUr: string, ingredients: string, allergens: string[] = []): Facts =>
  named(nameUr, pakistan, { ingredients, allergens, shelfLife: '6 months', storage: cool })
const spice = (nameUr: string, origin = pakistan): Facts =>
  named(nameUr, origin, { shelfLife: '18 months', storage: airtight })
const milk = (nameUr: string, ingredients: string, shelfLife: string): Facts =>
  named(nameUr, pakistan, { ingredients, allergens: ['milk'], shelfLife, storage: fridge })
const packaged = (ingredients: string, allergens: string[], shelfLife: string): Facts => ({
  countryOfOrigin: pakistan,
  ingredients,
  allergens,
  shelfLife,
  storage: cool,
})

/** What is told of a product beside its words, by the beginning of its sku: every size has the same. */
const facts: Record<string, Facts> = {
  'FV-ONION': named('پیاز'),
  'FV-POTATO': named('آلو', 'Sahiwal, Pakistan'),
  'FV-TOMATO': named('ٹماٹر'),
  'FV-GARLIC': named('لہسن'),
  'FV-GINGER': named('ادرک'),
  'FV-CHILLI': named('ہری مرچ'),
  'FV-LEMON': named('لیموں'),
  'FV-CUCUMBER': named('کھیرا'),
  'FV-SPINACH': named('پالک'),
  'FV-CORIANDER': named('ہرا دھنیا'),
  'FV-MINT': named('پودینہ'),
  'FV-CAULIFLOWER': named('پھول گوبھی'),
  'FV-BROCCOLI': named('ہری گوبھی'),
  'FV-CARROT': named('گاجر'),
  'FV-EGGPLANT': named('بینگن'),
  'FV-CAPSICUM': named('شملہ مرچ'),
  'FV-PEAS': named('مٹر'),
  'FV-CORN': named('بھٹہ'),
  'FV-SWEETPOTATO': named('شکرقندی'),
  'FV-MUSHROOM': named('کھمبی'),
  'FV-BANANA': named('کیلا', 'Sindh, Pakistan'),
  'FV-KINNOW': named('کینو', 'Bhalwal, Pakistan'),
  'FV-APPLE-KULU': named('کالا کولو سیب'),
  'FV-APPLE-GREEN': named('سبز سیب'),
  'FV-PEAR': named('ناشپاتی'),
  'FV-PEACH': named('آڑو', 'Swat, Pakistan'),
  'FV-GRAPES': named('کالا انگور'),
  'FV-STRAWBERRY': named('اسٹرابیری', 'Islamabad, Pakistan'),
  'FV-MANGO-CHAUNSA': named('چونسا آم'),
  'FV-WATERMELON': named('تربوز'),
  'FV-MELON': named('گرما'),
  'FV-PINEAPPLE': { nameUr: 'انناس' },
  'FV-COCONUT': { nameUr: 'ناریل' },
  'FV-DATES-ASEEL': named('اصیل کھجور', 'Khairpur, Pakistan', {
    shelfLife: '12 months',
    storage: cool,
  }),
  'FV-APRICOT': named('خوبانی', 'Hunza, Pakistan', { shelfLife: '12 months', storage: airtight }),
  'FR-ATTA-CHAKKI': grain('چکی آٹا', 'Whole wheat', ['wheat (gluten)']),
  'FR-ATTA-FINE': grain('باریک آٹا', 'Wheat', ['wheat (gluten)']),
  'FR-MAIDA': grain('میدہ', 'Wheat', ['wheat (gluten)']),
  'FR-SOOJI': grain('سوجی', 'Wheat', ['wheat (gluten)']),
  'FR-BESAN': grain('بیسن', 'Split chickpeas'),
  'FR-CORNFLOUR': grain('کارن فلور', 'Maize starch'),
  'FR-BASMATI-AGED': named('باسمتی چاول', 'Punjab, Pakistan', {
    shelfLife: '24 months',
    storage: cool,
  }),
  'FR-BASMATI-SUPER': named('سپر کرنل چاول', 'Punjab, Pakistan', {
    shelfLife: '24 months',
    storage: cool,
  }),
  'FR-BASMATI-BROWN': named('براؤن باسمتی', 'Punjab, Pakistan', {
    shelfLife: '12 months',
    storage: cool,
  }),
  'FR-SELA': named('سیلا چاول', 'Punjab, Pakistan', { shelfLife: '24 months', storage: cool }),
  'FR-TOTA': named('ٹوٹا چاول', 'Punjab, Pakistan', { shelfLife: '24 months', storage: cool }),
  'FR-DAAL-CHANA': grain('دال چنا', 'Split chickpeas'),
  'FR-DAAL-MASOOR': grain('دال مسور', 'Split red lentils'),
  'FR-DAAL-MOONG': grain('دال مونگ', 'Split mung beans'),
  'FR-DAAL-MAASH': grain('دال ماش', 'Split black gram'),
  'FR-CHICKPEA': grain('سفید چنے', 'Chickpeas'),
  'FR-CHANA-BLACK': grain('کالے چنے', 'Black chickpeas'),
  'FR-LOBIA': grain('لوبیا', 'Black-eyed beans'),
  'FR-RAJMA': grain('لال لوبیا', 'Red kidney beans'),
  'FR-SUGAR': named('چینی', pakistan, { ingredients: 'Cane sugar', storage: cool }),
  'FR-GUR': named('گڑ', 'Charsadda, Pakistan', { ingredients: 'Cane juice', storage: airtight }),
  'FR-SALT-800G': named('نمک', pakistan, { ingredients: 'Salt, potassium iodate', storage: cool }),
  'FR-SALT-PINK': named('گلابی نمک', 'Khewra, Pakistan', {
    ingredients: 'Rock salt',
    storage: cool,
  }),
  'OG-CANOLA': named('کینولا تیل', pakistan, {
    ingredients: 'Canola oil',
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-SUNFLOWER': named('سورج مکھی کا تیل', pakistan, {
    ingredients: 'Sunflower oil',
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-MUSTARD': named('سرسوں کا تیل', pakistan, {
    ingredients: 'Mustard oil',
    allergens: ['mustard'],
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-OLIVE': {
    nameUr: 'زیتون کا تیل',
    countryOfOrigin: 'Spain',
    ingredients: 'Extra virgin olive oil',
    shelfLife: '18 months',
    storage: 'Keep away from light and heat.',
  },
  'OG-SESAME': named('تل کا تیل', pakistan, {
    ingredients: 'Sesame oil',
    allergens: ['sesame'],
    shelfLife: '12 months',
    storage: cool,
  }),
  'OG-BANASPATI': named('بناسپتی گھی', pakistan, { shelfLife: '12 months', storage: cool }),
  'OG-DESI': named('دیسی گھی', pakistan, {
    ingredients: 'Buffalo milk fat',
    allergens: ['milk'],
    shelfLife: '9 months',
    storage: cool,
  }),
  'SM-CHILLI-100G': spice('لال مرچ پاؤڈر', 'Kunri, Pakistan'),
  'SM-CHILLI-500G': spice('لال مرچ پاؤڈر', 'Kunri, Pakistan'),
  'SM-HALDI': spice('ہلدی'),
  'SM-DHANIA': spice('پسا دھنیا'),
  'SM-CUMIN': { nameUr: 'زیرہ', shelfLife: '18 months', storage: airtight },
  'SM-MUSTARD': { ...spice('رائی'), allergens: ['mustard'] },
  'SM-FENNEL': spice('سونف'),
  'SM-AJWAIN': spice('اجوائن'),
  'SM-PEPPER': { nameUr: 'کالی مرچ', shelfLife: '24 months', storage: airtight },
  'SM-CINNAMON': {
    nameUr: 'دار چینی',
    countryOfOrigin: 'Sri Lanka',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-ELAICHI': {
    nameUr: 'چھوٹی الائچی',
    countryOfOrigin: 'Guatemala',
    shelfLife: '18 months',
    storage: airtight,
  },
  'SM-CLOVES': {
    nameUr: 'لونگ',
    countryOfOrigin: 'Sri Lanka',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-SAFFRON': {
    nameUr: 'زعفران',
    countryOfOrigin: 'Iran',
    shelfLife: '24 months',
    storage: airtight,
  },
  'SM-GARAM': { nameUr: 'گرم مصالحہ', shelfLife: '12 months', storage: airtight },
  'SM-CHAAT': { nameUr: 'چاٹ مصالحہ', shelfLife: '12 months', storage: airtight },
  'SM-BIRYANI': { nameUr: 'بریانی مصالحہ', shelfLife: '18 months', storage: cool },
  'SM-HALEEM': {
    nameUr: 'حلیم مکس',
    allergens: ['wheat (gluten)', 'barley (gluten)'],
    shelfLife: '12 months',
    storage: cool,
  },
  'SM-PICKLE-MANGO': {
    nameUr: 'آم کا اچار',
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
    nameUr: 'ادرک لہسن پیسٹ',
    ingredients: 'Ginger, garlic, oil, salt, vinegar',
    shelfLife: '9 months',
    storage: opened,
  },
  'SM-VINEGAR': { nameUr: 'سفید سرکہ', shelfLife: '24 months', storage: cool },
  'DE-MILK-500ML': milk('دودھ', 'Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-1L': milk('دودھ', 'Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-2L': milk('دودھ', 'Pasteurised whole cow’s milk', '4 days from delivery'),
  'DE-MILK-BUFFALO': milk('بھینس کا دودھ', 'Pasteurised buffalo milk', '3 days from delivery'),
  'DE-MILK-SKIM': milk('بالائی اترا دودھ', 'Pasteurised skimmed milk', '4 days from delivery'),
  'DE-DAHI': milk('دہی', 'Milk, yoghurt culture', '7 days from delivery'),
  'DE-LASSI-SALT': milk('نمکین لسی', 'Yoghurt, water, salt', '5 days from delivery'),
  'DE-LASSI-MANGO': milk('آم کی لسی', 'Yoghurt, mango pulp, sugar', '7 days from delivery'),
  'DE-CREAM': milk('کریم', 'Cream of milk', '3 months'),
  'DE-MALAI': milk('ملائی', 'Cream of milk', '4 days from delivery'),
  'DE-BUTTER': milk('مکھن', 'Cream of milk, salt', '4 months'),
  'DE-MAKHAN': milk('سفید مکھن', 'Cream of milk', '7 days from delivery'),
  'DE-CHEDDAR': milk('چیڈر چیز', 'Milk, salt, cheese culture, rennet', '6 months'),
  'DE-PANEER': milk('پنیر', 'Milk, lemon juice', '5 days from delivery'),
  'DE-EGGS': named('انڈے', pakistan, { allergens: ['egg'], shelfLife: '3 weeks', storage: fridge }),
  'MP-CHICKEN': named('مرغی کا گوشت', pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-BREAST': named('مرغی کا سینہ', pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-MUTTON': named('بکرے کا گوشت', pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-QEEMA-BEEF': named('گائے کا قیمہ', pakistan, {
    shelfLife: '1 day from delivery',
    storage: fridge,
  }),
  'MP-BEEF': named('گائے کا گوشت', pakistan, {
    shelfLife: '2 days from delivery',
    storage: fridge,
  }),
  'MP-ROHU': named('رہو مچھلی', pakistan, {
    allergens: ['fish'],
    shelfLife: '1 day from delivery',
    storage: fridge,
  }),
  'MP-PRAWN': named('جھینگے', pakistan, {
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
    nameUr: 'ڈبل روٹی',
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
    nameUr: 'پراٹھا',
    storage: frozen,
  },
  'BB-RUSK': {
    ...packaged('Wheat flour, sugar, oil, egg, cardamom', ['wheat (gluten)', 'egg'], '4 months'),
    nameUr: 'کیک رسک',
  },
  'BB-OATS': packaged('Whole rolled oats', ['oats (gluten)'], '12 months'),
  'BB-HONEY-SIDR': {
    ...named('بیری کا شہد'),
    ingredients: 'Honey',
    shelfLife: '24 months',
    storage: cool,
  },
  'BB-PEANUT': { ...packaged('Roasted peanuts, oil, sugar, salt', ['peanuts'], '12 months') },
  'TC-TEA-STRONG': {
    nameUr: 'چائے پتی',
    countryOfOrigin: 'Kenya',
    ingredients: 'Black tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-TEA-DANEDAR': {
    nameUr: 'دانے دار چائے',
    countryOfOrigin: 'Kenya',
    ingredients: 'Black tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-QEHWA': {
    nameUr: 'قہوہ',
    countryOfOrigin: 'China',
    ingredients: 'Green tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-KASHMIRI': {
    nameUr: 'کشمیری چائے',
    countryOfOrigin: 'China',
    ingredients: 'Green tea',
    shelfLife: '24 months',
    storage: airtight,
  },
  'TC-ROSE': {
    nameUr: 'شربتِ گلاب',
    ...packaged('Sugar, water, rose extract, colour', [], '24 months'),
  },
  'SB-ALMOND': {
    nameUr: 'بادام',
    ingredients: 'Almonds',
    allergens: ['almonds'],
    shelfLife: '12 months',
    storage: airtight,
  },
  'SB-PISTA': {
    nameUr: 'پستہ',
    ingredients: 'Pistachios, salt',
    allergens: ['pistachios'],
    shelfLife: '9 months',
    storage: airtight,
  },
  'SB-WALNUT': named('اخروٹ', 'Chitral, Pakistan', {
    ingredients: 'Walnuts',
    allergens: ['walnuts'],
    shelfLife: '9 months',
    storage: airtight,
  }),
  'SB-PEANUTS': named('مونگ پھلی', pakistan, {
    ingredients: 'Peanuts',
    allergens: ['peanuts'],
    shelfLife: '6 months',
    storage: airtight,
  }),
  'SB-CHANA': named('بھنے چنے', pakistan, {
    ingredients: 'Roasted chickpeas',
    shelfLife: '6 months',
    storage: airtight,
  }),
  'SB-RAISIN': {
    nameUr: 'کشمش',
    ingredients: 'Raisins',
    shelfLife: '12 months',
    storage: airtight,
  },
  'SB-GULABJAMUN': {
    nameUr: 'گلاب جامن',
    ...packaged(
      'Milk solids, wheat flour, sugar, water, ghee, cardamom',
      ['milk', 'wheat (gluten)'],
      '12 months',
    ),
  },
  'SB-VERMICELLI': { nameUr: 'سویاں', ...packaged('Wheat', ['wheat (gluten)'], '12 months') },
  'SB-MACARONI': {
    nameUr: 'میکرونی',
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
