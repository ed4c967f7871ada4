import { expect, test, vi } from 'vitest'
import { z } from 'zod/v4'
import { ApiFailure, ApiUnreachable, LicenceUnavailable } from '#app/api/errors'
import { createSay } from '#app/i18n/say.server'
import { createFirm } from '#tests/support/feature-context'
import { TooOften } from '#app/limits/counter.server'
import type { FormReply } from '#app/request/form-reply'
import { answerFailed, answerInvalid, answerUnknown, isComplete, parseForm } from './parse-form.server'

const say = createSay('nl', 'formal')
const person = z.object({ email: z.string().optional(), name: z.string().optional() })
const schema = z.object({
	code: z.string({ error: 'Code ontbreekt' }),
	password: z.string().optional(),
	zip: z.string().optional(),
	persons: z.array(person).optional(),
	line2: z.string().optional(),
})

function createContext(footerContent = '<p><a href="tel:+31505550100"><b>050</b> 555 01 00</a></p>') {
	return {
		say,
		firm: async () => createFirm({ content: { footerContent } }),
		facts: { requestId: 'r' },
		outcome: {
			failed: false,
			shownNotices: [],
			foreignTexts: new Map<string, string>(),
			frames: [],
			retryAfterSeconds: undefined,
		},
	}
}

async function parse(fields: Record<string, string>, query = '') {
	return parseForm(posted(fields, query), schema)
}

function posted(fields: Record<string, string>, query = '') {
	return new Request(`https://portaal.nl/form${query}`, { method: 'POST', body: new URLSearchParams(fields) })
}

async function read(answered: Response | Promise<Response>) {
	const answer = await answered
	const { result, ...others } = (await answer.json()) as FormReply
	return { status: answer.status, ...others, errors: result.error, typed: result.initialValue }
}

const fields = { code: '12', password: 'geheim', 'persons[0].email': 'x', 'persons[0].name': 'Anna' }

test('A form that keeps to its schema is whole; what else was posted is dropped', async () => {
	const form = await parse({ ...fields, other: 'x' }, '?accessToken=1&q=2&a=2')
	expect(isComplete(form)).toBe(true)
	expect(form.value).toEqual({ code: '12', password: 'geheim', persons: [{ email: 'x', name: 'Anna' }] })
	expect(form.address).toBe('/form?q=2')
	const broken = await parse({ zip: '1' })
	expect([isComplete(broken), broken.value]).toEqual([false, undefined])
})

test('A form that is not whole is answered with what was typed, without what is secret', async () => {
	const ctx = createContext()
	const answer = await read(
		answerInvalid(ctx, await parse({ password: 'geheim', zip: '1' }), { secret: ['password'] }),
	)
	expect(answer).toEqual({
		status: 422,
		summary: 'Er is 1 antwoord dat nog niet klopt',
		errors: { code: ['Code ontbreekt'] },
		typed: { zip: '1' },
	})
	expect(ctx.outcome.failed).toBe(true)
})

test('Errors that are added stand in the order in which they are given, and count in the heading', async () => {
	const errors = { zip: ['Z'], code: ['C', 'D'], '': ['Nog iets'] }
	const answer = await read(answerInvalid(createContext(), await parse(fields), { errors }))
	expect(Object.entries(answer.errors ?? {})).toEqual([
		['zip', ['Z']],
		['code', ['C', 'D']],
		['', ['Nog iets']],
	])
	expect(answer.summary).toBe('Er zijn 3 antwoorden die nog niet kloppen')
})

test('What the page says first of the whole form stands first, and is no answer that is wrong', async () => {
	const all = { '': ['Niet alles is ingevuld'], zip: ['Z'], code: ['C'] }
	const answer = await read(answerInvalid(createContext(), await parse(fields), { errors: all }))
	expect(Object.keys(answer.errors ?? {})).toEqual(['', 'zip', 'code'])
	expect(answer.summary).toBe('Er zijn 2 antwoorden die nog niet kloppen')
	const errors = { '': ['Nog iets'] }
	const alone = await read(answerInvalid(createContext(), await parse(fields), { errors }))
	expect(alone).toMatchObject({ status: 422, summary: 'Dit is nog niet gelukt', errors })
})

test('A page may answer with another status and heading; without errors it says that it did not work', async () => {
	const others = { status: 409, heading: 'Al gedaan' }
	const answer = await read(answerInvalid(createContext(), await parse(fields), others))
	expect(answer).toMatchObject({ status: 409, summary: 'Al gedaan' })
	expect(answer.errors).toBeUndefined()
})

