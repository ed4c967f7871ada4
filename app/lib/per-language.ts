/** Creates a value once for each language, such as a formatter of `Intl`. */
export function perLanguage<Language extends string, T>(create: (language: Language) => T) {
	const created = new Map<Language, T>()
	return (language: Language): T => {
		const value = created.get(language) ?? create(language)
		created.set(language, value)
		return value
	}
}
