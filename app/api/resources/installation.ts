import { flag, id, localized, record, text } from '#app/api/wire'

/** @see [279]; `enabled` is read as well [A49] */
export const maintenance = record({ maintenance: flag, enabled: flag, showNotice: flag, notice: localized })

/** @see [90] */
export const multipleDomains = record({ showDomainChooser: flag })

/** @see [187] */
export const language = record({ name: text, isoCode: text, isDefault: flag })

/** @see [9] */
export const dictionaryEntry = record({ id, translation: localized })

/** @see [170] */
export const notification = record({ label: localized })

/** @see [161] */
export const banner = record({ title: localized, url: localized, image: localized })

/** @see [10]; values are judged by the theme itself */
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
