import { mkdir, writeFile } from 'node:fs/promises'
import { paints } from './paints.ts'
import { circle, d, group, line, n, path } from './svg.ts'

/**
 * The painted panels of the main categories, as on the sides of a truck: in the middle a bird, a
 * fish, a rose, between two sprays of flowers. They are made of few colours on any deep ground.
 */
const folder = new URL('../src/web/storefront/catalogue/panels/', import.meta.url)
const ink = '#0a1512'
export const outline = { stroke: ink, 'stroke-width': 2.5, 'stroke-linejoin': 'round' }
const { cream, marigold, tomato, gulabi } = paints
export const feroza = '#2fb5ad'
export const leaf = '#4aa85f'
export const neel = '#3f74dc'

export const both = (half: string) => half + group(half, { transform: 'scale(-1 1)' })
export const ring = (count: number, one: string, from = 0) =>
  Array.from({ length: count }, (_, i) =>
    group(one, { transform: `rotate(${n(from + (360 / count) * i)})` }),
  ).join('')
export const at = (x: number, y: number, inside: string, more = '') =>
  group(inside, { transform: d`translate(${x} ${y})` + more })

/** One petal that stands on 0,0 and is so long and so wide. */
export const petal = (h: number, w: number, fill: string) =>
  path(
    d`M0 0C${-w * 0.7} ${-h * 0.3} ${-w * 0.62} ${-h * 0.86} 0 ${-h}C${w * 0.62} ${-h * 0.86} ${w * 0.7} ${-h * 0.3} 0 0Z`,
    fill,
    outline,
  )

export const phool = (r: number, outer: string, inner: string) =>
  ring(8, petal(r, r * 0.62, outer)) +
  ring(8, petal(r * 0.62, r * 0.4, inner), 22.5) +
  circle(0, 0, r * 0.24, marigold, outline)

/** A scroll with leaves that ends in flowers: the same beside every motif. */
const spray = (flower: string, bud: string) => at(0, -40, sprig(flower, bud))

const sprig = (flower: string, bud: string) =>
  line('M100 62C140 74 168 40 206 30', leaf, 5) +
  line('M104 66C140 84 170 78 196 68', leaf, 5) +
  at(128, 66, petal(30, 20, leaf), 'rotate(-20)') +
  at(138, 74, petal(28, 18, leaf), 'rotate(150)') +
  at(166, 50, petal(26, 17, leaf), 'rotate(-64)') +
  at(168, 76, petal(24, 16, leaf), 'rotate(160)') +
  at(214, 22, phool(27, flower, cream)) +
  at(206, 74, ring(6, petal(17, 12, bud)) + circle(0, 0, 5, cream)) +
  at(118, 34, petal(26, 20, bud), 'rotate(18)') +
  at(120, 28, petal(15, 10, cream), 'rotate(18)') +
  circle(240, 66, 4.5, marigold) +
  circle(168, 18, 4.5, marigold)

const feather = (h: number, w: number) =>
  petal(h, w, leaf) +
  at(
    0,
    -h * 0.74,
    circle(0, 0, w * 0.36, marigold, outline) +
      circle(0, 1, w * 0.24, feroza) +
      circle(0, 2, w * 0.12, ink),
  )

const fan = (count: number, one: string, spread: number) =>
  Array.from({ length: count }, (_, i) =>
    group(one, { transform: `rotate(${n(-spread + (2 * spread * i) / (count - 1))})` }),
  ).join('')

const peacock = () =>
  at(
    0,
    56,
    fan(11, petal(142, 36, gulabi), 80) +
      fan(10, feather(128, 40), 76) +
      fan(9, petal(74, 24, marigold), 78) +
      fan(8, petal(56, 18, feroza), 70),
  ) +
  path(
    'M0 -52C14 -52 18 -42 16 -32C14 -18 30 4 30 30C30 56 16 72 0 72S-30 56 -30 30C-30 4 -14 -18 -16 -32C-18 -42 -14 -52 0 -52Z',
    neel,
    outline,
  ) +
  at(0, 60, fan(5, petal(34, 14, feroza), 50)) +
  path('M-6 -36L0 -24L6 -36Z', marigold, outline) +
  both(circle(8, -41, 2.6, cream)) +
  fan(3, line('M0 -52V-66', marigold, 3) + circle(0, -68, 4, tomato), 6)

const rose = () =>
  both(
    at(42, 34, petal(58, 34, leaf), 'rotate(112)') +
      at(34, 46, petal(50, 30, leaf), 'rotate(150)') +
      at(46, -24, petal(44, 26, leaf), 'rotate(58)'),
  ) +
  ring(8, petal(82, 62, '#a3204f')) +
  ring(8, petal(66, 52, gulabi), 22.5) +
  ring(7, petal(48, 42, '#ef6a97')) +
  ring(6, petal(32, 30, '#f7a3bd'), 30) +
  ring(5, petal(19, 18, cream)) +
  circle(0, 0, 6, marigold, outline)

