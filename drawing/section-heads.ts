import { mkdir, writeFile } from 'node:fs/promises'
import { paints } from './paints.ts'
import { at, feroza, leaf, neel, petal, phool, ring, svg } from './panels.ts'
import { circle, group, line, path } from './svg.ts'

/**
 * The painted strips under the heads of a page's sections, each for a kind of section. One tile is repeated
 * along the strip; drawn without ground and outline, it stands on a page by day and by night.
 */
const folder = new URL('../src/web/ui/ornament/heads/', import.meta.url)
const { marigold, tomato, gulabi } = paints
const mid = 16

const bare = (inside: string) => group(inside, { stroke: 'none' })
const bud = (r: number, fill: string) => ring(6, petal(r, r * 0.7, fill)) + circle(0, 0, r * 0.3, marigold)
const dot = (x: number, fill: string) => circle(x, mid, 3, fill)

const chevron = (x: number, fill: string) =>
  path(`M${x} 4H${x + 8}L${x + 20} 16L${x + 8} 28H${x}L${x + 12} 16Z`, fill)

const heads = {
  // what costs less
  chevrons: [48, chevron(0, tomato) + chevron(12, marigold) + chevron(24, feroza)],
  // goods
  roses: [
    72,
    line('M0 16C8 24 12 22 18 16S46 6 54 16S66 20 72 16', leaf, 3) +
      at(18, mid, phool(14, gulabi, '#f7a3bd')) +
      at(54, mid, bud(9, tomato)),
  ],
  // what others say
  stars: [
    56,
    at(16, mid, ring(8, petal(14, 8, marigold)) + circle(0, 0, 5, tomato)) +
      at(44, mid, path('M0 -9L7 0L0 9L-7 0Z', feroza)),
  ],
  // what one has bought or looked at
  leaves: [
    48,
    line('M0 16H48', leaf, 2.5) +
      [4, 28].map((x) => at(x, mid, petal(17, 9, leaf), 'rotate(62)') + at(x, mid, petal(17, 9, feroza), 'rotate(118)')).join('') +
      dot(4, marigold) +
      dot(28, marigold),
  ],
  // where things stand in the shop
  feathers: [
    60,
    [-58, -29, 0, 29, 58].map((turn) => at(30, 30, petal(28, 12, turn === 0 ? neel : leaf), `rotate(${turn})`)).join('') +
      at(30, 8, circle(0, 0, 4.5, marigold) + circle(0, 0, 2.2, feroza)) +
      circle(30, 28, 3.5, tomato),
  ],
  // what goes together
  lotus: [
    64,
    [-64, -32, 0, 32, 64]
      .map((turn) => at(32, 28, petal(24, 12, turn % 64 === 0 ? gulabi : tomato), `rotate(${turn})`))
      .join('') +
      dot(4, marigold) +
      dot(60, marigold),
  ],
} as const

export async function drawSectionHeads(): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, [width, inside]] of Object.entries(heads)) {
    const text = svg(width, 32, bare(inside)).replaceAll(/ stroke="#0a1512" stroke-width="2.5"/g, '')
    await writeFile(new URL(`${name}.svg`, folder), text)
  }
}
