import { flag, id, localized, record, text } from '#app/api/wire'

/** @see spec 1 §3 Maintenance; `enabled` is read as well [A49] */
export const maintenance = record({ maintenance: flag, enabled: flag, showNotice: flag, notice: localized })

/** @see spec 1 §3 Multiple domains */
export const multipleDomains = record({ showDomainChooser: flag })

/** @see spec 1 §3 Language */
export const language = record({ name: text, isoCode: text, isDefault: flag })

/** @see spec 1 §3 Dictionary entry */
export const dictionaryEntry = record({ id, translation: localized })

/** @see spec 1 §3 Notification */
export const notification = record({ label: localized })

/** @see spec 1 §3 Banner */
export const banner = record({ title: localized, url: localized, image: localized })

/** @see spec 1 §3 Theme; values are judged by the theme itself */
export const theme = record({
	colorPrimary: text,
	colorAccent: text,
	colorButtons: text,
	colorLinks: text,
	colorHeaders: text,
	colorSubheaders: text,
	colorSmallHeaders: text,
	colorMenuBackground: text,
	colorMenuActive: text,
	colorMenuText: text,
	colorFooterBackground: text,
	colorFooterText: text,
	fontFamily: text,
	fontSize: text,
})
