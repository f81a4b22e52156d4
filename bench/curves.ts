import type { Growth } from './growth.ts'

export const curves = new URL('growth.svg', import.meta.url)

const unitOf = (figure: string) => (figure.startsWith('memory') ? 'MB' : 'ms')
const namesOf = (growth: readonly Growth[]) => [
  ...new Set(growth.flatMap(({ figures }) => Object.keys(figures))),
]
const said = (value: number | undefined) =>
  value === undefined ? '' : value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')

/** What the catalogue's size costs, a column for each size. */
export const growthTable = (
  growth: readonly Growth[],
) => `What a larger catalogue costs (the demo and so many products besides; pages and lists that nobody has asked for before):

| | ${growth.map(({ products }) => (products === 0 ? 'demo' : `+ ${products.toLocaleString('en')}`)).join(' | ')} |
|---|${growth.map(() => '---|').join('')}
${namesOf(growth)
  .map(
    (name) =>
      `| ${name}, ${unitOf(name)} | ${growth.map(({ figures }) => said(figures[name])).join(' | ')} |`,
  )
  .join('\n')}

![The same as curves](growth.svg)`

const width = 760
const height = 420
const edge = { start: 56, end: 250, top: 24, bottom: 44 }
const colours = ['#1f6f54', '#c8553d', '#2f5fa5', '#a2730f', '#7a3f8f', '#3d3d3d', '#b03060']

/** The times of answers over the number of products, both on logarithmic scales: what is flat is a flat line. */
export function drawCurves(growth: readonly Growth[]): string {
  const names = namesOf(growth).filter((name) => /page|list|category|search/.test(name))
  const values = growth.flatMap(({ figures }) => names.map((name) => figures[name] ?? 1))
  const [least, most] = [1, Math.max(...values, 10)]
  const sizes = growth.map(({ products }) => products + 360)
  const x = (size: number) =>
    edge.start +
    part(size, Math.min(...sizes), Math.max(...sizes)) * (width - edge.start - edge.end)
  const y = (value: number) =>
    height -
    edge.bottom -
    part(Math.max(value, least), least, most) * (height - edge.top - edge.bottom)
  const lines = names.map((name, index) => {
    const points = growth.flatMap(({ products, figures }) => {
      const value = figures[name]
      return value === undefined ? [] : [`${x(products + 360).toFixed(1)},${y(value).toFixed(1)}`]
    })
    const colour = colours[index % colours.length]
    const at = edge.top + 12 + index * 20
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>
<text x="${width - edge.end + 16}" y="${at}" fill="${colour}">${name.replaceAll('&', '&amp;')}</text>`
  })
  const ticks = [1, 10, 100, 1000, 10_000].filter((value) => value <= most)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<rect width="${width}" height="${height}" fill="#fff"/>
${ticks.map((value) => `<line x1="${edge.start}" x2="${width - edge.end}" y1="${y(value)}" y2="${y(value)}" stroke="#ddd"/><text x="${edge.start - 8}" y="${y(value) + 4}" text-anchor="end">${value} ms</text>`).join('\n')}
${sizes.map((size) => `<text x="${x(size)}" y="${height - edge.bottom + 20}" text-anchor="middle">${size.toLocaleString('en')}</text>`).join('\n')}
${lines.join('\n')}
</svg>
`
}

/** Where a value lies between two others, 0 to 1, on a logarithmic scale. */
const part = (value: number, least: number, most: number) =>
  most <= least ? 0 : Math.log(value / least) / Math.log(most / least)
