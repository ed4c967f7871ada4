import type { SerializeFrom } from '@remix-run/node'
import type { Uses, UsesSending } from '#app/request/context.server'
import { answerInvalid } from '#app/forms/parse-form.server'
import type { Say } from '#app/i18n/say.server'
import { createTable } from '#app/lib/look-up'
import { paths } from '#app/paths'
import { requireLicence } from '#app/firm/firm.server'
import { sayWhileSignedIn } from '#app/request/enter.server'
import { formIdField } from '#app/request/form-fields'
import { readForm } from '#app/request/read-form.server'
import { refuseNotFound } from '#app/request/refusals.server'
import { isFormIdOf } from '#app/submissions/form-ids.server'
import { getRecordOwner } from '#app/submissions/record-owner.server'
import { getFormId, sendOnce } from '#app/submissions/send-once.server'
import { listAnswerRows } from '#app/wizard/answer-rows.server'
import type { Block, Values, Condition, Question } from '#app/wizard/question'
import { buildBlockView, listBlockConditions } from '#app/wizard/question-view.server'
import { getFormTexts, parseQuestions } from '#app/wizard/questions.server'
import { getDossierChoices, type DossierChoices, type Choices } from './dossier-choices.server'
import type { Licence } from '#app/api/resources/licence'
import { findWording } from '#app/i18n/language'
import type { Language } from '#app/locales/languages'

type Name = keyof DossierChoices
type Person = Record<'name' | 'address' | 'contact', Question[]>

const withPartner: Condition = { names: ['hasPartner'], is: ['yes'] }
const short = { kind: 'text', size: 'short', isOptional: true } as const
const optional = { kind: 'text', isOptional: true } as const

/** @see [650] [651] [655] [A125] [A130] */
function personQuestions(incomeType: Question[]): Person {
	return {
		name: [
			{ kind: 'choice', name: 'gender', answers: ['male', 'female'], isOptional: true },
			{ ...short, name: 'initials', writing: 'initials' },
			{ kind: 'text', name: 'firstName', autoComplete: 'given-name', writing: 'name' },
			{ ...short, name: 'preposition', writing: 'lowercase' },
			{ kind: 'text', name: 'lastName', autoComplete: 'family-name', writing: 'name' },
		],
		address: [
			{ ...short, name: 'postalCode', format: 'postcode', autoComplete: 'postal-code', writing: 'code' },
			{ ...short, name: 'houseNumber', writing: 'digits', format: 'houseNumber' },
			{ ...short, name: 'houseNumberAddition', writing: 'code' },
			{ ...optional, name: 'street', writing: 'name' },
			{ ...optional, name: 'city', autoComplete: 'address-level2', writing: 'name' },
			{ ...optional, name: 'country', autoComplete: 'country-name', writing: 'name' },
		],
		contact: [
			{ kind: 'date', name: 'dateOfBirth', isPast: true, isOptional: true, autoComplete: 'bday' },
			{ kind: 'tel', name: 'homePhone', isOptional: true, autoComplete: 'home tel' },
			{ kind: 'tel', name: 'mobilePhone', isOptional: true, autoComplete: 'mobile tel' },
			{ kind: 'email', name: 'email', autoComplete: 'email' },
			...incomeType,
		],
	}
}

/** Autocomplete is off: the browser only has the client's own data. The e-mail address is optional. */
function partnerQuestions(incomeType: Question[]): Person {
	const { name, address, contact } = personQuestions(incomeType)
	const ofPartner = (question: Question): Question => ({
		...question,
		autoComplete: 'off',
		isOptional: question.name === 'email' ? true : question.isOptional,
	})
	return {
		name: name.map(ofPartner),
		address: address.map(ofPartner),
		contact: contact.map(ofPartner),
	}
}

