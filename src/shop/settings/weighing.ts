/** Percent by which a line may be weighed above its estimate, where the settings say nothing else. */
export const standardTolerance = 10
export const maxTolerance = 50
