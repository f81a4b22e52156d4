import { Link } from '../../../app/router/link.tsx'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { icon: LucideIcon; name: 'placed' | 'moving' | 'guest'; tint: string; to: string }

/** Three links to the same order, each by another way. */
export const OrderCard = ({ icon: Icon, name, tint, to }: Props) => {
  const t = useMessages(contactMessages)
  return (
    <li
      className={`grid grid-rows-[auto_auto_1fr_auto] gap-2 rounded-card bg-tint p-5 sm:p-6 ${tint}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="mb-1 size-8" />
      <h2 className="text-title">{t('help.order')}</h2>
      <div>
        <p className="font-semibold">{t(`help.${name}`)}</p>
        <p className="mt-1">{t(`help.${name}Text`)}</p>
      </div>
      <Link
        to={to}
        className="mt-3 inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold underline underline-offset-4"
      >
        {t(`help.${name}Link`)} <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
      </Link>
    </li>
  )
}
