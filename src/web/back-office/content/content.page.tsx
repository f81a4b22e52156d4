import { ChevronRight } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { contentPlaces } from './content-places.ts'

export const page = definePage({
  load: async ({ layoutData }) => refuseWithout((await layoutData).role, 'content.read'),
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('content.title'),
  }),
  Page: function Content() {
    const t = useMessages(backOfficeContentMessages, backOfficeMessages)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <div>
          <h1 className="text-head">{t('content.title')}</h1>
          <p className="text-soft">{t('content.text')}</p>
        </div>
        <ul className="grid gap-3">
          {contentPlaces.map(({ area, to, label }) => (
            <li key={to}>
              <Link to={to} className="office-box flex items-center gap-3 hover:bg-sunk">
                <span className="min-w-0 grow">
                  <span className="block font-semibold">{t(label)}</span>
                  <span className="block text-soft">{t(`area.${area}`)}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 rtl:-scale-x-100" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  },
})
