import { paints } from '../paints.ts'
import { extras, looks } from '../cast.ts'
import { person } from '../person.ts'
import type { Looks } from '../looks.ts'
import { balance, card, sign } from './fittings.ts'
import { flying, heaped, pack, thing } from './props.ts'
import { awning, board, bunting, counter, glow, wall } from './stage.ts'
import { bulbs, night } from './night.ts'
import { morning } from './hills.ts'
import { cart } from './carts.ts'
import { van } from './van.ts'

export function look(key: string): Looks {
  const found = looks[key]
  if (!found) throw new Error(`nobody in the cast is called ${key}`)
  return found
}

export const extra = (i: number): Looks => extras[i % extras.length] ?? look('sana')

const counterStory = () =>
  wall('#c9774f', 'flowers', []) +
  sign({ x: 800, y: 150, scale: 1 }) +
  board(150, 330, 440, '#8a4b2b') +
  board(1010, 330, 440, '#8a4b2b') +
  pack('SM-CHILLI-500G', { x: 220, y: 332, tall: 150 }) +
  pack('FR-DAAL-MASOOR-1KG', { x: 360, y: 332, tall: 180 }) +
  pack('TC-COFFEE-100G', { x: 500, y: 332, tall: 140 }) +
  pack('OG-DESI-1KG', { x: 1100, y: 332, tall: 170 }) +
  pack('TC-TEA-STRONG-430G', { x: 1250, y: 332, tall: 170 }) +
  pack('BB-HONEY-SIDR-500G', { x: 1390, y: 332, tall: 160 }) +
  person(look('tariq'), { x: 800, y: 720, scale: 1 }) +
  counter(690, '#6e3a24', 'petals') +
  balance({ x: 1130, y: 690, scale: 0.92 }) +
  thing('ledger', { x: 510, y: 704, size: 190, turn: -8 }) +
  heaped({ icon: 'egg', count: 3, x: 300, y: 700, scale: 0.42 })

const mandi = () =>
  morning({
    top: '#f3c27c',
    low: '#ffe9a8',
    hills: ['#c99a78', '#9c7f6a', '#6f6b56'],
    sun: 800,
    disc: '#ff9d4a',
  }) +
  bulbs(40) +
  counter(720, '#5a3a28', 'chevrons') +
  cart(
    { x: 800, y: 742, scale: 0.86 },
    heaped({ icon: 'tomato', count: 6, x: -165, y: 6, scale: 0.56, band: paints.neel }) +
      heaped({ icon: 'eggplant', count: 6, x: 165, y: 6, scale: 0.56, band: paints.green }),
  ) +
  heaped({ icon: 'leafy-green', count: 5, x: 300, y: 744, scale: 0.66 }) +
  heaped({ icon: 'carrot', count: 6, x: 1320, y: 744, scale: 0.6, band: paints.gulabi })

const meat = () =>
  wall('#4f8f8a', 'diamonds', [800]) +
  awning(90, paints.tomato, paints.cream) +
  counter(700, '#27504e', 'flowers') +
  pack('MP-MUTTON-1KG', { x: 420, y: 700, tall: 240 }) +
  pack('MP-NIHARI-1KG', { x: 760, y: 704, tall: 260 }) +
  pack('MP-CHICKEN-WHOLE', { x: 1110, y: 700, tall: 240 }) +
  card('HALAL', { x: 680, y: 210, w: 240, h: 120 }) +
  thing('balance-scale', { x: 1370, y: 706, size: 210 }) +
  thing('ledger', { x: 210, y: 712, size: 150 })

const riders = () =>
  morning({ top: '#bfe3d8', low: '#f7e3a1', hills: ['#93c9b2', '#63a983', '#3f8a5f'], sun: 480 }) +
  bunting(-10, 80) +
  person(look('bilal'), { x: 180, y: 770, scale: 0.94 }) +
  person(extra(3), { x: 440, y: 770, scale: 0.94 }) +
  counter(720, '#4a5a5e', 'chevrons') +
  van({ x: 1020, y: 742, scale: 0.84 }) +
  thing('motor-scooter', { x: 330, y: 776, size: 330 }) +
  thing('package', { x: 560, y: 776, size: 140 })

