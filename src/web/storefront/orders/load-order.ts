import { orderCalls } from '../../app/api/order-calls.ts'
import type { LoaderArgs } from '../../app/page.tsx'
import type { LayoutData } from '../layout-data/load-layout.ts'
import { paths } from '../../app/paths.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { redirect } from '../../app/router/redirect.ts'

/** Opens an order by account, by a guest's cookie, or by the key in the link. With `askLogin`, others are asked to log in: it may be
 * their order. */
export async function loadOrder(
  { api, url, layoutData }: LoaderArgs<LayoutData>,
  id: string,
  askLogin = false,
) {
  const key = url.searchParams.get('key') ?? undefined
  try {
    return { order: await orderCalls(api).order(id, key), key }
  } catch (error) {
    const notFound = error instanceof ApiError && (error.status === 404 || error.status === 400)
    if (askLogin && notFound && key === undefined && (await layoutData).person === null) {
      throw redirect(paths.login(url.pathname))
    }
    throw error
  }
}
