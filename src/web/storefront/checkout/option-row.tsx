import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

type Props = {
  icon: ReactNode
  label: string
  /** What holds now. */
  chosen: ReactNode
  /** Open in any case: something in it has to be put right. */
  mustOpen?: boolean
  children: ReactNode
}

/** Something that may be said about an order: one line until somebody wants to say it. */
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
