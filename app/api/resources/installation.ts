import { textIfKnown, id, flag, judgedWordings, localized } from '#app/api/leaves'
import { defineObject, normaliseName } from '#app/api/wire'

/** @see [279]; `enabled` is read as well [A49] */
export const maintenanceSchema = defineObject({
	maintenance: flag,
	enabled: flag,
	showNotice: flag,
	notice: localized,
})

/** @see [90] */
export const multipleDomainsSchema = defineObject({ showDomainChooser: flag })

/** @see [187] */
export const languageSchema = defineObject({ name: textIfKnown, isoCode: textIfKnown, isDefault: flag })

/** @see [9] */
export const dictionaryEntrySchema = defineObject({
	id,
	translation: judgedWordings,
})

/** @see [170] */
export const notificationSchema = defineObject({ label: localized })

/** @see [161] */
export const bannerSchema = defineObject({ title: localized, url: localized, image: localized })

const themeMembers = {
	colorPrimary: textIfKnown,
	colorAccent: textIfKnown,
	colorButtons: textIfKnown,
	colorLinks: textIfKnown,
	colorHeaders: textIfKnown,
	colorSubheaders: textIfKnown,
	colorSmallHeaders: textIfKnown,
	colorMenuBackground: textIfKnown,
	colorMenuActive: textIfKnown,
	colorMenuText: textIfKnown,
	colorFooterBackground: textIfKnown,
	colorFooterText: textIfKnown,
	fontFamily: textIfKnown,
	fontSize: textIfKnown,
}

/** @see [10]; values are judged by the theme itself */
export const themeSchema = defineObject(themeMembers)
export const themeMemberNames: ReadonlySet<string> = new Set(Object.keys(themeMembers).map(normaliseName))
