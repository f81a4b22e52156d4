import { rm } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { filesOfLogo, type Logo, type LogoVersion, logoVersion } from '#shop/branding/branding.ts'
import { openPicture, refusingPictures } from './draw-picture.ts'
import { write } from './picture-files.ts'

const folder = 'logos'
/** In pages; three times as large as it is shown. */
const largest = { width: 720, height: 240 }
/** In e-mails, twice as large as it is shown. */
const mailed = { width: 480, height: 112 }
const icons = [64, 192, 512] as const
/** Phones round the corners of these, and want no clear ground. */
const filled = [
  { version: '180', size: 180, part: 0.84 },
  { version: 'maskable', size: 512, part: 0.7 },
] as const

const clear = { r: 0, g: 0, b: 0, alpha: 0 }
const [bright, dark] = ['#fffdf7', '#1c1c1c']

/** Re-encodes a logo in all its sizes into the media folder. Refuses files that are not pictures. */
export function openLogoPictures(media: string) {
  return {
    async saveLogo(content: Buffer): Promise<Logo> {
      const path = `${folder}/${randomUUID()}.webp`
      const { logo, files } = await refusingPictures(() => drawn(content, path))
      await write(files.map(({ path: to, picture }) => ({ path: join(media, to), picture })))
      return logo
    },
    async removeLogo(path: string): Promise<void> {
      if (!path.startsWith(`${folder}/`)) return
      await Promise.all(filesOfLogo(path).map((file) => rm(join(media, file), { force: true })))
    },
  }
}

async function drawn(content: Buffer, path: string) {
  const original = await openPicture(content)
  const isLight = await isDrawnLight(original)
  const fit = { fit: 'inside', withoutEnlargement: true } as const
  const { data: picture, info } = await original
    .clone()
    .resize({ ...largest, ...fit })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const logo: Logo = { path, width, height, isLight }
  const ground = isLight ? dark : bright
  const files = await Promise.all([
    fileOf(logo, 'mail', original.clone().resize({ ...mailed, ...fit })),
    ...icons.map((size) => fileOf(logo, `${size}`, square(original, size))),
    ...filled.map(({ version, size, part }) =>
      fileOf(logo, version, square(original, size, part).flatten({ background: ground })),
    ),
  ])
  return { logo, files: [{ path, picture }, ...files] }
}

const fileOf = async (logo: Logo, version: LogoVersion, image: Sharp) => ({
  path: logoVersion(logo, version),
  picture: await image.png().toBuffer(),
})

/** In the middle of a square, of which it takes a part. */
function square(original: Sharp, size: number, part = 1): Sharp {
  const inner = Math.round(size * part)
  const margin = Math.floor((size - inner) / 2)
  const rest = size - inner - margin
  return original
    .clone()
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: clear })
}

/** Whether its visible part is too light for a paper background. */
async function isDrawnLight(original: Sharp): Promise<boolean> {
  const { data } = await original
    .clone()
    .resize({ width: 64, height: 64, fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [light, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)
    seen += alpha
  }
  const isClearAround = seen < 0.95 * 255 * (data.length / 4)
  return isClearAround && light > 0.75 * 255 * seen
}
