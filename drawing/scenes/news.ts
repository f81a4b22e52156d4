import { extra, langar, look } from './about.ts'
import { paints } from '../paints.ts'
import { person } from '../person.ts'
import { balance, card, sign } from './fittings.ts'
import { flying, heaped, pack, thing } from './props.ts'
import { awning, board, bunting, counter, glow, wall } from './stage.ts'
import { morning } from './hills.ts'
import { van } from './van.ts'

const coldVan = () =>
  morning({ top: '#a9d8ee', low: '#fdebb8', hills: ['#8cc3d6', '#6aa6b0', '#4f8f86'], sun: 480 }) +
  bunting(-10, 70) +
  counter(724, '#41606e', 'chevrons') +
  van({ x: 780, y: 744, scale: 1 }, true) +
  flying('snowflake', { x: 1270, y: 330, size: 150 }) +
  flying('snowflake', { x: 1400, y: 470, size: 90 }) +
  pack('DE-MILK-1L', { x: 1330, y: 744, tall: 250 })

const points = () =>
  glow(paints.marigold, 800, 420) +
  bunting(-10, 70) +
  counter(710, '#a8432c', 'petals') +
  card('KIRYANA', { x: 520, y: 300, w: 560, h: 310 }, paints.green, paints.marigold) +
  thing('coin', { x: 430, y: 722, size: 190 }) +
  thing('coin', { x: 590, y: 734, size: 150 }) +
  thing('wrapped-gift', { x: 1180, y: 724, size: 270 }) +
  thing('coin', { x: 990, y: 736, size: 140 }) +
  flying('glowing-star', { x: 1200, y: 280, size: 150 })

const tomato = () =>
  glow('#f3c27c', 800, 420) +
  counter(704, '#7a2f2a', 'flowers') +
  thing('tomato', { x: 800, y: 716, size: 470 }) +
  flying('magnifying-glass-tilted-left', { x: 1090, y: 430, size: 330 }) +
  heaped({ icon: 'tomato', count: 5, x: 420, y: 714, scale: 0.6 }) +
  heaped({
    icon: 'tomato',
    count: 3,
    x: 1300,
    y: 714,
    scale: 0.54,
    dye: { from: '#f8312f', to: '#9ab83f' },
  })

const bottles = () =>
  glow('#8cc3d6', 800, 420) +
  counter(704, '#2b5f8f', 'diamonds') +
  pack('DE-MILK-500ML', { x: 520, y: 704, tall: 320 }) +
  pack('DE-MILK-1L', { x: 700, y: 704, tall: 440 }) +
  pack('DE-MILK-BUFFALO-1L', { x: 900, y: 704, tall: 440 }) +
  thing('coin', { x: 1100, y: 716, size: 210 }) +
  thing('coin', { x: 1230, y: 728, size: 160 }) +
  card('Rs. 20', { x: 1010, y: 330, w: 280, h: 120 }) +
  flying('recycling-symbol', { x: 330, y: 480, size: 200 })

const returns = () =>
  wall('#d98a5a', 'chevrons', [800]) +
  counter(700, '#5a3a4a', 'petals') +
  thing('package', { x: 720, y: 712, size: 400 }) +
  flying('clockwise-vertical-arrows', { x: 800, y: 240, size: 170 }) +
  pack('CL-DISH-475ML', { x: 990, y: 704, tall: 300 }) +
  pack('SB-BISCUIT-ZEERA-12', { x: 1200, y: 710, tall: 230 }) +
  thing('receipt', { x: 460, y: 716, size: 220 })

const daal = () =>
  wall('#c9824a', 'flowers', []) +
  board(240, 330, 1120, '#7a4526') +
  counter(704, '#6e2f24', 'petals') +
  ['own:daal-chana', 'own:daal-masoor', 'own:daal-moong', 'own:daal-maash', 'own:chickpeas']
    .map((name, i) => thing(name, { x: 360 + i * 220, y: 716, size: 220 }))
    .join('') +
  pack('FR-DAAL-CHANA-1KG', { x: 400, y: 332, tall: 240 }) +
  pack('FR-DAAL-MASOOR-1KG', { x: 600, y: 332, tall: 240 }) +
  pack('FR-DAAL-MOONG-1KG', { x: 800, y: 332, tall: 240 }) +
  pack('FR-DAAL-MAASH-1KG', { x: 1000, y: 332, tall: 240 }) +
  thing('hourglass-not-done', { x: 1210, y: 334, size: 190 })

