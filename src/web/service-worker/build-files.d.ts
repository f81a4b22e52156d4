/** Paths of the build's files that every page may need (vite.config.ts). */
declare const buildFiles: readonly string[]
