import { languages, type Language } from '#app/locales/languages'

export const registers = ['formal', 'informal'] as const
/** `open` is the standard setting. test-site-api.ts implements the others, except `hurried`, which has low limits. */
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

/** Firm, brand, language and register of a visit. Each variant has its own host name. */
export interface SiteVariant {
	language: Language
	register: (typeof registers)[number]
	setting: (typeof settings)[number]
	/** Branch of the demo clients. */
	branch: (typeof branches)[number]
	/** Branch of the colours, pictures and texts. */
	brand: (typeof branches)[number]
}

/** Encodes a variant as a branch name, which the API reads back from the `domain` header. */
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
