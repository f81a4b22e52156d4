import { type ReactNode, useState } from 'react'
import CropDialog from '../../ui/picture/crop-dialog.tsx'
import { readPicture } from '../../ui/picture/read-picture.ts'

type Turn = {
  picture: HTMLImageElement
  file: File
  rest: readonly File[]
  done: readonly File[]
}

/** Crops pictures to a square one after the other, then sends all; one whose dialog is cancelled is left out. */
export function useCrops(send: (files: readonly File[]) => Promise<void>): {
  crop: (files: readonly File[]) => Promise<void>
  cropping: ReactNode
} {
  const [turn, setTurn] = useState<Turn | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function next(files: readonly File[], done: readonly File[]): Promise<void> {
    const [file, ...rest] = files
    if (file === undefined) {
      setOpen(false)
      return send(done)
    }
    const picture = await readPicture(file)
    // What this browser cannot read is sent as it is: the shop says what is wrong with it.
    if (picture === null) return next(rest, [...done, file])
    setTurn({ picture, file, rest, done })
    setOpen(true)
  }

  function onDone({ picture, file, rest, done }: Turn, square: File | null) {
    URL.revokeObjectURL(picture.src)
    const cropped = square === null ? [] : [new File([square], file.name, { type: square.type })]
    void next(rest, [...done, ...cropped])
  }

  const cropping = turn && (
    <CropDialog
      key={turn.picture.src}
      open={isOpen}
      picture={turn.picture}
      onDone={(square) => onDone(turn, square)}
    />
  )
  return { crop: (files) => next(files, []), cropping }
}
