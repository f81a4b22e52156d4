import type { ComponentProps, MouseEvent } from 'react'
import type { GoOptions } from './router.ts'
import { useLanguage } from '../../messages/use-messages.ts'
import { withPrefix } from './language-prefix.ts'
import { useLocation, useNavigate } from './use-router.tsx'

type Props = { to: string } & GoOptions & Omit<ComponentProps<'a'>, 'href'>

/** The browser follows it as a plain link until the page is hydrated. */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: Props) {
  const go = useNavigate()
  const language = useLanguage()
  return (
    <a
      {...rest}
      href={withPrefix(language, to)}
      onClick={(event) => {
        onClick?.(event)
        if (!isOurs(event)) return
        event.preventDefault()
        void go(to, {
          ...(replace && { replace }),
          ...(preventScrollReset && { preventScrollReset }),
        })
      }}
    >
      {children}
    </a>
  )
}

/** Whether the router handles the click: same tab, same origin, not prevented. */
function isOurs({
  defaultPrevented,
  button,
  currentTarget: link,
  ...keys
}: MouseEvent<HTMLAnchorElement>) {
  const { metaKey, ctrlKey, shiftKey, altKey } = keys
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false
  return (link.target === '' || link.target === '_self') && link.origin === window.location.origin
}

/** Sets `aria-current` on its own page and, without `end`, on pages below it. */
export function NavLink({ end, ...rest }: Props & { end?: boolean }) {
  const { pathname } = useLocation()
  const isHere = pathname === rest.to || (!end && pathname.startsWith(`${rest.to}/`))
  return <Link {...rest} {...(isHere && { 'aria-current': 'page' })} />
}
