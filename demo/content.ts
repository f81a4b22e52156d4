import type { DemoBanner, DemoReview, DemoSale, DemoStory } from './types.ts'

export const banners: readonly DemoBanner[] = [
  {
    title: 'From the mandi before sunrise',
    text: 'Tomatoes, coriander and fruit of the season, picked over by hand before the city wakes up.',
    link: '/category/fruit-vegetables',
    tint: 'leaf',
    picture: 'banners/mandi',
    alt: 'A wooden crate heaped with tomatoes, mangoes, green chillies and fresh coriander',
  },
  {
    title: 'Friday smells of biryani',
    text: 'Two-year-old basmati, Sindhi masala and this morning’s chicken. You bring the patience.',
    link: '/category/flour-rice-pulses/rice',
    tint: 'wheat',
    picture: 'banners/biryani',
    alt: 'A steaming degchi of biryani with a sack of basmati rice beside it',
  },
  {
    title: 'Put the kettle on',
    text: 'Strong leaf, elaichi and a tin of cake rusks: whoever rings the bell, you are ready.',
    link: '/category/tea-coffee-drinks/tea',
    tint: 'clay',
    picture: 'banners/chai',
    alt: 'A painted teapot, two cups of milky chai and a plate of cake rusks',
  },
  {
    title: 'Fresh milk, still cold',
    text: 'Bottled at dawn near Gujar Khan, with the cream on top where it belongs.',
    link: '/category/dairy-eggs/milk',
    tint: 'sky',
    picture: 'banners/milk',
    alt: 'Glass bottles of milk, a bowl of dahi and a tray of brown eggs on a blue cloth',
  },
  {
    title: 'Pots that outlive us',
    text: 'Cast-iron karahis, roti tawas and Wazirabad knives, from makers who sign their work.',
    link: '/category/household-kitchen/kitchenware',
    tint: 'slate',
    picture: 'banners/bartan',
    alt: 'A black karahi, a pressure cooker and wooden spoons on a shelf painted with flowers',
  },
]

export const sales: readonly DemoSale[] = [
  {
    title: 'Atta and rice, less by the sack',
    link: '/offers?category=flour-rice-pulses',
    picture: 'sales/sacks',
    alt: 'Sacks of atta and basmati stacked beside a brass scale',
  },
  {
    title: 'Crunch for the match',
    link: '/offers?category=snacks-biscuits-sweets',
    picture: 'sales/match',
    alt: 'Bags of chips and nimko around a cricket bat and ball',
  },
  {
    title: 'Wash week',
    link: '/offers?category=cleaning-laundry',
    picture: 'sales/wash',
    alt: 'White shirts on a line above a box of washing powder',
  },
  {
    title: 'Small feet, small prices',
    link: '/offers?category=baby-mother',
    picture: 'sales/baby',
    alt: 'A stack of diapers, a feeding bottle and a pair of tiny shoes',
  },
]

export const about: readonly DemoStory[] = [
  {
    title: 'A counter, a scale and a ledger',
    description:
      'Tariq’s father opened a kiryana in Satellite Town with one brass scale and a red ledger in which half the street owed him something. The scale hangs in our shop in Blue Area today. We closed the ledger and asked no one to pay.',
    picture: 'about/counter',
  },
  {
    title: 'Up before the birds',
    description:
      'At half past three two of us stand in the sabzi mandi in I-11 and press tomatoes. We buy only what we would take home. By ten it is washed, weighed and on the shelf, and the price is on it in figures that anybody can read.',
    picture: 'about/mandi',
  },
  {
    title: 'Halal, and we can show you',
    description:
      'Our meat comes from two slaughterhouses that we visit without telling them. Animals are slaughtered by hand, with takbeer, cut the same morning and kept at two degrees. Ask for the visit book at the counter; it has tea stains on it, because it is used.',
    picture: 'about/meat',
  },
  {
    title: 'Riders with names',
    description:
      'Eleven people bring your orders: Waqas, Imran, Shabana and eight more. They are on wages and not on commission, so they have time to carry the atta up to the third floor. Pay them in cash or by card at the door.',
    picture: 'about/riders',
  },
]

export const achievements: readonly DemoStory[] = [
  {
    title: 'Twelve hundred loyalty cards',
    description:
      'Today 1,245 people carry our loyalty card, from 960 families. The holder of the thousandth card was given a sack of basmati and asked whether we could deliver it.',
    picture: 'achievements/households',
  },
  {
    title: 'Half the plastic',
    description:
      'Refill pouches, paper bags and glass milk bottles with a deposit have halved what we throw away, by weight, in two years.',
    picture: 'achievements/plastic',
  },
  {
    title: 'Ninety-nine in a hundred on time',
    description:
      'Of every hundred orders, ninety-nine come on the promised day. If one is late, we call and apologise.',
    picture: 'achievements/on-time',
  },
  {
    title: 'The cleanest cold room in the city',
    description:
      'The food inspectors gave our cold room full marks twice running. The sheet hangs by the door, above the broom that earned it.',
    picture: 'achievements/cold-room',
  },
  {
    title: 'Forty women’s papar',
    description:
      'A cooperative in Hyderabad rolls papar for us at a price that they set. This year it bought its own drying house.',
    picture: 'achievements/papar',
  },
  {
    title: 'No dinner thrown away',
    description:
      'Yesterday’s bread and vegetables go to a langar in Pirwadhai every night at nine: some four hundred plates a week.',
    picture: 'achievements/langar',
  },
]

