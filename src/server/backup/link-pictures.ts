import { constants } from 'node:fs'
import { copyFile, link, mkdir, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { folders, isPicture } from './archive-files.ts'

/**
 * Gives every picture of a data folder a second name below `to`, so that it stays when the shop deletes it: the shop
 * never writes into a picture that is there. Copies where the disk has no links.
 */
export async function linkPictures(dataFolder: string, to: string): Promise<void> {
  for (const folder of folders)
    for await (const path of picturesIn(dataFolder, folder)) {
      await mkdir(join(to, path, '..'), { recursive: true })
      await link(join(dataFolder, path), join(to, path)).catch(async (error: unknown) => {
        if (!isSettled(error)) await copy(join(dataFolder, path), join(to, path))
      })
    }
}

/** The paths of the pictures in a folder, in the order of the disk. */
export async function* picturesIn(dataFolder: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(dataFolder, folder)).catch(() => null)
  if (entries === null) return
  for await (const entry of entries) {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) yield* picturesIn(dataFolder, path)
    else if (entry.isFile() && isPicture(path)) yield path
  }
}

const copy = (from: string, to: string) =>
  copyFile(from, to, constants.COPYFILE_EXCL).catch((error: unknown) => {
    if (!isSettled(error)) throw error
  })

/** It is linked already, or was deleted just now. */
const isSettled = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOENT'].includes(String(error.code))
