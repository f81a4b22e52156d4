import { useState } from 'react'
import { media } from '../../app/paths.ts'
import { initialsOf } from '../../ui/picture/initials.ts'

type Props = { person: { fullName: string; picture: string | null }; className: string }

/** Initials, covered by the picture once it loads. */
export function Avatar({ person, className }: Props) {
  const [broken, setBroken] = useState(false)
  return (
    <span
      aria-hidden
      className={`relative grid shrink-0 place-items-center overflow-hidden rounded-pill bg-marigold text-tiny font-bold text-on-marigold ${className}`}
    >
      {initialsOf(person.fullName)}
      {person.picture && !broken && (
        <img
          src={media(person.picture)}
          alt=""
          width={80}
          height={80}
          loading="lazy"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}
