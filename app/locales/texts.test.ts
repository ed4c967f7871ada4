import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { completeLanguages, languageRules } from '#tests/support/language-rules'
import { readLanguage } from '#tests/texts/sentences'
import { languages, mainLanguage } from './languages'
import { texts } from './texts'

const main = readLanguage(mainLanguage).formal

const having = (all: Map<string, string>, pattern: RegExp) =>
	[...all].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`)
const placeholders = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map((match) => match[1]).sort()

it('The texts have folders for each language, and for nothing else', () => {
	const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((one) => one.isDirectory())
	const known = languages.flatMap((language) => [language, `${language}-informal`])
	expect(folders.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
	for (const language of languages) expect(Object.keys(texts[language].formal)).not.toEqual([])
})

it('The main language has all texts', () => {
	expect(completeLanguages).toContain(mainLanguage)
	expect(readLanguage(mainLanguage).overlay.size).toBeGreaterThan(20)
})

describe.each(languages)('The texts in %s', (language) => {
	const { formal, overlay, informal } = readLanguage(language)
	const { isBegun, never } = languageRules[language]

	it('have the keys of the main language: all of them, or some where the language is begun [5]', () => {
		expect([...formal.keys()].filter((key) => !main.has(key))).toEqual([])
		expect([...main.keys()].filter((key) => !formal.has(key)).length > 0).toBe(isBegun)
	})

	it('have informal wordings only for formal ones, only where they differ and there are two forms [7]', () => {
		const unlike = [...overlay].filter(([key, text]) => formal.has(key) && text !== formal.get(key))
		expect([...overlay]).toEqual(never ? unlike : [])
	})

	it('are never empty and carry no stray spaces', () => {
		for (const all of [formal, overlay]) expect(having(all, /^$|^\s|\s$|\s\s/)).toEqual([])
	})

	it('use the placeholders of the main language', () => {
		for (const [key, text] of [...formal, ...overlay])
			expect(placeholders(text), key).toEqual(placeholders(main.get(key) ?? ''))
	})

	it('come in plural pairs', () => {
		const broken = [...formal.keys()].filter((key) => {
			const base = key.replace(/_(one|other)$/, '')
			return base !== key && !(formal.has(`${base}_one`) && formal.has(`${base}_other`))
		})
		expect(broken).toEqual([])
	})

	it.runIf(never)('never address a reader in the other form [7]', () => {
		if (!never) return
		expect(having(formal, never.formal)).toEqual([])
		expect(having(informal, never.informal)).toEqual([])
	})

	it('have no sentence of more than twenty words', () => {
		const sentences = [...formal, ...informal].flatMap(([key, text]) =>
			text.split(/[.?!:] /).map((sentence) => ({ key, words: sentence.split(' ').length })),
		)
		expect(sentences.filter(({ words }) => words > 20)).toEqual([])
	})

	it('keep technical words away from clients', () => {
		const jargon =
			/\b(api|server|session|sessie|token|database|cookie|timeout|null|json|http|code [45]\d\d)\b/i
		for (const all of [formal, informal]) expect(having(all, jargon)).toEqual([])
	})
})

describe('the texts that the firm spells out', () => {
	const [nl, en] = [readLanguage('nl').formal, readLanguage('en').formal]
	const literal = (key: string, dutch: string, english: string) => {
		expect(nl.get(key)).toBe(dutch)
		expect(en.get(key)).toBe(english)
	}

	it('say that a field is required [229]', () => {
		literal('validation.required', 'Dit veld is verplicht', 'This field is required')
	})
	it('say that an e-mail address is not right [230]', () => {
		expect(nl.get('validation.email')).toBe('Ongeldig email')
	})
	it('say how to write a time [231]', () => {
		expect(nl.get('validation.time')).toBe('Tijd dient opgegeven te worden als uu:mm')
	})
	it('say that no file was uploaded, at the field and at the form [234]', () => {
		expect(nl.get('validation.files')).toBe('Er is geen bestand geupload')
		expect(nl.get('upload.errors.none')).toBe('Er is geen bestand geupload')
	})
	it('name the size limit and the number range [235] [236]', () => {
		expect(nl.get('validation.totalSize')).toContain('{{maxSize}} MB')
		expect(en.get('validation.numberRange')).toContain('number between {{from}} and {{to}}')
	})
	it('ask for agreement [239]', () => {
		literal(
			'validation.agreement',
			'U dient akkoord te gaan om verder te kunnen',
			'You must agree in order to continue',
		)
	})
	it('name the file types of an upload [478]', () => {
		literal(
			'upload.hint',
			'Kies een PDF of foto ({{photos}}), samen hooguit {{maxSize}} MB.',
			'Choose a PDF or photo ({{photos}}), at most {{maxSize}} MB in total.',
		)
	})
	it('say that something went wrong [244] [245]', () => {
		literal(
			'errors.generic',
			'Er is een fout opgetreden, probeer het nog een keer.',
			'An error ocurred. Please try again.',
		)
	})
	it('say that a login failed and that a code is wrong [113] [115]', () => {
		expect(nl.get('errors.authLoginFailed')).toBe('De gebruikersnaam en/of het wachtwoord klopt niet.')
		expect(en.get('errors.authLoginFailed')).toBe('Not Authenticated: mailadress and/or password incorrect.')
		expect(en.get('errors.invalidOtp')).toBe('Invalid OTP (one time code).')
	})
	it('say that access is denied or a product is of someone else [247] [248]', () => {
		literal(
			'errors.accessDenied',
			'U heeft geen toegang tot dit component.',
			"You don't have access in this section.",
		)
		expect(en.get('errors.productOwnershipMismatch')).toBe(
			"The selected product isn't accessible by your account.",
		)
	})
	it('say how many persons are allowed [269]', () => {
		expect(en.get('errors.outOfIndex')).toBe('Only 1 or 2 person are allowed')
	})
	it('say that a page does not exist or has moved [179]', () => {
		literal(
			'notFound.text',
			'De pagina bestaat niet of is verplaatst.',
			'The page does not exist or has moved.',
		)
	})
	it('include the labels that have no page yet [153]', () => {
		expect(Object.values(texts.en.formal.shell.otherLabels)).toEqual([
			'Tax-neutral continuations',
			'Disability gap insurance',
			'Purchases',
			'Advice',
		])
	})
	it('stand under the keys as the firm spells them [228]', () => {
		const keys = [
			'page.newpassword.strength.passwords.match',
			'page.newpassword.notifications.passwordsaved.body',
			'page.inventory_form.error_validation',
			'page.inventory_form.submit_success',
			'advice.submitSuccess',
			'pages.do_action.approvedoc.success',
			'messages.cardif.decline_premium',
		]
		for (const key of keys) expect(nl.get(key), key).toBeTruthy()
		expect(nl.get('page.inventory_form.error_validation')).toBe('Niet alle verplichte velden zijn ingevuld')
	})
})
