/**
 * What nearly every grocery in Pakistan sells, to begin a shop with; the shop knows its prices. A brand
 * is named only where the thing is bought by it.
 */
export type StarterProduct = {
  /** the product's code in the shop is made of it, so it stays as it is */
  key: string
  name: string
  nameUr: string
  pack: string
  brand: string
  /** it spoils: what comes back is not sold again */
  perishable: boolean
  main: string
  mainUr: string
  sub: string
}

type Group = { main: string; mainUr: string; perishable?: true; products: string }

// Each line: key | category below the main one | name | name in Urdu | pack | brand. In category order.
const groups: readonly Group[] = [
  {
    main: 'Flour, Rice & Pulses',
    mainUr: 'آٹا، چاول اور دالیں',
    products: `
      chakki-atta-10kg | Flour | Chakki Atta | چکی آٹا | 10 kg
      fine-atta-10kg | Flour | Fine Atta | فائن آٹا | 10 kg
      maida-1kg | Flour | Maida | میدہ | 1 kg
      sooji-500g | Flour | Sooji | سوجی | 500 g
      besan-1kg | Flour | Besan | بیسن | 1 kg
      basmati-5kg | Rice | Super Basmati Rice | سپر باسمتی چاول | 5 kg
      sella-5kg | Rice | Sella Basmati Rice | سیلا باسمتی چاول | 5 kg
      tota-5kg | Rice | Broken Rice (Tota) | ٹوٹا چاول | 5 kg
      daal-chana-1kg | Pulses | Daal Chana | دال چنا | 1 kg
      daal-masoor-1kg | Pulses | Daal Masoor | دال مسور | 1 kg
      daal-moong-1kg | Pulses | Daal Moong | دال مونگ | 1 kg
      daal-mash-1kg | Pulses | Daal Mash | دال ماش | 1 kg
      white-chana-1kg | Pulses | White Chickpeas (Kabuli Chana) | کابلی چنے | 1 kg
      black-chana-1kg | Pulses | Black Chickpeas (Kala Chana) | کالے چنے | 1 kg`,
  },
  {
    main: 'Oil & Ghee',
    mainUr: 'تیل اور گھی',
    products: `
      cooking-oil-1l | Oil | Cooking Oil Pouch | کوکنگ آئل | 1 L
      cooking-oil-5l | Oil | Cooking Oil | کوکنگ آئل | 5 L
      mustard-oil-500ml | Oil | Mustard Oil (Sarson) | سرسوں کا تیل | 500 ml
      banaspati-1kg | Ghee | Banaspati Ghee Pouch | بناسپتی گھی | 1 kg
      desi-ghee-1kg | Ghee | Desi Ghee | دیسی گھی | 1 kg`,
  },
  {
    main: 'Spices & Masala',
    mainUr: 'مصالحے',
    products: `
      salt-800g | Salt | Iodised Salt | آیوڈین ملا نمک | 800 g
      red-chilli-200g | Ground Spices | Red Chilli Powder | پسی لال مرچ | 200 g
      turmeric-200g | Ground Spices | Turmeric Powder (Haldi) | ہلدی | 200 g
      coriander-200g | Ground Spices | Coriander Powder (Dhania) | پسا دھنیا | 200 g
      garam-masala-100g | Ground Spices | Garam Masala | گرم مصالحہ | 100 g
      cumin-100g | Whole Spices | Cumin Seeds (Zeera) | زیرہ | 100 g
      black-pepper-100g | Whole Spices | Black Pepper (Kali Mirch) | کالی مرچ | 100 g
      biryani-masala-50g | Recipe Mixes | Biryani Masala | بریانی مصالحہ | 50 g`,
  },
  {
    main: 'Sugar & Baking',
    mainUr: 'چینی اور بیکنگ',
    products: `
      sugar-1kg | Sugar | Sugar | چینی | 1 kg
      gur-1kg | Sugar | Gur | گڑ | 1 kg
      custard-powder-300g | Baking | Custard Powder | کسٹرڈ پاؤڈر | 300 g`,
  },
  {
    main: 'Dairy & Eggs',
    mainUr: 'دودھ اور انڈے',
    perishable: true,
    products: `
      fresh-milk-1l | Milk | Fresh Milk | تازہ دودھ | 1 L
      dahi-1kg | Yoghurt | Dahi | دہی | 1 kg
      eggs-12 | Eggs | Eggs | انڈے | 12 pcs
      butter-200g | Butter & Cream | Butter | مکھن | 200 g`,
  },
  {
    main: 'Bakery & Breakfast',
    mainUr: 'بیکری اور ناشتہ',
    perishable: true,
    products: `
      bread-large | Bread | Bread, Large | ڈبل روٹی | 1 pc
      rusk-pack | Rusks | Rusks (Papay) | پاپے | 1 pack
      honey-500g | Spreads | Honey | شہد | 500 g`,
  },
  {
    main: 'Fruit & Vegetables',
    mainUr: 'پھل اور سبزیاں',
    perishable: true,
    products: `
      onions-1kg | Vegetables | Onions (Pyaz) | پیاز | 1 kg
      potatoes-1kg | Vegetables | Potatoes (Aloo) | آلو | 1 kg
      tomatoes-1kg | Vegetables | Tomatoes (Tamatar) | ٹماٹر | 1 kg
      garlic-250g | Vegetables | Garlic (Lehsan) | لہسن | 250 g
      ginger-250g | Vegetables | Ginger (Adrak) | ادرک | 250 g
      green-chillies-250g | Vegetables | Green Chillies (Hari Mirch) | ہری مرچ | 250 g
      bananas-12 | Fruit | Bananas (Kela) | کیلا | 12 pcs
      apples-1kg | Fruit | Apples (Seb) | سیب | 1 kg`,
  },
  {
    main: 'Tea, Coffee & Drinks',
    mainUr: 'چائے، کافی اور مشروبات',
    products: `
      black-tea-250g | Tea | Black Tea | چائے کی پتی | 250 g
      green-tea-100g | Tea | Green Tea (Sabz Chai) | سبز چائے | 100 g
      rooh-afza-800ml | Sharbat | Rooh Afza | روح افزا | 800 ml | Hamdard
      cola-1500ml | Soft Drinks | Coca-Cola | کوکا کولا | 1.5 L | Coca-Cola
      water-1500ml | Water | Drinking Water | پینے کا پانی | 1.5 L`,
  },
  {
    main: 'Snacks, Biscuits & Sweets',
    mainUr: 'بسکٹ، نمکو اور مٹھائی',
    products: `
      biscuits-family | Biscuits | Biscuits, Family Pack | بسکٹ | 1 pack
      nimko-200g | Nimko | Nimko Mix | نمکو | 200 g
      vermicelli-200g | Vermicelli | Vermicelli (Seviyan) | سویاں | 200 g`,
  },
  {
    main: 'Cleaning & Laundry',
    mainUr: 'صفائی اور دھلائی',
    products: `
      washing-powder-1kg | Laundry | Washing Powder | کپڑے دھونے کا پاؤڈر | 1 kg
      dishwash-bar | Dishes | Dishwash Bar | برتن دھونے کا صابن | 1 pc
      toilet-cleaner-500ml | Cleaners | Toilet Cleaner | ٹوائلٹ کلینر | 500 ml`,
  },
  {
    main: 'Personal Care',
    mainUr: 'ذاتی نگہداشت',
    products: `
      bath-soap | Soap | Bath Soap | نہانے کا صابن | 1 pc
      shampoo-200ml | Hair | Shampoo | شیمپو | 200 ml
      toothpaste-100g | Teeth | Toothpaste | ٹوتھ پیسٹ | 100 g
      tissues-box | Tissues | Tissue Box | ٹشو پیپر | 1 box`,
  },
]

export const starterProducts: readonly StarterProduct[] = groups.flatMap(
  ({ main, mainUr, perishable = false, products }) =>
    products
      .trim()
      .split('\n')
      .map((line) => {
        const [key = '', sub = '', name = '', nameUr = '', pack = '', brand = ''] = line
          .split('|')
          .map((cell) => cell.trim())
        return { key, name, nameUr, pack, brand, perishable, main, mainUr, sub }
      }),
)

export const starterKeys: readonly string[] = starterProducts.map(({ key }) => key)

/** The code of the product in the shop. */
export const starterSku = ({ key }: Pick<StarterProduct, 'key'>) => `starter-${key}`
