import { neighbours } from './neighbours.ts'
import type { DemoOrder, DemoProductReview } from './types.ts'

type Said = readonly [by: string, rating: 1 | 2 | 3 | 4 | 5, daysAgo: number, text: string]

/** What those say of a product to whom it was delivered, by its sku. */
const said: Readonly<Record<string, readonly Said[]>> = {
  'FR-ATTA-CHAKKI-10KG': [
    [
      'amina',
      5,
      50,
      'Soft rotis until the evening, and the dough does not crack. We are on our second bag.',
    ],
    [
      'nadeem',
      4,
      20,
      'My customers ask for it by name now. Two bags of twenty came with a dusty seam, nothing worse.',
    ],
    ['anwar', 5, 36, 'Weighed it: ten kilograms and forty grams. I have no further questions.'],
    ['rukhsana', 5, 31, 'Smells like the chakki in our village. The roti puffs by itself.'],
    ['parveen', 4, 22, 'Good atta. A finer sieve would make it perfect for parathas.'],
    ['saima', 3, 17, 'The atta is fine, but the bag tore at the handle on the stairs.'],
    ['hamza', 5, 9, 'No more going to the mill on Sundays.'],
  ],
  'DE-MILK-1L': [
    ['amina', 5, 6, 'Thick malai on top by night, as it should be.'],
    ['farah', 5, 40, 'The only milk my daughter finishes.'],
    ['rukhsana', 5, 35, 'It boils over like honest milk.'],
    ['saima', 2, 34, 'Good milk, but it came after breakfast. Milk at nine is milk for nobody.'],
    ['anwar', 4, 28, 'Cold on arrival. The cap wants a stronger hand than mine.'],
    ['mehwish', 5, 12, 'Made kheer of three litres. No water in it at all.'],
  ],
  'DE-EGGS-12': [
    ['bilal', 5, 33, 'Orange yolks. Not one cracked in two trays.'],
    [
      'amina',
      4,
      7,
      'Large and fresh. One was cracked and they took it off the bill before I could say it.',
    ],
    ['daniyal', 5, 30, 'Nine boys, twelve eggs, one argument. Excellent product.'],
    ['hamza', 4, 24, 'Fresh. They are a little smaller than the ones from last month.'],
    ['mehwish', 5, 4, 'They whip up beautifully for sponge.'],
  ],
  'FV-TOMATO-1KG': [
    ['amina', 4, 39, 'Red and firm. Good for salad, even better for karahi.'],
    ['parveen', 5, 33, 'Picked as I would pick them: not one soft.'],
    ['hamza', 3, 29, 'Two out of nine were too ripe. They went into the chutney.'],
    ['rukhsana', 4, 11, 'Cheaper than my sabzi wala, and he knows it.'],
  ],
  'FV-ONION-1KG': [
    ['amina', 5, 38, 'Dry skins, no sprouts, and they made me cry properly.'],
    ['saima', 4, 26, 'Even in size, which is good for frying.'],
    ['daniyal', 4, 19, 'They are onions. They are good onions.'],
  ],
  'FV-BANANA-12': [
    ['bilal', 4, 35, 'Came green at one end, perfect two days later.'],
    ['amina', 5, 6, 'Small and sweet, the Sindhi kind, just right for lunch boxes.'],
    ['imtiaz', 5, 27, 'The parrot and I share them. He gets the better half.'],
    ['saima', 3, 23, 'Three of the twelve were bruised.'],
    ['anwar', 4, 15, 'Twelve, as stated.'],
  ],
  'FV-APPLE-KULU-1KG': [
    ['farah', 5, 42, 'Crisp, and they smell of apples from the door.'],
    ['mehwish', 5, 25, 'Sweet without being floury. My children eat them unasked.'],
    ['imtiaz', 4, 18, 'Good apples. One had a worm of good taste.'],
  ],
  'FV-LEMON-250G': [['usman', 4, 10, 'Thin skins and full of juice. Enough for a whole barbecue.']],
  'FV-GINGER-250G': [
    ['usman', 5, 9, 'Young and not stringy. It goes through the grater like butter.'],
  ],
  'FV-SPINACH-BUNCH': [
    ['amina', 4, 5, 'Washed it four times, cooked it once, ate it twice.'],
    ['rukhsana', 5, 14, 'Tender leaves and short stalks. This is how saag begins.'],
  ],
  'FV-POTATO-5KG': [
    ['daniyal', 5, 32, 'Half the hostel lives on these.'],
    ['parveen', 4, 21, 'They hold together in the salan. A bit muddy, as potatoes are.'],
  ],
  'FV-CORIANDER-BUNCH': [
    ['rukhsana', 5, 6, 'It came with the dew on it.'],
    ['mehwish', 4, 13, 'A generous bunch. Half went into the freezer.'],
  ],
  'FV-DATES-ASEEL-1KG': [
    ['anwar', 5, 30, 'Soft, clean and not sticky with syrup. I take three with tea.'],
    ['imtiaz', 5, 20, 'Proper Aseel. My brother in Khairpur agrees.'],
  ],
  'FR-BASMATI-AGED-5KG': [
    [
      'amina',
      5,
      37,
      'Every grain by itself. My mother-in-law asked for the name, which has never happened before.',
    ],
    ['mehwish', 5, 33, 'Long, fragrant, and it does not break when stirred.'],
    ['anwar', 4, 28, 'Soak it for forty minutes, not thirty. Then it is faultless.'],
    ['parveen', 5, 16, 'For biryani there is nothing else in my kitchen now.'],
  ],
  'FR-BASMATI-AGED-25KG': [
    ['kamran', 5, 52, 'Thirty plates a night and no complaint has come back to the kitchen.'],
  ],
  'FR-SELA-25KG': [
    ['kamran', 4, 6, 'Holds on the buffet for hours. A few broken grains at the bottom.'],
  ],
  'FR-DAAL-CHANA-1KG': [
    ['amina', 4, 52, 'Clean, no stones. Soak it overnight.'],
    ['daniyal', 5, 27, 'Cooks soft in our one pot.'],
  ],
  'FR-DAAL-MASOOR-1KG': [
    ['amina', 5, 51, 'Ready in fifteen minutes. Good colour too.'],
    ['daniyal', 5, 31, 'This daal has carried me through two semesters.'],
    ['saima', 4, 19, 'Clean and quick. I found one small stone.'],
  ],
  'FR-CHICKPEA-1KG': [
    ['kamran', 5, 5, 'Large and even. They double in the pot.'],
    ['parveen', 4, 18, 'Good for chaat, they keep their shape.'],
  ],
  'FR-SUGAR-1KG': [
    ['amina', 4, 49, 'Fine and dry. Sugar as it should be.'],
    ['nadeem', 5, 18, 'Sixty packets, all of full weight.'],
  ],
  'FR-SUGAR-5KG': [
    ['kamran', 4, 50, 'The bags are strong, which matters on our stairs.'],
    ['saima', 4, 22, 'No lumps.'],
  ],
  'FR-GUR-1KG': [
    ['amina', 5, 14, 'Tastes of smoke and winter. We finished it without baking anything.'],
    ['rukhsana', 5, 29, 'Real Charsadda gur, dark and soft.'],
  ],
  'FR-MAIDA-5KG': [['mehwish', 5, 28, 'For cakes and for naan, both light.']],
  'FR-BESAN-1KG': [['parveen', 4, 24, 'The pakoras stay crisp. It could be ground a shade finer.']],
  'OG-CANOLA-5L': [
    ['amina', 4, 53, 'No smell while frying, and the can pours without glugging.'],
    ['mehwish', 5, 31, 'Light. The parathas are not greasy.'],
    ['hamza', 4, 20, 'Fair price for five litres.'],
  ],
  'OG-BLEND-16L': [
    ['kamran', 5, 51, 'Four days in the fryer before it turns. Others give us three.'],
  ],
  'OG-BANASPATI-5KG': [['kamran', 4, 4, 'For halwa puri on Sundays. Sets firm, melts clean.']],
  'OG-DESI-500G': [
    ['amina', 5, 13, 'One spoon on daal and the whole street knows.'],
    ['anwar', 5, 25, 'Grainy, golden, honest. Dear, and worth it.'],
    ['rukhsana', 4, 16, 'Good ghee. My grandmother made better, but she is gone.'],
  ],
  'SM-CHILLI-500G': [['kamran', 5, 5, 'Strong colour, and a heat that comes late and stays.']],
  'SM-BIRYANI-50G': [
    ['amina', 5, 36, 'Sindhi style for once means Sindhi style: sour, hot, with aloo bukhara.'],
    ['daniyal', 4, 30, 'Two packets for nine boys. Use three.'],
    ['parveen', 4, 26, 'A little too much salt for us. The aroma is right.'],
    ['mehwish', 5, 8, 'I add nothing of my own any more.'],
  ],
  'SM-NIHARI-60G': [
    ['usman', 5, 21, 'Delhi style, slow and deep. Eight hours and it was gone in one.'],
  ],
  'SM-KARAHI-50G': [
    ['usman', 4, 9, 'Peshawari would mean no masala at all, but it is very good.'],
    ['hamza', 5, 21, 'Made a karahi my father believed came from a restaurant.'],
  ],
  'DE-UHT-1L': [
    ['amina', 4, 48, 'For the days when the fresh one runs out. Makes a decent chai.'],
    ['daniyal', 4, 23, 'Keeps in a hostel without a fridge. Enough said.'],
  ],
  'DE-UHT-12X1L': [['nadeem', 4, 19, 'Cartons came dry and straight. I sell one a day.']],
  'DE-DAHI-1KG': [
    ['amina', 5, 39, 'Set in a clay pot and it shows. Firm enough to slice.'],
    ['kamran', 5, 29, 'Twelve pots, all set, none sour.'],
    ['rukhsana', 4, 24, 'Sweet on the first day, just right on the second.'],
    ['parveen', 5, 12, 'Raita without whey, at last.'],
  ],
  'DE-LASSI-SALT-1L': [['usman', 5, 10, 'Churned, not shaken. Needs a nap afterwards.']],
  'DE-BUTTER-200G': [
    ['amina', 4, 12, 'Soft enough to spread on toast straight away.'],
    ['mehwish', 5, 27, 'My biscuits have never been so short.'],
  ],
  'DE-EGGS-30': [['kamran', 5, 28, 'Three hundred eggs and four cracked. That is nothing.']],
  'MP-CHICKEN-CURRY-1KG': [
    ['amina', 4, 36, 'Cleaned well, cut small. I would like fewer neck pieces.'],
    ['parveen', 5, 10, 'Asked for larger pieces in the note, and got them.'],
    ['hamza', 4, 17, 'Fresh, no smell, cooked in half an hour.'],
    ['imtiaz', 5, 25, 'Came cold, was cooked at once, praised for an hour.'],
  ],
  'MP-BREAST-1KG': [['kamran', 4, 27, 'Trimmed clean. Packs could be flatter for our freezer.']],
  'MP-MUTTON-1KG': [
    ['amina', 5, 38, 'Young, and it smelled of nothing.'],
    ['kamran', 4, 26, 'Good mix of cuts for korma. One packet had too much fat.'],
    ['anwar', 5, 20, 'As in the old days of the Saddar butchers.'],
    ['rukhsana', 5, 13, 'Soft in forty minutes without a pressure cooker.'],
  ],
  'MP-CHOPS-500G': [
    ['usman', 5, 10, 'Trimmed like a picture. Two minutes a side, salt, nothing else.'],
  ],
  'MP-NIHARI-1KG': [['usman', 5, 20, 'Marrow bones that had marrow in them.']],
  'BB-BREAD-MILK-L': [
    ['amina', 4, 6, 'Soft for three days. The slices are even.'],
    ['saima', 4, 25, 'The children like it. It was baked that morning.'],
    ['daniyal', 5, 16, 'Toasts evenly on a tawa.'],
  ],
  'BB-BREAD-BRAN': [['bilal', 4, 34, 'Does not taste like a punishment.']],
  'BB-NAAN-5': [
    ['usman', 4, 9, 'Two minutes over the flame and they are from the tandoor.'],
    ['hamza', 5, 15, 'Sesame on every one. Keep some in the freezer for guests.'],
  ],
  'BB-RUSK-300G': [
    ['amina', 5, 12, 'They survive a dip in chai, which is all one asks.'],
    ['anwar', 5, 18, 'Three with morning tea. The elaichi is real.'],
  ],
  'BB-OATS-1KG': [
    ['bilal', 5, 30, 'Whole oats and not dust. With banana and honey, every morning.'],
  ],
  'BB-HONEY-SIDR-500G': [
    [
      'farah',
      5,
      17,
      'Thick, dark and not too sweet. My mother tested it with a match and approved.',
    ],
    ['rukhsana', 4, 22, 'True beri honey. The lid sticks.'],
  ],
  'TC-TEA-STRONG-430G': [
    ['amina', 5, 47, 'Two spoons for four cups and it is still strong.'],
    ['anwar', 5, 29, 'Brisk. Takes milk well.'],
    ['imtiaz', 4, 24, 'Good colour. Goes bitter if you forget it, which I do.'],
    ['parveen', 5, 17, 'Doodh patti as it should be.'],
  ],
  'TC-TEA-STRONG-95G': [
    ['nadeem', 5, 17, 'The small packets go fastest. They are gone by Friday.'],
  ],
  'TC-TEA-STRONG-900G': [
    ['kamran', 4, 48, 'The staff drinks nothing else. I wish there were a five kilo sack.'],
  ],
  'TC-QEHWA-100G': [
    ['usman', 5, 22, 'Green, light and with enough elaichi. After nihari there is no other way.'],
  ],
  'TC-COFFEE-100G': [
    ['bilal', 4, 32, 'Good for a quick cup. Not bitter with milk.'],
    ['daniyal', 3, 26, 'Does its work before exams. I have had better, at three times the price.'],
  ],
  'TC-ROSE-800ML': [
    ['amina', 5, 34, 'In milk with ice. The bottle lasted nine days in Ramazan fashion.'],
    ['mehwish', 4, 20, 'A little sweet, so use less.'],
  ],
  'TC-MANGO-200ML': [
    ['nadeem', 5, 45, 'Sells by itself outside the school.'],
    ['saima', 4, 15, 'Thick, and tastes of chaunsa.'],
  ],
  'TC-WATER-1.5L-6': [['kamran', 5, 5, 'Sealed, dated, and carried to the store room.']],
  'SB-CRISPS-CHILLI-40G': [
    ['nadeem', 5, 44, 'Gone in two days, every time.'],
    ['daniyal', 5, 28, 'Sharp and sour. One packet is never one packet.'],
    ['hamza', 4, 12, 'More chips and less air than the others.'],
  ],
  'SB-ALMOND-250G': [
    ['bilal', 5, 31, 'Whole and fresh, none bitter.'],
    ['imtiaz', 4, 16, 'The parrot says five stars, I say four.'],
  ],
  'SB-NIMKO-200G': [
    ['daniyal', 5, 29, 'Saved a semester.'],
    ['imtiaz', 4, 21, 'Fresh and not oily. More peanuts, please.'],
  ],
  'SB-BISCUIT-ZEERA-12': [
    ['nadeem', 4, 43, 'Good with tea, and the packs are small enough for pocket money.'],
  ],
  'SB-PEANUTS-500G': [['imtiaz', 5, 19, 'Roasted that week. A winter evening in a bag.']],
  'BM-NAPPY-S-60': [
    ['farah', 5, 41, 'No leaks at night and no red skin.'],
    ['mehwish', 4, 24, 'Soft. Runs a little small for five kilograms.'],
  ],
  'BM-WIPES-3X72': [['farah', 4, 39, 'Thick and mild. The lid of one pack did not close.']],
  'BM-PANJIRI-500G': [['farah', 5, 43, 'Full of gond and almonds, as my nani made it.']],
  'PC-SOAP-NEEM-125G': [
    ['nadeem', 4, 16, 'My older customers want this one and no other.'],
    ['parveen', 5, 19, 'Cleared my son’s skin within two weeks.'],
  ],
  'PC-SHAMPOO-AMLA-650ML': [
    ['amina', 4, 4, 'Hair is softer and the bottle will last until Eid.'],
    ['rukhsana', 5, 18, 'Smells like real amla.'],
    ['saima', 2, 14, 'Too heavy for my hair. The pump is good.'],
  ],
  'PC-TOOTHPASTE-75G': [
    ['saima', 3, 21, 'Fresh without burning, but the cap broke within a week.'],
  ],
  'CL-POWDER-1KG': [
    ['amina', 4, 46, 'Collars come out clean. A strong scent.'],
    ['saima', 4, 18, 'Good in cold water too.'],
    ['parveen', 3, 15, 'Cleans well but leaves some powder in the drum.'],
    ['rukhsana', 5, 9, 'School shirts are white again.'],
  ],
  'CL-BAR-250G': [['nadeem', 4, 42, 'Does not melt away in the bucket.']],
  'CL-FLOOR-3L': [['kamran', 4, 25, 'The lobby smells of pine and not of a hospital.']],
  'CL-SPONGE-5': [['hamza', 4, 14, 'The rough side lasts. A month on one.']],
  'HK-KARAHI-30CM': [
    ['amina', 5, 25, 'Heavy as a goat and just as lasting. Season it twice.'],
    ['anwar', 5, 16, 'Even heat. It will be inherited.'],
    ['hamza', 4, 10, 'Excellent karahi. My wife needs two hands for it.'],
  ],
  'HK-FLASK-1L': [
    ['bilal', 5, 46, 'Hot chai at Chilas, six hours later.'],
    ['imtiaz', 5, 23, 'Dropped it from the roof. One dent, still hot.'],
    ['saima', 4, 11, 'Keeps heat till evening. The cup is small.'],
  ],
  'HK-TISSUE-BOX-150': [['kamran', 4, 24, 'Soft, and the box looks decent on a table.']],
  'HK-MATCHES-10': [['nadeem', 5, 41, 'They light on the first stroke.']],
  'HK-NOTEBOOKS-5': [
    ['amina', 4, 4, 'Ink does not come through. The covers could be stiffer.'],
    ['daniyal', 5, 13, 'Smooth paper for the price.'],
  ],
  'HK-TAWA-28CM': [['rukhsana', 5, 15, 'Rotis puff on it like balloons.']],
  'PT-CAT-3KG': [['usman', 5, 19, 'The cat of the house has stopped hunting.']],
  'PT-CAT-WET-6': [['usman', 4, 18, 'She eats the gravy and considers the tuna.']],
  'PT-LITTER-10KG': [
    ['usman', 4, 17, 'Clumps well, and not much dust.'],
    ['imtiaz', 4, 12, 'For the neighbour’s cat, who lives with me.'],
  ],
}

export const productReviews: readonly DemoProductReview[] = Object.entries(said).flatMap(
  ([sku, reviews]) =>
    reviews.map(([by, rating, daysAgo, text]) => ({ sku, by, rating, daysAgo, text })),
)

/** Each neighbour had once ordered what they speak of. */
export const neighbourOrders: readonly DemoOrder[] = neighbours.map(({ key }, index) => ({
  by: key,
  flow: 'cart',
  status: 'delivered',
  payment: index % 3 === 0 ? 'card' : 'cod',
  daysAgo: 47.4 - index * 1.1,
  lines: productReviews.filter(({ by }) => by === key).map(({ sku }) => ({ sku, quantity: 1 })),
}))
