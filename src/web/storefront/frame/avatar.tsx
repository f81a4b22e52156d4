import { media } from '../../paths.ts'
import { initialsOf } from '../session/picture-from-initials.ts'

type Props = { person: { fullName: string; picture: string | null }; className: string }

/** The picture, or the letters of the name; the name itself stands beside it. */
export const Avatar = ({ person, className }: Props) =>
  person.picture ? (
    <img
      src={media(person.picture)}
      alt=""
      width={80}
      height={80}
      loading="lazy"
      className={`rounded-pill bg-sunk object-cover ${className}`}
    />
  ) : (
    <span
      aria-hidden
      className={`grid place-items-center rounded-pill bg-marigold text-tiny font-bold text-on-marigold ${className}`}
    >
      {initialsOf(person.fullName)}
    </span>
  )
