import { definePage } from '../layout-data/define-page.ts'
import { notFound } from '../../app/api/api-error.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { siteMessages } from '../../messages/en/site.ts'
import { stockAlertMessages } from '../../messages/en/storefront/catalogue/stock-alerts.ts'
import { problemIn } from '../../messages/problem-in.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AuthPage } from '../auth/auth-page.tsx'
import { NotifyForm } from './notify-form.tsx'

/** The dialog's form as a page, for browsers without scripts. */
export const page = definePage({
  async load({ language, api, url, typed }) {
    const number = url.searchParams.get('product') ?? ''
    if (!/^\d{1,12}$/.test(number))
      throw notFound(messagesIn(language, siteMessages)('missing.title'))
    const product = await api.product(number)
    return {
      product: { id: product.id, number: product.number, name: product.name },
      sent: url.searchParams.has('sent'),
      problem: (await problemIn(language, url)) ?? undefined,
      email: typed?.get('email') ?? '',
    }
  },
  head: (_, { language }) => ({ title: messagesIn(language, stockAlertMessages)('ask.title') }),
  Page: function NotifyMePage({ data: { product, sent, problem, email } }) {
    const t = useMessages(stockAlertMessages)
    return (
      <AuthPage title={t('ask.title')} lead={t('ask.lead', product)}>
        <NotifyForm product={product} sent={sent} refused={problem} email={email} />
        <Link to={paths.product(product)} className={buttonClass({ kind: 'plain' })}>
          {t('ask.back', product)}
        </Link>
      </AuthPage>
    )
  },
})
