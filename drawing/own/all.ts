import { cauliflower, cinnamon, gur } from './pantry.ts'
import { cubes, fillet, mince, patties, seekh, shank, wholeChicken } from './meat.ts'
import { ball, flask, jharoo, masalaDani, notebooks, tiffin, torch } from './house.ts'
import { chimta, cups, degchi, karahi, tawa, woodenSpoons } from './kitchen.ts'
import { bananas, coriander, feeder, mint, sipper } from './garden.ts'
import { katori } from './katori.ts'
import { almonds, cashews, dates, figs, pistachios, raisins, walnuts } from './nuts.ts'
import { barfi, gulabJamun, jalebi, nimco, samosas, tissue } from './sweets.ts'

const steel = '#b9c4c6'
const clay = '#b8703c'
const blue = '#2f6f9f'

/** Icons of our own, drawn on the same 32 × 32 field as the set's, for what the set does not have. */
export const own: Record<string, (paint?: string) => string> = {
  'own:flour': () => katori({ heap: '#f0dfbd', grain: 'powder', bowl: clay }),
  'own:maida': () => katori({ heap: '#fbf3df', grain: 'powder', bowl: blue }),
  'own:besan': () => katori({ heap: '#efc65a', grain: 'powder', bowl: '#3f7d4a' }),
  'own:sooji': () => katori({ heap: '#f4dfa0', grain: 'round', size: 0.5, bowl: clay }),
  'own:rice': () => katori({ heap: '#fdf8ea', grain: 'long', size: 0.8, bowl: '#b23b34' }),
  'own:rice-brown': () => katori({ heap: '#cfa368', grain: 'long', size: 0.8, bowl: '#3f6b4a' }),
  'own:rice-sela': () => katori({ heap: '#f3dc9c', grain: 'long', size: 0.8, bowl: '#7a2f22' }),
  'own:rice-broken': () => katori({ heap: '#faf3e0', grain: 'round', size: 0.55, bowl: '#1f7f86' }),
  'own:daal-chana': () => katori({ heap: '#edb23e', grain: 'split', bowl: clay }),
  'own:daal-masoor': () => katori({ heap: '#ee7a3b', grain: 'round', size: 0.72, bowl: '#f0d9a8' }),
  'own:daal-moong': () => katori({ heap: '#f0d24a', grain: 'split', size: 0.75, bowl: '#2f7a45' }),
  'own:daal-maash': () => katori({ heap: '#f6ecd2', grain: 'split', size: 0.8, bowl: '#3b5c91' }),
  'own:chickpeas': () => katori({ heap: '#e3bb78', grain: 'round', size: 1.25, bowl: '#a23b2e' }),
  'own:chana-black': () => katori({ heap: '#6b3f26', grain: 'round', size: 1.05, bowl: '#d9a441' }),
  'own:lobia': () =>
    katori({ heap: '#f1e2c2', grain: 'split', size: 1.1, also: ['#4a3b33'], bowl: '#4a6378' }),
  'own:rajma': () => katori({ heap: '#96302c', grain: 'split', size: 1.3, bowl: '#e0b65a' }),
  'own:sugar': () => katori({ heap: '#f7fafb', grain: 'crystal', size: 0.75, bowl: '#cf3d57' }),
  'own:salt-pink': () => katori({ heap: '#f0a7a2', grain: 'crystal', size: 0.9, bowl: '#7a3a52' }),
  'own:salt': () => katori({ heap: '#ffffff', grain: 'powder', bowl: '#2f6fb7' }),
  'own:chilli': () => katori({ heap: '#cf2f24', grain: 'powder', bowl: steel }),
  'own:haldi': () => katori({ heap: '#efab1c', grain: 'powder', bowl: steel }),
  'own:dhania': () => katori({ heap: '#a8974a', grain: 'powder', bowl: steel }),
  'own:masala': () => katori({ heap: '#8c5128', grain: 'powder', bowl: steel }),
  'own:chaat': () => katori({ heap: '#b78350', grain: 'powder', bowl: '#3f7d4a' }),
  'own:cumin': () =>
    katori({ heap: '#96703c', grain: 'long', size: 0.75, also: ['#7d5a2c'], bowl: steel }),
  'own:fennel': () =>
    katori({ heap: '#9dab4a', grain: 'long', size: 0.85, also: ['#7f9140'], bowl: clay }),
  'own:ajwain': () => katori({ heap: '#8d7148', grain: 'round', size: 0.55, bowl: '#4a6b3a' }),
  'own:mustard': () =>
    katori({ heap: '#4a3328', grain: 'round', size: 0.62, also: ['#6b4a2e'], bowl: '#e2b13c' }),
  'own:pepper': () =>
    katori({ heap: '#453a36', grain: 'round', size: 0.9, also: ['#5c4d44'], bowl: '#c9a15a' }),
  'own:elaichi': () => katori({ heap: '#8fb464', grain: 'pod', size: 1.05, bowl: clay }),
  'own:cloves': () => katori({ heap: '#7a3f24', grain: 'clove', size: 1.1, bowl: steel }),
  'own:tea': () =>
    katori({ heap: '#4f2c1c', grain: 'round', size: 0.62, also: ['#6b3f26'], bowl: '#c9952f' }),
  'own:tea-green': () =>
    katori({ heap: '#6f8f45', grain: 'long', size: 0.9, also: ['#557538'], bowl: clay }),
  'own:tapioca': () => katori({ heap: '#fdfaf2', grain: 'round', size: 0.8, bowl: '#7b5aa0' }),
  'own:panjiri': () =>
    katori({
      heap: '#b0743a',
      grain: 'round',
      size: 0.7,
      also: ['#e3c48a', '#8fb14a'],
      bowl: steel,
    }),
  'own:coffee': () => katori({ heap: '#5b3622', grain: 'split', size: 1.15, bowl: '#d9a25f' }),
  'own:dahi': () => katori({ heap: '#fdf9ee', grain: 'powder', bowl: clay }),
  'own:detergent': () =>
    katori({ heap: '#eef5fb', grain: 'crystal', size: 0.62, also: ['#5aa5e0'], bowl: blue }),
  'own:kibble': () =>
    katori({ heap: '#a86a34', grain: 'round', size: 1.3, also: ['#c9834a'], bowl: '#c8402f' }),
  'own:seed': () =>
    katori({
      heap: '#d9b65a',
      grain: 'long',
      size: 0.8,
      also: ['#8c9a4a', '#5c4a34'],
      bowl: '#2f8a54',
    }),
  'own:vermicelli': () => katori({ heap: '#e9c27a', grain: 'long', size: 1, bowl: '#a23b5e' }),
  'own:fillet-chicken': () => fillet('#f6bfae', '#fadbcd'),
  'own:fillet-fish': () => fillet('#f7e3d6', '#fdf4ec'),
  'own:mince-beef': () => mince('#c24a45'),
  'own:mince-chicken': () => mince('#ef9f8c'),
  'own:cubes-beef': () => cubes('#b5383c'),
  'own:cubes-mutton': () => cubes('#c9504c'),
  'own:cubes-chicken': () => cubes('#f2ac98'),
  'own:shank': shank,
  'own:chicken': wholeChicken,
  'own:seekh': () => seekh(),
  'own:boti': () => seekh('#e0c08a'),
  'own:shami': () => patties('#8a5a2e'),
  'own:nuggets': () => patties('#dd9a3f', '#f3c777'),
  'own:cauliflower': cauliflower,
  'own:cinnamon': cinnamon,
  'own:gur': gur,
  'own:almonds': almonds,
  'own:cashews': cashews,
  'own:pistachios': pistachios,
  'own:walnuts': walnuts,
  'own:raisins': () => raisins(),
  'own:raisins-green': () => raisins('#a3a640'),
  'own:dates': dates,
  'own:figs': () => figs(),
  'own:apricots': () => figs('#e39332'),
  'own:samosa': samosas,
  'own:jalebi': () => jalebi(),
  'own:gulab-jamun': gulabJamun,
  'own:barfi': () => barfi(),
  'own:sohan': () => barfi('#c9872f'),
  'own:paneer': () => cubes('#f6ecd0'),
  'own:nimco': nimco,
  'own:tissue': () => tissue('#e7a6bb'),
  'own:karahi': karahi,
  'own:tawa': tawa,
  'own:degchi': degchi,
  'own:spoons': woodenSpoons,
  'own:chimta': chimta,
  'own:cups': cups,
  'own:flask': flask,
  'own:masala-dani': masalaDani,
  'own:tiffin': tiffin,
  'own:notebooks': notebooks,
  'own:jharoo': jharoo,
  'own:torch': torch,
  'own:ball': ball,
  'own:coriander': coriander,
  'own:mint': mint,
  'own:bananas': bananas,
  'own:feeder': feeder,
  'own:sipper': sipper,
}
