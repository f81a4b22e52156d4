import { Link } from '../../../app/router/link.tsx'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { tc } from '../../../messages/contact.ts'

type Props = { icon: LucideIcon; name: 'placed' | 'moving' | 'guest'; tint: string; to: string }

/** Three times the same wish, each with its own way to the order. */
export const OrderCard = ({ icon: Icon, name, tint, to }: Props) => (
  <li
    className={`grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-card bg-tint p-5 sm:p-6 ${tint}`}
  >
    <Icon aria-hidden strokeWidth={1.75} className="mb-1 size-8" />
    <h2 className="text-title">{tc('help.order')}</h2>
    <div>
      <p className="font-semibold">{tc(`help.${name}`)}</p>
      <p className="mt-1">{tc(`help.${name}Text`)}</p>
    </div>
    <Link
      to={to}
      className="mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
    >
      {tc(`help.${name}Link`)} <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
    </Link>
  </li>
)
