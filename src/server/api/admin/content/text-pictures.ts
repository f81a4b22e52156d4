import { addTextPicture } from '#shop/content/add-text-picture.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeTextPicture } from '#wire/admin/content/text-picture.ts'
import type { Handlers } from '../../handler.ts'

export const textPictureHandlers = {
  async adminAddTextPicture(visit, _, http) {
    const { picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const keep = () => http.pictures.saveTextPicture(content)
    return { data: encodeTextPicture(await addTextPicture(visit, keep)) }
  },
} satisfies Partial<Handlers>
