import { useEffect, useRef, useState } from 'react'
import { Ornament } from './ornament/ornament.tsx'
import { type PictureShape, pictureSet } from './picture-set.ts'

type Props = {
  /** path below the media base; null shows the shop's flower */
  picture: string | null
  alt: string
  /** text on the placeholder, where it fits */
  word?: string
  /** rendered width, as in the `sizes` attribute */
  sizes: string
  shape?: PictureShape
  /** for the first visible picture; all others load lazily */
  eager?: boolean
  className?: string
}

/** A failed picture shows a placeholder. */
export function Photo({
  picture,
  alt,
  word,
  sizes,
  shape = 'square',
  eager,
  className = '',
}: Props) {
  const image = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState(false)

  useEffect(() => {
    // It may have failed before hydration.
    const { complete = false, naturalWidth = 1 } = image.current ?? {}
    setBroken(complete && naturalWidth === 0)
    // Only pictures that load later fade in.
    if (image.current && !complete && !eager) image.current.dataset.coming = ''
  }, [picture, eager])

  if (picture === null || broken)
    return <PhotoStandIn alt={alt} word={word} className={className} />
  return (
    <img
      ref={image}
      {...pictureSet(picture, shape)}
      alt={alt}
      sizes={sizes}
      width={shape === 'square' ? 640 : 1600}
      height={shape === 'square' ? 640 : 640}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`photo ${className}`}
      onLoad={({ currentTarget }) => delete currentTarget.dataset.coming}
      onError={() => setBroken(true)}
    />
  )
}

type StandInProps = { alt: string; word: string | undefined; className: string }

const PhotoStandIn = ({ alt, word, className }: StandInProps) => (
  <span
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    className={`stand-in ${className}`}
  >
    <Ornament name="phool-line" className={word ? 'w-1/4' : 'w-2/5'} />
    {word && <span className="stand-in-word">{word}</span>}
  </span>
)
