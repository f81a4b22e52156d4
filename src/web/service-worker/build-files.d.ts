/** The files of the build that every page may need, as paths (vite.config.ts). */
declare const buildFiles: readonly string[]
