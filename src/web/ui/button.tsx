import type { ComponentProps } from 'react'
import { Spinner } from './spinner.tsx'

/** main: the page's one primary action; brand: an important second; plain, quiet: the rest. */
export type ButtonKind = 'main' | 'brand' | 'plain' | 'quiet' | 'danger'
type Looks = { kind?: ButtonKind; small?: boolean; className?: string }

export const buttonClass = ({ kind = 'plain', small = false, className = '' }: Looks = {}) =>
  `button button-${kind} ${small ? 'button-small' : ''} ${className}`.trim()

type Props = Looks & { busy?: boolean } & ComponentProps<'button'>

export function Button({
  kind,
  small,
  className,
  busy = false,
  children,
  onClick,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      className={buttonClass({
        ...(kind && { kind }),
        small: small ?? false,
        className: className ?? '',
      })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}
