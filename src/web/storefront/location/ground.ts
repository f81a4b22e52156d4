import L from 'leaflet'

const size = 256
// Roads leave a tile where the next one takes them up, at the same slope, and reach over its edge.
const east = (y: number) => `M-10 ${y + 2}L0 ${y}C60 ${y - 12} 196 ${y + 12} 256 ${y}l10 -2`
const south = (x: number) => `M${x - 2} -10L${x} 0C${x + 12} 60 ${x - 12} 196 ${x} 256l2 10`
const lanes = [
  east(38),
  east(206),
  south(34),
  south(222),
  'M96 104V188',
  'M160 12V92',
  'M40 150H140',
]
const roads = [east(98), south(146)]
const parks = [
  'M160 122L212 126L208 190L166 186Z',
  'M50 108L128 112L132 176L54 180Z',
  'M46 54L134 48L128 86L50 88Z',
]
const pond = 'M172 140C184 122 206 130 206 150S190 186 176 178S160 158 172 140Z'

/**
 * A quarter as one would draw it for a visitor, below the pictures of the map and in their place where
 * they can't be had. The same at each visit, and it moves with the map.
 */
export class Ground extends L.GridLayer {
  protected override createTile({ x, y }: L.Coords): HTMLElement {
    const tile = document.createElement('div')
    const svg = L.SVG.create('svg')
    svg.setAttribute('viewBox', `0 0 ${size} ${size}`)
    const draw = (kind: string, ways: readonly string[]) => {
      for (const way of ways) {
        const path = L.SVG.create('path')
        path.setAttribute('class', `ground-${kind}`)
        path.setAttribute('d', way)
        svg.append(path)
      }
    }
    const chance = Math.abs((x * 7 + y * 13) % 5)
    draw('park', parks.slice(chance, chance + 1))
    if (chance === 3) draw('pond', [pond])
    draw('lane', lanes)
    draw('kerb', roads)
    draw('road', roads)
    tile.append(svg)
    return tile
  }
}
