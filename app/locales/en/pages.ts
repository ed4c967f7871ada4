import type { pages as dutch } from '#app/locales/nl/pages'

export const pages: typeof dutch = {
	do_action: { approvedoc: { success: 'We have received your answer about the document.' } },
}
