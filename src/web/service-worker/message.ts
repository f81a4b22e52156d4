/** Message to the service worker: the page to cache (null if the worker fetched it itself) and its assets. */
export type FirstVisit = { page: string | null; parts: string[] }
