import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { badge, bleeding, mark } from './mark.ts'
import { paints } from './paints.ts'
import { writePng } from './raster.ts'
import { scenes } from './scenes/all.ts'
import { group, moved, picture, rect } from './svg.ts'
import { trims } from './trim.ts'

const shelf = new URL('../src/web/public/', import.meta.url)
const file = (name: string) => fileURLToPath(new URL(name, shelf))

/** The tab's, the phone's and the social networks' pictures. They name no shop: its name is a setting. */
export async function drawAppIcons(): Promise<void> {
  await writeFile(file('favicon.svg'), `${badge()}\n`)
  await writePng(badge(), file('icon-192.png'), 192)
  await writePng(badge(), file('icon-512.png'), 512)
  await writePng(bleeding(), file('icon-maskable-512.png'), 512)
  await writePng(bleeding(), file('touch-icon.png'), 180)
  await writePng(share(), file('share.png'), 1200)
}

function share(): string {
  const scene = scenes['banners/mandi']?.() ?? ''
  return picture(
    1200,
    630,
    group(moved(scene, { x: -76, scale: 0.7975 })) +
      rect({ x: 0, y: 0, w: 500, h: 630 }, paints.green) +
      moved(
        trims.flowers(
          { x: 0, y: 0, w: 630, h: 44 },
          { ground: '#0a4635', first: paints.marigold, second: paints.cream },
        ),
        { x: 504, turn: 90 },
      ) +
      moved(mark(), { x: 70, y: 155, scale: 3.2 }),
  )
}
