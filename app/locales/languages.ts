export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

/** Fallback for missing texts and for visitors without a choice. */
export const mainLanguage = 'nl' satisfies Language
