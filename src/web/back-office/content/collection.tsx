import { type ReactNode, useState } from 'react'
import type { Answer, RouteName } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import type { CallInput } from '../../app/api/send.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import type { Screen } from '../../messages/screen.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { smallerPicture } from '../../ui/picture/smaller-picture.ts'
import { toast } from '../../ui/toasts/toast.ts'
import {
  errorsIn,
  type FormSection,
  RecordEditor,
  type RecordForm,
} from '../forms/record-editor.tsx'
import type { SaveBarParts } from '../forms/save-bar.tsx'
import { withUrdu } from '../urdu/with-urdu.ts'
import { pick, useRecordForm } from '../forms/use-record-form.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { NewPicture } from './new-picture.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import type { ChangedRecord } from '../forms/use-last-change.ts'
import type { RemoveCall } from '../forms/remove-button.tsx'
import { RecordActions } from './record-actions.tsx'

type Written = { id: string; version: number; toCheck?: string[] | undefined }

type SavedText<Item> = (now: Item, before: Item | null) => string

/** The calls that answer with such a record. */
type CallFor<Item> = {
  [Name in RouteName]: Answer<Name> extends { data: Item } ? Name : never
}[RouteName]

/** The kind's own sentences replace the shared ones of the same key. */
type Messages<S extends Screen> = Translate<S | typeof backOfficeContentMessages>

/**
 * One kind of what staff write for shoppers. `Group`: where a record stands, such as on top of the home page; null
 * where there is one place.
 */
export type Kind<Item extends Written, Values, S extends Screen, Group extends string | null> = {
  /** Names its drafts. */
  name: string
  /** as its events name it */
  kind: ChangedRecord['kind']
  messages: S
  blank: Values
  list: () => string
  address: (item: { id: string }) => string
  calls: Record<'read' | 'create' | 'change' | 'setPicture', CallFor<Item>> & {
    remove: RemoveCall
  }
  /** `field`: of the record; `of`: from the query of the page that makes a new one. */
  group?: { field: string; of: (query: URLSearchParams) => Group }
  titleOf: (item: Item) => string
  labels: (
    t: Messages<S>,
    group: Group,
  ) => { new: string; back: string; saved: string | SavedText<Item> }
  sections: (t: Messages<S>, group: Group) => readonly FormSection<Values>[]
  /** the bar below the form */
  bar?: (t: Messages<S>, form: RecordForm<Values>, item: Item | null) => SaveBarParts
  State: (props: { item: Item }) => ReactNode
  /** its page in the shop; null while shoppers don't see it */
  seenAt?: (item: Item) => string | null
  Pictures: (props: { item: Item; mayWrite: boolean }) => ReactNode
  /** `item` null: a new one; `picture`: the file chosen for it, before it is saved */
  Preview: (props: {
    typed: Values
    item: Item | null
    group: Group
    picture: File | null
  }) => ReactNode
}

type Editing<Item, Group> = { group: Group; item: Item | null }

/** The pages on which one of a kind is written: a new one, and one that is there. */
export function collection<
  Item extends Written,
  Values extends object,
  S extends Screen,
  Group extends string | null,
>(kind: Kind<Item, Values, S, Group>) {
  const { messages, calls, group, titleOf } = kind
  const groupOf = (item: Item) => (group ? item[group.field as keyof Item] : null) as Group
  return {
    newPage: definePage({
      async load({ layoutData, url: { searchParams } }) {
        refuseWithout((await layoutData).role, 'content.write')
        return group?.of(searchParams) ?? (null as Group)
      },
      head: (at, { language }) => ({
        title: kind.labels(messagesIn(language, messages, backOfficeContentMessages), at).new,
      }),
      Page: ({ data: at }) => <ContentPage key={at} kind={kind} group={at} item={null} />,
    }),
    editPage: definePage({
      async load({ api, params: { id = '' }, layoutData }) {
        await layoutData
        return ((await staffSend(api)(calls.read, { params: { id } })) as { data: Item }).data
      },
      head: (item) => ({ title: titleOf(item) }),
      Page: ({ data: item }) => (
        <ContentPage key={item.id} kind={kind} group={groupOf(item)} item={item} />
      ),
    }),
  }
}

