import type { TextOverlay } from '#app/locales/text-tree'
import type { formal } from './formal'

/** English has one form of address. */
export const informal: TextOverlay<typeof formal> = {}