test.each([
	['a refusal', new ApiFailure(403, 'accessDenied'), 422, 'Dit mag u niet doen'],
	['a failure', new ApiFailure(500, 'mysqlError'), 502, 'Er ging iets mis bij ons'],
	['no answer', new ApiUnreachable({ cause: 'reset' }), 503, 'Er ging iets mis bij ons'],
	['no licence', new LicenceUnavailable(), 503, 'Er ging iets mis bij ons'],
])('%s is said of the whole form, under its own heading', async (_what, error, status, summary) => {
	const answer = await read(
		answerFailed(createContext(), await parse(fields), error, { secret: ['password'] }),
	)
	expect(answer).toMatchObject({ status, summary, errors: { '': [expect.any(String)] } })
	expect(answer.typed).not.toHaveProperty('password')
})

test('A refusal is said in the words of its code, at the field that the code is about, or in those of the page', async () => {
	const error = new ApiFailure(422, 'invalidOtp')
	const answer = await read(answerFailed(createContext(), await parse(fields), error))
	expect(answer.errors).toEqual({ code: [say('errors.invalidOtp')] })
	const own = await read(answerFailed(createContext(), await parse(fields), error, { words: 'Kan niet' }))
	expect(own.errors).toEqual({ '': ['Kan niet'] })
})

const pointed = (...pointers: string[]) =>
	new ApiFailure(422, 'PresentFieldsError', {
		fields: pointers.map((field) => ({ field, code: field === 'code' ? 'invalidOtp' : undefined })),
	})

test.each([
	['code', { code: [say('errors.invalidOtp')] }],
	['data/code', { code: [say('errors.presentFieldsError')] }],
	['persons/0/email', { 'persons[0].email': [say('errors.presentFieldsError')] }],
	['persons/10/name', { 'persons[10].name': [say('errors.presentFieldsError')] }],
	['line2', { line2: [say('errors.presentFieldsError')] }],
])('A refusal that points at %s stands at that field', async (pointer, errors) => {
	const rows = Array.from({ length: 10 }, (_, row): [string, string] => [`persons[${row + 1}].name`, 'Bea'])
	const form = await parse({ ...fields, ...Object.fromEntries(rows), line2: 'x' })
	const answer = await read(answerFailed(createContext(), form, pointed(pointer)))
	expect(answer).toMatchObject({ status: 422, errors, summary: 'Er is 1 antwoord dat nog niet klopt' })
})

test.each([
	'persons/0',
	'persons/1/email',
	'code/length',
	'toString',
	'__proto__',
	'other',
	'formToken',
	'x/data/code',
	'persons/0/data/email',
])('A refusal that points at %s, which is no field, is said of the whole form', async (pointer) => {
	const answer = await read(answerFailed(createContext(), await parse(fields), pointed(pointer)))
	expect(answer.errors).toEqual({ '': [say('errors.presentFieldsError')] })
})

const refused = 'Dit is niet aangenomen. Kijk het na.'

test.each([
	['Persons/0/EMAIL', 'persons[0].email'],
	['data/attributes/persons/0/e_mail', 'persons[0].email'],
	['body/persons/0/email', 'persons[0].email'],
	['line-2', 'line2'],
	['code/0', 'code'],
])('A field in another spelling is found, and says that it was not accepted: %s', async (path, name) => {
	const form = await parse({ ...fields, line2: 'x' })
	const error = new ApiFailure(422, 'whoKnows', { fields: [{ field: path, code: 'NotBlank' }] })
	const answer = await read(answerFailed(createContext(), form, error))
	expect(answer).toMatchObject({ status: 422, summary: 'Er is 1 antwoord dat nog niet klopt' })
	expect(answer.errors).toEqual({ [name]: [refused] })
	expect(answer.contact).toBeUndefined()
})

test('A field that was not answered is named too; a row without input is not counted', async () => {
	const form = await parse({ code: '1', 'persons[0].email': ' ', 'persons[1].email': 'x' })
	const error = new ApiFailure(422, undefined, {
		fields: ['zip', 'persons/0/name', 'persons/1/name'].map((field) => ({ field, code: undefined })),
	})
	const { errors } = await read(answerFailed(createContext(), form, error))
	expect(errors).toEqual({ zip: [refused], 'persons[1].name': [refused] })
})

test('The code of one field is not told at another', async () => {
	const error = new ApiFailure(422, 'invalidDate', {
		fields: [
			{ field: 'code', code: 'invalidDate' },
			{ field: 'zip', code: undefined },
		],
	})
	const { errors } = await read(answerFailed(createContext(), await parse(fields), error))
	expect(errors).toEqual({ code: [say('errors.invalidDate')], zip: [refused] })
})

test('A field on another page of the form is told with its question, and leads there', async () => {
	const elsewhere = new Map([['income', { button: 'step-2', label: 'Inkomen:' }]])
	const form = { ...(await parse(fields)), elsewhere }
	const error = new ApiFailure(422, undefined, { fields: [{ field: 'data/income', code: undefined }] })
	const answer = await read(answerFailed(createContext(), form, error))
	expect(answer.errors).toEqual({ 'step-2': [`Inkomen: ${refused}`] })
	expect(answer.summary).toBe('Er is 1 antwoord dat nog niet klopt')
})

