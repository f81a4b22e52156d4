import { Fragment, type ReactNode } from 'react'
import type { Permission } from '#shop/permissions.ts'
import type { StaffRole } from '#shop/person.ts'
import type { Answer, RouteName } from '#wire/calls.ts'
import type { CallInput, Send } from '../../app/api/send.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import type { MessageKey, PlainKey, Screen } from '../../messages/screen.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { LoaderArgs } from '../../app/page.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../app/router/link.tsx'
import { definePage } from '../layout/define-page.ts'
import type { LayoutData } from '../layout/load-layout.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { WidePaper } from '../parts/wide-paper.tsx'
import { staffSend } from '../send.ts'
import { FilterBar } from './filter-bar.tsx'
import { type Filters, named, narrowed, type ValuesOf, valuesIn } from './filters.ts'
import { type AnyList, ListRows, type RowsOf } from './list-rows.tsx'
import { AfterLinks, PageLinks, pageIn, pageSize, refusePastEnd } from './page-links.tsx'

/** The calls that answer with rows. */
type ListCall = {
  [Name in RouteName]: Answer<Name> extends { data: readonly unknown[] } ? Name : never
}[RouteName]

type RowOf<Call extends ListCall> =
  Answer<Call> extends { data: readonly (infer Row)[] } ? Row : never

/** What the parts of the page are given. */
type List<Call extends ListCall, Row, Values, Extra> = Omit<Answer<Call>, 'data'> &
  Extra & { rows: readonly Row[]; values: Values; page: number }

type Part<Given> = (props: { list: Given }) => ReactNode
type Empty = Omit<Parameters<typeof EmptyState>[0], 'ornament'> & { ornament?: 'truck' }

type Kind<
  Call extends ListCall,
  S extends Screen[],
  F extends Filters,
  More,
  Extra,
  Row,
  Values = ValuesOf<F> & More,
  Given = List<Call, Row, Values, Extra>,
> = Frame<Call, S, F, More, Extra, Row, Values, Given> & RowsOf<Row, Given, S[number]>

/** Everything around the rows. */
type Frame<
  Call extends ListCall,
  S extends Screen[],
  F extends Filters,
  More,
  Extra,
  Row,
  Values,
  Given,
> = {
  call: Call
  /** Its query says whether the list has numbered pages (`page`), or goes on `after` a row. */
  at: ((values?: never) => string) & { query: readonly string[] }
  messages: S
  title: PlainKey<S[number]>
  /** of the document; default: `title` */
  documentTitle?: PlainKey<S[number]>
  lead?: PlainKey<S[number]>
  /** says how many rows there are */
  count?: MessageKey<S[number]>
  back?: { to: string; label: PlainKey<S[number]> }
  width?: string
  /** for a list that no call guards */
  needs?: Permission
  refreshes?: true
  /** links of a list that goes on `after` a row */
  after?: { newest: PlainKey<S[number]>; older: PlainKey<S[number]> }
  /** in the order of the page */
  filters?: (t: Translate<S[number]>, role: StaffRole | undefined) => F
  /** Reads filters that depend on each other. */
  read?: (texts: { get: (name: string) => unknown }) => More
  /** Default: the values, without 'all' and ''. */
  query?: (values: Values) => CallInput['query']
  also?: (ask: { send: Send<RouteName>; values: Values }) => Promise<Extra>
  /** Leaves out what the page doesn't show. */
  lean?: (row: RowOf<Call>) => Row
  /** the page for a new row */
  add?: { to: string; label: PlainKey<S[number]>; needs: Permission }
  /** beside the title */
  Actions?: Part<Given>
  /** holds what its parts share */
  Around?: (props: { children: ReactNode }) => ReactNode
  Above?: Part<Given>
  BesideSearch?: Part<Given>
  BelowFilters?: Part<Given>
  Below?: Part<Given>
  empty: (t: Translate<S[number]>, list: Given) => Empty
}

/** A page about one list: its title, filters, rows and the links to further rows. */
export function listPage<
  Call extends ListCall,
  S extends Screen[],
  F extends Filters = Record<never, never>,
  More extends object = object,
  Extra extends object = object,
  Row = RowOf<Call>,
>(kind: Kind<Call, S, F, More, Extra, Row>) {
  return pageOf(kind)
}

