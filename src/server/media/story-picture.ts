import { removeStoryPicture, setStoryPicture } from '#shop/content/change-story-picture.ts'
import type { StoryKind } from '#shop/content/story-pictures.store.ts'
import { Refusal } from '#shop/refusals.ts'
import type { Visit } from '#shop/visit.ts'
import type { Http } from '../api/handler.ts'

type Which = { kind: StoryKind; id: string }

/** The picture of a form becomes that of a story, an event or a block. */
export async function saveStoryPicture(visit: Visit, which: Which, http: Http): Promise<void> {
  const { picture: content } = await http.form()
  if (content === null) throw new Refusal('picture_missing')
  await setStoryPicture(visit, which, {
    keep: () => http.pictures.saveStoryPicture(content),
    remove: http.pictures.removeStoryPicture,
  })
}

export const deleteStoryPicture = (visit: Visit, which: Which, { pictures }: Http) =>
  removeStoryPicture(visit, which, pictures.removeStoryPicture)
