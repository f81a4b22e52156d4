import { ChevronRight } from 'lucide-react'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { staffSend } from '../send.ts'
import { BackLink } from '../parts/back-link.tsx'
import { StarterForm } from './starter-form.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    const { role } = await layoutData
    refuseWithout(role, 'product.import')
    refuseWithout(role, 'price.write')
    const { data: products } = await staffSend(api)('adminStarterProducts')
    return { products, isSetUp: searchParams.has('setup') }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeStarterMessages)('starter.title'),
  }),
  Page: ({ data: { products, isSetUp } }) => {
    const t = useMessages(backOfficeStarterMessages)
    return (
      <div className="grid grid-cols-1 gap-4">
        {isSetUp && (
          <BackLink to={officePaths.setup({ step: 'products' })}>{t('starter.back')}</BackLink>
        )}
        <h1 className="text-head">{t('starter.title')}</h1>
        <div className="grid max-w-3xl gap-1">
          <Link
            to={officePaths.importProducts({ setup: isSetUp ? 'yes' : undefined })}
            className="office-link -mx-3.5 justify-self-start"
          >
            {t('starter.import')}
            <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          </Link>
          <p>{t('starter.text')}</p>
          <p className="text-small text-soft">{t('starter.limits')}</p>
        </div>
        <StarterForm products={products} isSetUp={isSetUp} />
      </div>
    )
  },
})