export const reviews: readonly DemoReview[] = [
  {
    name: 'Amina Siddiqui',
    email: 'amina@kiryana.example',
    rating: 5,
    text: 'The mutton was young and smelled of nothing, exactly as it says. My mother asked which butcher I had found, and I have not told her.',
    daysAgo: 38,
    by: 'amina',
  },
  {
    name: 'Bilal Chaudhry',
    email: 'bilal@kiryana.example',
    rating: 5,
    text: 'Filled the flask at six in the morning, drove to Gilgit, and poured hot chai at Chilas. I did not expect that.',
    daysAgo: 47,
    by: 'bilal',
  },
  {
    name: 'Farah Naz',
    email: 'farah@kiryana.example',
    rating: 4,
    text: 'Diapers and panjiri came in one bag with a note for the baby. One star less only because the rider rang at nap time.',
    daysAgo: 44,
    by: 'farah',
  },
  {
    name: 'Usman Khattak',
    email: 'usman@kiryana.example',
    rating: 5,
    text: 'Nihari cut with proper marrow bones. I am from Kohat and hard to please about meat; my uncle is harder, and he took seconds.',
    daysAgo: 22,
    by: 'usman',
  },
  {
    name: 'Kamran Abbasi',
    email: 'kamran@kiryana.example',
    rating: 5,
    text: 'Thirty rooms and a kitchen that never closes. The wholesale prices are there when I log in and the eggs are counted right. That is all a hotel wants.',
    daysAgo: 30,
    by: 'kamran',
  },
  {
    name: 'Nadeem Akhtar',
    email: 'nadeem@kiryana.example',
    rating: 3,
    text: 'I order at night after closing my shop, and it comes within two days. Please keep more of the small chilli chips: twice there were none left.',
    daysAgo: 20,
    by: 'nadeem',
  },
  {
    name: 'Rukhsana Bibi',
    email: 'rukhsana@kiryana.example',
    rating: 5,
    text: 'My son did the ordering and I did the complaining, but there was nothing to complain of. Even the coriander still had dew on it.',
    daysAgo: 6,
    by: 'rukhsana',
  },
  {
    name: 'Hamza Qureshi',
    email: 'hamza@kiryana.example',
    rating: 3,
    text: 'Good prices and polite people. Two of the twelve kinnow were soft, and they gave the money back, but I would rather have had the kinnow.',
    daysAgo: 13,
    by: 'hamza',
  },
  {
    name: 'Mehwish Tahir',
    email: 'mehwish@kiryana.example',
    rating: 5,
    text: 'Ordered the fudge cake on Thursday with my daughter’s name, and on Friday it stood on the table, spelled correctly: Zoya with a Z.',
    daysAgo: 3,
    by: 'mehwish',
  },
  {
    name: 'Col. (Retd.) Anwar Malik',
    email: 'anwar@kiryana.example',
    rating: 4,
    text: 'Punctual. The atta is fresh and the weight is honest, which I checked on two scales. The website’s letters could be larger.',
    daysAgo: 26,
    by: 'anwar',
  },
  {
    name: 'Saima Gul',
    email: 'saima@kiryana.example',
    rating: 2,
    text: 'The milk came at nine and not at seven, and by then the children had left. They said sorry and gave me points, but I needed milk.',
    daysAgo: 16,
    by: 'saima',
  },
  {
    name: 'Daniyal Hashmi',
    email: 'daniyal@kiryana.example',
    rating: 5,
    text: 'Hostel of nine boys, one cooker. Broken basmati, daal masoor and the big nimko bag have saved our semester and our marks.',
    daysAgo: 33,
    by: 'daniyal',
  },
  {
    name: 'Parveen Yousaf',
    email: 'parveen@kiryana.example',
    rating: 5,
    text: 'Asked for the karahi cut a little larger, in the order note. Somebody read the note. I am still surprised.',
    daysAgo: 10,
    by: 'parveen',
  },
  {
    name: 'Imtiaz Bhatti',
    email: 'imtiaz@kiryana.example',
    rating: 4,
    text: 'The parrot approves of the seed mix and says so all day. Delivery took two days to Bahria Phase 8, which is fair.',
    daysAgo: 52,
    by: 'imtiaz',
  },
]
