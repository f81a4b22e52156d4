/** What a page tells the service worker: the page to keep (null: the worker has seen it) and its files. */
export type FirstVisit = { page: string | null; parts: string[] }
