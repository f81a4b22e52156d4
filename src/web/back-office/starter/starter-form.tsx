import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId } from 'react'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStarterMessages } from '../../messages/en/back-office/catalogue/starter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { type StarterProduct, StarterRow } from './starter-row.tsx'
import { untouched } from './typed-prices.ts'
import { useStarter } from './use-starter.ts'

type Props = {
  products: readonly StarterProduct[]
  /** as a step of the set-up, which goes on afterwards */
  isSetUp: boolean
}

export function StarterForm({ products, isSetUp }: Props) {
  const t = useMessages(backOfficeStarterMessages)
  const { typed, faults, change, chosen, problem, report, busy, form, add } = useStarter(products)
  const nameOf = (key: string) => products.find((product) => product.key === key)?.name ?? ''
  const groups = [...Map.groupBy(products, ({ mainCategory }) => mainCategory)]
  return (
    <form
      ref={form}
      noValidate
      className="grid grid-cols-1 gap-4"
      onKeyDown={toNextPrice}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void add()
      }}
    >
      {problem && <Notice>{problem}</Notice>}
      <div role="status" className="grid gap-1 empty:hidden">
        {report && (
          <>
            <p className="font-semibold">{t('starter.added', { count: report.added.length })}</p>
            {report.known.length > 0 && (
              <p>{t('starter.known', { names: t.joined(report.known.map(nameOf)) })}</p>
            )}
            <div className="mt-1 flex flex-wrap gap-3">
              {isSetUp && (
                <Link to={officePaths.setup()} className={buttonClass({ kind: 'main' })}>
                  {t('starter.goOn')}
                </Link>
              )}
              <Link to={officePaths.products()} className={buttonClass()}>
                {t('starter.products')}
              </Link>
            </div>
          </>
        )}
      </div>
      {groups.map(([main, those]) => (
        <Group key={main} products={those}>
          {those.map((product) => (
            <StarterRow
              key={product.key}
              product={product}
              typed={typed[product.key] ?? untouched}
              faults={faults[product.key]}
              onChange={(what) => change(product.key, what)}
            />
          ))}
        </Group>
      ))}
      <section aria-label={t('starter.bar')} className="office-chosen">
        <p className="me-auto font-semibold">
          {chosen.length === 0 ? t('starter.none') : t('starter.count', { count: chosen.length })}
        </p>
        <Button type="submit" kind="main" busy={busy}>
          {t('starter.add')}
        </Button>
      </section>
    </form>
  )
}

type GroupProps = { products: readonly StarterProduct[]; children: ReactNode }

function Group({ products: [first, ...others], children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="office-box grid min-w-0 grid-cols-1 gap-2">
      <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 text-title">
        {first?.mainCategory}
        <bdi lang="ur" className="starter-urdu text-small font-normal text-soft">
          {first?.mainCategoryUr}
        </bdi>
      </h2>
      {/* Each field has its own label, hidden where these stand. */}
      <div aria-hidden className="starter-list max-md:hidden">
        <Heads />
        {others.length > 0 && <Heads className="max-[75rem]:hidden" />}
      </div>
      <ul className="starter-list">{children}</ul>
    </section>
  )
}

function Heads({ className = '' }: { className?: string }) {
  const t = useMessages(backOfficeStarterMessages)
  return (
    <p className={`starter-heads ${className}`}>
      <span>{t('starter.price')}</span>
      <span>{t('starter.stock')}</span>
    </p>
  )
}

/** Enter moves to the next price, as in a spreadsheet, and from the last one to the button. */
function toNextPrice(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget: form } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const stops = form.querySelectorAll<HTMLElement>('[data-price], [type=submit]')
  const next = [...stops].find(
    (stop) =>
      stop !== target &&
      (target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !(target.type === 'checkbox' && stop.closest('li') !== target.closest('li')),
  )
  next?.focus()
}
