/** Message to the service worker: the page to cache (null if the worker fetched it itself), its assets, and the prefix of its language. */
export type FirstVisit = { page: string | null; parts: string[]; prefix: string }
