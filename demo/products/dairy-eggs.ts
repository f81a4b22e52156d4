import type { DemoProduct } from '../types.ts'
import { inSizes } from '../sizes.ts'

const main = 'Dairy & Eggs'
const fresh = [main, 'Milk', 'Fresh Milk'] as const
const keeping = [main, 'Milk', 'Long-Life & Powder'] as const
const dahi = [main, 'Yoghurt & Cream', 'Dahi & Lassi'] as const
const cream = [main, 'Yoghurt & Cream', 'Cream'] as const
const butter = [main, 'Butter & Cheese', 'Butter'] as const
const cheese = [main, 'Butter & Cheese', 'Cheese & Paneer'] as const
const eggs = [main, 'Eggs', 'Hen Eggs'] as const

const brand = 'Subah Farm'
const perishable = true

export const dairyEggs: readonly DemoProduct[] = [
  ...inSizes(
    { name: 'Fresh Milk, Full Cream', brand, category: fresh, perishable,
      full: 'Cow’s and buffalo’s milk from forty farms around Gujar Khan, pasteurised at dawn and bottled by breakfast. The cream rises, so shake it. Boil it if you must; you need not.',
      highlights: ['Bottled this morning', '5 % fat, cream on top', 'No powder, no water', 'Keep at 4 °C, drink in four days'],
      art: { form: 'bottle', ground: '#F4F6F8', band: '#2C6FB0', icon: 'glass-of-milk' } },
    [
      { sku: 'DE-MILK-500ML', pack: '500 ml', list: 150, wholesale: 133, stock: 160, description: 'Half a litre of this morning’s milk, with a finger of cream under the cap.' },
      { sku: 'DE-MILK-1L', pack: '1 l', list: 285, offer: 275, wholesale: 256, wholesaleOffer: 250, stock: 240, description: 'A litre of whole milk that still skins over when you warm it for chai.' },
      { sku: 'DE-MILK-2L', pack: '2 l', list: 560, wholesale: 502, stock: 45, pointsDivisor: 50, description: 'Two litres with a handle: kheer, chai and three glasses at bedtime.', art: { form: 'jug' } },
    ],
  ),
  { sku: 'DE-MILK-BUFFALO-1L', name: 'Buffalo Milk, Unhomogenised', brand, category: fresh, pack: '1 l', list: 310, wholesale: 276, stock: 70, perishable,
    description: 'Thick and ivory, for dahi that stands up and rabri that takes its time.',
    full: 'Seven per cent fat and nothing done to it beyond gentle heat. Sweets makers and grandmothers reserve it by telephone.',
    highlights: ['7 % fat', 'Sets the firmest dahi', 'Glass bottle, Rs. 20 back'],
    art: { form: 'bottle', ground: '#FBF6E6', band: '#3A3A3A', icon: 'water-buffalo' } },
  { sku: 'DE-MILK-SKIM-1L', name: 'Skimmed Milk, Light', brand, category: fresh, pack: '1 l', list: 270, offer: 255, wholesale: 240, wholesaleOffer: 231, stock: 48, perishable,
    description: 'All of the calcium and hardly any of the fat, for doctor’s orders and cold coffee.',
    full: 'Under half a per cent fat. It froths higher than whole milk, which the home baristas of F-7 have noticed.',
    highlights: ['0.4 % fat', 'Froths well', 'Added vitamin D'],
    art: { form: 'carton', ground: '#DDEBF3', band: '#4AA3C7', icon: 'glass-of-milk' } },
  ...inSizes(
    { name: 'Long-Life Milk, Full Cream', brand, category: keeping, perishable: false,
      full: 'Heated for three seconds, sealed in six layers, and good for five months without a fridge. For the office pantry, the drive north and the morning the milkman forgets.',
      highlights: ['No fridge until opened', '3.5 % fat', 'No preservative'],
      art: { form: 'carton', ground: '#2B6CB0', band: '#F8F4E6', icon: 'cow-face' } },
    [
      { sku: 'DE-UHT-1L', pack: '1 l', list: 330, wholesale: 297, stock: 280, description: 'The carton at the back of the cupboard that has saved many a guest’s tea.' },
      { sku: 'DE-UHT-12X1L', pack: '12 × 1 l', list: 3900, wholesale: 3510, stock: 36, pointsDivisor: 50, description: 'A full case of long-life milk, delivered to the kitchen door and not the gate.', art: { count: 3 } },
    ],
  ),
  { sku: 'DE-WHITENER-900G', name: 'Tea Whitener Powder', brand, category: keeping, pack: '900 g', list: 1350, offer: 1275, wholesale: 1190, wholesaleOffer: 1155, stock: 90, perishable: false,
    description: 'Two spoons turn black tea into dhaba doodh patti, with no boiling over.',
    full: 'Dairy and vegetable fat together, and we say so on the front. It dissolves in hot water without lumps and keeps its taste to the end of the bag.',
    highlights: ['No lumps', 'About 180 cups', 'Zip-lock bag'],
    art: { form: 'pouch', ground: '#A6432D', band: '#FBE8C8', icon: 'hot-beverage' } },
  { sku: 'DE-MILKPOWDER-400G', name: 'Whole Milk Powder', brand, category: keeping, pack: '400 g', list: 890, wholesale: 785, stock: 54, perishable: false,
    description: 'Real milk, dried and nothing else, for gulab jamun and for travelling light.',
    full: 'Stir 130 g into a litre of warm water and it is milk again. Confectioners buy it for the gulab jamun it makes: soft right through.',
    highlights: ['26 % milk fat', 'No sugar added', 'Makes 3 litres'],
    art: { form: 'tin', ground: '#F2E3B6', band: '#2F6B9A', icon: 'glass-of-milk' } },
  ...inSizes(
    { name: 'Dahi, Set in the Pot', brand, category: dahi, perishable,
      full: 'Whole milk, warmed, seeded with yesterday’s dahi and left in peace for seven hours. It comes out firm, mildly sour and with a skin of malai. No starch, no gelatine.',
      highlights: ['Set, not stirred', 'Live culture', 'Mild, not sour'],
      art: { form: 'tub', ground: '#FAF3E3', band: '#B5562F', icon: 'bowl-with-spoon' } },
    [
      { sku: 'DE-DAHI-500G', pack: '500 g', list: 169.5, wholesale: 149, stock: 150, description: 'Firm enough to slice, with malai on top, as the kunda from the corner used to be.' },
      { sku: 'DE-DAHI-1KG', pack: '1 kg', list: 320, offer: 299, wholesale: 282, wholesaleOffer: 271, stock: 110, description: 'A kilo for raita, marinade and karhi, and a bowl for whoever is up first.' },
    ],
  ),
  { sku: 'DE-LASSI-MANGO-250ML', name: 'Mango Lassi', brand, category: dahi, pack: '250 ml', list: 120, wholesale: 104, stock: 95, perishable,
    description: 'Thick dahi whisked with Sindhri pulp; shake it, then do not hurry.',
    full: 'A third of the bottle is mango and the rest is dahi, with a little cardamom at the end. Best very cold after something very hot.',
    highlights: ['33 % mango', 'No colouring', 'Drink within 5 days'],
    art: { form: 'bottle', ground: '#F8B84E', band: '#FFF4DC', icon: 'mango' } },
  { sku: 'DE-LASSI-SALT-1L', name: 'Salted Lassi, Churned', brand, category: dahi, pack: '1 l', list: 260, wholesale: 229, stock: 40, perishable,
    description: 'Thin, cool and a little sour, with roasted zeera floating where it should.',
    full: 'What is left when butter has been made, salted and chilled. After a June errand on a motorbike there is nothing better.',
    highlights: ['Real buttermilk', 'Low in fat', 'With roasted cumin'],
    art: { form: 'jug', ground: '#EEF3EA', band: '#5B8C5A', icon: 'cup-with-straw' } },
  { sku: 'DE-CREAM-200ML', name: 'Thick Dairy Cream', brand, category: cream, pack: '200 ml', list: 245, wholesale: 216, stock: 125, perishable: false,
    description: 'For fruit chaat, white karahi and the spoonful nobody saw you take.',
    full: 'Sterilised, so it waits in the cupboard, and thick enough to spoon when chilled. It does not split in a hot gravy if you take it off the flame first.',
    highlights: ['Spoonable when cold', 'Keeps unopened', 'Cooks without splitting'],
    art: { form: 'carton', ground: '#F8E7D3', band: '#C7364A', icon: 'shortcake' } },
  { sku: 'DE-MALAI-250G', name: 'Fresh Malai', brand, category: cream, pack: '250 g', list: 380, offer: 349, wholesale: 331, wholesaleOffer: 319, stock: 22, perishable,
    description: 'Skimmed off the morning boil in folds; put it on hot naan with honey or sugar.',
    full: 'We make thirty tubs a day and no more. It will not keep beyond the weekend, but it has never had to.',
    highlights: ['Skimmed by hand', 'Thirty tubs a day', 'Nothing added'],
    art: { form: 'tub', ground: '#FFF6E4', band: '#D8A13B', icon: 'soft-ice-cream' } },
  ...inSizes(
    { name: 'Butter, Lightly Salted', brand, category: butter, perishable,
      full: 'Churned from ripened cream, worked until it snaps, and wrapped in foil. A little salt, no colour. It spreads straight from the fridge in October and hardly at all in January.',
      highlights: ['82 % milk fat', 'From ripened cream', 'Marked every 25 g'],
      art: { form: 'bar', ground: '#F7D774', band: '#2C5C8A', icon: 'butter' } },
    [
      { sku: 'DE-BUTTER-100G', pack: '100 g', list: 290, wholesale: 257, stock: 130, description: 'A small bar for toast, with enough salt to bring out the cream.' },
      { sku: 'DE-BUTTER-200G', pack: '200 g', list: 560, wholesale: 496, stock: 105, description: 'Two hundred grams for the butter dish, the frying pan and a tray of biscuits.' },
    ],
  ),
  { sku: 'DE-MAKHAN-250G', name: 'White Butter (Makhan)', brand, category: butter, pack: '250 g', list: 620, wholesale: 543, stock: 3, perishable,
    description: 'Unsalted, cloud-soft and churned from dahi, for makai roti and sarson ka saag.',
    full: 'The butter of Punjab’s kitchens before there were fridges. It melts before you sit down, so bring the roti to it.',
    highlights: ['Churned from dahi', 'No salt', 'Made to order, twice a week'],
    art: { form: 'tub', ground: '#FFFBEF', band: '#7DA453', icon: 'butter' } },
  { sku: 'DE-CHEDDAR-200G', name: 'Cheddar Cheese, Medium', brand, category: cheese, pack: '200 g', list: 690, offer: 640, wholesale: 607, wholesaleOffer: 583, stock: 62, perishable,
    description: 'Six months old and quietly sharp, for sandwiches, macaroni and a late biscuit.',
    full: 'Made in Okara with microbial rennet, so it is halal to the last crumb. It grates without crumbling and browns under the grill.',
    highlights: ['Aged six months', 'Halal, microbial rennet', 'Grates and slices'],
    art: { form: 'bar', ground: '#F0A93B', band: '#8C2F2A', icon: 'cheese-wedge' } },
  { sku: 'DE-MOZZARELLA-400G', name: 'Pizza Cheese, Shredded', brand, category: cheese, pack: '400 g', list: 1050, offer: 960, wholesale: 922, wholesaleOffer: 885, stock: 75, perishable, pointsDivisor: 25,
    description: 'Mozzarella with a little cheddar, already shredded, for a long and golden pull.',
    full: 'Enough for three family pizzas or one teenager’s birthday. Scatter it from frozen; it melts more evenly.',
    highlights: ['Freezes well', 'Melts and stretches', 'Halal, microbial rennet'],
    art: { form: 'pouch', ground: '#3B7A57', band: '#FCE7A2', icon: 'pizza' } },
  { sku: 'DE-SLICES-10', name: 'Cheese Slices', brand, category: cheese, pack: '10 × 20 g', list: 520, wholesale: 455, stock: 118, perishable,
    description: 'One slice per burger, each in its own film, melted before the bun is shut.',
    full: 'Processed from real cheddar, with milk and no palm fat. The lunchbox’s most reliable friend.',
    highlights: ['55 % cheddar', 'Wrapped singly', 'Made with halal rennet'],
    art: { form: 'packet', ground: '#F9B233', band: '#C0392B', icon: 'sandwich' } },
  { sku: 'DE-PANEER-250G', name: 'Paneer, Fresh Pressed', brand, category: cheese, pack: '250 g', list: 430, wholesale: 375, stock: 33, perishable,
    description: 'Pressed under stone till it fries gold at the edges and stays soft inside.',
    full: 'Whole milk, curdled with lemon and nothing else. Drop the cubes in warm salted water after frying and they will drink the gravy.',
    highlights: ['Curdled with lemon', 'Firm, fries without breaking', 'Use within a week'],
    art: { form: 'tray', ground: '#FBF4E0', band: '#4C8B5A', icon: 'cheese-wedge' } },
  ...inSizes(
    { name: 'Farm Eggs, Brown', brand, category: eggs, perishable,
      full: 'From hens that walk about in open sheds near Fateh Jang, fed on maize and soya. Collected before noon, candled, stamped with the day. The yolks are deep yellow because of the maize.',
      highlights: ['Stamped with the laying day', 'Maize-fed hens', 'Medium to large'],
      art: { form: 'tray', ground: '#E8C9A0', band: '#7A4B2A', icon: 'egg' } },
    [
      { sku: 'DE-EGGS-6', pack: '6 pcs', list: 175, wholesale: 154, stock: 130, description: 'Half a dozen brown eggs with yolks the colour of a school bus.' },
      { sku: 'DE-EGGS-12', pack: '12 pcs', list: 340, offer: 325, wholesale: 302, wholesaleOffer: 293, stock: 260, description: 'A dozen, laid this week and stamped to prove it, in a box that survives a bicycle.' },
      { sku: 'DE-EGGS-30', pack: '30 pcs', list: 830, wholesale: 734, stock: 90, pointsDivisor: 50, description: 'The full tray for bakers, hostels and families who take breakfast seriously.' },
    ],
  ),
  { sku: 'DE-EGGS-DESI-6', name: 'Desi Eggs, Free Range', brand, category: eggs, pack: '6 pcs', list: 320, offer: 295, wholesale: 280, wholesaleOffer: 269, stock: 26, perishable,
    description: 'Small, pale and strong in taste, from village hens that scratch for a living.',
    full: 'Collected from some sixty households around Chakri, a few from each. Boil them in winter and eat them with black pepper in the sun.',
    highlights: ['Village hens', 'Small but rich', 'Bought at a fair price'],
    art: { form: 'tray', ground: '#F0E4CF', band: '#A65A3A', icon: 'nest-with-eggs' } },
]
