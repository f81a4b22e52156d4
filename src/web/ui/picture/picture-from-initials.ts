import { initialsOf } from './initials.ts'

const side = 256
const grounds = ['#0e4a38', '#8a1f4f', '#1f4690', '#9a4a06', '#0b6b66']

/** A square with the person's letters, in the shop's colours. */
export async function pictureFromInitials(name: string): Promise<File | null> {
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
