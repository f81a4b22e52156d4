import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { readPicture } from './read-picture.ts'
import { initialsOf } from './initials.ts'
import { useFileAddress } from './use-file-address.ts'

const side = 256
const grounds = ['#0e4a38', '#8a1f4f', '#1f4690', '#9a4a06', '#0b6b66']

/** A square with the person's initials, in the shop's colours. */
async function pictureFromInitials(name: string): Promise<File | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = grounds[name.length % grounds.length] ?? '#0e4a38'
  pen.fillRect(0, 0, side, side)
  pen.fillStyle = '#fdf6e3'
  pen.font = '700 112px "Bricolage Grotesque", sans-serif'
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(initialsOf(name), side / 2, side / 2 + 6)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return blob && new File([blob], 'initials.png', { type: 'image/png' })
}

const CropDialog = lazyPart(async () => (await import('./crop-dialog.tsx')).default)

export type PictureChoice = {
  input: RefObject<HTMLInputElement | null>
  /** of the file that the form will send */
  preview: string | undefined
  /** A file was chosen: open the crop dialog. */
  chosen: () => Promise<void>
  /** Draws the initials of a name. */
  draw: (name: string) => Promise<void>
  /** the crop dialog, if open */
  cropping: ReactNode
}

/** The file input always holds the file to send, so the form needs nothing else. */
export function usePicture(): PictureChoice {
  const input = useRef<HTMLInputElement>(null)
  const original = useRef<File>(null)
  const [sent, setSent] = useState<File | null>(null)
  const preview = useFileAddress(sent)
  const [cropped, setCropped] = useState<HTMLImageElement | null>(null)
  const [open, setOpen] = useState(false)

  useEffect(() => () => void (cropped && URL.revokeObjectURL(cropped.src)), [cropped])

  function keep(file: File | null) {
    original.current = file
    const files = new DataTransfer()
    if (file) files.items.add(file)
    if (input.current) input.current.files = files.files
    setSent(file)
  }

  async function chosen() {
    const file = input.current?.files?.[0] ?? null
    const picture = file && (await readPicture(file))
    // The server may still read a format that this browser can't decode.
    if (!picture) return keep(file)
    setCropped(picture)
    setOpen(true)
  }

  const draw = async (name: string) => keep(await pictureFromInitials(name))

  const cropping = cropped && (
    <Suspense fallback={null}>
      <CropDialog
        key={cropped.src}
        open={open}
        picture={cropped}
        onDone={(square) => {
          keep(square ?? original.current)
          setOpen(false)
        }}
      />
    </Suspense>
  )
  return { input, preview, chosen, draw, cropping }
}
