import { Photo } from '../../ui/photo.tsx'
import { ChosenPicture } from './new-picture.tsx'

type Props = {
  /** saved, or chosen and not saved yet; null: none */
  picture: string | File | null
  alt?: string
  sizes: string
  className: string
}

export function PreviewPicture({ picture, alt = '', sizes, className }: Props) {
  if (picture === null) return null
  if (picture instanceof File) return <ChosenPicture file={picture} {...{ alt, className }} />
  return <Photo shape="wide" {...{ picture, alt, sizes, className }} />
}
