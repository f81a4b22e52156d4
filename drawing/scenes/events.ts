import { extra, look } from './about.ts'
import { paints } from '../paints.ts'
import { person } from '../person.ts'
import { group } from '../svg.ts'
import { rays } from '../trim.ts'
import { card } from './fittings.ts'
import { deg, riceHeap, steam } from './cooking.ts'
import { flying, heaped, pack, thing } from './props.ts'
import { awning, bunting, counter, glow, wall } from './stage.ts'
import { morning } from './hills.ts'
import { night } from './night.ts'
import { rickshaw } from './carts.ts'
import { truck } from './truck.ts'

const mango = () =>
  glow('#f2a52b', 800, 420) +
  bunting(-10, 80) +
  counter(710, paints.green, 'petals') +
  heaped({ icon: 'mango', count: 9, x: 800, y: 712, scale: 0.94, band: paints.gulabi }) +
  heaped({ icon: 'mango', count: 5, x: 390, y: 716, scale: 0.62 }) +
  heaped({
    icon: 'mango',
    count: 4,
    x: 1210,
    y: 716,
    scale: 0.62,
    dye: { from: '#ffb02e', to: '#b9c94a' },
  }) +
  thing('kitchen-knife', { x: 1000, y: 744, size: 120, turn: 30 })

const knives = () =>
  wall('#4d6f86', 'chevrons', [800]) +
  person(extra(5), { x: 560, y: 720, scale: 1 }) +
  counter(696, '#33424f', 'diamonds') +
  thing('kitchen-knife', { x: 860, y: 710, size: 240 }) +
  thing('kitchen-knife', { x: 1020, y: 706, size: 300 }) +
  thing('scissors', { x: 1210, y: 710, size: 220 }) +
  flying('sparkles', { x: 1030, y: 340, size: 140 }) +
  thing('rock', { x: 760, y: 730, size: 130 })

const lassi = () =>
  morning({ top: '#bfe6ee', low: '#fff0b8', hills: ['#9fd0c8', '#74b59a', '#4f9a75'], sun: 800 }) +
  awning(100, paints.gulabi, paints.cream) +
  person(extra(4), { x: 540, y: 740, scale: 0.76 }) +
  person({ ...extra(5), cloth: '#f2b13a', beard: undefined }, { x: 1110, y: 740, scale: 0.76 }) +
  counter(690, '#b8326e', 'flowers') +
  pack('DE-LASSI-SALT-1L', { x: 700, y: 700, tall: 280 }) +
  thing('cup-with-straw', { x: 830, y: 714, size: 170 }) +
  thing('own:dahi', { x: 970, y: 724, size: 150 }) +
  pack('DE-LASSI-MANGO-250ML', { x: 360, y: 710, tall: 230 }) +
  thing('mango', { x: 1250, y: 724, size: 140 }) +
  card('LASSI', { x: 690, y: 150, w: 220, h: 100 }, paints.marigold, paints.ink)

const batteries = () =>
  glow('#5fa8a0', 800, 420) +
  counter(710, '#2c5a5a', 'chevrons') +
  flying('recycling-symbol', { x: 800, y: 250, size: 260 }) +
  thing('battery', { x: 560, y: 720, size: 250 }) +
  thing('package', { x: 800, y: 722, size: 260 }) +
  thing('battery', { x: 1030, y: 724, size: 230 }) +
  pack('HK-AA-4', { x: 1250, y: 716, tall: 260 }) +
  thing('own:torch', { x: 350, y: 726, size: 200 })

const achar = () =>
  wall('#6f9a4a', 'flowers', [800]) +
  awning(96, paints.marigold, paints.cream) +
  counter(704, '#7a3b22', 'petals') +
  pack('SM-PICKLE-MIXED-400G', { x: 500, y: 700, tall: 260 }) +
  pack('SM-PICKLE-MANGO-1KG', { x: 800, y: 704, tall: 360 }) +
  pack('SM-PICKLE-MANGO-330G', { x: 1080, y: 700, tall: 240 }) +
  thing('lemon', { x: 310, y: 722, size: 130 }) +
  thing('mango', { x: 640, y: 736, size: 120 }) +
  thing('hot-pepper', { x: 965, y: 738, size: 110 }) +
  thing('own:mustard', { x: 1270, y: 724, size: 170 })

