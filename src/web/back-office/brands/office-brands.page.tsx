import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBrandsMessages } from '../../messages/en/back-office/catalogue/brands.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { officePaths } from '../addresses.ts'
import { search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { type Brand, RenameBrand } from './rename-brand.tsx'

export const page = listPage({
  call: 'adminBrands',
  at: officePaths.brands,
  messages: [backOfficeBrandsMessages],
  title: 'brands.title',
  lead: 'brands.text',
  width: 'max-w-3xl',
  Above: ReadOnlyNote,
  filters: (t) => ({
    q: search({ label: t('brands.find'), hint: t('brands.findHint'), asYouType: true }),
  }),
  empty: (t, { values: { q } }) => ({
    title: t('brands.none'),
    text: t(q === '' ? 'brands.noneText' : 'brands.noneFoundText'),
  }),
  label: 'brands.list',
  listClass: 'office-box divide-y divide-line py-0',
  keyOf: ({ name }) => name,
  Row: ({ row }) => <BrandRow brand={row} />,
})

function ReadOnlyNote() {
  const t = useMessages(backOfficeBrandsMessages)
  return !useAllows('product.write') && <p>{t('brands.readOnly')}</p>
}

function BrandRow({ brand }: { brand: Brand }) {
  const t = useMessages(backOfficeBrandsMessages, backOfficeTranslationMessages)
  const mayWrite = useAllows('product.write')
  const [isOpen, setOpen] = useState(false)
  const { name, nameUr, toCheck, products, published } = brand
  return (
    <li className="flex items-center gap-x-3 py-1">
      <div className="me-auto flex min-w-0 flex-wrap items-center gap-x-4">
        <bdi className="min-w-0 font-semibold">{name}</bdi>
        {nameUr === '' ? (
          <span className="text-small text-soft">{t('brands.noUrdu')}</span>
        ) : (
          <bdi lang="ur" className="urdu-words">
            {nameUr}
          </bdi>
        )}
        {toCheck && <Badge tone="loud">{t('translations.needsCheck')}</Badge>}
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