const parrotHalf =
  path('M30 44C44 66 50 84 44 96L26 66Z', neel, outline) +
  path('M24 44C34 66 36 86 28 98L16 64Z', tomato, outline) +
  path(
    'M40 -66C64 -70 78 -50 72 -28C84 4 72 44 34 62C12 52 10 10 26 -20C22 -42 24 -62 40 -66Z',
    leaf,
    outline,
  ) +
  path('M66 -24C80 6 66 40 36 56C40 30 42 0 66 -24Z', feroza, outline) +
  path('M60 -6C64 16 56 34 42 46C44 26 46 10 60 -6Z', marigold) +
  path('M30 -34C40 -24 60 -24 72 -32L73 -24C60 -14 38 -16 27 -26Z', tomato) +
  path('M30 -58C14 -60 10 -44 18 -34C22 -40 26 -42 29 -42Z', tomato, outline) +
  circle(43, -50, 6.5, cream) +
  circle(42, -50, 3.2, ink)

const parrots = () =>
  line('M-92 70H92', '#8a4b2b', 7) +
  both(parrotHalf) +
  at(0, 66, petal(52, 40, marigold) + petal(30, 20, tomato)) +
  at(0, -62, phool(22, gulabi, cream))

const fishHalf =
  path('M78 -4C106 -34 112 -22 104 4C114 30 104 42 76 14Z', tomato, outline) +
  path('M24 -34C40 -58 62 -52 66 -32Z', gulabi, outline) +
  path('M30 34C42 56 60 50 62 32Z', gulabi, outline) +
  path('M6 4C22 -44 66 -46 86 4C66 50 22 48 6 4Z', feroza, outline) +
  path('M6 4C12 -14 22 -26 34 -30C44 -10 44 20 34 38C22 34 12 20 6 4Z', marigold, outline) +
  [
    [52, -18],
    [50, 4],
    [52, 26],
    [66, -8],
    [66, 16],
  ]
    .map(([x, y]) =>
      line(d`M${x} ${y - 9}C${x + 11} ${y - 7} ${x + 11} ${y + 7} ${x} ${y + 9}`, cream, 3),
    )
    .join('') +
  circle(23, -2, 6.5, cream) +
  circle(22, -2, 3.2, ink)

const fish = () =>
  both(fishHalf) +
  at(0, 78, phool(20, gulabi, cream)) +
  at(0, -62, ring(8, petal(28, 20, marigold)) + circle(0, 0, 9, tomato, outline)) +
  both(line('M14 76Q34 64 54 76T94 76', neel, 5))

const sun = () =>
  ring(16, petal(94, 22, marigold)) +
  ring(16, petal(78, 16, tomato), 11.25) +
  circle(0, 0, 56, gulabi, outline) +
  ring(24, at(0, -49, circle(0, 0, 4.2, cream))) +
  circle(0, 0, 42, marigold, outline) +
  both(
    line('M8 -12Q16 -18 24 -12', ink, 3.4) +
      path('M8 -4Q16 -11 24 -4Q16 2 8 -4Z', cream, outline) +
      circle(16, -4, 3, ink) +
      circle(24, 10, 5, tomato),
  ) +
  line('M0 -6V8H5', ink, 3) +
  path('M-12 16Q0 22 12 16Q0 32 -12 16Z', tomato, outline)

const rhomb = (w: number, h: number, fill: string) =>
  path(d`M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z`, fill, outline)

const diamonds = () =>
  both(at(70, 0, rhomb(34, 46, feroza) + rhomb(22, 30, cream) + rhomb(11, 15, tomato))) +
  rhomb(70, 92, tomato) +
  rhomb(56, 74, marigold) +
  rhomb(42, 56, neel) +
  phool(34, cream, gulabi) +
  both(at(36, -66, rhomb(13, 17, marigold)) + at(36, 66, rhomb(13, 17, marigold)))

const motifs = {
  peacock: both(spray(tomato, marigold)) + peacock(),
  rose: both(spray(marigold, gulabi)) + rose(),
  parrot: both(spray(gulabi, tomato)) + parrots(),
  fish: both(spray(tomato, feroza)) + fish(),
  sun: both(spray(gulabi, marigold)) + sun(),
  diamonds: both(spray(gulabi, feroza)) + diamonds(),
}

/** Corner flowers and a chain of petals between them, cut in nine by `border-image`. */
function frame(): string {
  const edge = (turn: number) =>
    group(
      [36, 60, 84]
        .map((x) => at(x, 21, petal(17, 17, gulabi) + petal(9, 8, cream)))
        .join('') +
        [48, 72].map((x) => circle(x, 12, 3, marigold)).join('') +
        line('M24 23H96', marigold, 2.5) +
        line('M24 3H96', marigold, 2.5),
      { transform: `rotate(${turn} 60 60)` },
    )
  const corner = ring(8, petal(11, 8, marigold)) + circle(0, 0, 3.5, tomato)
  const corners = [12, 108].flatMap((x) => [12, 108].map((y) => at(x, y, corner)))
  return svg(120, 120, [0, 90, 180, 270].map(edge).join('') + corners.join(''))
}

export const svg = (w: number, h: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inside}</svg>\n`

export async function drawPanels(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const write = (name: string, text: string) => writeFile(new URL(`${name}.svg`, folder), text)
  await write('frame', frame())
  for (const [name, motif] of Object.entries(motifs))
    await write(name, svg(520, 200, at(260, 100, motif)))
}