const households = () =>
  morning({ top: '#ffd99a', low: '#fff0c0', hills: ['#e3b27e', '#9fb582', '#5f9a70'], sun: 800 }) +
  bunting(0, 90) +
  [
    ['house', 220, 650, 210],
    ['house-with-garden', 440, 656, 270],
    ['mosque', 800, 600, 240],
    ['house-with-garden', 1140, 656, 270],
    ['houses', 1380, 656, 270],
  ]
    .map(([name, x, y, size]) =>
      thing(String(name), { x: Number(x), y: Number(y), size: Number(size) }),
    )
    .join('') +
  counter(720, paints.green, 'flowers') +
  pack('FR-BASMATI-AGED-5KG', { x: 800, y: 736, tall: 300 }) +
  card('1000', { x: 1010, y: 600, w: 230, h: 110 }, paints.marigold, paints.ink)

const plastic = () =>
  glow('#79b78a', 800, 420) +
  counter(700, '#2f6b4a', 'petals') +
  flying('recycling-symbol', { x: 800, y: 260, size: 250 }) +
  pack('DE-MILK-1L', { x: 560, y: 700, tall: 380 }) +
  pack('CL-DISH-REFILL-1L', { x: 800, y: 704, tall: 320 }) +
  pack('PC-HANDWASH-REFILL-1L', { x: 1040, y: 700, tall: 320 }) +
  thing('shopping-bags', { x: 1270, y: 710, size: 240 }) +
  thing('potted-plant', { x: 340, y: 712, size: 230 })

const onTime = () =>
  glow('#f2b24a', 800, 400) +
  bunting(-10, 80) +
  counter(710, '#a8432c', 'chevrons') +
  van({ x: 760, y: 728, scale: 0.9 }) +
  thing('alarm-clock', { x: 1290, y: 722, size: 300 }) +
  thing('package', { x: 290, y: 728, size: 190 })

const coldRoom = () =>
  wall('#7fb6cf', 'diamonds', [800]) +
  board(330, 330, 940, '#5d7f92') +
  counter(704, '#2f5f7f', 'petals') +
  pack('DE-MILK-1L', { x: 420, y: 332, tall: 220 }) +
  pack('DE-BUTTER-200G', { x: 600, y: 332, tall: 100 }) +
  pack('DE-DAHI-1KG', { x: 800, y: 332, tall: 170 }) +
  pack('DE-UHT-1L', { x: 980, y: 332, tall: 220 }) +
  pack('DE-MAKHAN-250G', { x: 1150, y: 332, tall: 140 }) +
  thing('trophy', { x: 800, y: 708, size: 300 }) +
  thing('own:jharoo', { x: 500, y: 712, size: 300 }) +
  thing('thermometer', { x: 1090, y: 712, size: 240 }) +
  flying('snowflake', { x: 1300, y: 560, size: 150 }) +
  flying('sparkles', { x: 300, y: 560, size: 140 })

const papar = () =>
  wall('#d8467e', 'flowers', [800]) +
  bunting(-10, 80) +
  [0, 1, 2, 3, 4]
    .map((i) => person(extra(i), { x: 280 + i * 260, y: 720 - (i % 2) * 40, scale: 0.94 }))
    .join('') +
  counter(690, '#7a1f4a', 'petals') +
  pack('SB-PAPAR-200G', { x: 930, y: 730, tall: 210 }) +
  heaped({ icon: 'flatbread', count: 5, x: 410, y: 734, scale: 0.42 }) +
  heaped({ icon: 'flatbread', count: 4, x: 1190, y: 734, scale: 0.42 })

export const langar = () =>
  night() +
  counter(700, '#3b2140', 'flowers') +
  thing('pot-of-food', { x: 800, y: 716, size: 360 }) +
  heaped({ icon: 'flatbread', count: 5, x: 460, y: 720, scale: 0.62 }) +
  heaped({ icon: 'bread', count: 4, x: 1140, y: 720, scale: 0.6 }) +
  thing('steaming-bowl', { x: 640, y: 738, size: 120 }) +
  thing('steaming-bowl', { x: 985, y: 738, size: 120 })

export const about = {
  'about/counter': counterStory,
  'about/mandi': mandi,
  'about/meat': meat,
  'about/riders': riders,
}
export const achievements = {
  'achievements/households': households,
  'achievements/plastic': plastic,
  'achievements/on-time': onTime,
  'achievements/cold-room': coldRoom,
  'achievements/papar': papar,
  'achievements/langar': langar,
}
