import { ChevronRight } from 'lucide-react'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ImportForm } from './import-form.tsx'

export const page = definePage({
  load: async ({ layoutData, url: { searchParams } }) => {
    const { role } = await layoutData
    refuseWithout(role, 'product.import')
    refuseWithout(role, 'price.write')
    return { isSetUp: searchParams.has('setup') }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeImportMessages)('list.title'),
  }),
  Page: ({ data: { isSetUp } }) => {
    const t = useMessages(backOfficeImportMessages, backOfficeStarterMessages)
    return (
      <div className="grid max-w-6xl grid-cols-1 gap-4">
        {isSetUp ? (
          <BackLink to={officePaths.setup({ step: 'products' })}>{t('starter.back')}</BackLink>
        ) : (
          <BackLink to={officePaths.products()}>{t('list.back')}</BackLink>
        )}
        <h1 className="text-head">{t('list.title')}</h1>
        <div className="-mx-3.5 flex flex-wrap">
          <Link
            to={officePaths.starter({ setup: isSetUp ? 'yes' : undefined })}
            className="office-link"
          >
            {t('list.starter')}
            <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          </Link>
          <Link to={officePaths.imports()} className="office-link">
            {t('list.imports')}
            <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          </Link>
        </div>
        <ImportForm isSetUp={isSetUp} />
      </div>
    )
  },
})