/** `kind` is checked above; from here on it doesn't matter which list it is. */
function pageOf(checked: unknown) {
  const kind = checked as AnyKind
  const { messages, title, documentTitle = title } = kind
  return definePage<Data>({
    load: (args) => load(kind, args),
    head: (_, { language }) => ({ title: messagesIn(language, ...messages)(documentTitle) }),
    Page: ({ data }) => <ListPage kind={kind} {...data} />,
  })
}

type Data = { list: AnyList; isFirst: boolean }

/** A list of any rows; only its own page knows their type. */
type AnyKind = Omit<
  Frame<'adminReturns', Screen[], Filters, object, object, object, Record<string, string>, AnyList>,
  'at' | 'lean' | 'query'
> &
  RowsOf<object, AnyList, Screen> & {
    at: ((values: object) => string) & { query: readonly string[] }
    lean?: (row: object) => object
    query?: (values: object) => CallInput['query']
  }

async function load(
  kind: AnyKind,
  { api, language, layoutData, url }: LoaderArgs<LayoutData>,
): Promise<Data> {
  const { call, at, needs, messages, lean } = kind
  const { role } = await layoutData
  if (needs) refuseWithout(role, needs)
  const { searchParams } = url
  const filters = kind.filters?.(messagesIn(language, ...messages), role) ?? {}
  const values = { ...valuesIn(filters, searchParams), ...kind.read?.(searchParams) }
  const page = pageIn(searchParams)
  const after = searchParams.get('after') || undefined
  const query = {
    ...(kind.query?.(values) ?? narrowed(values)),
    ...(at.query.includes('page') ? { page, limit: pageSize } : { after }),
  }
  const send = staffSend(api)
  const [answer, extra] = await Promise.all([send(call, { query }), kind.also?.({ send, values })])
  const { data, ...rest } = answer as { data: readonly object[]; total?: number }
  if (rest.total !== undefined) refusePastEnd(url, page, rest.total)
  const list = { ...rest, ...extra, rows: lean ? data.map(lean) : data, values, page }
  return { list, isFirst: after === undefined }
}

function ListPage({ kind, list, isFirst }: Data & { kind: AnyKind }) {
  const { at, messages, title, back, after, Above, BesideSearch, BelowFilters, Below } = kind
  const { Around = Fragment } = kind
  const t = useMessages(...messages)
  const filters = kind.filters?.(t, useLayoutData()?.role) ?? {}
  const address = (more: object) => at({ ...named(filters, list.values), ...more })
  return (
    <Around>
      <div className={`grid grid-cols-1 gap-4 ${kind.width ?? ''}`}>
        <WidePaper />
        {kind.refreshes && <Refresh />}
        {back && <BackLink to={back.to}>{t(back.label)}</BackLink>}
        <Heading kind={kind} list={list} />
        {Above && <Above list={list} />}
        <FilterBar
          filters={filters}
          values={list.values}
          title={t(title)}
          at={at}
          besideSearch={BesideSearch && <BesideSearch list={list} />}
        />
        {BelowFilters && <BelowFilters list={list} />}
        {list.rows.length === 0 && <EmptyState ornament="lamp" {...kind.empty(t, list)} />}
        <ListRows of={kind} list={list} t={t} />
        {list.total !== undefined && (
          <PageLinks page={list.page} total={list.total} to={(n) => address({ page: n })} />
        )}
        {after && (
          <AfterLinks
            label={t(title)}
            isFirst={isFirst}
            next={list.next ?? null}
            to={(next) => address({ after: next })}
            texts={{ newest: t(after.newest), older: t(after.older) }}
          />
        )}
        {Below && <Below list={list} />}
      </div>
    </Around>
  )
}

function Refresh() {
  useRefresh()
  return null
}

function Heading({ kind, list }: { kind: AnyKind; list: AnyList }) {
  const { messages, title, lead, count, add, Actions } = kind
  const t = useMessages(...messages)
  const say: (key: `${string}.${string}`, params: object) => string = t
  const mayAdd = useAllows(add?.needs)
  const heading = <h1 className="text-head">{t(title)}</h1>
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="me-auto">
        {count ? (
          <div className="flex flex-wrap items-center gap-x-4">
            {heading}
            <p role="status" className="text-soft">
              {say(count, { count: list.total ?? list.rows.length })}
            </p>
          </div>
        ) : (
          heading
        )}
        {lead && <p className="max-w-2xl text-soft">{t(lead)}</p>}
      </div>
      {Actions && <Actions list={list} />}
      {add && mayAdd && (
        <Link to={add.to} className={buttonClass({ kind: 'main' })}>
          {t(add.label)}
        </Link>
      )}
    </div>
  )
}
