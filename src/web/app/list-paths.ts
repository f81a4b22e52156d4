import { join, query } from './paths.ts'

/** Pages about lists. Few pages link them, so shoppers' scripts don't include them at first. */
export const listPaths = {
  lists: () => '/lists',
  list: ({ id }: { id: string }) => `/lists/${join(id)}`,
  stopReminder: (params: { token?: string; done?: string } = {}) =>
    `/stop-list-reminder${query(params)}`,
  shared: ({ key }: { key: string }) => `/shared-list${query({ key })}`,
}
