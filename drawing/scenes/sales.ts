import { paints } from '../paints.ts'
import { line } from '../svg.ts'
import { balance } from './fittings.ts'
import { flying, pack, thing } from './props.ts'
import { awning, bunting, counter, glow, wall } from './stage.ts'
import { morning } from './hills.ts'

/** Composed within the middle 1067 of the 1600: these are cut to 4 : 3. */
const sacks = () =>
  wall('#e2b04c', 'petals', [800]) +
  awning(96, paints.green, paints.cream) +
  counter(700, '#7a3b22', 'flowers') +
  pack('FR-ATTA-CHAKKI-20KG', { x: 450, y: 694, tall: 430 }) +
  pack('FR-BASMATI-AGED-25KG', { x: 740, y: 694, tall: 470 }) +
  pack('FR-SELA-5KG', { x: 590, y: 716, tall: 260 }) +
  balance({ x: 1110, y: 706, scale: 0.86 }) +
  thing('own:rice', { x: 930, y: 728, size: 130 })

const match = () =>
  glow('#2f8a57', 800, 430) +
  bunting(-10, 80) +
  counter(710, '#1c5a3c', 'chevrons') +
  pack('SB-CRISPS-CHILLI-150G', { x: 520, y: 704, tall: 400 }) +
  pack('SB-NIMKO-1KG', { x: 800, y: 700, tall: 430 }) +
  pack('SB-CRISPS-SALT-150G', { x: 1080, y: 704, tall: 400 }) +
  thing('cricket-game', { x: 660, y: 730, size: 250 }) +
  pack('SB-POPCORN-90G', { x: 950, y: 724, tall: 240 }) +
  pack('TC-ZEERA-250ML', { x: 1240, y: 722, tall: 210 })

const white = { from: '#86d72f', to: '#eef2f0' }

const wash = () =>
  morning({ top: '#a9dcef', low: '#fff0c0', hills: ['#8fcad6', '#67b3a5', '#479a78'], sun: 640 }) +
  line('M200 150Q800 230 1400 150', '#6b4a2e', 6) +
  [
    ['t-shirt', 400, 238],
    ['t-shirt', 610, 256],
    ['jeans', 810, 264],
    ['t-shirt', 1010, 256],
    ['socks', 1200, 240],
  ]
    .map(([name, x, y]) =>
      flying(String(name), {
        x: Number(x),
        y: Number(y),
        size: 190,
        dye: name === 't-shirt' ? white : undefined,
      }),
    )
    .join('') +
  counter(710, '#2b6fb0', 'diamonds') +
  pack('CL-POWDER-3KG', { x: 620, y: 704, tall: 340 }) +
  pack('CL-POWDER-1KG', { x: 850, y: 712, tall: 270 }) +
  pack('CL-LIQUID-1L', { x: 1060, y: 706, tall: 290 }) +
  thing('soap', { x: 1230, y: 726, size: 130 }) +
  thing('bubbles', { x: 430, y: 720, size: 150 })

const baby = () =>
  glow('#f3b6a6', 800, 420) +
  bunting(-20, 70) +
  counter(710, '#d9788a', 'flowers') +
  pack('BM-NAPPY-S-60', { x: 590, y: 704, tall: 400 }) +
  pack('BM-PANTS-L-50', { x: 850, y: 708, tall: 350 }) +
  thing('baby-bottle', { x: 1050, y: 712, size: 230 }) +
  thing('teddy-bear', { x: 1210, y: 724, size: 240 }) +
  thing('running-shoe', { x: 700, y: 738, size: 100 }) +
  thing('running-shoe', { x: 800, y: 744, size: 100 }) +
  pack('BM-LOTION-200ML', { x: 410, y: 716, tall: 250 })

export const sales = {
  'sales/sacks': sacks,
  'sales/match': match,
  'sales/wash': wash,
  'sales/baby': baby,
}
