/** Address of the back office's web manifest. */
export const officeManifest = '/admin/manifest.webmanifest'
