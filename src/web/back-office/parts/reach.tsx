import type { ReactNode } from 'react'
import { buttonClass } from '../../ui/button.tsx'

export const Reach = ({
  to,
  icon,
  children,
}: {
  to: string
  icon: ReactNode
  children: ReactNode
}) => (
  <a
    href={to}
    target={to.startsWith('http') ? '_blank' : undefined}
    rel="noreferrer"
    className={buttonClass({ small: true, className: 'justify-self-start' })}
  >
    {icon}
    {children}
  </a>
)
