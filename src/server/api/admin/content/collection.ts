import type { Sql } from '#db/database.ts'
import type { NewPicture } from '#shop/accounts/picture.ts'
import { removeContentPicture, setContentPicture } from '#shop/content/change-content-picture.ts'
import type { Collection, Draft, Picture, Place, Stored } from '#shop/content/collections.ts'
import { findContent, listContent, listContentPage } from '#shop/content/collections.store.ts'
import { changeContent, createContent, found, moveContent, removeContent } from '#shop/content/write-content.ts' // prettier-ignore
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import type { PictureStore } from '../../../media/pictures.ts'
import { urduOfTexts } from '#shop/translations/urdu-of-texts.ts'
import { doneIn } from '../../done-in.ts'
import type { Http } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

type Files = { save: (content: Buffer) => Promise<string>; remove: NewPicture['remove'] }
type Wire<W extends Stored, Answer, Fields> = {
  /** `now`: ms UTC. */
  encode: (written: W, now: number) => Answer
  /** Absent fields stay as in `before`. */
  decode: (fields: Fields, before: Draft<W>, now: number) => Draft<W>
  removed: Parameters<typeof doneIn>[1]
  filesIn: (pictures: PictureStore) => Files
}

type ById = { params: { id: string } }
type PageOf = { query: { state?: string | undefined; page?: number; limit?: number } }

/** The Urdu of a record's texts; each answer names its own fields for it. */
const urduOf = async <W extends Stored>(db: Sql, of: Collection<W>, one: W): Promise<object> =>
  urduOfTexts(db, Object.fromEntries(of.words.map((name) => [name, String(one[name as keyof W])])))

/** The fields of a body, and the Urdu of some of them. */
function apart<W extends Stored, Fields extends object>({ words }: Collection<W>, body: Fields) {
  const names = new Map<string, string>(words.map((name) => [`${name}Ur`, name]))
  const all: [string, unknown][] = Object.entries(body)
  const urdu = all.filter(([name]) => names.has(name))
  return {
    fields: Object.fromEntries(all.filter(([name]) => !names.has(name))) as Fields,
    urdu: Object.fromEntries(urdu.map(([name, text]) => [names.get(name) ?? '', String(text)])),
  }
}

/** The handlers of `collectionCalls`, and of the list: `list` answers with all, `page` with a part. */
export function collectionHandlers<W extends Stored, Answer, Fields extends object>(
  of: Collection<W>,
  { encode, decode, removed, filesIn }: Wire<W, Answer, Fields>,
) {
  const answer = async ({ db, now }: Visit, one: W) => ({
    data: { ...encode(one, now()), ...(await urduOf(db, of, one)) },
  })
  return {
    list: async ({ db, now }: Visit) => ({
      data: (await listContent(db, of)).map((one) => encode(one, now())),
    }),
    async page({ db, now }: Visit, { query }: PageOf) {
      const at = now()
      const page = { ...pageOf(query), state: query.state ?? null, now: at }
      const { written, total } = await listContentPage(db, of, page)
      return { data: written.map((one) => encode(one, at)), total }
    },
    read: async (visit: Visit, { params: { id } }: ById) =>
      answer(visit, found(of, await findContent(visit.db, of, id))),
    async create(
      visit: Visit,
      { body }: { body: Fields & { id: string } & { [P in Place]?: string } },
    ) {
      const at = { id: body.id, ...(of.place && { place: body[of.place] }) }
      const { fields, urdu } = apart(of, body)
      const draft = decode(fields, of.blank, visit.now())
      return answer(visit, await createContent(visit, of, at, draft, urdu))
    },
    async change(visit: Visit, { params, body }: ById & { body: Fields & { version: number } }) {
      const at = { ...params, version: body.version }
      const { fields, urdu } = apart(of, body)
      const change = (before: W) => decode(fields, before, visit.now())
      return answer(visit, await changeContent(visit, of, at, change, urdu))
    },
    move: async (visit: Visit, { params, body }: ById & { body: { position: number } }) =>
      answer(visit, await moveContent(visit, of, { ...params, ...body })),
    async remove(visit: Visit, { params: { id } }: ById, http: Http) {
      await removeContent(visit, of, id, filesIn(http.pictures).remove)
      return doneIn(http, removed)
    },
    /** `theme` of the form: "dark" is `darkPicture`. */
    async setPicture(visit: Visit, { params: { id } }: ById, http: Http) {
      const { fields, picture: content } = await http.form()
      if (content === null) throw new Refusal('picture_missing')
      const named = `${fields['theme']}Picture`
      const which = (named in of.pictures ? named : 'picture') as Picture<W>
      const { save, remove } = filesIn(http.pictures)
      const picture = { keep: () => save(content), remove }
      return answer(visit, await setContentPicture(visit, of, { id, which }, picture))
    },
    removePicture:
      (which: Picture<W>) =>
      async (visit: Visit, { params: { id } }: ById, { pictures }: Http) =>
        answer(
          visit,
          await removeContentPicture(visit, of, { id, which }, filesIn(pictures).remove),
        ),
  }
}
