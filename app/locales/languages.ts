/** The languages the portal speaks, each a folder here. The compiler tells what else a further one needs. */
export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** Speaks where a text, or the visitor's choice, is missing. */
export const mainLanguage: Language = 'nl'
