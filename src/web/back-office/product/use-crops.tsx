import { type ReactNode, useState } from 'react'
import type { PictureCrop } from '#shop/catalogue/pictures/gallery.ts'
import { readPicture } from '../../ui/picture/read-picture.ts'
import { CropPartDialog } from './crop-part-dialog.tsx'
import type { ChosenPicture } from './upload-queue.ts'

type Turn = {
  picture: HTMLImageElement
  file: File
  rest: readonly File[]
  done: readonly ChosenPicture[]
}

/** A square is chosen of pictures one after the other, then all are sent; one whose dialog is cancelled is left out. */
export function useCrops(send: (pictures: readonly ChosenPicture[]) => void): {
  crop: (files: readonly File[]) => Promise<void>
  cropping: ReactNode
} {
  const [turn, setTurn] = useState<Turn | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function next(files: readonly File[], done: readonly ChosenPicture[]): Promise<void> {
    const [file, ...rest] = files
    if (file === undefined) {
      setOpen(false)
      return send(done)
    }
    const picture = await readPicture(file)
    // A picture the browser can't read is sent unchanged; the server reports the problem.
    if (picture === null) return next(rest, [...done, { file, crop: null }])
    setTurn({ picture, file, rest, done })
    setOpen(true)
  }

  function onDone({ picture, file, rest, done }: Turn, crop: PictureCrop | null) {
    URL.revokeObjectURL(picture.src)
    void next(rest, crop === null ? done : [...done, { file, crop }])
  }

  const cropping = turn && (
    <CropPartDialog
      key={turn.picture.src}
      open={isOpen}
      picture={turn.picture}
      part={null}
      onUse={(crop) => onDone(turn, crop)}
      onClose={() => onDone(turn, null)}
    />
  )
  return { crop: (files) => next(files, []), cropping }
}
