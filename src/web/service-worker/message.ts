/** What a page tells the service worker: the page to cache (null: the worker has fetched it) and its files. */
export type FirstVisit = { page: string | null; parts: string[] }
