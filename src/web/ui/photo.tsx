import { useEffect, useRef, useState } from 'react'
import { Ornament } from './ornament/ornament.tsx'
import { type PictureShape, pictureSet } from './picture-set.ts'

type Props = {
  /** a path below the media base; null shows the shop's own flower instead */
  picture: string | null
  alt: string
  /** written on the stand-in, where there is room */
  word?: string
  /** how wide it is drawn, as in the `sizes` attribute */
  sizes: string
  shape?: PictureShape
  /** for the first picture that people see; all others wait until they are near */
  eager?: boolean
  className?: string
}

/** A picture in a box that its parent sizes; a failed one shows a placeholder. */
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
    // A picture that is loaded already is shown as it is: only later ones fade in.
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

/** A flower, and the name as it would be painted on a tin. */
const PhotoStandIn = ({ alt, word, className }: StandInProps) => (
  <span
    {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    className={`stand-in ${className}`}
  >
    <Ornament name="phool-line" className={word ? 'w-1/4' : 'w-2/5'} />
    {word && <span className="stand-in-word">{word}</span>}
  </span>
)