test.each([400, 403, 404, 409, 410, 422])(
	'A refusal of %i without a known code promises nothing, and says whom to call',
	async (status) => {
		const error = new ApiFailure(status, 'whoKnows')
		const answer = await read(answerFailed(createContext(), await parse(fields), error))
		expect(answer).toMatchObject({
			status: 422,
			summary: 'Dit is nog niet gelukt',
			errors: { '': ['Er is een fout opgetreden, probeer het nog een keer.'] },
			contact: {
				text: 'Helpt dat niet, bel ons dan.',
				link: { href: 'tel:+31505550100', label: '050\u00a0555\u00a001\u00a000' },
			},
		})
	},
)

test('Without a phone number in the footer the contact page is named; a known code needs no call', async () => {
	const form = await parse(fields)
	const mail = createContext('<p>Bel 010 <a href="mailto:a@b.nl">mail</a></p>')
	const { contact } = await read(answerFailed(mail, form, new ApiFailure(422, undefined)))
	expect(contact?.link).toEqual({ href: '/help', label: 'Contact met ons' })
	const known = await read(
		answerFailed(createContext(), form, new ApiFailure(409, 'dossierExternalIdExists')),
	)
	expect(known.contact).toBeUndefined()
	expect(known.summary).toBe('Dit is al gedaan')
})

test.each([
	[429, undefined, 'Er is een fout opgetreden, probeer het nog een keer. Dat kan weer na 12:02 uur.'],
	[423, 'consumerLocked', `${say('errors.locked')} Dat kan weer na 12:02 uur.`],
])('A wait that the API tells with %i is told', async (status, code, text) => {
	vi.useFakeTimers({ now: new Date('2026-11-22T11:00:30Z') })
	const ctx = createContext()
	const error = new ApiFailure(status, code, { retryAfterSeconds: 90 })
	const answer = await read(answerFailed(ctx, await parse(fields), error))
	vi.useRealTimers()
	expect(answer).toMatchObject({ status: 429, summary: 'Even wachten', errors: { '': [text] } })
	expect(ctx.outcome.retryAfterSeconds).toBe(90)
})

test('A form that has a member called data means that one', async () => {
	const form = await parseForm(
		posted({ 'data.code': '1' }),
		z.object({ data: z.object({ code: z.string() }) }),
	)
	const answer = await read(answerFailed(createContext(), form, pointed('data/code')))
	expect(Object.keys(answer.errors ?? {})).toEqual(['data.code'])
})

test('What the schema says of the whole form stands before what is added', async () => {
	const never = schema.refine(() => false, { error: 'Samen onjuist' })
	const form = await parseForm(posted(fields), never)
	const answer = await read(answerInvalid(createContext(), form, { errors: { zip: ['Z'], line2: ['L'] } }))
	expect(Object.entries(answer.errors ?? {})).toEqual([
		['', ['Samen onjuist']],
		['zip', ['Z']],
		['line2', ['L']],
	])
})

test('What was done too often says from when it may be tried again', async () => {
	vi.useFakeTimers({ now: new Date('2026-11-22T11:00:30Z') })
	const ctx = createContext()
	const answer = await read(
		answerFailed(ctx, await parse(fields), new TooOften(90), { secret: ['password'] }),
	)
	vi.useRealTimers()
	expect(answer).toMatchObject({
		status: 429,
		summary: say('failure.tooManyRequests.title'),
		errors: { '': ['U heeft het te vaak geprobeerd. Probeer het opnieuw na 12:02 uur.'] },
	})
	expect(answer.typed).not.toHaveProperty('password')
	expect(ctx.outcome.retryAfterSeconds).toBe(90)
})

test('What is a fault of ours is no answer', async () => {
	const form = await parse(fields)
	await expect(answerFailed(createContext(), form, new Error('ours'))).rejects.toThrow('ours')
})

test('What may have arrived is shown again, with a tick that sends it all the same', async () => {
	const since = Date.parse('2026-11-22T11:00:00Z')
	const answer = await read(
		answerUnknown(createContext(), await parse(fields), { answers: [], formId: 'f', since }),
	)
	expect(answer).toEqual({
		status: 422,
		summary: 'Dit is misschien al aangekomen',
		sendAgain: { answers: [], formId: 'f', since, label: 'Toch nog een keer versturen' },
		errors: { '': [expect.stringContaining('op 22 november 2026, 12:00 uur,')] },
		typed: expect.objectContaining({ code: '12' }) as object,
	})
	const lost = answerUnknown(createContext(), await parse(fields), { answers: [], formId: 'f', since }, 503)
	expect(lost.status).toBe(503)
})
