import { paints } from '../paints.ts'
import { flower } from '../trim.ts'
import { balance, sign } from './fittings.ts'
import { deg, riceHeap, steam } from './cooking.ts'
import { flying, heaped, pack, thing } from './props.ts'
import { awning, board, bunting, counter, wall } from './stage.ts'
import { morning } from './hills.ts'
import type { Hour } from './lamplight.ts'
import { fairyLights, lit } from './lamplight.ts'

const moonlight = {
  top: '#0b2b38',
  low: '#1b5a60',
  hills: ['#17505a', '#114047', '#0c3137'],
  disc: '#f8e3a8',
  night: true,
} as const

/** The start of each stays quiet: words may lie there. */
const mandi = (hour: Hour) =>
  (hour === 'night'
    ? morning({ ...moonlight, sun: 1180 }) + lit(hour, bunting(-10, 110), []) + fairyLights(-10, 110)
    : morning({
        top: '#bfe3d8',
        low: '#f7e3a1',
        hills: ['#93c9b2', '#63a983', '#3f8a5f'],
        sun: 1180,
      }) + bunting(-10, 110)) +
  lit(hour, mandiGoods(), [{ x: 650, y: 270, scale: 0.9 }, { x: 1500, y: 190, scale: 0.75 }])

const mandiGoods = () =>
  counter(700, paints.green, 'flowers') +
  heaped({ icon: 'mango', count: 6, x: 1340, y: 560, scale: 0.72, band: paints.neel }) +
  heaped({
    icon: 'hot-pepper',
    dye: { from: '#f8312f', to: '#3d9440' },
    count: 9,
    x: 690,
    y: 690,
    scale: 0.62,
    band: paints.tomato,
  }) +
  heaped({
    icon: 'tomato',
    count: 9,
    x: 1010,
    y: 700,
    scale: 0.98,
    band: paints.gulabi,
    trim: 'petals',
  }) +
  heaped({ icon: 'leafy-green', count: 4, x: 1400, y: 704, scale: 0.66 }) +
  thing('lemon', { x: 800, y: 716, size: 96, turn: -12 }) +
  thing('onion', { x: 1232, y: 718, size: 110, dye: { from: '#f3ad61', to: '#b2476f' } }) +
  balance({ x: 470, y: 700, scale: 0.78 })

const biryani = (hour: Hour) =>
  lit(hour, wall(hour === 'night' ? '#7a3446' : '#e9b44f', 'flowers', [900]) + kitchen(), [
    { x: 690, y: 300 },
    { x: 1150, y: 210, scale: 0.62 },
  ])

const kitchen = () =>
  awning(120, paints.tomato, paints.cream) +
  counter(690, '#8e2f22', 'petals') +
  pack('FR-BASMATI-AGED-25KG', { x: 1370, y: 690, tall: 470 }) +
  deg({ x: 960, y: 700, scale: 1.02 }, riceHeap()) +
  steam({ x: 960, y: 330 }, 1.2) +
  pack('SM-BIRYANI-50G', { x: 620, y: 712, tall: 190 }) +
  thing('own:elaichi', { x: 1200, y: 726, size: 130 }) +
  thing('lemon', { x: 500, y: 720, size: 92, turn: 14 }) +
  thing('onion', { x: 725, y: 726, size: 106, dye: { from: '#f3ad61', to: '#b2476f' } })

const chai = (hour: Hour) =>
  lit(hour, wall(hour === 'night' ? '#1b5a63' : '#d9805a', 'chevrons', [1180]) + teaTable(), [
    { x: 820, y: 200, scale: 0.9 },
    { x: 1480, y: 210, scale: 0.8 },
  ])

const teaTable = () =>
  sign({ x: 1180, y: 250, scale: 0.86 }) +
  counter(690, '#6e2a35', 'flowers') +
  pack('TC-TEA-STRONG-430G', { x: 1420, y: 690, tall: 330 }) +
  thing('teapot', { x: 960, y: 700, size: 420 }) +
  flower({ x: 966, y: 530, r: 74 }, paints.marigold, paints.gulabi, 10) +
  flower({ x: 966, y: 530, r: 34 }, paints.cream, paints.feroza, 8) +
  steam({ x: 760, y: 420 }, 0.9) +
  thing('own:cups#d8402c', { x: 650, y: 716, size: 280 }) +
  thing('own:elaichi', { x: 470, y: 724, size: 120 }) +
  pack('BB-RUSK-300G', { x: 1220, y: 700, tall: 240 }) +
  thing('cookie', { x: 1100, y: 732, size: 100 }) +
  thing('cookie', { x: 1172, y: 738, size: 92 })

const milk = (hour: Hour) =>
  morning(
    hour === 'night'
      ? { ...moonlight, sun: 760 }
      : {
          top: '#a9d8ee',
          low: '#fdebb8',
          hills: ['#8cc3d6', '#6aa6b0', '#4f8f86'],
          sun: 760,
          disc: '#ffe39a',
        },
  ) + lit(hour, bottles(), [{ x: 1290, y: 200, scale: 0.9 }])

const bottles = () =>
  counter(690, '#2b6fb0', 'diamonds') +
  flying('cow', { x: 420, y: 560, size: 150 }) +
  flying('water-buffalo', { x: 250, y: 580, size: 130 }) +
  pack('DE-MILK-2L', { x: 1000, y: 690, tall: 400 }) +
  pack('DE-MILK-1L', { x: 800, y: 696, tall: 400 }) +
  pack('DE-MILK-BUFFALO-1L', { x: 1180, y: 696, tall: 400 }) +
  pack('DE-MILK-500ML', { x: 650, y: 704, tall: 300 }) +
  thing('own:dahi', { x: 1345, y: 712, size: 230 }) +
  heaped({ icon: 'egg', count: 5, x: 1490, y: 720, scale: 0.4 })

const bartan = (hour: Hour) =>
  lit(hour, wall(hour === 'night' ? '#31507f' : '#54707f', 'flowers', []) + pots(), [
    { x: 400, y: 330, scale: 0.9 },
    { x: 1555, y: 300, scale: 0.75 },
  ])

const pots = () =>
  board(520, 300, 1000, '#8a4b2b') +
  counter(700, '#2f4858', 'petals') +
  thing('own:masala-dani', { x: 640, y: 302, size: 190 }) +
  thing('own:tiffin', { x: 840, y: 304, size: 220 }) +
  thing('own:flask', { x: 1010, y: 304, size: 220 }) +
  thing('own:cups#2b5fa5', { x: 1190, y: 304, size: 210 }) +
  thing('own:spoons', { x: 1390, y: 304, size: 220 }) +
  thing('own:karahi', { x: 1010, y: 712, size: 470 }) +
  steam({ x: 1010, y: 470 }) +
  pack('HK-COOKER-7L', { x: 1390, y: 704, tall: 290 }) +
  thing('own:degchi', { x: 660, y: 714, size: 320 }) +
  thing('own:tawa', { x: 430, y: 724, size: 230 })

const signs = {
  'banners/mandi': mandi,
  'banners/biryani': biryani,
  'banners/chai': chai,
  'banners/milk': milk,
  'banners/bartan': bartan,
}

/** Each by day, and with `--night` in its name as it hangs in the dark shop. */
export const banners: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(signs).flatMap(([key, draw]) => [
    [key, () => draw('day')],
    [`${key}--night`, () => draw('night')],
  ]),
)