type Props<Item extends Written, Values, S extends Screen, Group extends string | null> = Editing<
  Item,
  Group
> & { kind: Kind<Item, Values, S, Group> }

function ContentPage<
  Item extends Written,
  Values extends object,
  S extends Screen,
  Group extends string | null,
>({ kind, group, item }: Props<Item, Values, S, Group>) {
  const { State, Pictures, Preview, calls } = kind
  const t = useMessages(kind.messages, backOfficeContentMessages)
  const mayWrite = useAllows('content.write')
  const labels = kind.labels(t, group)
  const inUrdu = useMessages(backOfficeTranslationMessages)
  const sections = withUrdu(kind.sections(t, group), item?.toCheck ?? [], inUrdu)
  const [file, setFile] = useState<File | null>(null)
  const form = useContentForm(kind, { group, item, file }, { sections, saved: labels.saved })
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={kind.list()}>{labels.back}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{item ? kind.titleOf(item) : labels.new}</h1>
        {item && <State item={item} />}
      </div>
      {item && (
        <RecordActions
          id={item.id}
          title={kind.titleOf(item)}
          seenAt={kind.seenAt?.(item) ?? null}
          removeCall={calls.remove}
          list={kind.list()}
          screen={kind.messages}
        />
      )}
      {!mayWrite && <p>{t('content.readOnly')}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {item ? (
            <Pictures item={item} mayWrite={mayWrite} />
          ) : (
            <NewPicture t={t} file={file} busy={form.busy} onChange={setFile} />
          )}
          <RecordEditor
            form={form}
            sections={sections}
            mayWrite={mayWrite}
            bar={kind.bar?.(t, form, item)}
            of={{ kind: kind.kind, id: item?.id ?? '' }}
          />
        </div>
        <Preview typed={form.typed} item={item} group={group} picture={file} />
      </div>
    </div>
  )
}

function useContentForm<
  Item extends Written,
  Values extends object,
  S extends Screen,
  Group extends string | null,
>(
  { name, messages, blank, calls, address, group: of }: Kind<Item, Values, S, Group>,
  { group, item, file }: Editing<Item, Group> & { file: File | null },
  {
    sections,
    saved,
  }: { sections: readonly FormSection<Values>[]; saved: string | SavedText<Item> },
) {
  const t: Translate<typeof backOfficeContentMessages> = useMessages(
    messages,
    backOfficeContentMessages,
  )
  const go = useNavigate()
  const sendAny = useStaffSend()
  const send = async (call: CallFor<Item>, input: CallInput) =>
    ((await sendAny(call, input)) as { data: Item }).data
  async function upload({ id }: Item, picture: File) {
    const body = new FormData()
    body.append('picture', picture)
    try {
      await send(calls.setPicture, { params: { id }, body })
    } catch (error) {
      // A matter of its own: it stays beside the message that the rest is saved.
      toast.error(t('picture.failed', { reason: messageOf(error, '') }))
    }
  }
  return useRecordForm<Item, Values>({
    draft: [name, item === null && group].filter(Boolean).join(' '),
    item,
    blank,
    valuesOf: (one) => pick(one, blank),
    validate: (typed) => errorsIn(sections, typed),
    create: (id, values) =>
      send(calls.create, { body: { id, ...(of && { [of.field]: group }), ...values } }),
    change: ({ id, version }, changes) =>
      send(calls.change, { params: { id }, body: { version, ...changes } }),
    read: ({ id }) => send(calls.read, { params: { id } }),
    messages: {
      saved: typeof saved === 'string' ? saved : (now) => saved(now, item),
      failed: t('content.failed'),
    },
    async onMade(made) {
      if (file !== null) await upload(made, await smallerPicture(file))
      void go(address(made))
    },
  })
}
