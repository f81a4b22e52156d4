import { useState } from 'react'
import { readRupees } from '#shop/money.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Photo } from '../../ui/photo.tsx'
import { PriceView } from '../../ui/price.tsx'
import { momentOf } from '../forms/shop-clock.ts'
import { offerTime } from './offer-time.ts'
import type { ProductForm } from './use-product-form.ts'

/** The product's card as shoppers will see it, while it is typed. */
export function Preview({ form: { typed: texts, base } }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages)
  const [now] = useState(Date.now)
  const list = readRupees(texts.listPrice)
  const offer = readRupees(texts.offerPrice)
  const [from, until] = [momentOf(texts.offerFrom), momentOf(texts.offerUntil)]
  const time = offer ? offerTime({ from, until }, now) : 'now'
  const price =
    list && priceFor({ retail: { list, offer: time === 'now' ? offer : null } }, 'retail')
  return (
    <section aria-label={t('preview.title')} className="office-box grid gap-3">
      <h2 className="text-title">{t('preview.title')}</h2>
      <div className="grid max-w-52 gap-1">
        <div className="aspect-square overflow-hidden rounded-card bg-sunk">
          <Photo
            picture={base?.pictures[0]?.image ?? null}
            alt=""
            word={texts.brand || texts.itemCategory}
            sizes="208px"
            className="size-full object-contain"
          />
        </div>
        <p className="font-semibold">{texts.name || t('preview.noName')}</p>
        {texts.nameUr !== '' && (
          <p lang="ur" dir="rtl" className="text-small text-soft">
            {texts.nameUr}
          </p>
        )}
        {texts.pack !== '' && (
          <p className="text-small text-soft">
            <bdi>{texts.pack}</bdi>
          </p>
        )}
        {price && <PriceView price={price} hasMultiBuy={texts.multiBuyQuantity !== ''} />}
        {time === 'before' && from !== null && (
          <p className="text-small">
            {t('preview.offerFrom', { time: t.moment(Date.parse(from)) })}
          </p>
        )}
        {time === 'over' && <p className="text-small">{t('preview.offerOver')}</p>}
        {texts.stock.trim() === '0' && (
          <p className="text-small font-semibold text-tomato-ink">{t('preview.soldOut')}</p>
        )}
        {!texts.published && <p className="text-small text-soft">{t('preview.hidden')}</p>}
      </div>
    </section>
  )
}
