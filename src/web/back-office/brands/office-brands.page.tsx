import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBrandsMessages } from '../../messages/en/back-office/catalogue/brands.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { FindForm } from '../parts/find-form.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { RenameBrand } from './rename-brand.tsx'

export type Brand = Answer<'adminBrands'>['data'][number]

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const q = searchParams.get('q')?.trim() ?? ''
    const page = pageIn(searchParams)
    const query = { q: q || undefined, page, limit: pageSize }
    const { data: brands, total } = await staffSend(api)('adminBrands', { query })
    refusePastEnd(url, page, total)
    return { brands, total, q, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBrandsMessages)('brands.title'),
  }),
  Page: ({ data: { brands, total, q, page } }) => {
    const t = useMessages(backOfficeBrandsMessages)
    const mayWrite = useAllows('product.write')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <div>
          <h1 className="text-head">{t('brands.title')}</h1>
          <p className="text-soft">{t('brands.text')}</p>
        </div>
        {!mayWrite && <p>{t('brands.readOnly')}</p>}
        <FindForm
          asYouType
          label={t('brands.find')}
          hint={t('brands.findHint')}
          text={q}
          to={(text) => officePaths.brands({ q: text })}
        />
        {brands.length === 0 ? (
          <EmptyState
            ornament="lamp"
            title={t('brands.none')}
            text={t(q === '' ? 'brands.noneText' : 'brands.noneFoundText')}
          />
        ) : (
          <ul aria-label={t('brands.list')} className="office-box divide-y divide-line py-0">
            {brands.map((brand) => (
              <BrandRow key={brand.name} brand={brand} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
        <PageLinks page={page} total={total} to={(n) => officePaths.brands({ q, page: n })} />
      </div>
    )
  },
})

function BrandRow({ brand, mayWrite }: { brand: Brand; mayWrite: boolean }) {
  const t = useMessages(backOfficeBrandsMessages)
  const [isOpen, setOpen] = useState(false)
  const { name, products, published } = brand
  return (
    <li className="flex items-center gap-x-3 py-1">
      <div className="me-auto flex min-w-0 flex-wrap items-center gap-x-4">
        <bdi className="min-w-0 font-semibold">{name}</bdi>
        <Link
          to={officePaths.products({ brand: name })}
          className="inline-flex min-h-11 items-center text-small text-soft hover:underline"
        >
          {t('brands.products', { count: products })}
          <span className="sr-only"> {t('brands.ofOne', { name })}</span>
        </Link>
        {published < products && (
          <span className="text-small text-soft">
            {t('brands.hidden', { count: products - published })}
          </span>
        )}
      </div>
      {mayWrite && (
        <IconButton
          label={t('rename.open', { name })}
          icon={<Pencil aria-hidden className="size-5" />}
          onClick={() => setOpen(true)}
        />
      )}
      <RenameBrand open={isOpen} brand={brand} onClose={() => setOpen(false)} />
    </li>
  )
}