export function buildDossierBlocks(
	choices: DossierChoices,
	choiceOf: (name: Name, choices: Choices) => Question[],
) {
	const incomeType = choiceOf('incomeType', choices.incomeType)
	const self = personQuestions(incomeType)
	const partner = partnerQuestions(incomeType)
	const ofPartner = { path: 'persons[1]', about: 'partner', when: withPartner }
	return {
		phase: { name: 'phase', questions: choiceOf('productPhase', choices.productPhase) },
		self: [
			{ name: 'name', path: 'persons[0]', questions: self.name },
			{ name: 'address', path: 'persons[0]', questions: self.address },
			{ name: 'contact', path: 'persons[0]', questions: self.contact },
		],
		together: {
			name: 'together',
			questions: [{ kind: 'choice', name: 'hasPartner', answers: ['yes', 'no'] }],
		},
		partner: [
			{ ...ofPartner, name: 'partnerName', questions: partner.name },
			{ ...ofPartner, name: 'partnerAddress', questions: partner.address },
			{ ...ofPartner, name: 'partnerContact', questions: partner.contact },
		],
	} satisfies Record<string, Block | Block[]>
}

export function createShownChoice(name: Name, { labels }: Choices): Question[] {
	const answers = [...labels.keys()]
	return answers.length > 0 ? [{ kind: 'select', name, answers, isOptional: true }] : []
}

/** Accepts earlier answers while the list is unavailable. */
export function createReadChoice(name: Name, choices: Choices): Question[] {
	return choices.isMissing ? [{ ...optional, name }] : createShownChoice(name, choices)
}

const personKeys = [
	'gender',
	'initials',
	'firstName',
	'preposition',
	'lastName',
	'postalCode',
	'houseNumber',
	'houseNumberAddition',
	'street',
	'city',
	'homePhone',
	'mobilePhone',
	'dateOfBirth',
	'country',
	'email',
	'incomeType',
]

export type DossierFormView = SerializeFrom<typeof getDossierPage>

const subject = 'create dossier'
const known = { hasPartner: 'no', persons: [{ country: 'Nederland' }, { country: 'Nederland' }] }

/** A signed-in client is redirected to the overview, which says why (contract §10). */
export const dossierPurpose = sayWhileSignedIn('notices.dossierWhileSignedIn')

/**
 * The id in the form's address names the records of a guest, in the browser that it was made for. @throws Response when
 * the firm has no such form [646]
 */
export async function openDossierForm(
	ctx: UsesSending<'visitor' | 'api' | 'branch' | 'firm' | 'cookies' | 'queryTokens'>,
	request: Request,
) {
	const [licence, branch] = await Promise.all([requireLicence(ctx), ctx.branch.name()])
	if (!licence.features.appointmentForm) throw refuseNotFound(ctx.say)
	const query = new URL(request.url).searchParams
	const id = (await findOwnId({ ...ctx, branch }, request)) ?? ctx.cookies.guestKey.createId()
	const choices = await getDossierChoices(ctx.api, licence)
	return { ctx: { ...ctx, guest: { id, branch } }, licence, choices, id, isSent: query.has('sent') }
}
type OpenedForm = Awaited<ReturnType<typeof openDossierForm>>

/** Undefined for an id that somebody else may have put into the address. A posted form proves it by its one-time id. */
async function findOwnId(
	{ cookies: { guestKey }, branch }: Uses<'cookies'> & { branch: string | undefined },
	request: Request,
) {
	const id = new URL(request.url).searchParams.get('form') ?? ''
	if (guestKey.owns(id)) return id
	const formId = request.method === 'POST' ? (await readForm(request)).get(formIdField) : null
	const owner = getRecordOwner({ consumer: undefined, guest: { id, branch } })
	if (!formId || !(await isFormIdOf(owner, subject, formId))) return undefined
	guestKey.adopt(id)
	return id
}

/**
 * `no-cache` instead of `no-store`: the back button shows the form with the id that was sent. A form with a
 * new id would send restored answers twice. lynx only supports Pragma.
 */
export function createDossierHeaders({ ctx }: OpenedForm): Record<string, string> {
	if (ctx.outcome.failed || ctx.queryTokens) return {}
	return { 'Cache-Control': 'private, no-cache, no-transform', Pragma: 'no-cache' }
}

