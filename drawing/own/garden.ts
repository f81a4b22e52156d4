import { darker, lighter } from '../colour.ts'
import { d, group, line, path } from '../svg.ts'

/** Bunches from the garden that the icon set lacks, on its 32 × 32 field. */
const at = (x: number, y: number, turn = 0, scale = 1) => ({
  transform: d`translate(${x} ${y}) rotate(${turn})` + ` scale(${scale})`,
})

const stalks = [-34, -22, -11, 0, 11, 22, 34]

/** Herbs tied with a thread: `leaf` draws one leaf about 0,0, pointing up. */
function bunch(stem: string, leaf: (i: number) => string): string {
  const stems = stalks.map((turn) => line('M0 13V-6', stem, 1.1, at(16, 18, turn * 0.62))).join('')
  const crown = stalks
    .flatMap((turn, i) => [
      group(leaf(i), at(16 + turn * 0.3, 13 - Math.cos(turn / 30) * 3.4, turn * 1.1)),
      group(leaf(i + 1), at(16 + turn * 0.2, 16.4 - Math.cos(turn / 30) * 2, turn * 0.8, 0.9)),
    ])
    .join('')
  const feet = line('M13 22L10.4 30.4M15 22L14 30.8M17 22L18 30.8M19 22L21.6 30.4', stem, 1.3)
  return feet + stems + crown + line('M12 22.6Q16 24.4 20 22.6', '#d8402c', 1.5)
}

export const coriander = () =>
  bunch('#7fae4a', (i) => {
    const c = ['#4f9f3f', '#63b34c', '#438f3a'][i % 3] ?? '#4f9f3f'
    return (
      path(
        'M0 3C-2 1 -5.6 1.6 -6 -1.4C-6.2 -3.6 -4 -4 -3.4 -3.6C-4 -6.6 -1.4 -8 0 -6.2C1.4 -8 4 -6.6 3.4 -3.6C4 -4 6.2 -3.6 6 -1.4C5.6 1.6 2 1 0 3Z',
        c,
      ) + line('M0 2V-4M0 0L-3.4 -1.6M0 0L3.4 -1.6', lighter(c, 0.1), 0.5)
    )
  })

export const mint = () =>
  bunch('#4f8a52', (i) => {
    const c = ['#1f8a57', '#2fa068', '#197a4c'][i % 3] ?? '#1f8a57'
    return (
      path('M0 4C-4.6 2 -5 -4 0 -8C5 -4 4.6 2 0 4Z', c) +
      path('M0 4C4.6 2 5 -4 0 -8Z', darker(c, 0.05)) +
      line(
        'M0 3V-6M0 0L-2.4 -1.6M0 0L2.4 -1.6M0 -2.4L-1.8 -3.8M0 -2.4L1.8 -3.8',
        lighter(c, 0.13),
        0.5,
      )
    )
  })

export const bananas = () =>
  [
    [-9, '#f3c32f'],
    [12, '#fad546'],
    [32, '#f6cb38'],
    [52, '#fbdc5c'],
  ]
    .map(([turn, fill]) => {
      const c = String(fill)
      return group(
        path('M-1.6 0C-6 7 -6.5 15 -1.5 22.5C-.6 23.6 1.2 22.8 .9 21.4C-.8 14.5 .4 7.5 3.2 1Z', c) +
          path(
            'M3.2 1C.4 7.5 -.8 14.5 .9 21.4C1.1 22.5 .2 23.2 -.6 23C-3 15 -1.5 7 1.2 .6Z',
            darker(c, 0.08),
          ) +
          path('M-1.5 22.5C-.6 23.6 1.2 22.8 .9 21.4L-.6 20.6Z', '#6b4a1f'),
        at(22.5, 4.6, Number(turn)),
      )
    })
    .join('') + path('M19.4 5.4L20.6 1.4Q22.5 .4 24.4 1.4L25.4 5.8Q22.5 8 19.4 5.4Z', '#8a9a3a')

/** For the smallest: a bottle with a teat, and a cup with two handles. */
export const feeder = (c = '#86c1e6') =>
  path('M13.5 5.6C13 3 14.6 1.2 16 1.2S19 3 18.5 5.6L20.6 8H11.4Z', '#f3c7a0') +
  path('M11 7.6H21Q22.4 7.6 22.4 9V12H9.6V9Q9.6 7.6 11 7.6Z', c) +
  path('M18.5 7.6H21Q22.4 7.6 22.4 9V12H18.5Z', darker(c, 0.08)) +
  path('M10 12H22L23.6 27Q23.8 30.4 20.6 30.4H11.4Q8.2 30.4 8.4 27Z', '#eaf3f6') +
  path('M9.4 18H22.6L23.6 27Q23.8 30.4 20.6 30.4H11.4Q8.2 30.4 8.4 27Z', '#fdfaf2') +
  path('M20 12H22L23.6 27Q23.8 30.4 20.6 30.4H17.6Q20.6 30 20.6 27Z', '#cfdde2') +
  line('M12 15.5H14.6M11.8 19H15.4M11.6 22.5H14.2M11.4 26H15.4', darker(c, 0.08), 0.8)

export const sipper = (c = '#f7b72c') =>
  line(
    'M9.5 13C3.6 12.6 3.6 24.4 10.4 24M22.5 13C28.4 12.6 28.4 24.4 21.6 24',
    darker(c, 0.1),
    2.6,
  ) +
  path('M14 2.6H18L19 7H13Z', '#2ba6a0') +
  path('M8.6 10Q8.6 6.4 12 6.4H20Q23.4 6.4 23.4 10Z', '#2ba6a0') +
  path('M20 6.4Q23.4 6.4 23.4 10H19Q20.6 8.6 20 6.4Z', '#1f8984') +
  path('M8.6 10H23.4L22.4 27Q22.2 30 19.2 30H12.8Q9.8 30 9.6 27Z', c) +
  path('M20 10H23.4L22.4 27Q22.2 30 19.2 30H17Q19.6 29.6 19.7 27Z', darker(c, 0.08)) +
  path(
    'M16 14l1.4 2.8 3 .4 -2.2 2.2 .5 3 -2.7 -1.4 -2.7 1.4 .5 -3 -2.2 -2.2 3 -.4Z',
    lighter(c, 0.16),
  ) +
  line('M10.6 13.5L11 23', '#ffffff', 1, { 'stroke-opacity': 0.5 })
