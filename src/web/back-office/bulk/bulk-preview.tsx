import { useState } from 'react'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ChangeLine } from '../parts/change-line.tsx'
import { RowCheck } from '../list/row-check.tsx'
import type { Bulk, Previewed } from './use-bulk.ts'

/** Rows drawn at first: thousands would block a phone. */
const first = 200

/** Each product that would change, before and after. */
export function BulkPreview({ bulk }: { bulk: Bulk }) {
  const t = useMessages(backOfficeBulkMessages)
  const { preview, able, chosen, setAll, problem, busy, apply, clear, result } = bulk
  const [isWhole, setWhole] = useState(false)
  if (preview === null) return null
  const { products, unchanged } = preview
  const refused = products.length - able.length
  const displayed = isWhole ? products : products.slice(0, first)
  return (
    <section aria-labelledby="preview" className="grid grid-cols-1 gap-3">
      <h2 id="preview" ref={result} tabIndex={-1} className="text-title">
        {t('preview.title')}
      </h2>
      <p role="status">
        {[
          t('preview.count', { count: able.length }),
          unchanged > 0 && t('preview.unchanged', { count: unchanged }),
          refused > 0 && t('preview.refused', { count: refused }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {products.length === 0 ? (
        <EmptyState ornament="lamp" title={t('preview.none')} text={t('preview.noneText')} />
      ) : (
        <>
          {able.length > 0 && (
            <label className="ms-3 flex min-h-11 items-center gap-3 justify-self-start font-semibold">
              <input
                type="checkbox"
                className="size-5"
                checked={chosen.length === able.length}
                onChange={(event) => setAll(event.currentTarget.checked)}
              />
              {t('preview.all')}
            </label>
          )}
          <ul aria-label={t('preview.list')} className="divide-y divide-line">
            {displayed.map((one) => (
              <Row key={one.number} product={one} bulk={bulk} />
            ))}
          </ul>
          {displayed.length < products.length && (
            <Button className="justify-self-center" onClick={() => setWhole(true)}>
              {t('preview.more', { count: products.length })}
            </Button>
          )}
          {problem && <Notice>{problem}</Notice>}
          <div className="office-bar">
            {chosen.length > 0 && (
              <Button kind="main" busy={busy} onClick={() => void apply()}>
                {t('preview.apply', { count: chosen.length })}
              </Button>
            )}
            <Button onClick={clear}>{t('preview.edit')}</Button>
          </div>
        </>
      )}
    </section>
  )
}

function Row({ product, bulk }: { product: Previewed; bulk: Bulk }) {
  const t = useMessages(backOfficeBulkMessages)
  const { name, pack, changes, refused } = product
  return (
    <li className="bulk-row">
      {refused === null && (
        <RowCheck
          label={t('preview.one', { name })}
          checked={bulk.has(product)}
          onChange={(event) => bulk.set(product, event.currentTarget.checked)}
        />
      )}
      <div className="flex min-w-0 grow flex-wrap gap-x-3 gap-y-1">
        <p className="grow basis-56">
          <bdi className="font-semibold">{name}</bdi>{' '}
          <bdi className="text-small text-soft">{pack}</bdi>
        </p>
        <div className="grow basis-64">
          {refused === null ? (
            <ul className="grid gap-1 text-small">
              {changes.map((change) => (
                <ChangeLine key={change.field} change={change} />
              ))}
            </ul>
          ) : (
            <FieldError message={refused} />
          )}
        </div>
      </div>
    </li>
  )
}
