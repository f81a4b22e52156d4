import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logo } from '#shop/branding/branding.ts'
import { drawn, sizeOf } from './draw-picture.ts'
import { openLogoPictures } from './logo-pictures.ts'
import { filesOfSizes, removeFiles, write } from './picture-files.ts'
import { openProductPictures, type ProductPictureStore } from './product-pictures.ts'

/** The widths of a kind of picture: the largest has the plain name, the others `@` and their width. */
const people = { folder: 'people', widths: [320, 160] } as const
/** As wide as a banner is drawn, in its proportions. */
const banners = { folder: 'banners', widths: [1600, 960, 480], ratio: 2 } as const
/** Of news, events and the parts of the about page; drawn as wide as banners. */
const stories = { ...banners, folder: 'stories' } as const
/** In texts: as high as they come, and no larger than they are. */
const texts = { folder: 'texts', widths: [1600, 960, 480] } as const
const highest = 2400

type Keep = (content: Buffer) => Promise<string>
type Remove = (path: string) => Promise<void>

/** Pictures of people, products, banners and stories in the public media folder; photographs of returns in a private one. */
export type PictureStore = {
  saveAvatar: Keep
  remove: Remove
  products: ProductPictureStore
  saveBannerPicture: Keep
  /** Those that came with the demo, and not by upload, stay where they are. */
  removeBannerPicture: Remove
  saveStoryPicture: Keep
  /** The same for those that came with the demo. */
  removeStoryPicture: Remove
  /** With its size in pixels. A job deletes it when no text uses it. */
  saveTextPicture: (content: Buffer) => Promise<{ path: string; width: number; height: number }>
  saveReturnPhoto: Keep
  removeReturnPhoto: Remove
  /** Also makes icons and a version for e-mails. */
  saveLogo: (content: Buffer) => Promise<Logo>
  removeLogo: Remove
}

type Kind = { folder: string; widths: readonly number[] }
type Folders = { media: string; photos: string; originals: string }

/**
 * Uploads are decoded and re-encoded: invalid files are refused, and metadata and trailing data are dropped.
 * The shop chooses the name.
 */
export function openPictures({ media: folder, photos, originals }: Folders): PictureStore {
  const removeSizes = (path: string, widths: readonly number[]) => removeFiles(folder, path, widths)
  const remove = (path: string) => removeSizes(path, people.widths)
  const removeWide = (kind: typeof banners | typeof stories) => async (path: string) => {
    if (path.startsWith(`${kind.folder}/`)) await removeSizes(path, kind.widths)
  }
  const saveSizes = async (kind: Kind, sizes: readonly Buffer[]) => {
    const name = `${kind.folder}/${randomUUID()}`
    await write(filesOfSizes(join(folder, name), kind.widths, sizes))
    return `${name}.webp`
  }
  const saveAvatar = async (content: Buffer) => {
    const sizes = people.widths.map((width) => drawn(content, { width, height: width, fit: 'cover' })) // prettier-ignore
    return saveSizes(people, await Promise.all(sizes))
  }
  const saveWide = (kind: typeof banners | typeof stories) => async (content: Buffer) => {
    const sizes = kind.widths.map((width) => drawn(content, { width, height: width / kind.ratio, fit: 'cover' })) // prettier-ignore
    return saveSizes(kind, await Promise.all(sizes))
  }
  const saveTextPicture = async (content: Buffer) => {
    const sizes = texts.widths.map((width) =>
      drawn(content, { width, height: highest, fit: 'inside', withoutEnlargement: true }),
    )
    const pictures = await Promise.all(sizes)
    const { width, height } = await sizeOf(pictures[0])
    return { path: await saveSizes(texts, pictures), width, height }
  }
  const saveReturnPhoto = async (content: Buffer) => {
    const picture = await drawn(content, {
      width: 1600,
      height: 1600,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const name = `${randomUUID()}.webp`
    await write([{ path: join(photos, name), picture }])
    return name
  }
  const removeReturnPhoto = (name: string) => rm(join(photos, name), { force: true })
  return {
    saveAvatar,
    remove,
    products: openProductPictures({ media: folder, originals }),
    saveBannerPicture: saveWide(banners),
    removeBannerPicture: removeWide(banners),
    saveStoryPicture: saveWide(stories),
    removeStoryPicture: removeWide(stories),
    saveTextPicture,
    saveReturnPhoto,
    removeReturnPhoto,
    ...openLogoPictures(folder),
  }
}