const sana = () =>
  wall('#3f8f8a', 'flowers', []) +
  sign({ x: 1230, y: 210, scale: 0.9 }) +
  board(180, 300, 360, '#6a3f28') +
  pack('TC-TEA-STRONG-430G', { x: 270, y: 302, tall: 170 }) +
  pack('BB-HONEY-SIDR-500G', { x: 430, y: 302, tall: 150 }) +
  person(look('sana'), { x: 800, y: 720, scale: 1.3 }) +
  counter(690, '#234f4c', 'petals') +
  thing('telephone', { x: 1090, y: 712, size: 240 }) +
  thing('notebook', { x: 520, y: 716, size: 190, turn: -8 }) +
  thing('own:cups#f5a81f', { x: 350, y: 718, size: 170 })

const wholesale = () =>
  wall('#7f9a5a', 'chevrons', []) +
  awning(96, paints.neel, paints.cream) +
  counter(704, '#4a3a2a', 'flowers') +
  pack('FR-SELA-25KG', { x: 430, y: 700, tall: 400 }) +
  pack('OG-BLEND-16L', { x: 720, y: 704, tall: 330 }) +
  pack('FR-SUGAR-5KG', { x: 950, y: 706, tall: 300 }) +
  thing('own:degchi', { x: 1190, y: 716, size: 270 }) +
  card('WHOLESALE', { x: 620, y: 190, w: 360, h: 110 }, paints.marigold, paints.ink)

const honey = () =>
  morning({ top: '#f6d58a', low: '#fff2c4', hills: ['#dcb86a', '#b3a85a', '#7f9a4f'], sun: 800 }) +
  counter(704, '#7a4a1c', 'petals') +
  pack('BB-HONEY-SIDR-250G', { x: 540, y: 704, tall: 280 }) +
  pack('BB-HONEY-SIDR-500G', { x: 800, y: 706, tall: 400 }) +
  thing('honey-pot', { x: 1080, y: 714, size: 270 }) +
  flying('honeybee', { x: 420, y: 260, size: 120, turn: -10 }) +
  flying('honeybee', { x: 1010, y: 220, size: 100, turn: 14 }) +
  flying('honeybee', { x: 1260, y: 330, size: 84 }) +
  thing('sunflower', { x: 330, y: 716, size: 230 })

const cardAtDoor = () =>
  wall('#5f7fb0', 'diamonds', []) +
  thing('door', { x: 420, y: 700, size: 520 }) +
  person(extra(6), { x: 800, y: 724, scale: 1.02 }) +
  counter(704, '#33466e', 'chevrons') +
  flying('credit-card', { x: 1120, y: 470, size: 260, turn: -10 }) +
  thing('shopping-bags', { x: 1060, y: 724, size: 230 }) +
  thing('receipt', { x: 1290, y: 722, size: 190 })

const plastic = () =>
  glow('#6fae7a', 800, 420) +
  counter(704, '#2a5a3c', 'flowers') +
  balance({ x: 800, y: 706, scale: 1.4 }) +
  flying('shopping-bags', { x: 576, y: 480, size: 150 }) +
  flying('seedling', { x: 1024, y: 440, size: 150 }) +
  pack('CL-DISH-REFILL-1L', { x: 330, y: 706, tall: 280 }) +
  thing('potted-plant', { x: 1280, y: 716, size: 240 })

export const news = {
  'news/van': coldVan,
  'news/points': points,
  'news/tomato': tomato,
  'news/bottles': bottles,
  'news/returns': returns,
  'news/daal': daal,
  'news/sana': sana,
  'news/wholesale': wholesale,
  'news/honey': honey,
  'news/langar': langar,
  'news/card': cardAtDoor,
  'news/plastic': plastic,
}
