import { changeBranding, setLogo } from '#shop/branding/change-branding.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { Refusal } from '#shop/refusals.ts'
import { encodeLook } from '#wire/admin/content/look.ts'
import type { Handlers } from '../../handler.ts'

export const lookHandlers = {
  adminLook: async ({ db }) => ({ data: encodeLook(await readBranding(db)) }),
  async adminChangeLook(visit, { body: { version, ...changes } }, { pictures }) {
    return { data: encodeLook(await changeBranding(visit, version, changes, pictures.removeLogo)) }
  },
  async adminSetLogo(visit, _, http) {
    const { fields, picture: content } = await http.form()
    if (content === null) throw new Refusal('picture_missing')
    const version = Number(fields['version'])
    if (!Number.isInteger(version)) throw new Refusal('fields_missing')
    const { saveLogo, removeLogo: remove } = http.pictures
    const look = await setLogo(visit, version, { keep: () => saveLogo(content), remove })
    return { data: encodeLook(look) }
  },
} satisfies Partial<Handlers>
