/** The brands of the demo shop. None of them exists. */
export const brands = [
  'Sabz Waadi', // fruit and vegetables, "green valley"
  'Lal Kothi', // flour and pulses, "the red house"
  'Sunehri Dhaan', // rice, "golden paddy"
  'Sarson Khet', // oil, "mustard field"
  'Sona Matka', // ghee, "golden pitcher"
  'Masala Sandooq', // spices, "spice chest"
  'Subah Farm', // milk and eggs, "morning"
  'Qasab Chowk', // meat, "butchers' square"
  'Machhera', // fish, "fisherman"
  'Tandoor Gali', // bread, "oven lane"
  'Phulwari', // jam, honey and breakfast, "flower garden"
  'Koel Chai', // tea and coffee, after the songbird
  'Thandi Sarak', // cold drinks, "cool road"
  'Pagdandi', // nuts and dried fruit, "footpath"
  'Karari Baat', // savoury snacks, "crunchy talk"
  'Mithu Mian', // biscuits and sweets, "mister parrot"
  'Chand Raat', // puddings and festive food, the eve of Eid
  'Nanhe Qadam', // baby, "little steps"
  'Chandni Bagh', // skin and hair, "moonlit garden"
  'Neem Tale', // soap and herbal care, "under the neem"
  'Hans Mukh', // teeth and shaving, "smiling face"
  'Dhoop Chhaon', // laundry, "sun and shade"
  'Saaf Aangan', // cleaning, "clean courtyard"
  'Bartan Gali', // kitchenware, "pots-and-pans lane"
  'Roshni Ghar', // light and batteries, "house of light"
  'Malmal', // tissue and cotton, "muslin"
  'Billu & Moti', // pets, after a cat and a dog
] as const