const pets = () =>
  morning({ top: '#cfe6f2', low: '#fff0c4', hills: ['#a9cfc4', '#83b796', '#5a9a70'], sun: 1150 }) +
  bunting(-10, 80) +
  counter(716, '#8a5a7a', 'flowers') +
  thing('dog', { x: 560, y: 726, size: 330 }) +
  thing('cat', { x: 860, y: 730, size: 260 }) +
  thing('parrot', { x: 1080, y: 726, size: 230 }) +
  thing('stethoscope', { x: 1280, y: 730, size: 210 }) +
  pack('PT-DOG-3KG', { x: 330, y: 722, tall: 300 })

const degScene = () =>
  night('#3a2350') +
  counter(706, '#5a2430', 'petals') +
  deg({ x: 800, y: 712, scale: 1.05 }, riceHeap()) +
  steam({ x: 800, y: 320 }, 1.2) +
  deg({ x: 380, y: 708, scale: 0.62 }, riceHeap()) +
  pack('FR-BASMATI-AGED-25KG', { x: 1200, y: 704, tall: 400 }) +
  thing('own:elaichi', { x: 1390, y: 724, size: 150 })

const farm = () =>
  morning({ top: '#f6cf9a', low: '#fff2c4', hills: ['#c7b98a', '#8fb070', '#5f9a55'], sun: 1100 }) +
  thing('water-buffalo', { x: 480, y: 640, size: 260 }) +
  thing('cow', { x: 900, y: 650, size: 290 }) +
  thing('hut', { x: 1330, y: 620, size: 240 }) +
  thing('rooster', { x: 680, y: 700, size: 150 }) +
  thing('sheaf-of-rice', { x: 220, y: 720, size: 230 }) +
  counter(726, paints.leaf, 'flowers') +
  pack('DE-MILK-1L', { x: 1130, y: 742, tall: 250 }) +
  thing('tractor', { x: 340, y: 750, size: 210 })

const wholesale = () =>
  night() +
  awning(80, paints.green, paints.marigold) +
  counter(706, '#6a3a22', 'chevrons') +
  person(look('nadeem'), { x: 420, y: 716, scale: 0.94 }) +
  person(look('kamran'), { x: 1180, y: 716, scale: 0.94 }) +
  counter(706, '#6a3a22', 'chevrons') +
  pack('FR-ATTA-CHAKKI-20KG', { x: 700, y: 706, tall: 320 }) +
  pack('FR-SELA-25KG', { x: 920, y: 706, tall: 330 }) +
  pack('OG-BLEND-16L', { x: 810, y: 730, tall: 210 }) +
  thing('ledger', { x: 1060, y: 734, size: 110 })

const truckArt = () =>
  group(
    glow(paints.feroza, 800, 380) +
      rays({ x: 800, y: 380, r: 1500 }, paints.marigold, 24).replace(
        '<path',
        '<path fill-opacity="0.16"',
      ),
  ) +
  bunting(-10, 60) +
  counter(730, paints.ink, 'flowers') +
  truck({ x: 800, y: 748, scale: 0.92 }) +
  rickshaw({ x: 310, y: 752, scale: 0.66 }) +
  thing('artist-palette', { x: 1210, y: 748, size: 210 }) +
  thing('paintbrush', { x: 1390, y: 746, size: 220 }) +
  flying('peacock', { x: 1330, y: 330, size: 190 })

export const events = {
  'events/mango': mango,
  'events/knives': knives,
  'events/lassi': lassi,
  'events/batteries': batteries,
  'events/achar': achar,
  'events/pets': pets,
  'events/deg': degScene,
  'events/farm': farm,
  'events/wholesale': wholesale,
  'events/truck-art': truckArt,
}
