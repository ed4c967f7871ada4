import { expect, test } from 'vitest'
import { listQuestions } from '#tests/support/list-questions'
import { buildDossierBlocks, createReadChoice, createShownChoice } from './create-dossier.server'
import type { Choices } from './dossier-choices.server'

const choices: Choices = { labels: new Map([['a', 'Eerste']]) }
const none: Choices = { labels: new Map() }
const missing: Choices = { labels: new Map(), isMissing: true }
const build = () => buildDossierBlocks({ productPhase: choices, incomeType: choices }, createShownChoice)

test('Who asks for a dossier says who they are, and whether they have a partner', () => {
	const { phase, self, together } = build()
	expect(listQuestions([phase, ...self, together])).toEqual([
		'phase',
		'  productPhase: select, answers a, isOptional',
		'name',
		'  persons[0].gender: choice, answers male|female, isOptional',
		'  persons[0].initials: text, size short, isOptional, writing initials',
		'  persons[0].firstName: text, writing name, autoComplete given-name',
		'  persons[0].preposition: text, size short, isOptional, writing lowercase',
		'  persons[0].lastName: text, writing name, autoComplete family-name',
		'address',
		'  persons[0].postalCode: text, size short, isOptional, format postcode, writing code, autoComplete postal-code',
		'  persons[0].houseNumber: text, size short, isOptional, writing digits, format houseNumber',
		'  persons[0].houseNumberAddition: text, size short, isOptional, writing code',
		'  persons[0].street: text, isOptional, writing name',
		'  persons[0].city: text, isOptional, writing name, autoComplete address-level2',
		'  persons[0].country: text, isOptional, writing name, autoComplete country-name',
		'contact',
		'  persons[0].dateOfBirth: date, isPast, isOptional, autoComplete bday',
		'  persons[0].homePhone: tel, isOptional, autoComplete home tel',
		'  persons[0].mobilePhone: tel, isOptional, autoComplete mobile tel',
		'  persons[0].email: email, autoComplete email',
		'  persons[0].incomeType: select, answers a, isOptional',
		'together',
		'  hasPartner: choice, answers yes|no',
	])
})

test('Of a partner the same is asked, without what the browser knows of its user, and no mail is needed', () => {
	expect(listQuestions(build().partner)).toEqual([
		'partnerName, about partner, when hasPartner=yes',
		'  persons[1].gender: choice, answers male|female, isOptional, autoComplete off',
		'  persons[1].initials: text, size short, isOptional, writing initials, autoComplete off',
		'  persons[1].firstName: text, writing name, autoComplete off',
		'  persons[1].preposition: text, size short, isOptional, writing lowercase, autoComplete off',
		'  persons[1].lastName: text, writing name, autoComplete off',
		'partnerAddress, about partner, when hasPartner=yes',
		'  persons[1].postalCode: text, size short, isOptional, format postcode, writing code, autoComplete off',
		'  persons[1].houseNumber: text, size short, isOptional, writing digits, format houseNumber, autoComplete off',
		'  persons[1].houseNumberAddition: text, size short, isOptional, writing code, autoComplete off',
		'  persons[1].street: text, isOptional, writing name, autoComplete off',
		'  persons[1].city: text, isOptional, writing name, autoComplete off',
		'  persons[1].country: text, isOptional, writing name, autoComplete off',
		'partnerContact, about partner, when hasPartner=yes',
		'  persons[1].dateOfBirth: date, isPast, isOptional, autoComplete off',
		'  persons[1].homePhone: tel, isOptional, autoComplete off',
		'  persons[1].mobilePhone: tel, isOptional, autoComplete off',
		'  persons[1].email: email, isOptional, autoComplete off',
		'  persons[1].incomeType: select, answers a, isOptional, autoComplete off',
	])
})

test('A list without answers is not asked; of one that can’t be had, what was chosen before is read', () => {
	expect(createShownChoice('incomeType', none)).toEqual([])
	expect(createShownChoice('incomeType', missing)).toEqual([])
	expect(createReadChoice('incomeType', none)).toEqual([])
	expect(createReadChoice('incomeType', choices)).toEqual(createShownChoice('incomeType', choices))
	expect(createReadChoice('incomeType', missing)).toEqual([
		{ kind: 'text', name: 'incomeType', isOptional: true },
	])
})
