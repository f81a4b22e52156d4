import type { CartLine } from '#shop/cart/cart.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tintClass } from '../parts/use-tint.ts'

type Props = { line: CartLine }

/** The picture of a line of a cart or list. The name beside it is the same link, so keyboards skip this one. */
export const LinePicture = ({ line }: Props) => (
  <Link
    to={paths.item(line)}
    tabIndex={-1}
    aria-hidden
    className={`line-picture ${tintClass(line.tint)}`}
  >
    <Photo picture={line.picture} alt="" sizes="112px" className="size-full object-contain" />
  </Link>
)

export const LineName = ({ line }: Props) => (
  <h2 className="font-text text-base leading-snug font-semibold tracking-normal">
    <Link to={paths.item(line)} className="thumb inline-block hover:underline">
      {line.name}
    </Link>
  </h2>
)
