import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The disk is full or unavailable. Nothing of the picture is stored. */
export class StorageUnavailable extends Error {}

/** Writes all or nothing. */
export async function write(files: readonly { path: string; picture: Buffer }[]) {
  const writing = await Promise.allSettled(
    files.map(async ({ path, picture }) => {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, picture)
    }),
  )
  const failed = writing.find((one) => one.status === 'rejected')
  if (failed === undefined) return
  await Promise.allSettled(files.map(({ path }) => rm(path, { force: true })))
  throw new StorageUnavailable('A picture could not be written', { cause: failed.reason })
}

/** The files of a picture's sizes: the largest has the plain name, the others `@` and their width. */
export const filesOfSizes = (
  name: string,
  widths: readonly number[],
  sizes: readonly Buffer[],
): { path: string; picture: Buffer }[] =>
  sizes.map((picture, index) => ({
    path: index === 0 ? `${name}.webp` : `${name}@${widths[index]}.webp`,
    picture,
  }))

export async function removeFiles(folder: string, path: string, widths: readonly number[]) {
  const sizes = ['', ...widths.slice(1).map((width) => `@${width}`)]
  const paths = sizes.map((size) => path.replace(/\.webp$/, `${size}.webp`))
  await Promise.all(paths.map((one) => rm(join(folder, one), { force: true })))
}
