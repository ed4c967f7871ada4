import { randomUUID } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { z } from 'zod/v4'
import { parseBody } from '#app/backend/body'
import { BackendFailure, toDocument, type StoredItem } from '#app/backend/jsonapi'
import { createRecord, listRecords } from '#app/backend/records.server'
import { incomeTypes, productPhases } from '#app/backend/seed/loan-choices'
import type { ApiStore } from '#app/backend/store.server'
import type { ApiEnv } from '#app/backend/call-context.server'
import { toWallClock } from '#app/lib/wall-clock'

const textSchema = z.string().trim().min(1).max(255)
const maybe = textSchema.nullable()

const personSchema = z.strictObject({
	gender: maybe,
	initials: maybe,
	firstName: textSchema,
	preposition: maybe,
	lastName: textSchema,
	postalCode: maybe,
	houseNumber: maybe,
	houseNumberAddition: maybe,
	street: maybe,
	city: maybe,
	homePhone: maybe,
	mobilePhone: maybe,
	dateOfBirth: maybe,
	country: maybe,
	email: z.email().nullable(),
	addressStyle: z.enum(['formal', 'informal']),
	incomeType: maybe,
})
export const newDossierSchema = z.strictObject({
	hasPartner: z.boolean(),
	productPhase: maybe,
	leadSource: maybe,
	persons: z.array(personSchema),
})
type Dossier = z.output<typeof newDossierSchema>

const storedSchema = newDossierSchema.extend({ id: z.string() })

/** Dossiers of guests who want to become clients, and the lists they choose from. @see [654] [655] */
export function createDossierFormRoutes(store: ApiStore) {
	return new Hono<ApiEnv>()
		.get('/api/entities/product-phases', (c) => c.json(listOf(c, 'product-phases', productPhases)))
		.get('/api/entities/income-types', (c) => c.json(listOf(c, 'income-types', incomeTypes)))
		.post('/api/create-dossier', async (c) => {
			const body = await parseBody(c.req, newDossierSchema)
			checkPersons(body, toWallClock(store.now()).format('YYYY-MM-DD'))
			checkSetUp(body, c)
			const { domain } = c.get('branch')
			store.together(() => storeDossier(store, domain, body))
			return c.body(null, 204)
		})
}

function listOf(
	c: Context<ApiEnv>,
	type: string,
	choices: readonly { code: string; label: { nl: string; en: string } }[],
) {
	const items: StoredItem[] = choices.map(({ code, label }) => ({
		id: code,
		code,
		label: label[c.get('language')],
	}))
	return toDocument({ type }, items)
}

/** Persons of a dossier: one, or two with a partner. Only the first needs an e-mail address. */
function checkPersons({ hasPartner, persons }: Dossier, today: string) {
	if (persons.length !== (hasPartner ? 2 : 1)) throw wrong('outOfIndex', 'persons')
	if (persons[0]?.email === null) throw wrong('fieldInvalid', 'persons/0/email')
	persons.forEach(({ gender, dateOfBirth, country, incomeType }, at) => {
		const pointer = `persons/${at}`
		if (gender !== null && !['male', 'female'].includes(gender))
			throw wrong('invalidGender', `${pointer}/gender`)
		if (dateOfBirth !== null && !(z.iso.date().safeParse(dateOfBirth).success && dateOfBirth <= today))
			throw wrong('invalidBirthDate', `${pointer}/dateOfBirth`)
		if (country !== null && !/^\p{L}[\p{L} .,'’()-]+$/u.test(country))
			throw wrong('invalidCountry', `${pointer}/country`)
		if (!isAmong(incomeTypes, incomeType)) throw wrong('incomeTypeNotFound', `${pointer}/incomeType`)
	})
}

/** Compares with the licence: its own address style and lead source, and no value for a hidden field (contract §7). */
function checkSetUp({ productPhase, leadSource, persons }: Dossier, c: Context<ApiEnv>) {
	const { features, content } = c.get('branch')
	if (features.show_appointment_form !== true) throw new BackendFailure(403, 'accessDenied')
	const showsPhase = features.do_show_productphase_field === true
	if (!isAmong(showsPhase ? productPhases : [], productPhase)) throw wrong('phaseNotFound', 'productPhase')
	if (leadSource !== content[c.get('language')].lead_source) throw wrong('leadSourceNotFound', 'leadSource')
	persons.forEach(({ addressStyle, incomeType }, at) => {
		if (addressStyle !== features.default_address_style)
			throw wrong('optionNotFound', `persons/${at}/addressStyle`)
		if (incomeType !== null && features.do_show_incometype_field !== true)
			throw wrong('incomeTypeNotFound', `persons/${at}/incomeType`)
	})
}

function isAmong(choices: readonly { code: string }[], value: string | null) {
	return value === null || choices.some(({ code }) => code === value)
}

/** @throws BackendFailure 409 when the branch already has the dossier or its first person. */
function storeDossier(store: ApiStore, domain: string, body: Dossier) {
	const known = listRecords(store, 'dossier_form', domain).map((item) => storedSchema.parse(item))
	if (known.some(({ id: _id, ...one }) => JSON.stringify(one) === JSON.stringify(body)))
		throw new BackendFailure(409, 'dossierExternalIdExists')
	if (known.some(({ persons: [one] }) => one && isSame(one, body.persons[0])))
		throw new BackendFailure(409, 'personExternalIdExists', [
			{ code: 'personExternalIdExists', field: 'persons/0/email' },
		])
	createRecord(store, 'dossier_form', domain, { ...body, id: randomUUID() })
}

function isSame(one: Dossier['persons'][number], other: Dossier['persons'][number] | undefined) {
	const who = ({ email, lastName, dateOfBirth }: Dossier['persons'][number]) =>
		JSON.stringify([email?.toLowerCase(), lastName.toLowerCase(), dateOfBirth])
	return other !== undefined && who(one) === who(other)
}

function wrong(code: string, field: string) {
	return new BackendFailure(422, code, [{ code, field }])
}
