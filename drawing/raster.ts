import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

sharp.concurrency(2)

/** Makes one WebP file of a drawing, or several widths of it: name.webp, name@320.webp … */
export async function writeWebp(
  svg: string,
  file: string,
  widths: readonly number[],
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const full = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
  const write = async (name: string, width?: number) => {
    const sized = width ? sharp(full).resize({ width, kernel: 'lanczos3' }) : sharp(full)
    await sized.webp({ quality: 48, alphaQuality: 72, effort: 6 }).toFile(name)
  }
  await write(`${file}.webp`)
  for (const width of widths) await write(`${file}@${width}.webp`, width)
}

export async function writePng(svg: string, file: string, width: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(
    file,
    await sharp(Buffer.from(svg), { density: 144 })
      .resize({ width })
      .png({ effort: 9, palette: true, quality: 90 })
      .toBuffer(),
  )
}
