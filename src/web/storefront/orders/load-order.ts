import type { Ask } from '../../app/page.tsx'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { redirect } from '../../app/router/redirect.ts'

/**
 * The order of this buyer: by account, by the cookie that a guest's browser keeps, or by the key in
 * the link. A stranger without a key is asked to log in where `askLogin` says so: it may be theirs.
 */
export async function loadOrder({ api, url }: Ask, id: string, askLogin = false) {
  const key = url.searchParams.get('key') ?? undefined
  try {
    return { order: await api.order(id, key), key }
  } catch (error) {
    const notFound = error instanceof ApiError && (error.status === 404 || error.status === 400)
    if (askLogin && notFound && key === undefined && (await api.me()) === null) {
      throw redirect(paths.login(url.pathname))
    }
    throw error
  }
}
