import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type Props = {
  icon: ReactNode
  label: string
  /** current value */
  chosen: ReactNode
  /** forced open while it has an error */
  mustOpen?: boolean
  children: ReactNode
}

/** An optional order setting, collapsed to one line. */
export function OptionRow({ icon, label, chosen, mustOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="option"
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {icon}
        <span className="option-words">
          <span className="font-semibold">{label}</span>
          <span className="option-chosen">{chosen}</span>
        </span>
        <ChevronDown aria-hidden className="option-arrow" />
      </summary>
      <div className="grid gap-4 px-5 pb-5">{children}</div>
    </details>
  )
}
