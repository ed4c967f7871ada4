/** The API's spelling: ISO code, space, Dutch name (contract §6). */
export const countries = [
	'AF Afghanistan',
	'AO Angola',
	'AW Aruba',
	'AU Australië',
	'BE België',
	'BA Bosnië en Herzegovina',
	'BR Brazilië',
	'BG Bulgarije',
	'CA Canada',
	'CN China',
	'CO Colombia',
	'CD Congo-Kinshasa',
	'CW Curaçao',
	'CY Cyprus',
	'DK Denemarken',
	'DO Dominicaanse Republiek',
	'DE Duitsland',
	'EG Egypte',
	'ER Eritrea',
	'EE Estland',
	'ET Ethiopië',
	'PH Filipijnen',
	'FI Finland',
	'FR Frankrijk',
	'GH Ghana',
	'GR Griekenland',
	'HU Hongarije',
	'IE Ierland',
	'IS IJsland',
	'IN India',
	'ID Indonesië',
	'IQ Irak',
	'IR Iran',
	'IL Israël',
	'IT Italië',
	'JP Japan',
	'CV Kaapverdië',
	'HR Kroatië',
	'LV Letland',
	'LB Libanon',
	'LT Litouwen',
	'LU Luxemburg',
	'MT Malta',
	'MA Marokko',
	'MX Mexico',
	'NL Nederland',
	'NG Nigeria',
	'NO Noorwegen',
	'UA Oekraïne',
	'AT Oostenrijk',
	'PK Pakistan',
	'PE Peru',
	'PL Polen',
	'PT Portugal',
	'RO Roemenië',
	'RU Rusland',
	'RS Servië',
	'SX Sint-Maarten',
	'SI Slovenië',
	'SK Slowakije',
	'SO Somalië',
	'ES Spanje',
	'SR Suriname',
	'SY Syrië',
	'TH Thailand',
	'CZ Tsjechië',
	'TN Tunesië',
	'TR Turkije',
	'GB Verenigd Koninkrijk',
	'US Verenigde Staten',
	'VN Vietnam',
	'ZA Zuid-Afrika',
	'SE Zweden',
	'CH Zwitserland',
]

export const otherCountry = 'XX Anders'

export const defaultCountry = 'NL Nederland'

const codeOf = (country: string) => country.slice(0, 2)

export function normaliseCountry(value: string | undefined): string | undefined {
	if (value === undefined) return undefined
	const word = value.trim().toLowerCase()
	const isMeant = (country: string) => {
		const spelled = country.toLowerCase()
		return [spelled, codeOf(spelled), spelled.slice(3)].includes(word)
	}
	return [...countries, otherCountry].find(isMeant) ?? value
}

export function getCountryNames(language: string): Record<string, string> {
	const names = new Intl.DisplayNames([language], { type: 'region' })
	const named = countries.map((country) => [country, names.of(codeOf(country)) ?? country.slice(3)] as const)
	return Object.fromEntries(named.toSorted(([, a], [, b]) => a.localeCompare(b, language)))
}
