import { languages, type Language } from '#app/locales/languages'

export const registers = ['formal', 'informal'] as const
/** `open` is an ordinary day; what the others change is in stage-api.ts, but for `hurried`: there little may be done. */
export const settings = [
	'open',
	'notice',
	'closed',
	'choosing',
	'failing',
	'refusing',
	'silent',
	'bare',
	'secured',
	'hurried',
	'eventful',
	'wordy',
	'bracketed',
] as const
export const branches = ['noord', 'delta', 'vesting'] as const

/** Who speaks to the visitor, and how. A host name of its own shows the portal that way. */
export interface SiteVariant {
	language: Language
	register: (typeof registers)[number]
	setting: (typeof settings)[number]
	/** Whose clients they are. */
	branch: (typeof branches)[number]
	/** Whose colours, pictures and words they see. */
	brand: (typeof branches)[number]
}

/** The scene as the name of a branch: the API reads it back from the `domain` header. */
export function getVariantDomain({ language, register, setting, branch, brand }: SiteVariant): string {
	return [language, register, setting, branch, brand].join('-')
}

export function getVariantHost(scene: SiteVariant): string {
	return `${getVariantDomain(scene)}.localhost`
}

export function findVariant(domain: string | null): SiteVariant | undefined {
	return siteVariants.find((scene) => getVariantDomain(scene) === domain)
}

export const siteVariants: SiteVariant[] = languages.flatMap((language) =>
	registers.flatMap((register) =>
		settings.flatMap((setting) =>
			branches.flatMap((branch) => branches.map((brand) => ({ language, register, setting, branch, brand }))),
		),
	),
)