export async function getDossierPage({ ctx, choices, id, isSent }: OpenedForm) {
	const { say } = ctx
	const { title, purpose, back, sends, submit, sections, missing, sent } = say.table('createDossier')
	return {
		title,
		purpose: isSent ? undefined : purpose,
		back: { href: paths.login(), label: back },
		action: paths.createDossierForm(id),
		formId: await getFormId(ctx, subject),
		sent: isSent ? { toLogin: sent.toLogin, again: sent.again } : undefined,
		missing:
			missingOf(choices).length > 0 ? { kind: say('shell.notices.kinds.warning'), text: missing } : undefined,
		missingFields: missingOf(choices),
		known,
		sections,
		words: getFormTexts(say),
		...viewsOf(ctx, choices),
		sends,
		submit,
	}
}

function missingOf({ productPhase, incomeType }: DossierChoices) {
	return [
		...(productPhase.isMissing ? ['productPhase'] : []),
		...(incomeType.isMissing ? ['persons[0].incomeType', 'persons[1].incomeType'] : []),
	]
}

function wordsOf({ say }: Uses<'say'>, choices: DossierChoices) {
	const { blocks: titles, questions, about, answers } = say.table('createDossier')
	const lists = {
		productPhase: createTable(choices.productPhase.labels),
		incomeType: createTable(choices.incomeType.labels),
	}
	return { blocks: titles, questions, about, answers: { ...answers, ...lists } }
}

function viewsOf(ctx: Uses<'say'>, choices: DossierChoices) {
	const words = wordsOf(ctx, choices)
	const { phase, self, together, partner } = buildDossierBlocks(choices, createShownChoice)
	const gates = listBlockConditions([...self, ...partner])
	const view = (block: Block) => buildBlockView(block, known, gates, words)
	return {
		phase: view(phase),
		self: self.map(view),
		together: view(together),
		partner: partner.map(view),
	}
}

/** The first person, as typed. */
function nameOf(values: Values, say: Say) {
	const find = (name: string) => values[`persons[0].${name}`]
	const parts = [find('firstName') ?? find('initials'), find('preposition'), find('lastName')]
	const name = parts.filter(Boolean).join(' ')
	return name === '' ? undefined : say('receipts.typedName', { name })
}

/** @see [655] */
export async function sendDossier({ ctx, licence, choices }: OpenedForm, request: Request) {
	const { say, api } = ctx
	const { phase, self, together, partner } = buildDossierBlocks(choices, createReadChoice)
	const blocks = [phase, ...self, together, ...partner]
	const { form, typed, values, errors, doubts } = await parseQuestions(request, blocks, say)
	if (Object.keys(errors).length > 0) return answerInvalid(ctx, form, { errors })
	return sendOnce(ctx, form, { subject, quiet: true, doubts }, async () => {
		await api.post('/api/create-dossier', buildDossierPayload(values, licence, say.language))
		const { title, sent } = say.table('createDossier')
		const rows = listAnswerRows(blocks, { typed, values }, wordsOf(ctx, choices), say)
		return {
			to: paths.createDossierSent(),
			receipt: { title, sent: rows, next: sent.next, sender: { name: nameOf(values, say) } },
		}
	})
}

/** All keys are present; empty answers are null. The second person is the partner (contract §7) [655]. */
export function buildDossierPayload(values: Values, { features, content }: Licence, language: Language) {
	const hasPartner = values.hasPartner === 'yes'
	const personOf = (at: number) => ({
		...Object.fromEntries(personKeys.map((key) => [key, values[`persons[${at}].${key}`] ?? null])),
		addressStyle: features.defaultAddressStyle ?? 'formal',
	})
	return {
		hasPartner,
		productPhase: values.productPhase ?? null,
		leadSource: findWording(content.leadSource, language) ?? null,
		persons: hasPartner ? [personOf(0), personOf(1)] : [personOf(0)],
	}
}
