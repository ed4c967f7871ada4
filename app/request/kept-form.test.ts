import { expect, test } from 'vitest'
import { dropSecretFields, isFilledIn, listTypedValues } from './kept-form'

test('Passwords, codes and the form’s own token are not kept, postal and country codes are', () => {
	const names = ['email', 'password', 'newPassword', 'code', 'smsCode', 'twoFactorSecret', 'otp', 'formToken']
	const kept = ['postalCode', 'postcode', 'zip_code', 'countryCode', 'address.postal-code']
	const { fields, incomplete } = dropSecretFields([...names, ...kept].map((name) => [name, 'x']))
	expect(fields.map(([name]) => name)).toEqual(['email', ...kept])
	expect(incomplete).toBe(true)
})

test('A form of which all is kept is complete, and repeated names keep their order', () => {
	const fields: [string, string][] = [
		['part', '1'],
		['part', '2'],
		['formToken', 'x'],
	]
	expect(dropSecretFields(fields)).toEqual({ fields: fields.slice(0, 2), incomplete: false })
})

test('A person is shown what they typed, not what the form says to itself', () => {
	const { values, more } = listTypedValues([
		['name', ' Anna\r\nde Vries '],
		['email', 'anna@voorbeeld.nl'],
		['again', 'anna@voorbeeld.nl'],
		['amount', '250.000'],
		['returnTo', '/dashboard?page=2'],
		['intent', 'Verwijderen 2'],
		['action_id', '11001'],
		['actionId', '11001'],
		['notice', '5f0c5d9e-2f5e-4b43-9e5c-2b1f2f7f4a11'],
		['married', 'yes'],
		['situation', 'familyOfTwo'],
		['empty', ''],
	])
	expect(values).toEqual(['Anna de Vries', 'anna@voorbeeld.nl', '250.000'])
	expect(more).toBe(0)
})

test('Long texts are cut, and of many answers the first eight are shown', () => {
	expect(listTypedValues([['text', `Een ${'lang '.repeat(40)}`]]).values[0]).toMatch(/^Een lang .{60,80}…$/)
	const many = Array.from({ length: 11 }, (_, index): [string, string] => [
		`field${index}`,
		`Antwoord ${index}`,
	])
	expect(listTypedValues(many)).toMatchObject({ values: { length: 8 }, more: 3 })
})

test('A form is filled in by what differs from the page: not by its buttons, ids and texts of the record', () => {
	const ofThePage: [string, string][] = [
		['formId', 'x'],
		['step', 'advice'],
		['previous', 'Vorige stap'],
		['step-2', 'Gezin'],
		['add-new_parts', 'Voeg een leningdeel toe'],
		['parts[0].id', '12011'],
		['prefill', '[["phone","06 5555 9900"]]'],
		['phone', '06 5555 9900'],
		['note', '  '],
	]
	expect(isFilledIn(ofThePage)).toBe(false)
	expect(isFilledIn([...ofThePage, ['call_me', 'no']])).toBe(true)
	expect(isFilledIn(ofThePage.map(([name, text]) => [name, name === 'phone' ? '06 1' : text]))).toBe(true)
})
