import type { DemoEvent } from './types.ts'

/** Relative to the day the shop is filled: past, current and coming. */
export const events: readonly DemoEvent[] = [
  {
    name: 'Mango Tasting, Eleven Kinds',
    description:
      'From Sindhri to white Chaunsa, cut and labelled on one long table. Bring a napkin and an opinion: the kind with the most votes is sold at cost for a week.',
    location: 'Shop courtyard, Jinnah Avenue, Blue Area, Islamabad',
    startsInDays: -46,
    endsInDays: -44,
    picture: 'events/mango',
  },
  {
    name: 'Knife Sharpening with Ustad Rafiq',
    description:
      'Ustad Rafiq of Wazirabad brought his wheel and sharpened 214 kitchen knives, eleven scissors and one sword of uncertain origin. He has promised to come back.',
    location: 'In front of the shop, Jinnah Avenue, Blue Area, Islamabad',
    startsInDays: -30,
    endsInDays: -30,
    picture: 'events/knives',
  },
  {
    name: 'Children’s Lassi Stand',
    description:
      'Six to twelve-year-olds ran a stall for a weekend: they bought, churned, priced and sold. The profit of Rs. 8,340 went to the school library across the road.',
    location: 'Ayub Park, Gate 2, Rawalpindi',
    startsInDays: -13,
    endsInDays: -12,
    picture: 'events/lassi',
  },
  {
    name: 'Bring Back Your Batteries',
    description:
      'Dead batteries and blown bulbs have no business in the nullah. Leave them in the green drum by the door, and take ten loyalty points for every bag.',
    location: 'Our counter, Jinnah Avenue, Blue Area, Islamabad',
    startsInDays: -8,
    endsInDays: 12,
    picture: 'events/batteries',
  },
  {
    name: 'Achar Fortnight',
    description:
      'Every pickle is open for tasting, with hot paratha to carry it. Ask Sana for the card of her grandmother’s lemon achar; she wrote out forty and they are going.',
    location: 'Tasting counter in the shop, Blue Area, Islamabad',
    startsInDays: -4,
    endsInDays: 10,
    picture: 'events/achar',
  },
  {
    name: 'Free Check-Up for Cats and Dogs',
    description:
      'Dr Nimra and two students look at teeth, ears and weight, and tell you kindly about the treats. Vaccination booklets are checked, and parrots are welcome to watch.',
    location: 'Parking area behind the shop, Blue Area, Islamabad',
    startsInDays: -1,
    endsInDays: 2,
    picture: 'events/pets',
  },
  {
    name: 'How to Cook Rice for Fifty',
    description:
      'Two degs, one caterer, no secrets. Watch from soaking to dum, ask while it happens, and eat what comes out. Bring your own spoon; the plates are ours.',
    location: 'Shop courtyard, Jinnah Avenue, Blue Area, Islamabad',
    startsInDays: 6,
    endsInDays: 6,
    picture: 'events/deg',
  },
  {
    name: 'Farm Morning near Gujar Khan',
    description:
      'Meet the cows that fill your bottle. The van leaves at six, milking is at seven and paratha breakfast at eight. Thirty seats; children sit on laps and pay nothing.',
    location: 'Leaves from Rawat, T-Chowk',
    startsInDays: 15,
    endsInDays: 15,
    picture: 'events/farm',
  },
  {
    name: 'Wholesale Evening for Shopkeepers',
    description:
      'For corner shops, hostels and kitchens: next season’s price list, a look into the cold room, and supper. Come with your hardest question about delivery.',
    location: 'Our warehouse, I-9/3, Islamabad',
    startsInDays: 23,
    endsInDays: 23,
    picture: 'events/wholesale',
  },
  {
    name: 'Truck-Art Weekend',
    description:
      'Two painters from Pirwadhai turn our delivery vans into peacocks, and visitors may colour the petals. Old clothes are advised, because enamel is for ever.',
    location: 'F-9 Park, Mehran Gate, Islamabad',
    startsInDays: 37,
    endsInDays: 38,
    picture: 'events/truck-art',
  },
]
