type ListQuery = { page?: number | undefined; limit?: number | undefined; q?: string | undefined }

/** Which rows of a list are asked for, and by which text. `usual` is the default page size. */
export function pageOf({ page = 1, limit, q = '' }: ListQuery, usual = 24) {
  const most = limit ?? usual
  return { text: q.trim(), limit: most, offset: (page - 1) * most }
}
